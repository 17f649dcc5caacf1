// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite(.serialized) struct ClaimTests {
  @Test("single pushes are claimed before broadcasts, each up to its limit")
  func order() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let broadcast = try await store.accept(app, .everyone)
      var singles: Set<NotificationID> = []
      for _ in 0..<3 { singles.insert(try await store.accept(app, .users("u"))) }
      let first = try await store.claim(holder: holder, singles: 2, broadcasts: 5)
      #expect(first.count == 7)
      #expect(first.prefix(2).allSatisfy { singles.contains($0.notification.id) })
      #expect(first.dropFirst(2).allSatisfy { $0.notification.id == broadcast })
      #expect(first.allSatisfy { $0.row.epoch == 1 && !$0.row.isRescued })
      let rest = try await store.claim(holder: holder, singles: 100, broadcasts: 0)
      #expect(rest.count == 1)
      let ranges = try await store.claim(holder: holder, singles: 100, broadcasts: 100)
      #expect(ranges.count == NotificationStore.broadcastRanges - 5)
      #expect(try await store.claim(holder: holder, singles: 9, broadcasts: 9).isEmpty)
    }
  }

  @Test("a claim returns the whole notification")
  func contents() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let asked = sample(app, .named(tokens: [token(2), token(1)], users: ["a,\"b"]))
      _ = try await store.acceptance(of: asked, idempotency: nil)
      let items = try await store.claim(holder: holder, singles: 1, broadcasts: 1)
      let item = try #require(items.first)
      #expect(item.notification == asked)
      #expect(item.job == .names(after: nil))
      #expect(item.run.day == asked.id.day)
      #expect(item.row.accepted == [:])
    }
  }

  @Test("concurrent claims never share a row, and leave none unclaimed")
  func shared() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      _ = try await atOnce(200, on: shard) { _ in try await store.accept(app, .users("u")) }
      let stores = [store] + (try (0..<3).map { _ in try database.open(on: shard) })
      let claims = try await atOnce(40, on: shard) {
        try await stores[$0 % 4].claim(holder: holder, singles: 7, broadcasts: 0).map(\.id)
      }
      let ids = claims.flatMap(\.self)
      #expect(ids.count == 200)
      #expect(Set(ids).count == 200)
      for other in stores.dropFirst() { await other.close() }
    }
  }

  @Test("a row locked by another session is skipped")
  func skipLocked() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let locked = try await store.accept(app, .users("u"))
      let free = try await store.accept(app, .users("u"))
      // The rival holds the first row until the other one is claimed.
      let rival = try await database.rival(
        on: shard, "SELECT FROM queue WHERE notification = '\(locked)' FOR UPDATE",
        until: "EXISTS (SELECT FROM queue WHERE notification = '\(free)' AND epoch > 0)")
      let items = try await store.claim(holder: holder, singles: 10, broadcasts: 0)
      try await rival.committed()
      #expect(items.map(\.notification.id).contains(free))
      #expect(!items.map(\.notification.id).contains(locked))
    }
  }

  @Test("after a lease ends another holder rescues the row with a higher epoch")
  func rescue() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let old = try await store.claimed(app, .users("u"))
      #expect(try await store.renew(old))
      #expect(try await store.claim(holder: holder, singles: 1, broadcasts: 0).isEmpty)
      try await store.expireLeases()
      let items = try await store.claim(holder: holder, singles: 1, broadcasts: 0)
      let new = try #require(items.first)
      #expect(new.id == old.id && new.row.isRescued && new.row.epoch == old.row.epoch + 1)
      // Later writes of the old holder change nothing.
      let before: String = try await store.value("SELECT q::text FROM queue q")
      let cursor = RangeCursor(bucket: 1, token: token(1))
      #expect(try await !store.renew(old))
      #expect(try await !store.queue.checkpoint(old.claim, cursor: cursor, accepted: ["en": 5]))
      #expect(try await !store.queue.complete(old.claim, accepted: ["en": 5]))
      _ = try await store.queue.release(old.claim, afterSeconds: 0)
      #expect(try await store.value("SELECT q::text FROM queue q") == before)
      #expect(try await store.count("run_counts") == 0)
      #expect(try await store.queue.complete(new.claim, accepted: [:]))
      #expect(try await store.count("queue") == 0)
    }
  }

  @Test("a row whose outcomes may be lost with a connection is rescued, not ended")
  func connectionLost() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let work = try await store.claimed(app, .users("u"))
      let begun = store.queue.connection
      let cursor = RangeCursor(bucket: 1, token: token(1))
      #expect(
        try await store.queue.checkpoint(work.claim, cursor: cursor, accepted: [:], on: begun))
      let ending: PostgresQuery = "SELECT pg_terminate_backend(pg_backend_pid())"
      let ended = try? await store.client.deliveryWrite.query(ending)
      #expect(ended == nil)
      #expect(store.queue.connection != begun)
      let before: String = try await store.value("SELECT q::text FROM queue q")
      #expect(
        try await !store.queue.checkpoint(
          work.claim, cursor: cursor, accepted: ["en": 5], on: begun))
      #expect(try await !store.queue.complete(work.claim, accepted: ["en": 5], on: begun))
      #expect(try await !store.queue.release(work.claim, held: .paused, on: begun))
      #expect(try await store.value("SELECT q::text FROM queue q") == before)
      #expect(try await store.count("run_counts") == 0)
      #expect(try await store.queue.giveUp(work.claim))
      let again = try #require(
        try await store.claim(holder: holder, singles: 1, broadcasts: 0).first)
      #expect(again.id == work.id && again.row.isRescued && again.row.epoch == work.row.epoch + 1)
      #expect(try await !store.queue.giveUp(work.claim))
      #expect(try await store.queue.complete(again.claim, on: store.queue.connection))
    }
  }

  @Test("an unsent statement does not end a row whose outcomes may be lost")
  func unsentWhenConnectionLost() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let work = try await store.claimed(app, .users("u"))
      let begun = store.queue.connection
      let backend: Int = try await store.client.deliveryWrite.value("SELECT pg_backend_pid()")
      // As many statements as a connection sends before the first answer.
      let sent = ["SELECT pg_sleep(30)"] + [PostgresQuery](repeating: "SELECT 1", count: 63)
      for query in sent {
        Task {
          _ = shard
          try await store.client.deliveryWrite.query(query)
        }
      }
      let ended = Task {
        _ = shard
        return try await store.queue.complete(work.claim, accepted: ["en": 5], on: begun)
      }
      while store.client.deliveryWrite.waitingCount == 0 { await Task.yield() }
      let terminated: Bool = try await store.value("SELECT pg_terminate_backend(\(backend)::int4)")
      #expect(terminated)
      #expect(try await !ended.value)
      #expect(store.queue.connection != begun)
      #expect(try await store.count("queue") == 1)
      #expect(try await store.count("run_counts") == 0)
      #expect(try await store.queue.giveUp(work.claim))
    }
  }

  @Test("an unreadable row is reported, and the other rows of its batch are claimed")
  func unreadable() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for user in ["a", "b", "c"] { _ = try await store.accept(app, .users(user)) }
      try await store.run(
        """
        ALTER TABLE queue DROP CONSTRAINT queue_kind_check;
        UPDATE queue SET kind = 99 WHERE id = (SELECT min(id) FROM queue)
        """)
      var received: [Int64] = []
      let rows = try await store.queue.claim(
        WorkQueue.Wanted(.single, limit: 10), holder: holder
      ) { row, _ in received.append(row) }
      let odd: Int64 = try await store.value("SELECT id FROM queue WHERE kind = 99")
      #expect(rows.count == 2 && received == [odd])
    }
  }

  @Test("a claim is durable before its result, so that no epoch is used twice")
  func durable() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for _ in 0..<5 {
        _ = try await store.accept(app, .users("u"))
        #expect(try await store.claim(singles: 1, broadcasts: 0).count == 1)
        // The claim is the last write.
        let isFlushed: Bool = try await store.value(
          "SELECT pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn()")
        #expect(isFlushed)
        let setting: String = try await store.client.deliveryWrite.value(
          "SELECT current_setting('synchronous_commit')")
        #expect(setting == "off", "the connection's setting")
      }
    }
  }

  @Test("a holder late after its rescue ends and moves no row")
  func lateBeforeTheNextClaim() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number in 1...2 { try await store.register(app, token(UInt32(number))) }
      let old = try await store.claimed(app, .tokens(token(1), token(2)))
      try await store.expireLeases()
      #expect(try await store.queue.rescue(limit: 9) == 1)
      let before: String = try await store.value("SELECT q::text FROM queue q")
      // The retry is left to the next holder, so the row must stay.
      try await store.record(old, token(1), .waiting)
      try await store.record(old, token(2), .accepted, endsRow: true)
      let cursor = RangeCursor(bucket: 0, token: token(2))
      #expect(try await !store.queue.checkpoint(old.claim, cursor: cursor, accepted: [:]))
      #expect(try await !store.queue.release(old.claim, held: .noConnection))
      #expect(try await !store.queue.complete(old.claim))
      #expect(try await store.value("SELECT q::text FROM queue q") == before)
      let next = try #require(try await store.claim(singles: 9, broadcasts: 0).first)
      #expect(
        try await store.audiences.named(next, after: nil).recipients.map(\.token) == [token(1)])
    }
  }

  @Test("a released row waits for its delay and does not count as rescued")
  func release() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .users("u"))
      _ = try await store.queue.release(item.claim, afterSeconds: 3_600)
      #expect(try await store.claim(holder: holder, singles: 1, broadcasts: 0).isEmpty)
      // A concurrent renewal or checkpoint has no effect any more.
      #expect(try await !store.renew(item))
      let cursor = RangeCursor(bucket: 1, token: token(1))
      #expect(try await !store.queue.checkpoint(item.claim, cursor: cursor, accepted: [:]))
      let wait: Double = try await store.value(
        "SELECT extract(epoch FROM available_at - now())::float8 FROM queue")
      #expect(wait > 3_500)
      #expect(try await !store.queue.release(item.claim))
      try await store.run("UPDATE queue SET available_at = now()")
      let again = try await store.claim(holder: holder, singles: 1, broadcasts: 0)
      #expect(again.map(\.row.isRescued) == [false])
      #expect(again.map(\.row.epoch) == [2])
    }
  }

  @Test("a checkpoint is the next holder's starting point, and renews the lease")
  func checkpoint() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .everyone)
      let claims = try await store.claim(holder: holder, singles: 0, broadcasts: 1)
      let item = try #require(claims.first)
      let cursor = RangeCursor(bucket: 77, token: token(5))
      try await store.expireLeases()
      let counts = ["en": 3, "zh-Hant": 4, "": 1]
      #expect(try await store.queue.checkpoint(item.claim, cursor: cursor, accepted: counts))
      let leased: Int = try await store.value(
        "SELECT count(*) FROM queue WHERE available_at > now() + interval '20 seconds'")
      #expect(leased == 1)
      try await store.expireLeases()
      let all = try await store.claim(holder: holder, singles: 0, broadcasts: 100)
      let next = try #require(all.first { $0.id == item.id })
      guard case .range(_, _, cursor: let found) = next.job else {
        Issue.record("\(next.job)")
        return
      }
      #expect(found == cursor)
      #expect(next.row.accepted == counts)
    }
  }

  @Test("a finished range adds its counts to the run once")
  func complete() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await store.accept(app, .everyone)
      let items = try await store.claim(holder: holder, singles: 0, broadcasts: 2)
      #expect(try await store.queue.complete(items[0].claim, accepted: ["en": 3, "fr": 1]))
      #expect(try await !store.queue.complete(items[0].claim, accepted: ["en": 3, "fr": 1]))
      #expect(try await store.queue.complete(items[1].claim, accepted: ["en": 4]))
      let counts = try await store.runs.counts(id)
      #expect(counts.outcomes == [.accepted: 8])
      #expect(counts.languages == ["en": 7, "fr": 1])
    }
  }

  @Test("the queue depth counts claimable rows and the age of the oldest one")
  func depth() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      #expect(try await store.duties.queueDepth() == DutyStore.QueueDepth())
      _ = try await store.accept(app, .users("u"))
      try await store.run("UPDATE queue SET available_at = now() - interval '90 seconds'")
      let old = try await store.duties.queueDepth()
      #expect(old.rows == 1 && (90..<120).contains(old.oldestSeconds))
      _ = try await store.claim(holder: holder, singles: 1, broadcasts: 0)
      let claimed = try await store.duties.queueDepth()
      #expect(claimed.rows == 1 && claimed.oldestSeconds == 0 && claimed.held.isEmpty)
    }
  }
}
