// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Held ranges of a broadcast: adjacent ones are merged into a row, which is divided again on
/// release.
@Suite(.serialized) struct HeldRangeTests {
  private static let width = 65_536 / Int32(NotificationStore.broadcastRanges)

  private func here(_ app: AppID) -> Destination {
    Destination(app: app, environment: .production)
  }

  /// Returns rows as "from-to", held ones with their reason, in order.
  private func rows(_ store: TestStore) async throws -> [String] {
    try await store.client.write.query(
      """
      SELECT bucket_from || '-' || bucket_to || coalesce(' ' || held, '') AS row FROM queue
      ORDER BY bucket_from
      """
    ).map { try $0.decode("row", as: String.self) }
  }

  private func claimed(_ store: TestStore, _ count: Int) async throws -> [Work] {
    try await store.claim(holder: holder, singles: 0, broadcasts: count)
      .sorted { $0.from < $1.from }
  }

  /// Reads all devices of rows and completes the rows. Returns the tokens in order.
  private func send(_ store: TestStore, _ rows: [Work]) async throws -> [DeviceToken] {
    var sent: [DeviceToken] = []
    for work in rows {
      guard case .range(let from, let to, var cursor) = work.job else { continue }
      while true {
        let page = try await store.audiences.range(work, from: from, to: to, after: cursor)
          .recipients
        guard let last = page.last else { break }
        sent += page.map(\.token)
        cursor = last.cursor
      }
      #expect(try await store.queue.complete(work.claim, accepted: ["en": 1]))
    }
    return sent
  }

