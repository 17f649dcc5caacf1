// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// An ended run whose outcomes do not add up to its audience.
package struct UnaccountedRun: Sendable, Equatable {
  package let run: RunID
  package let notification: NotificationID
  package let app: AppID
  /// Devices of the audience without an outcome; negative if there are more outcomes than devices.
  package let devices: Int
}
