// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

@Suite(.serialized) struct PushStatisticsTests {
  private static let nodes = [UUID(milliseconds: 1), UUID(milliseconds: 2)]

  private func tally(_ latencies: Int64..., failed: [String: Int] = [:]) -> PushTally {
    var tally = PushTally()
    for latency in latencies { tally.count(.accepted, latency: latency) }
    for (reason, count) in failed { tally.count(.rejected, count, reason: reason) }
    return tally
  }

  private func row(
    _ app: AppID, _ tally: PushTally, at start: Instant = noon, _ span: StatisticsSpan = .minute
  ) -> StatisticsRow {
    StatisticsRow(key: .init(app: app, span: span, start: start), tally: tally)
  }

  private func read(
    _ store: TestStore, _ apps: AppID..., span: StatisticsSpan = .minute
  ) async throws -> [Instant: PushTally] {
    try await store.store.statistics.tallies(
      of: apps, by: span, from: noon, to: noon.adding(seconds: 3_600))
  }

  @Test("rows of two nodes and several apps are added up, each for its span")
  func merged() async throws {
    try await TestDatabase.store { _, _, store in
      var other = tally(8_000, failed: ["BadDeviceToken": 2, "\"\\<b>é": 1])
      for outcome in PushTally.outcomes { other.count(outcome, 3, latency: nil) }
      let first = [row(1, tally(1_000, 2_000)), row(2, tally(5)), row(1, tally(7), .hour)]
      try await store.duties.write(first, of: Self.nodes[0])
      try await store.duties.write([row(1, other)], of: Self.nodes[1])
      var sum = other
      sum.add(tally(1_000, 2_000))
      #expect(try await read(store, 1) == [noon: sum])
      #expect(try await read(store, 1, span: .hour) == [noon: tally(7)])
      #expect(try await read(store, 2) == [noon: tally(5)])
      sum.add(tally(5))
      #expect(try await read(store, 1, 2) == [noon: sum])
      #expect(try await read(store, 3).isEmpty)
    }
  }

  @Test("a row that is written again replaces the earlier total")
  func totals() async throws {
    try await TestDatabase.store { _, _, store in
      for latencies in [tally(1_000), tally(1_000), tally(1_000, 3_000, failed: ["x": 1])] {
        try await store.duties.write([row(1, latencies)], of: Self.nodes[0])
      }
      #expect(try await read(store, 1) == [noon: tally(1_000, 3_000, failed: ["x": 1])])
      try await store.duties.write([], of: Self.nodes[0])
      #expect(try await store.count("push_statistics") == 1)
    }
  }

  @Test("only spans within the time are read")
  func bounds() async throws {
    try await TestDatabase.store { _, _, store in
      for seconds: Int64 in [-60, 0, 3_540, 3_600] {
        try await store.duties.write(
          [row(1, tally(1), at: noon.adding(seconds: seconds))], of: Self.nodes[0])
      }
      #expect(try await read(store, 1).keys.sorted() == [noon, noon.adding(seconds: 3_540)])
    }
  }

  @Test("a histogram of another version counts as empty")
  func unreadable() async throws {
    try await TestDatabase.store { _, _, store in
      try await store.duties.write([row(1, tally(1_000))], of: Self.nodes[0])
      try await store.run("UPDATE push_statistics SET latencies = '\\xff01'")
      let found = try #require(try await read(store, 1)[noon])
      #expect(found.accepted == 1 && found.latencies == LatencyHistogram())
    }
  }

  @Test("a write of many apps takes several statements")
  func manyApps() async throws {
    try await TestDatabase.store { _, _, store in
      let rows = (1...2_500).map { row(AppID(rawValue: $0), tally(1_000)) }
      try await store.duties.write(rows, of: Self.nodes[0])
      #expect(try await store.count("push_statistics") == 2_500)
    }
  }

