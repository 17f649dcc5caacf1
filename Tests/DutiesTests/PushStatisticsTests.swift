// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Duties
import Metrics
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite("Statistics of pushes", .serialized)
struct PushStatisticsTests {
  /// A node with scripted counts and a clock that the test sets. Used on the test's shard.
  private final class Source {
    var now = noon
    var ended: [AppID: PushTally] = [:]

    func count(_ accepted: Int) {
      ended[1, default: PushTally()].count(.accepted, accepted, latency: 1_000)
    }

    func duty(_ store: DutyStore, period: Duration = .seconds(60)) -> PushStatistics {
      let clock = { self.now }
      return PushStatistics(
        period: period, store: store, clock: clock,
        take: {
          defer { self.ended = [:] }
          return self.ended
        })
    }
  }

  private func accepted(_ store: TestStore, _ app: AppID = 1) async throws -> [Int] {
    let tallies = try await store.store.statistics.tallies(
      of: [app], by: .minute, from: noon, to: noon.adding(seconds: 3_600))
    return tallies.sorted { $0.key < $1.key }.map(\.value.accepted)
  }

  @Test("every node stores its own pushes, and the duty is seen in the metrics")
  func nodes() async throws {
    try await TestDatabase.store { shard, database, store in
      let sources = [Source(), Source()]
      let duties = sources.map { $0.duty(store.duties) }
      let nodes = duties.indices.map { TestRunner($0 + 1, [duties[$0]], on: shard, database) }
      for minute in 1...2 as ClosedRange<Int64> {
        for (index, source) in sources.enumerated() {
          source.count(index + 1)
          source.now = noon.adding(seconds: minute * 60)
          await nodes[index].runner.round(of: duties[index])
        }
      }
      #expect(try await accepted(store) == [3, 3])
      #expect(try await accepted(store, StatisticsRow.allApps) == [3, 3])
      for node in nodes {
        #expect(node.metrics.counter(.dutyRounds, "push-statistics").value == 2)
        #expect(node.metrics.counter(.dutyItems, "push-statistics").value == 12)
        #expect(node.metrics.gauge(.dutyLeads, "push-statistics").value == 0)
        try await node.ended()
      }
    }
  }

  @Test("pushes that cannot be stored now are stored in the next round")
  func failure() async throws {
    try await TestDatabase.store { shard, database, store in
      let source = Source()
      let duty = source.duty(store.duties)
      let node = TestRunner(1, [duty], on: shard, database)
      try await store.run("ALTER TABLE push_statistics RENAME TO gone")
      source.count(4)
      source.now = noon.adding(seconds: 60)
      await node.runner.round(of: duty)
      #expect(node.metrics.counter(.dutyFailures, "push-statistics").value == 1)
      try await store.run("ALTER TABLE gone RENAME TO push_statistics")
      source.count(5)
      source.now = noon.adding(seconds: 120)
      await node.runner.round(of: duty)
      #expect(try await accepted(store) == [4, 5])
      try await node.ended()
    }
  }

  @Test("a stop stores the pushes since the last round, and a restart in the minute adds to them")
  func restart() async throws {
    try await TestDatabase.store { _, _, store in
      for count in [2, 3] {
        let source = Source()
        let duty = source.duty(store.duties)
        source.count(count)
        source.now = noon.adding(seconds: 20)
        await duty.finish()
      }
      let stored = try await accepted(store)
      #expect(stored == [5])
    }
  }

  @Test("rounds begin at multiples of the period")
  func interval() async throws {
    try await TestDatabase.store { _, _, store in
      let source = Source()
      let duty = source.duty(store.duties)
      for (milliseconds, expected) in [(0, 60_000), (1, 59_999), (59_999, 1), (60_500, 59_500)] {
        source.now = Instant(milliseconds: noon.milliseconds + Int64(milliseconds))
        #expect(duty.interval == .milliseconds(expected))
      }
    }
  }
}
