// SPDX-License-Identifier: Apache-2.0

/// A page of what became of the pushes to one device.
package struct DeviceDeliveries: Sendable, Equatable {
  /// The last delivery of a notification.
  package struct Item: Sendable, Equatable {
    package let notification: NotificationID
    package let delivery: Delivery

    /// Both.
    package init(notification: NotificationID, delivery: Delivery) {
      self.notification = notification
      self.delivery = delivery
    }
  }

  /// May be fewer than were asked for, or none, although there are more.
  package let items: [Item]
  /// Before which notification the next page begins; nil at the end.
  package let next: NotificationID?

  /// Items and where to go on.
  package init(_ items: [Item], next: NotificationID?) {
    self.items = items
    self.next = next
  }
}
