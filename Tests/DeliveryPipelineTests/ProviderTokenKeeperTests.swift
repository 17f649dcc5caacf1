// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Logging
import Metrics
import Postgres
import PushModel
import Storage
import Synchronization
import TLS
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Nodes with one key, each with its own memory and connection to one database.
@Suite("Provider tokens shared by all nodes", .serialized, .timeLimit(.minutes(2)))
struct ProviderTokenKeeperTests {
  static let minute: Int64 = 60

  /// A signal that any thread may give.
  final class Bell: Sendable {
    let isRung = Mutex(false)
  }

  /// The provider tokens of one process.
  final class TokenNode {
    let tokens = ProviderTokens()
    let keeper: ProviderTokenKeeper
    let connection: PostgresConnection
    let log = LogBook()
    private let registry = MetricsRegistry()
    private let bell = Bell()

    init(_ database: TestDatabase, on shard: isolated TestShard, secret: UInt8 = 7) throws {
      connection = database.connect(on: shard)
      let secrets = try #require(SecretBox(key: [UInt8](repeating: secret, count: 32)))
      let bell = bell
      keeper = ProviderTokenKeeper(
        loop: shard.loop, tokens: tokens,
        store: ProviderTokenStore(connection: connection, secrets: secrets),
        metrics: registry.makeShard(), logger: Logger(label: "test", factory: log.handler),
        onWanted: { bell.isRung.withLock { $0 = true } })
    }

    /// Returns the tokens of a key for one of the process's pools.
    func pool(_ pem: String, _ environment: PushEnvironment = .sandbox) throws
      -> SharedProviderToken
    {
      try #require(
        try tokens.source(
          environment: environment, teamID: "TEAM123456", keyID: "KEY1234567", pem: pem)
          as? SharedProviderToken)
    }

    /// Whether a token was requested since the last check.
    func wasTold() -> Bool {
      bell.isRung.withLock { isRung in
        defer { isRung = false }
        return isRung
      }
    }

    var lines: [Substring] {
      String(decoding: registry.render(), as: UTF8.self).split(separator: "\n")
    }

    func metric(_ name: String) -> Double {
      for line in lines where line.hasPrefix(name + " ") {
        return Double(line.dropFirst(name.count + 1)) ?? -1
      }
      return 0
    }

