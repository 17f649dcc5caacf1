// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Totals over the runs of one notification.
struct RunTally {
  private(set) var counts = NotificationCounts()
  private(set) var hasWork = false
  private(set) var hasBegun = false
  /// Whether a row other than a retry is due and not held.
  private var hasDueRow = false
  /// Whether a row other than a retry is held or due later.
  private var hasWaitingRow = false
  /// Whether all work is rows for names that are held for a lane.
  private(set) var areNamesHeld = true
  /// Devices that pages have read, by run.
  private(set) var audience: [RunID: Int] = [:]
  /// Devices with a decided outcome, and devices not expanded, by run.
  private(set) var decided: [RunID: Int] = [:]

  /// Whether no outcome is known.
  var isEmpty: Bool { counts.outcomes.isEmpty }

  /// The state of one queue row.
  struct Work {
    let run: RunID
    let kind: WorkKind
    let hasBegun: Bool
    let isHeldAfterRestore: Bool
    let held: HoldReason?
    /// The time at which it is due, if later than now.
    let until: Instant?
    let accepted: [String: Int]
    let audience: Int

    init(_ row: PostgresRow) throws(PostgresError) {
      run = try row.decode("run")
      kind = try row.decode("kind")
      hasBegun = try row.decode("begun")
      isHeldAfterRestore = try row.decode("restored")
      held = try row.decode("held")
      until = try row.decode("until", as: Instant?.self)
      accepted = QueueColumns.counts(try row.decode("accepted"))
      audience = Int(try row.decode("audience", as: Int64.self))
    }
  }

  /// A number of deliveries or devices of a run.
  struct Line {
    let run: RunID
    let kind: RunCounts.Kind
    let outcome: Int16
    let reason: String
    let language: String
    let count: Int
    /// Times at which the first and the last of the deliveries were stored; nil for deliveries that
    /// another run replaced.
    let times: ClosedRange<Instant>?

    init(_ row: PostgresRow) throws(PostgresError) {
      run = try row.decode("run")
      let first = try row.decode("first_at", as: Instant?.self)
      let last = try row.decode("last_at", as: Instant?.self)
      times = first.flatMap { first in last.map { first...max(first, $0) } }
      guard let kind = RunCounts.Kind(rawValue: try row.decode("kind")) else {
        throw PostgresError(.decoding, "an unknown kind of count")
      }
      self.kind = kind
      outcome = try row.decode("outcome")
      reason = try row.decode("reason")
      language = try row.decode("language")
      count = Int(try row.decode("count", as: Int64.self))
    }
  }

  mutating func add(_ work: Work) {
    hasWork = true
    hasBegun = hasBegun || work.hasBegun
    counts.isHeldAfterRestore = counts.isHeldAfterRestore || work.isHeldAfterRestore
    if let held = work.held, held != .paused { counts.waitingFor.insert(held) }
    if work.kind != .names || work.held == nil || work.held == .paused || work.isHeldAfterRestore {
      areNamesHeld = false
    }
    if work.kind != .retry {
      let isDue = work.held == nil && !work.isHeldAfterRestore && work.until == nil
      if isDue { hasDueRow = true } else { hasWaitingRow = true }
      counts.isBeingSent = hasDueRow && !hasWaitingRow
    }
    if let until = work.until { counts.waitingUntil = min(counts.waitingUntil ?? until, until) }
    audience[work.run, default: 0] += work.audience
    for (language, count) in work.accepted {
      add(.accepted, "", language, count)
      decided[work.run, default: 0] += count
    }
  }

  /// Adds devices of rows for names that are held for their lanes. If rows are held for different
  /// reasons, the number per reason is unknown. If the count reaches its limit, the number of
  /// devices is unknown.
  mutating func add(held devices: Int) {
    guard hasWork, areNamesHeld, devices < Acceptance.audienceCountLimit else { return }
    let known = counts.outcomes.reduce(0) { $0 + ($1.key == .unknownDevice ? 0 : $1.value) }
    guard devices > known else { return }
    counts.outcomes[.waiting, default: 0] += devices - known
    if counts.waitingFor.count == 1, let reason = counts.waitingFor.first?.ownReason.rawValue {
      counts.reasons[reason, default: 0] += devices - known
    }
  }

  mutating func add(sum line: Line) throws(StorageError) {
    switch line.kind {
    case .audience: audience[line.run, default: 0] += line.count
    case .notExpanded:
      counts.notExpanded = (counts.notExpanded ?? 0) + line.count
      decided[line.run, default: 0] += line.count
    case .deliveries: try add(line, isReplaced: false)
    case .replaced: try add(line, isReplaced: true)
    }
  }

  mutating func add(_ line: Line, isReplaced: Bool) throws(StorageError) {
    guard let outcome = DeliveryOutcome(code: line.outcome) else {
      throw StorageError(PostgresError(.decoding, "an unknown outcome"))
    }
    if isReplaced { return add(outcome, line.reason, line.language, -line.count) }
    if outcome != .waiting {
      decided[line.run, default: 0] += line.count
      if line.count > 0 { counts.note(line.times) }
    }
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
    guard !language.isEmpty else { return }
    if outcome == .accepted { add(language, to: &counts.languages) }
    add(outcome, to: &counts.outcomesByLanguage[language, default: [:]])
  }
}
