// SPDX-License-Identifier: Apache-2.0

/// Languages that the devices of an audience prefer, and their time zones. Large audiences are
/// sampled.
package struct AudienceSample: Sendable, Equatable {
  /// Devices with one list of preferred languages.
  package struct Preferences: Sendable, Equatable {
    /// The list, the first preference first; empty for devices without languages.
    package var languages: [String]
    package var devices: Int

    /// Creates a list with its devices.
    package init(languages: [String], devices: Int) {
      self.languages = languages
      self.devices = devices
    }
  }

  /// The lists, those of the most devices first.
  package var preferences: [Preferences]
  /// Devices by time zone, if the notification has quiet hours; nil: devices without a zone.
  package var zones: [String?: Int]
  /// Whether the whole audience was read.
  package var isComplete: Bool

  /// Number of devices that were read.
  package var devices: Int { preferences.reduce(0) { $0 + $1.devices } }
}
