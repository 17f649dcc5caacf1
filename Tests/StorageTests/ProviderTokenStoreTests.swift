// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Provider tokens shared by all nodes.
@Suite(.serialized) struct ProviderTokenStoreTests {
  static let key = ProviderTokenStore.Key(
    environment: .sandbox, teamID: "TEAM123456", keyID: "KEY1234567",
    keyHash: String(repeating: "ab", count: 32))

  /// Another key with equal names, or the same key in another environment.
  static let others = [
    ProviderTokenStore.Key(
      environment: .sandbox, teamID: "TEAM123456", keyID: "KEY1234567",
      keyHash: String(repeating: "cd", count: 32)),
    ProviderTokenStore.Key(
      environment: .production, teamID: "TEAM123456", keyID: "KEY1234567", keyHash: key.keyHash),
  ]

  private func store(
    _ tokens: ProviderTokenStore, _ text: String, age: Int64 = 0,
    after found: ProviderTokenStore.Newest
  ) async throws -> Bool {
    try await tokens.store(
      text, issuedAt: found.now - age, of: Self.key, after: found, apart: 20 * 60,
      tolerance: 5 * 60)
  }

  @Test("the first token is stored sealed, and can be read with its key only")
  func first() async throws {
    try await TestDatabase.store { _, _, store in
      let tokens = store.store.providerTokens
      let none = try await tokens.newest(of: Self.key)
      #expect(none.generation == 0 && none.issuedAt == nil && none.text == nil)
      #expect(try await self.store(tokens, "a.b.c", after: none))
      let found = try await tokens.newest(of: Self.key)
      #expect(found.generation == 1 && found.issuedAt == none.now && found.text == "a.b.c")
      for other in Self.others { #expect(try await tokens.newest(of: other).generation == 0) }
      let sealed: [UInt8] = try await store.value("SELECT sealed FROM provider_tokens")
      #expect(!String(decoding: sealed, as: UTF8.self).contains("a.b.c"))
    }
  }

  @Test("of several nodes with one known token, the first to store wins")
  func race() async throws {
    try await TestDatabase.store { shard, database, store in
      let tokens = store.store.providerTokens
      let second = try database.open(on: shard)
      let none = try await tokens.newest(of: Self.key)
      #expect(try await self.store(tokens, "old", age: 40 * 60, after: none))
      #expect(try await !self.store(tokens, "late", after: none))
      let found = try await tokens.newest(of: Self.key)
      let wins = try await atOnce(10, on: shard) { number in
        try await self.store(
          number % 2 == 0 ? tokens : second.store.providerTokens, "\(number)", after: found)
      }
      #expect(wins.count { $0 } == 1)
      let newest = try await tokens.newest(of: Self.key)
      #expect(newest.generation == 2 && newest.text == "\(wins.firstIndex(of: true) ?? -1)")
      await second.close()
    }
  }

  /// Age of the previous token in seconds by PostgreSQL's clock; and whether another is accepted.
  @Test(
    "tokens are at least 20 minutes apart, unless a clock was set back",
    arguments: [
      (0, false), (20 * 60 - 1, false), (20 * 60, true), (3_600, true), (-5 * 60, false),
      (-5 * 60 - 1, true),
    ] as [(Int64, Bool)])
  func apart(age: Int64, isTaken: Bool) async throws {
    try await TestDatabase.store { _, _, store in
      let tokens = store.store.providerTokens
      let none = try await tokens.newest(of: Self.key)
      #expect(try await self.store(tokens, "before", age: age, after: none))
      let found = try await tokens.newest(of: Self.key)
      // At one moment, whatever the duration of the previous statement.
      #expect(
        try await tokens.store(
          "after", issuedAt: none.now, of: Self.key, after: found, apart: 20 * 60,
          tolerance: 5 * 60) == isTaken)
      #expect(try await tokens.newest(of: Self.key).text == (isTaken ? "after" : "before"))
    }
  }

  @Test("a token sealed under another secret key exists but cannot be read")
  func otherSecret() async throws {
    try await TestDatabase.store { shard, database, store in
      let none = try await store.store.providerTokens.newest(of: Self.key)
      #expect(try await self.store(store.store.providerTokens, "a.b.c", after: none))
      let stranger = try database.open(on: shard, secret: 9)
      let found = try await stranger.store.providerTokens.newest(of: Self.key)
      #expect(found.generation == 1 && found.issuedAt == none.now && found.text == nil)
      await stranger.close()
      // It cannot be opened in another row either.
      try await store.run("UPDATE provider_tokens SET environment = 1")
      let moved = try await store.store.providerTokens.newest(of: Self.others[1])
      #expect(moved.generation == 1 && moved.text == nil)
    }
  }

  @Test("a token is resealed under a new secret key, and removed once expired")
  func sealedAnew() async throws {
    try await TestDatabase.store { shard, database, store in
      let before = store.store.providerTokens
      let none = try await before.newest(of: Self.key)
      #expect(try await self.store(before, "a.b.c", after: none))
      let new = try #require(SecretBox(key: [UInt8](repeating: 9, count: 32)))
      let old = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
      #expect(try await store.duties.sealAnew(with: new) == 0, "it does not open")
      #expect(try await store.duties.sealAnew(with: new.opening(old)) == 1)
      #expect(try await store.duties.sealAnew(with: new.opening(old)) == 0)
      let alone = try database.open(on: shard, secret: 9)
      let found = try await alone.store.providerTokens.newest(of: Self.key)
      #expect(found.generation == 1 && found.issuedAt == none.now && found.text == "a.b.c")
      await alone.close()
      // Sealed under a lost key, it would be counted forever.
      let stranger = try #require(SecretBox(key: [UInt8](repeating: 8, count: 32)))
      try await store.run("UPDATE provider_tokens SET issued_at = now() - interval '59 minutes'")
      #expect(try await store.duties.sealAnew(with: stranger) == 0)
      try await store.run("UPDATE provider_tokens SET issued_at = now() - interval '61 minutes'")
      #expect(try await store.duties.sealAnew(with: stranger) == 1)
      #expect(try await store.count("provider_tokens") == 0)
    }
  }
}
