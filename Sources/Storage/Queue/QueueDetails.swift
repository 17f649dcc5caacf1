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

  /// Claimed work that waits for a rate limit.
  package struct RateLimited: Sendable, Equatable {
    package var app: AppID
    /// The notification with the limit; nil: the limit of the app.
    package var notification: NotificationID?
    /// Rows that all shards have.
    package var demand: RateDemand

    package init(app: AppID, notification: NotificationID?, demand: RateDemand) {
      self.app = app
      self.notification = notification
      self.demand = demand
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
  package var rateLimited: [RateLimited]
  /// The next ones, the earliest first.
  package var scheduled: [Scheduled]

  package init(rows: [Int64: Row], rateLimited: [RateLimited], scheduled: [Scheduled]) {
    self.rows = rows
    self.rateLimited = rateLimited
    self.scheduled = scheduled
  }
}
