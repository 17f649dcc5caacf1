// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite(.serialized) struct AcceptanceTests {
  private static let tables = ["notifications", "runs", "queue", "idempotency"]

  @Test("a notification is stored as requested, with one run and one queue row")
  func single() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann")
      var asked = sample(app, .named(tokens: [token(1), token(2)], users: ["ann", "bob"]))
      asked.audience.environment = .sandbox
      asked.collapseID = "game"
      asked.expiresAt = noon.adding(seconds: 60)
      asked.message.options.fallbackLanguages = ["fr", "de"]
      asked.message.payload = Array(0...255)
      asked.message.localize = Array("{}".utf8)
      asked.message.options.truncates = true
      asked.message.options.badge = .increment(2)
      asked.message.options.maxRate = 500
      let answer = try await store.acceptance(of: asked, idempotency: nil)
      #expect(answer == .accepted(id: asked.id, audience: 0))  // The device is of production.
      #expect(try await store.notifications.notification(app: app, id: asked.id) == asked)
      #expect(try await store.notifications.notification(app: app + 1, id: asked.id) == nil)
      for table in ["notifications", "runs", "queue"] { #expect(try await store.count(table) == 1) }
    }
  }

  @Test("recipients' values are stored with the notification and read only on request")
  func recipients() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann")
      var asked = sample(app, .users("ann"))
      asked.message.options.badge = .set(0)
      let list = Array(0...255) + Array(repeating: UInt8(7), count: 2_000_000)
      asked.message.recipients = .list(list)
      var stored = asked
      stored.message.recipients = .stored
      let key = IdempotencyKey(key: "k", bodyHash: [1])
      let first = try await store.acceptance(of: asked, idempotency: key)
      #expect(first == .accepted(id: asked.id, audience: 1))
      #expect(try await store.notifications.recipients(of: asked.id, app: app) == list)
      #expect(try await store.notifications.notification(app: app, id: asked.id) == stored)
      let claimed = try await store.claim(holder: holder, singles: 1, broadcasts: 0)
      #expect(claimed.first?.notification == stored)
      // A retry is the stored notification with its first values.
      var again = asked
      again.id = NotificationID(milliseconds: noon.milliseconds)
      #expect(
        try await store.acceptance(of: again, idempotency: key)
          == .replayed(id: asked.id, audience: 1))
      #expect(try await store.notifications.recipients(of: again.id, app: app) == nil)
      let plain = try await store.accept(app, .users("ann"))
      #expect(try await store.notifications.recipients(of: plain, app: app) == nil)
    }
  }

  @Test("a broadcast is divided into ranges that cover every bucket once")
  func everyone() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .everyone)
      let ranges = try await store.client.write.query(
        "SELECT bucket_from, bucket_to, class, kind FROM queue ORDER BY bucket_from")
      #expect(ranges.count == NotificationStore.broadcastRanges)
      var next: Int32 = 0
      for index in 0..<ranges.count {
        #expect(try ranges[index].decode("bucket_from", as: Int32.self) == next)
        next = try ranges[index].decode("bucket_to", as: Int32.self) + 1
        #expect(try ranges[index].decode("kind", as: Int16.self) == 2)
        #expect(try ranges[index].decode("class", as: Int16.self) == 2)
      }
      #expect(next == 65_536)
    }
  }

  @Test("a thousand concurrent acceptances share few statements, each with its own result")
  func combined() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      for number: UInt32 in 0..<4 { try await store.register(app, token(number), user: "u") }
      let asked = (0..<1_000).map { index in
        index.isMultiple(of: 2)
          ? sample(app, .tokens(token(UInt32(index % 8)))) : sample(app, .users("u"))
      }
      let answers = try await atOnce(1_000, on: shard) {
        try await store.acceptance(of: asked[$0], idempotency: nil)
      }
      for (index, answer) in answers.enumerated() {
        let audience = index.isMultiple(of: 2) ? (index % 8 < 4 ? 1 : 0) : 4
        #expect(answer == .accepted(id: asked[index].id, audience: audience))
      }
      #expect(try await store.count("queue") == 1_000)
      let transactions: Int = try await store.value(
        "SELECT count(DISTINCT xmin::text) FROM notifications")
      #expect(transactions < 50)
    }
  }

  @Test("the audience counts the reachable active devices, each once")
  func audience() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann")
      try await store.register(app, token(2), user: "ann", environment: .sandbox)
      try await store.register(app, token(3), user: "ann", kind: .voip)
      try await store.register(app, token(4), user: "bob")
      try await store.register(app, token(5))
      try await store.run(
        "UPDATE devices SET state = 2, state_reason = 'x' WHERE token = '\\x00000005'")
      let other = try await store.app("com.example.other")
      try await store.register(other, token(1), user: "ann")
      let table: [(Audience, PushType, PushEnvironment?, Int)] = [
        (.users("ann"), .alert, nil, 2), (.users("ann"), .alert, .production, 1),
        (.users("ann"), .voip, nil, 1), (.users("ann"), .background, .sandbox, 1),
        (.users("ann", "bob", "ann"), .alert, nil, 3), (.users("nobody"), .alert, nil, 0),
        (.tokens(token(1), token(1)), .alert, nil, 1), (.tokens(token(5)), .alert, nil, 0),
        (.tokens(token(99)), .alert, nil, 0),
        (.named(tokens: [token(1), token(4)], users: ["ann"]), .alert, nil, 3),
        (.everyone, .alert, nil, 3), (.everyone, .alert, .sandbox, 1), (.everyone, .voip, nil, 1),
        (.everyone, .widgets, nil, 0),
      ]
      for (audience, type, environment, count) in table {
        let asked = sample(app, audience, type: type, environment: environment)
        let answer = try await store.acceptance(of: asked, idempotency: nil)
        #expect(answer == .accepted(id: asked.id, audience: count), "\(audience) \(type)")
      }
    }
  }

  @Test("any user name survives its array literal")
  func userNames() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let users = [
        "plain", "a\"b", "\"", "\\", "\\\"", "a\\b", "a,b", "{a}", "{", "}", " a ", "NULL", "null",
        "a\nb", "\r\n", "\t", "👩‍👩‍👧‍👦", "é", "e\u{301}", "\"\u{301}", "\\\u{301}", "\u{202e}x", "$1",
        "'",
        "ünïcødé", String(repeating: "\"\\", count: 100),
      ]
      for (index, user) in users.enumerated() {
        try await store.register(app, token(UInt32(index)), user: user)
      }
      // Each alone, and all together.
      let alone = try await atOnce(users.count, on: shard) { index in
        try await store.acceptance(of: sample(app, .users(users[index])), idempotency: nil)
      }
      for (user, answer) in zip(users, alone) {
        guard case .accepted(let id, let audience) = answer else {
          Issue.record("\(user): \(answer)")
          continue
        }
        let stored = try await store.notifications.notification(app: app, id: id)
        #expect(stored?.audience == .users(user))
        #expect(audience == 1, "\(user)")
      }
      let all = try await store.accept(app, .named(tokens: [], users: users))
      let stored = try await store.notifications.notification(app: app, id: all)
      // Compared by scalars: Swift compares strings by canonical equivalence, PostgreSQL does not.
      let names = try #require(stored?.audience.users)
      #expect(names.map { Array($0.unicodeScalars) } == users.map { Array($0.unicodeScalars) })
    }
  }

  @Test("a named token of another kind stores nothing, and its key stays free")
  func wrongKind() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      try await store.register(app, token(2), kind: .voip)
      let key = IdempotencyKey(key: "k", bodyHash: [1])
      let asked = sample(app, .tokens(token(1), token(2)))
      #expect(
        try await store.acceptance(of: asked, idempotency: key)
          == .wrongTokenKind(token(2), .voip))
      #expect(
        try await store.acceptance(of: asked, idempotency: nil)
          == .wrongTokenKind(token(2), .voip))
      for table in Self.tables { #expect(try await store.count(table) == 0, "\(table)") }
      let right = sample(app, .tokens(token(1)))
      #expect(
        try await store.acceptance(of: right, idempotency: key)
          == .accepted(id: right.id, audience: 1))
    }
  }
}