  @Test("a rescued range keeps its row for its intents, and later ranges join it")
  func rescued() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.acceptance(of: sample(app, .everyone))
      let all = try await claimed(store, 64)
      #expect(all.count == NotificationStore.broadcastRanges)
      let left = all[3].claim.row
      try await store.run("UPDATE queue SET rescued = true WHERE id = \(left)")
      for work in all { #expect(try await store.queue.release(work.claim, held: .noCredential)) }
      let middle = 3 * Self.width
      #expect(try await rows(store) == ["0-\(middle - 1) 1", "\(middle)-65535 1"])
      #expect(try await store.count("queue WHERE id = \(left) AND rescued") == 1)
    }
  }

  @Test("a broadcast accepted for a failed lane is one row, and divided on release")
  func accepted() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 3_000)
      let plan = AcceptPlan(holder: holder, production: .held(.noCredential), sandbox: .ready)
      _ = try await store.notifications.accept(
        sample(app, .everyone), idempotency: nil, plan: plan)
      #expect(try await rows(store) == ["0-65535 1"])
      // Part of the row probes the lane.
      #expect(try await store.queue.releaseHeld(for: here(app), limit: 1) == 1)
      #expect(try await rows(store) == ["0-\(Self.width - 1)", "\(Self.width)-65535 1"])
      // The probe failed: the ranges are merged again.
      let tried = try #require(try await claimed(store, 9).first)
      #expect(try await store.queue.release(tried.claim, held: .noCredential))
      #expect(try await rows(store) == ["0-65535 1"])
      #expect(try await store.queue.releaseHeld(for: here(app), limit: 64) == 1)
      #expect(try await store.count("queue") == NotificationStore.broadcastRanges)
      let sent = try await send(store, try await claimed(store, 64))
      #expect(sent.count == 3_000 && Set(sent).count == 3_000)
      #expect(try await store.count("queue") == 0)
    }
  }

  @Test("a range in progress keeps its cursor and counts, and absorbs unstarted ranges behind")
  func begun() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 3_000)
      let id = try await store.accept(app, .everyone)
      let ranges = try await claimed(store, 64)
      var sent: [DeviceToken] = []
      // The third and the sixth are half done.
      for work in [ranges[2], ranges[5]] {
        let page = try await store.audiences.range(
          work, from: work.from, to: work.to, after: nil
        ).recipients
        let half = page.prefix(page.count / 2)
        sent += half.map(\.token)
        #expect(
          try await store.queue.checkpoint(
            work.claim, cursor: try #require(half.last?.cursor), accepted: ["en": half.count]))
      }
      for work in ranges where work.id != ranges[9].id {
        #expect(try await store.queue.release(work.claim, held: .noConnection))
      }
      let w = Self.width
      #expect(
        try await rows(store) == [
          "0-\(2 * w - 1) 3", "\(2 * w)-\(5 * w - 1) 3", "\(5 * w)-\(9 * w - 1) 3",
          "\(9 * w)-\(10 * w - 1)", "\(10 * w)-65535 3",
        ])
      // The last one joins the ranges on both sides.
      #expect(try await store.queue.release(ranges[9].claim, held: .noConnection))
      #expect(try await store.count("queue") == 3)
      #expect(try await store.runs.counts(id).outcomes[.accepted] == sent.count)
      #expect(try await store.queue.releaseHeld(for: here(app), limit: 64) == 3)
      #expect(try await store.count("queue") == NotificationStore.broadcastRanges)
      sent += try await send(store, try await claimed(store, 64))
      #expect(sent.count == 3_000 && Set(sent).count == 3_000)
    }
  }

  @Test("ranges with different reason, environment or run, or paused ones, are not merged")
  func different() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number in 1...2 as ClosedRange<UInt32> {
        try await store.register(
          app, token(number), environment: number == 1 ? .production : .sandbox)
      }
      for _ in 0..<2 { _ = try await store.accept(app, .everyone) }
      let ranges = try await claimed(store, 64)
      #expect(ranges.count == 4 * NotificationStore.broadcastRanges)
      for work in ranges {
        let isPaused = work.run.id == ranges[0].run.id && work.from >= 32_768
        #expect(
          try await store.queue.release(
            work.claim,
            held: isPaused ? .paused : work.from < 16_384 ? .noCredential : .noConnection))
      }
      let counts: [Int64] = try await store.client.write.query(
        "SELECT count(*) AS rows FROM queue GROUP BY run, environment ORDER BY 1"
      ).map { try $0.decode("rows", as: Int64.self) }
      let paused = Int64(NotificationStore.broadcastRanges / 2)
      #expect(counts == [2, 2, paused + 2, paused + 2])
    }
  }

  @Test("concurrent holds of a run's ranges lose none, and are merged later")
  func atOnceHeld() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.fill(app, count: 2_000)
      let other = try database.open(on: shard)
      for round in 0..<5 {
        _ = try await store.accept(app, .everyone)
        let ranges = try await claimed(store, 64)
        _ = try await atOnce(ranges.count, on: shard) { index in
          let node = index % 2 == 0 ? store : other
          return try await node.queue.release(ranges[index].claim, held: .noConnection)
        }
        // Released concurrently as well.
        let freed = try await atOnce(2, on: shard) { index in
          try await (index == 0 ? store : other).queue.releaseHeld(for: here(app), limit: 64)
        }
        #expect(freed.reduce(0, +) >= 1)
        let parts = try await claimed(store, 64)
        var next: Int32 = 0
        for part in parts {
          #expect(part.from == next, "\(round)")
          next = part.to + 1
        }
        #expect(next == 65_536)
        let sent = try await send(store, parts)
        #expect(sent.count == 2_000 && Set(sent).count == 2_000)
      }
      await other.close()
    }
  }

  @Test("an expired held range is released whole, and a row of names unchanged")
  func late() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "u")
      let plan = AcceptPlan(holder: holder, production: .held(.noCredential), sandbox: .ready)
      for audience in [Audience.everyone, .users("u")] {
        _ = try await store.notifications.accept(
          sample(app, audience), idempotency: nil, plan: plan)
      }
      try await store.run("UPDATE queue SET deadline = now()")
      #expect(try await store.queue.releaseLate(limit: 64) == 2)
      #expect(try await store.count("queue") == 2)
      #expect(try await store.count("queue WHERE held IS NOT NULL") == 0)
    }
  }
}

extension Work {
  fileprivate var from: Int32 { if case .range(let from, _, _) = job { from } else { -1 } }
  fileprivate var to: Int32 { if case .range(_, let to, _) = job { to } else { -1 } }
}
