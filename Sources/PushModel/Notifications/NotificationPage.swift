// SPDX-License-Identifier: Apache-2.0

/// A page of a notification list, newest first.
package struct NotificationPage: Sendable {
  package var notifications: [(notification: Notification, state: NotificationState)]
  /// Notification after which the next page begins; nil on the last page. A page examines a bounded
  /// number of rows, so a short page may not be the last.
  package var last: NotificationID?

  package init(
    _ notifications: [(notification: Notification, state: NotificationState)], last: NotificationID?
  ) {
    self.notifications = notifications
    self.last = last
  }
}
