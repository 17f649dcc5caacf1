// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Details of the waiting work, besides the counts.
package struct QueueDetails: Sendable {
  /// A row of the queue.
  package struct Row: Sendable, Equatable {
    package var notification: NotificationID
    /// Pushes of the row expire then.
    package var deadline: Instant
    /// Why the last attempt of a retry failed, or why its push waits; nil for other rows.
    package var reason: String?

    package init(notification: NotificationID, deadline: Instant, reason: String?) {
      self.notification = notification
      self.deadline = deadline
      self.reason = reason
    }
  }

  /// A notification that is due later.
  package struct Scheduled: Sendable, Equatable {
    package var id: NotificationID
    package var app: AppID
    package var due: Instant

    package init(id: NotificationID, app: AppID, due: Instant) {
      self.id = id
      self.app = app
      self.due = due
    }
  }

  /// Rows by number.
  package var rows: [Int64: Row]
  package var rateLimited: [QueueReport.RateLimited]
  /// The next ones, the earliest first.
  package var scheduled: [Scheduled]

  package init(rows: [Int64: Row], rateLimited: [QueueReport.RateLimited], scheduled: [Scheduled]) {
    self.rows = rows
    self.rateLimited = rateLimited
    self.scheduled = scheduled
  }
}
