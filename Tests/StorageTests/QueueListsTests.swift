// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// The three lists of the queue: ready, leased, held.
@Suite(.serialized) struct QueueListsTests {
  private func claim(
    _ store: TestStore, _ limit: Int, after: Destination? = nil,
    room: [Destination: Int] = [:],
    withinSeconds: Double? = nil
  ) async throws -> [QueueRow] {
    try await store.queue.claim(
      WorkQueue.Wanted(
        .single, limit: limit, after: after, room: room, withinSeconds: withinSeconds),
      holder: holder)
  }

  // MARK: alternation

  @Test("apps alternate: a hundred thousand rows leave another app its share of claims")
  func turns() async throws {
    try await TestDatabase.store { _, _, store in
      let loud = try await store.app("com.example.loud")
      let quiet = try await store.app("com.example.quiet")
      try await store.crowd(loud, rows: 100_000)
      let wanted = try await store.accept(quiet, .users("u"))
      let rows = try await claim(store, 64)
      #expect(rows.contains { $0.run.notification == wanted })
      #expect(rows.count == 33, "half of the claim is the other app's, which has one row")
      #expect(try await claim(store, 64).count == 64)
    }
  }

  @Test("a claim continues after the last destination, and skips full ones")
  func order() async throws {
    try await TestDatabase.store { _, _, store in
      var apps: [AppID] = []
      for number in 0..<5 {
        let app = try await store.app("com.example.app\(number)")
        _ = try await store.accept(app, .users("u"), environment: .sandbox)
        apps.append(app)
      }
      func at(_ index: Int) -> Destination {
        Destination(app: apps[index], environment: .sandbox)
      }
      let first = try await claim(store, 2, after: at(1), room: [at(2): 0])
      #expect(Set(first.map(\.destination)) == [at(3), at(4)])
      #expect(try await claim(store, 9, after: at(4)).isEmpty)
      #expect(Set(try await claim(store, 9).map(\.destination)) == [at(0), at(1), at(2)])
    }
  }

  @Test("a destination gives rows up to the room and the limit per destination")
  func room() async throws {
    try await TestDatabase.store { _, _, store in
      let (one, other) = (
        try await store.app("com.example.a"), try await store.app("com.example.b")
      )
      for app in [one, other] { try await store.crowd(app, rows: 20) }
      func rows(_ room: [Destination: Int], each: Int = .max) async throws -> [AppID: Int] {
        let rows = try await store.queue.claim(
          WorkQueue.Wanted(.single, limit: 10, each: each, room: room), holder: holder)
        return Dictionary(grouping: rows, by: \.destination.app).mapValues(\.count)
      }
      let at = Destination(app: one, environment: .production)
      #expect(try await rows([at: 2], each: 3) == [one: 2, other: 3])
      #expect(try await rows([at: 4]) == [one: 4, other: 5])
      #expect(try await rows([at: 0]) == [other: 10])
      #expect(try await rows([:], each: 0) == [:])
    }
  }

