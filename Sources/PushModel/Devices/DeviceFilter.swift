// SPDX-License-Identifier: Apache-2.0

/// Which devices to list. Filters are joined by "and".
package struct DeviceFilter: Sendable, Equatable {
  package var user: String?
  /// Devices whose first preference this language fits, as texts in it do (`fr` lists `fr-CA`).
  package var language: String?
  package var tags = Narrowing.Tags()
  package var versions: AppVersionRange?
  package var state: DeviceState?
  /// Why it is not active.
  package var reason: String?
  package var environment: PushEnvironment?
  package var tokenKind: TokenKind?
  /// Devices that were changed then or later.
  package var updatedSince: Instant?

  /// All devices.
  package init() {}

  /// All devices, those of somebody, and what no index finds, are listed in the order of their tokens. What is found in
  /// another way goes in that of broadcasts.
  package var goesByTokens: Bool {
    var others = self
    others.updatedSince = nil
    others.tags.none = []
    return user != nil || others == DeviceFilter()
  }
}

/// A page of a list of devices.
package struct DevicePage: Sendable, Equatable {
  /// May be fewer than were asked for, or none, although there are more.
  package let devices: [Device]
  /// After which place the next page begins; nil at the end. Of a list in the order of tokens the token says all.
  package let next: RangeCursor?

  /// Devices and where to go on.
  package init(_ devices: [Device], next: RangeCursor?) {
    self.devices = devices
    self.next = next
  }
}
