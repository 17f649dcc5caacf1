// SPDX-License-Identifier: Apache-2.0

/// Contents of the queue, with the reasons why rows are not being sent.
package struct QueueReport: Sendable, Equatable {
  /// What rows wait for.
  package enum Waiting: Sendable, Hashable {
    /// A claim.
    case ready
    /// Rows that a holder is working on.
    case claimed
    /// The next attempt of a push.
    case retry
    /// The end of quiet hours, or the recipient's local time.
    case delayed
    /// Rows held for their lane or for a pause.
    case held(HoldReason)
    /// Rows held after a restore, until an operator releases them.
    case afterRestore

    /// Name in the API and in metrics.
    package var name: String {
      switch self {
      case .ready: "ready"
      case .claimed: "claimed"
      case .retry: "retry"
      case .delayed: "delayed"
      case .held(let reason): reason.name
      case .afterRestore: Self.afterRestoreName
      }
    }

    package static let afterRestoreName = "after_restore"
  }

  /// Number of rows with equal app, environment, class, kind and waiting reason.
  package struct Line: Sendable, Equatable {
    /// The app's bundle id.
    package var app: String
    package var environment: PushEnvironment
    package var workClass: WorkClass
    package var kind: WorkKind
    package var waiting: Waiting
    package var rows: Int
    /// Acceptance time of the oldest notification with such rows.
    package var oldest: Instant

    package init(
      app: String, environment: PushEnvironment, workClass: WorkClass, kind: WorkKind,
      waiting: Waiting, rows: Int, oldest: Instant
    ) {
      self.app = app
      self.environment = environment
      self.workClass = workClass
      self.kind = kind
      self.waiting = waiting
      self.rows = rows
      self.oldest = oldest
    }
  }

  /// Claimed work that waits for a rate limit.
  package struct RateLimited: Sendable, Equatable {
    package var app: AppID
    /// The app's bundle id.
    package var bundleID: String
    /// The notification with the limit; nil: the limit of the app.
    package var notification: NotificationID?
    /// Rows that all shards have.
    package var demand: RateDemand

    package init(
      app: AppID, bundleID: String, notification: NotificationID?, demand: RateDemand
    ) {
      self.app = app
      self.bundleID = bundleID
      self.notification = notification
      self.demand = demand
    }
  }

  package var lines: [Line]
  package var rateLimited: [RateLimited]
  /// Latest time at which a starting node held queued work; nil if none did.
  package var heldSince: Instant?
  /// Whether the queue has more rows than the report counts.
  package var isMinimum: Bool

  package init(
    lines: [Line], rateLimited: [RateLimited], heldSince: Instant?, isMinimum: Bool
  ) {
    self.lines = lines
    self.rateLimited = rateLimited
    self.heldSince = heldSince
    self.isMinimum = isMinimum
  }
}
