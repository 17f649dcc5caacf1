// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite(.serialized) struct RegistrationTests {
  @Test("a registration replaces all members, absent ones included")
  func whole() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let full = DeviceRegistration(
        languages: ["zh-Hant-TW", "en"], environment: .sandbox, tokenKind: .voip,
        user: "u,\"42\"\\", tags: ["a,b", "{c}", "\"d\"", "e f", "é🎲"], timeZone: "Asia/Taipei",
        appVersion: "3.2.1", registeredAt: noon.adding(seconds: -86_400 * 365))
      let first = try await store.changes.register(app: app, token: token(1), full)
      #expect(first.created)
      #expect(first.registeredAt == full.registeredAt)
      var device = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(device.languages == full.languages)
      #expect(device.environment == .sandbox && device.tokenKind == .voip)
      #expect(device.user == full.user && device.tags == full.tags)
      #expect(device.timeZone == "Asia/Taipei" && device.appVersion == "3.2.1")
      #expect(device.state == .active && device.registeredAt == full.registeredAt)

      let second = try await store.register(app, token(1), languages: [])
      #expect(!second.created)
      device = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(device.languages == [] && device.tags == [])
      #expect(device.user == nil && device.timeZone == nil && device.appVersion == nil)
      #expect(device.environment == .production && device.tokenKind == .alert)
    }
  }

  @Test("of two registrations of a token in a batch, the later one is stored")
  func twiceInABatch() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      try await store.register(app, token(9))  // The list has its number, so both arrive at once.
      let answers = try await atOnce(2, on: shard) { index in
        try await store.register(app, token(1), user: "user \(index)")
      }
      #expect(answers.map(\.created) == [true, false])
      // Equal statement times: they were in one batch.
      #expect(answers[0].registeredAt == answers[1].registeredAt)
      #expect(try await store.devices.device(app: app, token: token(1))?.user == "user 1")
      #expect(try await !store.register(app, token(1)).created)
    }
  }

  @Test("one token in two apps is two devices")
  func twoApps() async throws {
    try await TestDatabase.store { shard, _, store in
      let apps = [try await store.app("com.example.a"), try await store.app("com.example.b")]
      let answers = try await atOnce(2, on: shard) { try await store.register(apps[$0], token(1)) }
      #expect(answers.map(\.created) == [true, true])
    }
  }

  @Test("a previous token's device is deleted, unless its batch registers it again")
  func previousToken() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      func replacing(_ new: UInt32, _ old: UInt32?) async throws {
        _ = try await store.changes.register(
          app: app, token: token(new),
          DeviceRegistration(
            languages: ["en"], environment: .production, previousToken: old.map { token($0) }))
      }
      func isKnown(_ number: UInt32) async throws -> Bool {
        try await store.devices.device(app: app, token: token(number)) != nil
      }
      try await replacing(1, nil)
      try await replacing(2, 1)
      #expect(try await isKnown(2))
      #expect(try await !isKnown(1))
      try await replacing(2, 2)  // Itself.
      #expect(try await isKnown(2))
      try await replacing(3, 77)  // An unknown token.
      #expect(try await isKnown(3))
      // The old one registers in this batch: both stay.
      _ = try await atOnce(2, on: shard) { try await replacing($0 == 0 ? 4 : 3, $0 == 0 ? 3 : nil) }
      #expect(try await isKnown(3))
      #expect(try await isKnown(4))
      // Two replacements at once: both are applied.
      for number in 10...12 as ClosedRange<UInt32> { try await replacing(number, nil) }
      _ = try await atOnce(3, on: shard) { try await replacing(20, [10, 11, nil][$0]) }
      #expect(try await isKnown(20))
      #expect(try await !isKnown(10))
      #expect(try await !isKnown(11))
      #expect(try await isKnown(12))
    }
  }

  @Test(
    "a new registration reactivates a device", arguments: [DeviceState.quarantined, .unregistered])
  func revival(state: DeviceState) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      let time = state == .unregistered ? "now()" : "NULL"
      try await store.run(
        "UPDATE devices SET state = \(state.rawValue), state_reason = 'x', unregistered_at = \(time)"
      )
      #expect(try await !store.register(app, token(1)).created)
      let device = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(device.state == .active)
      #expect(device.stateReason == nil && device.unregisteredAt == nil)
    }
  }

  @Test("a registration in the future counts as now, one in the past as given")
  func registeredAt() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let future = Instant(microseconds: 4_000_000_000_000_000)
      let answer = try await store.register(app, token(1), registeredAt: future)
      let now: PostgresTimestamp = try await store.value("SELECT now()")
      #expect(answer.registeredAt < future)
      #expect(abs(answer.registeredAt.microseconds - now.microseconds) < 60_000_000)
      let past = Instant(microseconds: 1_000_000_000_000_001)
      #expect(try await store.register(app, token(2), registeredAt: past).registeredAt == past)
    }
  }

  @Test("lists of languages are stored once, for any number of concurrent registrations")
  func interning() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let other = try database.open(on: shard)
      let lists = [["fr"], ["fr", "en"], ["en", "fr"], ["zh-Hant-TW"]]
      _ = try await atOnce(80, on: shard) { index in
        try await (index.isMultiple(of: 2) ? store : other).register(
          app, token(UInt32(index)), languages: lists[index % 4])
      }
      #expect(try await store.count("language_lists") == lists.count + 1)  // And the empty one.
      for index: UInt32 in 0..<80 {
        let device = try await store.devices.device(app: app, token: token(index))
        #expect(device?.languages == lists[Int(index) % 4])
      }
      await other.close()
    }
  }

  @Test("the bucket is the first 16 bits of the token's SHA-256")
  func bucket() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 0..<20 { try await store.register(app, token(number)) }
      let wrong: Int = try await store.value(
        """
        SELECT count(*) FROM devices
        WHERE bucket <> get_byte(sha256(token), 0) * 256 + get_byte(sha256(token), 1)
        """)
      #expect(wrong == 0)
      #expect(try await store.value("SELECT count(DISTINCT bucket) > 10 FROM devices") == true)
    }
  }

  @Test("an invalid registration fails alone, not with its batch")
  func guilty() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      try await store.register(app, token(100))  // The list has its number, so all arrive at once.
      let users = ["a", "b\0", "c", "d"]
      let tokens = [token(1), token(2), token(3), DeviceToken(bytes: [])]
      let stored = try await atOnce(users.count, on: shard) { index in
        do {
          return try await store.register(app, tokens[index], user: users[index]).created
        } catch { return false }
      }
      #expect(stored == [true, false, true, false])
      #expect(try await store.count("devices") == 3)
    }
  }
}