  @Test("ranges of a broadcast and its retries are claimed separately")
  func ranges() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 50)
      let first = try await store.accept(app, .everyone)
      let range = try #require(try await store.claim(singles: 0, broadcasts: 1).first)
      #expect(range.notification.id == first)
      for number in 1...50 { try await store.record(range, bulkToken(number), .waiting) }
      func kinds(_ kind: ClaimKind, each: Int = .max) async throws -> [WorkKind: Int] {
        let rows = try await store.queue.claim(
          WorkQueue.Wanted(kind, limit: 32, each: each), holder: holder)
        #expect(rows.allSatisfy { $0.claimKind == kind })
        return Dictionary(grouping: rows, by: \.job.kind).mapValues(\.count)
      }
      #expect(try await kinds(.broadcastRetry) == [.retry: 32])
      #expect(try await kinds(.broadcast, each: 4) == [.range: 4])
      #expect(try await kinds(.broadcast) == [.range: 11])
      #expect(try await kinds(.broadcastRetry) == [.retry: 18])
      #expect(try await kinds(.single) == [:])
    }
  }

  @Test("a claim of recently ready rows skips older ones")
  func window() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .users("u"))
      try await store.run("UPDATE queue SET available_at = now() - interval '100 seconds'")
      #expect(try await claim(store, 9, withinSeconds: 60).isEmpty)
      #expect(try await claim(store, 9, withinSeconds: 120).count == 1)
      try await store.run("UPDATE queue SET available_at = now() - interval '100 seconds'")
      #expect(try await store.queue.rescue(limit: 9, withinSeconds: 60) == 0)
      #expect(try await store.queue.rescue(limit: 9) == 1)
      #expect(try await store.duties.rescue(limit: 9) == 0)
      let rescued = try await claim(store, 9, withinSeconds: 60)
      #expect(rescued.map(\.isRescued) == [true] && rescued.map(\.epoch) == [2])
    }
  }

  // MARK: environments

  @Test("a row has one environment, from the named devices or the request")
  func environments() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      try await store.register(app, token(2), environment: .sandbox)
      try await store.register(app, token(3), user: "u")
      try await store.register(app, token(4), user: "u", environment: .sandbox)
      func rows(_ audience: Audience, _ environment: PushEnvironment? = nil) async throws
        -> [String]
      {
        let id = try await store.accept(app, audience, environment: environment)
        let found = try await store.client.write.query(
          """
          SELECT string_agg(environment || ':' || kind, ' ' ORDER BY environment) AS rows
          FROM (SELECT DISTINCT environment, kind FROM queue WHERE notification = \(id)) q
          """)
        return try found[0].decode("rows", as: String.self).split(separator: " ").map(String.init)
      }
      #expect(try await rows(.tokens(token(1))) == ["1:1"])
      #expect(try await rows(.tokens(token(2))) == ["2:1"])
      #expect(try await rows(.tokens(token(1), token(2))) == ["1:1", "2:1"])
      #expect(try await rows(.tokens(token(1), token(2)), .sandbox) == ["2:1"])
      #expect(try await rows(.users("u")) == ["1:1", "2:1"])
      #expect(try await rows(.users("nobody")) == ["1:1"])
      #expect(try await rows(.users("nobody"), .sandbox) == ["2:1"])
      #expect(try await rows(.everyone) == ["1:2", "2:2"])
      #expect(try await rows(.everyone, .sandbox) == ["2:2"])
      try await store.run("DELETE FROM devices WHERE environment = 1")
      #expect(try await rows(.everyone) == ["2:2"])
      try await store.run("DELETE FROM devices")
      #expect(try await rows(.everyone) == ["1:2"])
    }
  }

  @Test("a user with more devices than are counted gets rows in both environments")
  func crowdedUser() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 12_000, user: "guest")
      try await store.run(
        "UPDATE devices SET environment = 2 WHERE token IN (SELECT max(token::text)::bytea FROM devices)"
      )
      let notification = sample(app, .users("guest"))
      let answer = try await store.acceptance(of: notification)
      #expect(
        answer == .accepted(id: notification.id, audience: Acceptance.audienceCountLimit))
      #expect(try await store.count("queue") == 2)
    }
  }

  // MARK: held

  @Test("held rows block no other, and are released by destination, earliest deadline first")
  func held() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      var ids: [NotificationID] = []
      for _ in 0..<3 { ids.append(try await store.accept(app, .users("u"))) }
      let rows = try await claim(store, 9)
      for row in rows { #expect(try await store.queue.release(row.claim, held: .noConnection)) }
      _ = try await store.accept(other, .users("u"))
      #expect(try await claim(store, 9).map(\.run.app) == [other])
      #expect(try await store.duties.queueDepth().held == [.noConnection: 3])
      let here = Destination(app: app, environment: .production)
      func held() async throws -> [Destination] {
        try await store.queue.heldDestinations(limit: 9)
      }
      #expect(try await held() == [here])
      try await store.run(
        "UPDATE queue SET deadline = now() + interval '1 hour' WHERE notification = '\(ids[2])'")
      try await store.run(
        "UPDATE queue SET deadline = now() + interval '2 hours' WHERE notification <> '\(ids[2])'")
      #expect(try await store.queue.releaseLate(limit: 9) == 0)
      #expect(try await store.queue.releaseHeld(for: here, limit: 1) == 1)
      #expect(try await claim(store, 9).map(\.run.notification) == [ids[2]])
      #expect(
        try await store.queue.releaseHeld(
          for: Destination(app: app, environment: .sandbox), limit: 9) == 0)
      try await store.run("UPDATE queue SET deadline = now() WHERE held IS NOT NULL")
      #expect(try await held() == [here])
      #expect(try await store.queue.releaseLate(limit: 9) == 2)
      #expect(try await held().isEmpty)
    }
  }

  @Test("held destinations are paged, and expired rows of all of them end together")
  func manyHeldDestinations() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.crowd(app, rows: 300)
      // Each row belongs to its own app: the queue has no foreign key.
      try await store.run(
        """
        UPDATE queue q SET held = 1, app = q.app + n.place, deadline = now() + interval '1 hour'
        FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM queue) n WHERE n.id = q.id
        """)
      var found: [Destination] = []
      var pages: [Int] = []
      var last: Destination?
      repeat {
        let page = try await store.queue.heldDestinations(after: last, limit: 128)
        pages.append(page.count)
        found += page
        last = page.last
      } while pages.last == 128
      #expect(pages == [128, 128, 44])
      #expect(
        found == (1...300).map { Destination(app: app + $0, environment: .production) })
      #expect(try await store.queue.releaseLate(limit: 1_000) == 0)
      try await store.run(
        "UPDATE queue SET deadline = now() - interval '1 second' WHERE app > \(app.rawValue + 260)")
      #expect(try await store.queue.releaseLate(limit: 30) == 30)
      #expect(try await store.queue.releaseLate(limit: 30) == 10)
      #expect(try await store.count("queue WHERE held IS NOT NULL") == 260)
    }
  }

  @Test("work accepted for a failed lane is stored held, ranges included")
  func acceptedHeld() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "u")
      try await store.register(app, token(2), user: "u", environment: .sandbox)
      let plan = AcceptPlan(holder: holder, production: .held(.noCredential), sandbox: .claimed)
      for audience in [Audience.users("u"), .everyone] {
        let notification = sample(app, audience)
        let (answer, work, _) = try await store.notifications.accept(
          notification, idempotency: nil, plan: plan)
        #expect(answer == .accepted(id: notification.id, audience: 2))
        let rows: [String] = try await store.client.write.query(
          """
          SELECT DISTINCT concat_ws(' ', environment, held, epoch) AS row FROM queue
          WHERE notification = \(notification.id) ORDER BY 1
          """
        ).map { try $0.decode("row", as: String.self) }
        // A range is never stored claimed.
        #expect(rows == (audience.isEveryone ? ["1 1 0", "2 0"] : ["1 1 0", "2 1"]))
        #expect(work.map(\.row.environment) == (audience.isEveryone ? [] : [.sandbox]))
        #expect(work.first?.recipients?.map(\.token) == (audience.isEveryone ? nil : [token(2)]))
      }
    }
  }

  @Test("acceptance returns few devices with all data for sending")
  func recipients() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let plan = AcceptPlan(holder: holder, production: .claimed, sandbox: .claimed)
      for number in UInt32(1)...17 {
        try await store.register(app, token(number), user: "u", languages: ["fr", "de"])
      }
      func work(_ audience: Audience) async throws -> Work {
        let answer = try await store.notifications.accept(
          sample(app, audience), idempotency: nil, plan: plan)
        return try #require(answer.work.first)
      }
      #expect(try await work(.users("u")).recipients == nil)
      let tokens = (1...16).map { token($0) }
      let few = try await work(.named(tokens: tokens + [token(99)], users: []))
      #expect(few.recipients?.map(\.token) == tokens)
      let first = try #require(few.recipients?.first)
      let page = try await store.audiences.named(few, after: nil).recipients
      #expect(page.first == first && first.languages == ["fr", "de"] && first.user == "u")
      #expect(try await store.renew(few))
      #expect(few.row.deadline == few.notification.deadline)
    }
  }
}
