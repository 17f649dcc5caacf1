// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// The queue on the admin page.
@Suite(.serialized) struct QueueGroupTests {
  @Test("rows are grouped by what they wait for, with their holder and their earliest time")
  func groups() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      var ids: [NotificationID] = []
      for _ in 0..<7 { ids.append(try await store.accept(app, .users("u"))) }
      func change(_ index: Int, _ columns: String) async throws {
        try await store.run("UPDATE queue SET \(columns) WHERE notification = '\(ids[index])'")
      }
      try await change(0, "held = 5")
      try await change(1, "holder = '\(holder)', available_at = now() + interval '20 seconds'")
      try await change(2, "available_at = now() + interval '1 hour', attempt = 2")
      try await change(3, "available_at = 'infinity'")
      try await change(6, "available_at = now() + interval '1 hour'")
      try await change(4, "holder = '\(holder)', available_at = now() - interval '10 seconds'")
      let depth = try await store.duties.queueDepth()
      let found = Dictionary(grouping: depth.groups, by: \.waiting.name).mapValues { $0[0] }
      #expect(
        Set(found.keys) == ["paused", "claimed", "retry", "delayed", "after_restore", "ready"])
      #expect(found["claimed"]?.holder == holder && found["ready"]?.holder == nil)
      #expect(found["ready"]?.rows == 2 && found["delayed"]?.rows == 1)
      #expect(found["after_restore"]?.isRestored == true && found["after_restore"]?.at == nil)
      let report = try await store.controls.report()
      #expect(
        Set(report.lines.map(\.waiting.name)) == Set(found.keys), "the API has the same reasons")
      #expect(depth.rows == 7 && !depth.isMinimum)
      let details = try await store.controls.details(of: depth.groups.map(\.oldest))
      #expect(details.rows.count == 6)
      #expect(
        Set(details.rows.values.map(\.notification))
          == Set([ids[0], ids[1], ids[2], ids[3], ids[4], ids[6]]))
    }
  }

  @Test("details are the reasons of retries, demand for rate limits, and the next schedules")
  func details() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "u")
      let work = try await store.claimed(app, .tokens(token(1)))
      let demand = RateDemand(singles: 3, broadcasts: 1)
      for holder in [UUID(milliseconds: 1), UUID(milliseconds: 2)] {
        _ = try await store.store.rateShares.exchange(
          [
            RateSubject(app: app, run: nil): demand,
            RateSubject(app: app, run: work.run.id): demand,
            // Of a run without rows.
            RateSubject(app: app, run: 4_711): demand,
          ], holder: holder, forSeconds: 60)
      }
      _ = try await store.store.rateShares.exchange(
        [RateSubject(app: app, run: nil): demand], holder: UUID(milliseconds: 3), forSeconds: -1)
      try await store.run(
        """
        UPDATE queue SET kind = 3, token = '\\x\(token(1).hex)', attempt = 1;
        INSERT INTO deliveries (app, run, token, day, outcome, attempts, reason)
        SELECT app, run, token, day, 1, 1, 'QuietHours' FROM queue
        """)
      let details = try await store.controls.details(
        of: try await store.duties.queueDepth().groups.map(\.oldest))
      #expect(details.rows.values.map(\.reason) == ["QuietHours"])
      let both = RateDemand(singles: 6, broadcasts: 2)
      #expect(Set(details.rateLimited.map(\.notification)) == [nil, work.notification.id])
      #expect(details.rateLimited.allSatisfy { $0.demand == both && $0.app == app })
      #expect(details.scheduled.isEmpty)
    }
  }
}
