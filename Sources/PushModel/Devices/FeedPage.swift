// SPDX-License-Identifier: Apache-2.0

/// A page of a feed, in feed order.
package struct FeedPage: Sendable, Equatable {
  package let events: [DeviceEvent]
  /// Position after which the next page begins.
  package let next: FeedPlace
  /// Whether more events follow the page.
  package let hasMore: Bool

  package init(_ events: [DeviceEvent], next: FeedPlace, hasMore: Bool) {
    self.events = events
    self.next = next
    self.hasMore = hasMore
  }
}
