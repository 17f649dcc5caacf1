// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Rows of the queue with equal properties.
package struct QueueGroup: Sendable, Equatable {
  package var app: AppID
  package var environment: PushEnvironment
  package var workClass: WorkClass
  package var kind: WorkKind
  package var waiting: QueueReport.Waiting
  /// The shard that has claimed the rows; nil: none.
  package var holder: UUID?
  /// Whether the rows are held after a restore; rows that are held for another reason may be, too.
  package var isRestored: Bool
  package var rows: Int
  /// Number of the oldest row.
  package var oldest: Int64
  /// The earliest time at which a row is due, or was due; of claimed rows, at which a lease ends.
  package var at: Instant?

  package init(
    app: AppID, environment: PushEnvironment, workClass: WorkClass, kind: WorkKind,
    waiting: QueueReport.Waiting, holder: UUID? = nil, isRestored: Bool = false,
    rows: Int, oldest: Int64, at: Instant?
  ) {
    self.app = app
    self.environment = environment
    self.workClass = workClass
    self.kind = kind
    self.waiting = waiting
    self.holder = holder
    self.isRestored = isRestored
    self.rows = rows
    self.oldest = oldest
    self.at = at
  }
}
