// SPDX-License-Identifier: Apache-2.0

/// A change of some fields: nil leaves a field alone, `.some(nil)` clears it.
package struct DevicePatch: Sendable {
  package var languages: [String]?
  package var environment: PushEnvironment?
  package var user: String??
  package var tags: [String]?
  package var timeZone: String??
  package var appVersion: String??

  /// A patch that changes nothing yet.
  package init() {}
}
