// SPDX-License-Identifier: Apache-2.0

/// Pushes that a process has counted in the current spans. Each row is a total since the begin of
/// its span, so a row that is written twice counts once. A value without clock and store.
///
/// A process that starts in the middle of a span has rows of its own there, under another writer;
/// readers add up the rows of all writers.
package struct StatisticsLedger: Sendable {
  /// Rows that are kept while they cannot be written, or that 2,000 apps have at once: at most
  /// 20 MB. Those of the oldest spans are dropped first.
  private static let maximumRows = 6_000
  /// Seconds by which the clock may go back without a new writer. The clock is that of PostgreSQL,
  /// and corrections after varying round trips are shorter.
  private static let toleratedSeconds: Int64 = 60

  /// Id of this process in the rows. Changes if the clock is set back, because rows of times that
  /// come again must not replace those of the first time.
  package private(set) var writer: UUID
  private var tallies: [StatisticsRow.Key: PushTally] = [:]
  private var unwritten: Set<StatisticsRow.Key> = []
  /// Begin of the time whose pushes are added next.
  private var since: Instant

  /// - Parameter now: the start of the process.
  package init(now: Instant) {
    since = now
    writer = UUID(milliseconds: now.milliseconds)
  }

  /// Adds pushes that ended since the last call, and belong to the time of that call.
  package mutating func add(_ ended: [AppID: PushTally], until now: Instant) {
    if now.adding(seconds: Self.toleratedSeconds) < since {
      writer = UUID(milliseconds: now.milliseconds)
      (tallies, unwritten, since) = ([:], [], now)
    }
    var total = PushTally()
    for (app, tally) in ended {
      total.add(tally)
      if app != StatisticsRow.allApps { add(tally, to: app) }
    }
    if total != PushTally() { add(total, to: StatisticsRow.allApps) }
    since = max(since, now)
    limit()
  }

  private mutating func add(_ tally: PushTally, to app: AppID) {
    for span in StatisticsSpan.allCases {
      let key = StatisticsRow.Key(app: app, span: span, start: span.start(of: since))
      tallies[key, default: PushTally()].add(tally)
      unwritten.insert(key)
    }
  }

  /// Rows that were changed since they were last written, in the order of their keys.
  package var changes: [StatisticsRow] {
    unwritten.sorted().compactMap { key in
      tallies[key].map { StatisticsRow(key: key, tally: $0) }
    }
  }

  /// Records that all changes are stored, and forgets the rows of ended spans.
  package mutating func written() {
    unwritten = []
    let since = since
    tallies = tallies.filter { key, _ in key.start == key.span.start(of: since) }
  }

  private mutating func limit() {
    guard tallies.count > Self.maximumRows else { return }
    let oldest = tallies.keys.sorted { ($0.end, $1.app) < ($1.end, $0.app) }
    for key in oldest.prefix(tallies.count - Self.maximumRows) {
      tallies[key] = nil
      unwritten.remove(key)
    }
  }
}
