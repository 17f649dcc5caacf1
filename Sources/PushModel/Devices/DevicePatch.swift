// SPDX-License-Identifier: Apache-2.0

/// An update of some fields: nil leaves a field unchanged, `.some(nil)` clears it.
package struct DevicePatch: Sendable {
  package var languages: [String]?
  package var environment: PushEnvironment?
  package var user: String??
  package var tags: [String]?
  /// Tags to add and remove; cannot be combined with `tags`.
  package var tagChange = TagChange()
  package var timeZone: String??
  package var appVersion: String??

  /// Creates a patch without changes.
  package init() {}
}
