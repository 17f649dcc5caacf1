// SPDX-License-Identifier: Apache-2.0

/// What stands in the queue, and why it is not being sent.
package struct QueueReport: Sendable, Equatable {
  /// Why rows stand there.
  package enum Waiting: Sendable, Hashable {
    /// For somebody who takes them.
    case ready
    /// For what somebody is doing with them.
    case claimed
    /// For the time of their next try.
    case retry
    /// For their lane, or the end of a pause.
    case held(HoldReason)
    /// For somebody to say what becomes of them: they were there when a node started after a restore.
    case afterRestore

    /// As the API and metrics name it.
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

  /// Rows that are alike.
  package struct Line: Sendable, Equatable {
    /// A bundle id.
    package var app: String
    package var environment: PushEnvironment
    package var workClass: WorkClass
    package var kind: WorkKind
    package var waiting: Waiting
    package var rows: Int
    /// When the oldest of their notifications was accepted.
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
  /// When a start last held what it found; nil when none ever did.
  package var heldSince: Instant?
  /// Whether there are more rows than were counted.
  package var isMinimum: Bool

  package init(lines: [Line], heldSince: Instant?, isMinimum: Bool) {
    self.lines = lines
    self.heldSince = heldSince
    self.isMinimum = isMinimum
  }
}

/// What is to become of work that is held after a restore.
package enum HoldEnding: Sendable, Equatable {
  /// It flows.
  case release
  /// What was accepted before this ends as `expired`.
  case expire(before: Instant)
}

/// When a start holds the work that it finds.
package enum HoldPolicy: Sendable {
  /// Never.
  case never
  /// When no node has been alive for long.
  case afterSilence
  /// Unless another node is alive.
  case always
}
