// SPDX-License-Identifier: Apache-2.0

/// Filters of a device list; devices must match all of them.
package struct DeviceFilter: Sendable, Equatable {
  package var user: String?
  /// A language whose texts the devices' first language can use: `fr` matches `fr-CA`.
  package var language: String?
  package var tags = Narrowing.Tags()
  package var versions: AppVersionRange?
  package var state: DeviceState?
  /// Why the devices are not active.
  package var reason: String?
  package var environment: PushEnvironment?
  package var tokenKind: TokenKind?
  /// Earliest time of the devices' last change.
  package var updatedSince: Instant?

  /// Matches all devices.
  package init() {}

  /// Whether the list is in token order: a list of all devices, of a user's devices, or by a filter
  /// without an index. Other lists are in broadcast order (bucket, token).
  package var goesByTokens: Bool {
    var others = self
    others.updatedSince = nil
    others.tags.none = []
    return user != nil || others == DeviceFilter()
  }
}
