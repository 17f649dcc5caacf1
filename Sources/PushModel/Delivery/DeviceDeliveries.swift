// SPDX-License-Identifier: Apache-2.0

/// A page of one device's deliveries.
package struct DeviceDeliveries: Sendable, Equatable {
  /// The latest delivery of a notification to the device.
  package struct Item: Sendable, Equatable {
    package let notification: NotificationID
    package let delivery: Delivery

    package init(notification: NotificationID, delivery: Delivery) {
      self.notification = notification
      self.delivery = delivery
    }
  }

  /// Deliveries of the page. May be fewer than requested, or none, although more pages follow.
  package let items: [Item]
  /// Notification before which the next page begins; nil on the last page.
  package let next: NotificationID?

  package init(_ items: [Item], next: NotificationID?) {
    self.items = items
    self.next = next
  }
}