    var made: Double {
      metric(#"pushgate_provider_tokens_made_total{environment="sandbox"}"#)
    }
    var missing: Double { metric(#"pushgate_provider_tokens_missing{environment="sandbox"}"#) }
  }

  /// Makes the stored token some minutes older.
  private func age(_ store: TestStore, minutes: Int64, _ pem: String) async throws {
    let key = try ES256PrivateKey(pem: pem)
    let credential = ProviderCredential(
      teamID: "TEAM123456", keyID: "KEY1234567", privateKey: key)
    let names = ProviderTokenStore.Key(
      environment: .sandbox, teamID: "TEAM123456", keyID: "KEY1234567",
      keyHash: Hex.encode(SHA256.hash(Array(try key.publicKey.pem.utf8))))
    let tokens = store.store.providerTokens
    let found = try await tokens.newest(of: names)
    let token = try ProviderToken(signedBy: credential, issuedAt: found.now - minutes * 60)
    #expect(
      try await tokens.store(
        token.text, issuedAt: token.issuedAt, of: names, after: found, apart: 0, tolerance: 0))
  }

  @Test("two nodes, twenty apps and one key create one token")
  func one() async throws {
    try await TestDatabase.store { shard, database, store in
      let pem = try ES256PrivateKey.generate().pem
      let nodes = try [TokenNode(database, on: shard), TokenNode(database, on: shard)]
      // Pools of an app on any shard request their key's token.
      let pools = try nodes.map { node in try (0..<20).map { _ in try node.pool(pem) } }
      for node in nodes { #expect(node.wasTold()) }
      _ = try await atOnce(20, on: shard) { await nodes[$0 % 2].keeper.renewDue() }
      let found = Set(pools.joined().map { $0.token()?.token })
      #expect(found.count == 1 && !found.contains(nil))
      #expect(nodes.map(\.made).reduce(0, +) == 1)
      let generation: Int64 = try await store.value("SELECT generation FROM provider_tokens")
      #expect(generation == 1)
      for node in nodes { await node.connection.close() }
    }
  }

  @Test("of concurrently signed tokens the first one stored is used by all nodes")
  func race() async throws {
    try await TestDatabase.store { shard, database, store in
      let pem = try ES256PrivateKey.generate().pem
      try await age(store, minutes: 40, pem)
      let nodes = try (0..<3).map { _ in try TokenNode(database, on: shard) }
      let pools = try nodes.map { try $0.pool(pem) }
      // All have read the stored token and signed before one may store.
      let rival = try await database.rival(
        on: shard, "LOCK TABLE provider_tokens IN EXCLUSIVE MODE",
        until: """
          (SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'provider_tokens'::regclass) = 3
          """)
      _ = try await atOnce(3, on: shard) { await nodes[$0].keeper.renewDue() }
      try await rival.committed()
      let found = Set(pools.map { $0.token()?.token })
      #expect(found.count == 1 && !found.contains(nil))
      #expect(nodes.map(\.made).reduce(0, +) == 1)
      let generation: Int64 = try await store.value("SELECT generation FROM provider_tokens")
      #expect(generation == 2)
      for node in nodes { await node.connection.close() }
    }
  }

  /// Age of the stored token, and whether a poll creates another one.
  @Test(
    "a new token is created ahead of need, not earlier",
    arguments: [(0, false), (33, false), (34, true), (54, true), (55, true), (600, true)]
      as [(Int64, Bool)])
  func due(minutes: Int64, isMade: Bool) async throws {
    try await TestDatabase.store { shard, database, store in
      let pem = try ES256PrivateKey.generate().pem
      try await age(store, minutes: minutes, pem)
      let node = try TokenNode(database, on: shard)
      let pool = try node.pool(pem)
      await node.keeper.renewDue()
      #expect(node.made == (isMade ? 1 : 0) && node.missing == 0)
      let age = try #require(pool.age)
      #expect(isMade ? age < 60 : age >= minutes * 60)
      // A second poll changes nothing.
      await node.keeper.renewDue()
      #expect(node.made == (isMade ? 1 : 0))
      await node.connection.close()
    }
  }

  @Test("a token that APNs calls expired leads to one new token for all nodes")
  func expired() async throws {
    try await TestDatabase.store { shard, database, store in
      let pem = try ES256PrivateKey.generate().pem
      try await age(store, minutes: 21, pem)
      let nodes = try [TokenNode(database, on: shard), TokenNode(database, on: shard)]
      let pools = try nodes.map { try $0.pool(pem) }
      for node in nodes { await node.keeper.renewDue() }
      let refused = try #require(pools[0].token()?.token)
      #expect(pools[1].token()?.token == refused)
      for node in nodes { _ = node.wasTold() }
      for pool in pools { #expect(pool.expired(refused) && pool.token() == nil) }
      for node in nodes { #expect(node.wasTold()) }
      _ = try await atOnce(2, on: shard) { await nodes[$0].keeper.renewDue() }
      let found = Set(pools.map { $0.token()?.token })
      #expect(found.count == 1 && !found.contains(nil) && !found.contains(refused))
      #expect(nodes.map(\.made).reduce(0, +) == 1)
      for node in nodes { await node.connection.close() }
    }
  }

  @Test("a young token that APNs calls expired is not replaced, and is logged once")
  func young() async throws {
    try await TestDatabase.store { shard, database, store in
      let pem = try ES256PrivateKey.generate().pem
      let node = try TokenNode(database, on: shard)
      let pool = try node.pool(pem)
      await node.keeper.renewDue()
      let token = try #require(pool.token()?.token)
      #expect(!pool.expired(token))
      for _ in 0..<3 { await node.keeper.renewDue() }
      #expect(node.made == 1 && pool.token()?.token == token)
      #expect(node.log.messages.count { $0.contains("APNs refuses it") } == 1)
      await node.connection.close()
    }
  }

  @Test("without the database the token in memory is used, later the cause is reported")
  func away() async throws {
    try await TestDatabase.store { shard, database, store in
      let pem = try ES256PrivateKey.generate().pem
      try await age(store, minutes: 40, pem)
      let node = try TokenNode(database, on: shard)
      let pool = try node.pool(pem)
      // It can be read but not replaced.
      try await store.run("REVOKE ALL ON provider_tokens FROM PUBLIC")
      try await store.run(
        """
        CREATE FUNCTION away() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''away''; END';
        CREATE TRIGGER away BEFORE INSERT ON provider_tokens FOR EACH ROW EXECUTE FUNCTION away()
        """)
      await node.keeper.renewDue()
      #expect(pool.token() != nil && node.made == 0 && node.missing == 0)
      #expect(node.metric("pushgate_provider_token_failures_total") == 1)
      // Now it cannot be read either.
      await node.connection.close()
      await node.keeper.renewDue()
      #expect(pool.token() != nil && node.missing == 0)
      #expect(node.metric("pushgate_provider_token_failures_total") == 2)
      #expect(
        node.metric(#"pushgate_provider_token_age_seconds{environment="sandbox"}"#) >= 40 * 60)
      // Another pool's key was never read.
      let late = try node.pool(try ES256PrivateKey.generate().pem)
      await node.keeper.renewDue()
      #expect(late.token() == nil && node.missing == 1)
      #expect(node.log.messages.contains { $0.contains("the token store cannot be read") })
    }
  }

  @Test("another key with equal names has its own token; unused tokens are not renewed")
  func rotated() async throws {
    try await TestDatabase.store { shard, database, store in
      let pems = try (0..<2).map { _ in try ES256PrivateKey.generate().pem }
      let node = try TokenNode(database, on: shard)
      var first: SharedProviderToken? = try node.pool(pems[0])
      await node.keeper.renewDue()
      let second = try node.pool(pems[1])
      await node.keeper.renewDue()
      #expect(first?.token() != nil && first?.token()?.token != second.token()?.token)
      #expect(node.made == 2)
      // In another environment the key has another token.
      let production = try node.pool(pems[1], .production)
      await node.keeper.renewDue()
      #expect(production.token() != nil && production.token()?.token != second.token()?.token)
      first = nil
      #expect(node.tokens.inUse.count == 2)
      // A later user of the first key gets its token again.
      #expect(try node.pool(pems[0]).token() == nil)
      let again = try node.pool(pems[0])
      await node.keeper.renewDue()
      #expect(again.token() != nil && node.made == 2)
      await node.connection.close()
    }
  }

  @Test("a token sealed under another secret key is not replaced within 20 minutes")
  func otherSecret() async throws {
    try await TestDatabase.store { shard, database, store in
      let pem = try ES256PrivateKey.generate().pem
      try await age(store, minutes: 19, pem)
      let stranger = try TokenNode(database, on: shard, secret: 9)
      let pool = try stranger.pool(pem)
      await stranger.keeper.renewDue()
      #expect(pool.token() == nil && stranger.made == 0 && stranger.missing == 1)
      #expect(stranger.log.messages.contains { $0.contains("another secret key") })
      try await store.run(
        "UPDATE provider_tokens SET issued_at = issued_at - interval '1 minute'")
      await stranger.keeper.renewDue()
      #expect(pool.token() != nil && stranger.made == 1 && stranger.missing == 0)
      await stranger.connection.close()
    }
  }
}