  @Test("retention removes old rows and those of a wrong clock, in batches")
  func retention() async throws {
    try await TestDatabase.store { _, _, store in
      try await store.run(Self.filling(minutes: 12_000, nodes: 1, end: "now()"))
      try await store.run(
        "UPDATE push_statistics SET at = now() + interval '2 days' WHERE app = 1 AND at > now() - interval '9 minutes'"
      )
      var removed: [Int] = []
      repeat {
        removed.append(try await store.duties.removeOldStatistics())
      } while removed.last != 0
      #expect(removed.dropLast().allSatisfy { $0 <= 2 * DutyStore.removalBatch })
      let kept: Bool = try await store.value(
        """
        SELECT bool_and(at BETWEEN now() - interval '8 days' AND now()) AND count(*) BETWEEN 11000 AND 11520
        FROM push_statistics
        """)
      #expect(kept)
    }
  }

  @Test("a chart reads as little of 100 thousand rows of two nodes as its points need")
  func plan() async throws {
    try await TestDatabase.store { _, _, store in
      // Plans are made for an empty table.
      #expect(try await read(store, 0).isEmpty)
      try await store.run(Self.filling(minutes: 10_000, nodes: 2, end: "'\(Self.end)'"))
      #expect(try await store.count("push_statistics") == 100_000)
      let query = PushStatisticsStore.selection(
        of: [0], by: .minute, from: noon, to: noon.adding(seconds: 3_600))
      for analyzed in [false, true] {
        if analyzed { try await store.run("ANALYZE push_statistics") }
        let rows = try await togetherByKey(
          store.client.reports(of: nil), ["EXPLAIN (ANALYZE, BUFFERS) \(fragment: query)"])
        let lines: [String] = try rows[0].map { try $0.decode(0) }
        let plan = lines.joined(separator: "\n")
        #expect(plan.contains(" push_statistics_pkey"), "\(plan)")
        #expect(plan.contains(" rows=120"), "\(plan)")
        let buffers = lines.filter { $0.contains("Buffers:") }.flatMap { line in
          line.split(separator: " ").compactMap { Int($0.split(separator: "=").last ?? "") }
        }
        #expect((1..<300).contains(buffers.max() ?? 0), "\(plan)")
      }
      let found = try await read(store, 0)
      #expect(found.count == 60)
      #expect(found.values.allSatisfy { $0.accepted == 4 && $0.latencies.total == 6 })
    }
  }

  /// End of the hour that `read` reads, as text of SQL.
  private static let end = "2026-11-20 10:00:00Z"

  /// Returns SQL for rows of five apps in the minutes before a time.
  private static func filling(minutes: Int, nodes: Int, end: String) -> String {
    """
    INSERT INTO push_statistics (app, span, at, writer, accepted, rejected, unknown_device, cancelled,
      expired, unknown, superseded, reasons, latencies)
    SELECT app, 1, date_trunc('minute', \(end)::timestamptz) - g * interval '1 minute',
      ('00000000-0000-0000-0000-00000000000' || n)::uuid, 2, 0, 0, 0, 0, 0, 0, '{}', '\\x0102020301'
    FROM generate_series(1, \(minutes)) g, generate_series(1, \(nodes)) n,
      generate_series(0, \(nodes == 1 ? 0 : 4)) app
    ORDER BY g
    """
  }

  @Test("nodes are listed with version and heartbeat, the newest first")
  func nodes() async throws {
    try await TestDatabase.store { _, database, store in
      let hold = RestoreHold(connection: store.client.write)
      #expect(try await store.store.statistics.nodes(limit: 9).isEmpty)
      for node in Self.nodes {
        _ = try await hold.start(node, .never, alive: 1, silence: 1)
      }
      #expect(try await store.store.statistics.nodes(limit: 9).allSatisfy { $0.version == nil })
      try await hold.beat(Self.nodes[1], version: "2")
      try await hold.beat(Self.nodes[0], version: "1")
      try await hold.end(Self.nodes[0])
      let nodes = try await store.store.statistics.nodes(limit: 9)
      #expect(nodes.map(\.version) == ["1", "2"] && nodes.map(\.id) == Self.nodes)
      #expect(nodes.map { $0.stoppedAt == nil } == [false, true])
      #expect(try await store.store.statistics.nodes(limit: 1).count == 1)
    }
  }
}
