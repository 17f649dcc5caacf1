// SPDX-License-Identifier: Apache-2.0

/// One sending of a notification.
package struct Run: Sendable, Hashable {
  package var id: RunID
  package var app: AppID
  package var notification: NotificationID
  /// Days since 1970-01-01: the partition of the run's deliveries.
  package var day: Int32

  package init(id: RunID, app: AppID, notification: NotificationID, day: Int32) {
    self.id = id
    self.app = app
    self.notification = notification
    self.day = day
  }
}
