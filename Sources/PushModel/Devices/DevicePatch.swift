// SPDX-License-Identifier: Apache-2.0

/// A change of some fields: nil leaves a field alone, `.some(nil)` clears it.
package struct DevicePatch: Sendable {
  package var languages: [String]?
  package var environment: PushEnvironment?
  package var user: String??
  package var tags: [String]?
  /// Tags that are added and removed, beside those that the device has; not with `tags`.
  package var tagChange = TagChange()
  package var timeZone: String??
  package var appVersion: String??

  /// A patch that changes nothing yet.
  package init() {}
}
