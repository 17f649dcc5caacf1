// SPDX-License-Identifier: Apache-2.0

/// Contents of the queue, with the reasons why rows are not being sent.
package struct QueueReport: Sendable, Equatable {
  /// What rows wait for.
  package enum Waiting: Sendable, Hashable {
    /// A claim.
    case ready
    /// Rows that a holder is working on.
    case claimed
    /// Rows that are due later, for example for their next attempt.
    case retry
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

  package var lines: [Line]
  /// Latest time at which a starting node held queued work; nil if none did.
  package var heldSince: Instant?
  /// Whether the queue has more rows than the report counts.
  package var isMinimum: Bool

  package init(lines: [Line], heldSince: Instant?, isMinimum: Bool) {
    self.lines = lines
    self.heldSince = heldSince
    self.isMinimum = isMinimum
  }
}
