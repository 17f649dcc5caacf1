// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// A run of a notification, as its counts are read.
struct CountedRun {
  let id: RunID
  let app: AppID
  let day: Int32
  let control: RunControl?
  let audienceAtAcceptance: Int?
  /// The part of the audience that was counted at acceptance.
  let audience: Int
  /// Its outcomes are in `run_counts`; otherwise the rows of its deliveries are counted.
  let isCounted: Bool

  init(_ row: PostgresRow) throws(PostgresError) {
    id = try row.decode("id")
    app = try row.decode("app")
    day = try row.decode("day", as: PostgresDate.self).days
    control = try row.decode("control", as: RunControl?.self)
    audienceAtAcceptance = try row.decode("audience_at_acceptance", as: Int32?.self).map(Int.init)
    audience = Int(try row.decode("audience", as: Int64.self))
    isCounted = try row.decode("counted")
  }
}

/// Adds up what the statements of `RunStore.counts` return.
struct RunTally {
  private(set) var counts = NotificationCounts()
  private(set) var hasWork = false
  private(set) var hasBegun = false
  /// Devices that pages have read, by run.
  private(set) var audience: [RunID: Int] = [:]
  /// Devices with a decided outcome, and devices not expanded, by run.
  private(set) var decided: [RunID: Int] = [:]

  /// Whether no outcome is known.
  var isEmpty: Bool { counts.outcomes.isEmpty }

  /// Rows of the queue.
  mutating func add(work rows: PostgresRows) throws(StorageError) {
    for (run, begun, restored, held, accepted, devices) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (
          try row.decode("run", as: RunID.self), try row.decode("begun", as: Bool.self),
          try row.decode("restored", as: Bool.self), try row.decode("held", as: HoldReason?.self),
          QueueColumns.counts(try row.decode("accepted")),
          Int(try row.decode("audience", as: Int64.self))
        )
      })
    {
      hasWork = true
      hasBegun = hasBegun || begun
      counts.isHeldAfterRestore = counts.isHeldAfterRestore || restored
      if let held, held != .paused { counts.waitingFor.insert(held) }
      audience[run, default: 0] += devices
      for (language, count) in accepted {
        add(.accepted, "", language, count)
        decided[run, default: 0] += count
      }
    }
  }

  /// Lines of `run_counts`.
  mutating func add(sums rows: PostgresRows) throws(StorageError) {
    for (run, kind, line) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (
          try row.decode("run", as: RunID.self),
          RunCounts.Kind(rawValue: try row.decode("kind", as: Int16.self)), try Line(row)
        )
      })
    {
      switch kind {
      case .audience: audience[run, default: 0] += line.count
      case .notExpanded:
        counts.notExpanded = (counts.notExpanded ?? 0) + line.count
        decided[run, default: 0] += line.count
      case .deliveries: try add(line, of: run)
      case .replaced: try add(line, of: run, isReplaced: true)
      case nil: throw StorageError(PostgresError(.decoding, "an unknown kind of count"))
      }
    }
  }

  /// Deliveries of a run that is counted by its rows.
  mutating func add(rows: PostgresRows) throws(StorageError) {
    for (run, kind, line) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (
          try row.decode("run", as: RunID.self), try row.decode("kind", as: Int16.self),
          try Line(row)
        )
      })
    { try add(line, of: run, isReplaced: kind == RunCounts.Kind.replaced.rawValue) }
  }

  private struct Line {
    let outcome: Int16
    let reason: String
    let language: String
    let count: Int

    init(_ row: PostgresRow) throws(PostgresError) {
      outcome = try row.decode("outcome")
      reason = try row.decode("reason")
      language = try row.decode("language")
      count = Int(try row.decode("count", as: Int64.self))
    }
  }

  private mutating func add(
    _ line: Line, of run: RunID, isReplaced: Bool = false
  ) throws(StorageError) {
    guard let outcome = DeliveryOutcome(code: line.outcome) else {
      throw StorageError(PostgresError(.decoding, "an unknown outcome"))
    }
    if isReplaced { return add(outcome, line.reason, line.language, -line.count) }
    if outcome != .waiting { decided[run, default: 0] += line.count }
    add(outcome, line.reason, line.language, line.count)
  }

  private mutating func add(
    _ outcome: DeliveryOutcome, _ reason: String, _ language: String, _ count: Int
  ) {
    func add<Key>(_ key: Key, to sums: inout [Key: Int]) {
      let sum = (sums[key] ?? 0) + count
      sums[key] = sum == 0 ? nil : sum
    }
    add(outcome, to: &counts.outcomes)
    if !reason.isEmpty { add(reason, to: &counts.reasons) }
    if outcome == .accepted, !language.isEmpty { add(language, to: &counts.languages) }
  }
}
