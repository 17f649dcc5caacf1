// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Sums the results of the statements in `RunStore.counts`, for each notification.
struct RunTallies {
  private let notifications: [RunID: NotificationID]
  private var tallies: [NotificationID: RunTally] = [:]

  /// - Parameter runs: all runs whose rows are added.
  init(_ runs: [CountedRun]) {
    notifications = Dictionary(runs.map { ($0.id, $0.notification) }) { first, _ in first }
  }

  subscript(id: NotificationID) -> RunTally { tallies[id] ?? RunTally() }

  /// Adds rows of the queue.
  mutating func add(work rows: PostgresRows) throws(StorageError) {
    for work in try decoding(rows, RunTally.Work.init) {
      try change(work.run) { (tally) throws(StorageError) in tally.add(work) }
    }
  }

  /// Adds rows of `run_counts`.
  mutating func add(sums rows: PostgresRows) throws(StorageError) {
    for line in try decoding(rows, RunTally.Line.init) {
      try change(line.run) { (tally) throws(StorageError) in try tally.add(sum: line) }
    }
  }

  /// Adds deliveries of runs that are counted from their rows.
  mutating func add(rows: PostgresRows) throws(StorageError) {
    for line in try decoding(rows, RunTally.Line.init) {
      try change(line.run) { (tally) throws(StorageError) in
        try tally.add(line, isReplaced: line.kind == .replaced)
      }
    }
  }

  private mutating func change(
    _ run: RunID, _ body: (inout RunTally) throws(StorageError) -> Void
  ) throws(StorageError) {
    guard let notification = notifications[run] else { return }
    try body(&tallies[notification, default: RunTally()])
  }
}
