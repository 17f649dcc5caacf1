// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Duties
import Glibc
import Logging
import Metrics
import Postgres
import PushModel
import Storage
import Synchronization
import TLS
import TestSupport
import Testing

@testable import Webhooks

/// Webhooks beside one whose name does not resolve.
@Suite(.serialized) struct WebhookNamesTests {
  @Test("dead names have one lookup at a time; webhooks not attempted never fail")
  func names() async throws {
    let names = SlowNames(slow: "dead.example")
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let dead = try await webhook(store, app, "http://dead.example/")
      let other = try await webhook(store, app, "http://other.example/")
      // As many as the attempts over all connections.
      for _ in 0..<64 { _ = try await store.store.webhooks.test(dead, of: app) }
      let stopping = StopSignal(on: shard.loop)
      let sender = try sender(store, shard.loop, names, stopping)
      let runner = DutyRunner(
        loop: shard.loop, store: store.duties, duties: [sender],
        holder: UUID(milliseconds: 1), metrics: MetricsRegistry().makeShard(),
        logger: TestDatabase.logger, stop: stopping)
      let running = begin(on: shard) { await runner.run(isolation: shard) }
      while names.asked.isEmpty { try await shard.loop.sleep(for: .milliseconds(5)) }
      _ = try await store.store.webhooks.test(other, of: app)
      // Meanwhile the deadline of the other webhook passed at least once.
      while try await failures(store, dead) < 3 {
        try await shard.loop.sleep(for: .milliseconds(5))
      }
      #expect(names.asked.filter { $0 == "dead.example" }.count == 1)
      #expect(try await failures(store, other) == 0)
      #expect(try await store.count("webhook_messages WHERE fault = 'unreachable'") > 0)
      names.open()
      while try await failures(store, other) == 0 {
        try await shard.loop.sleep(for: .milliseconds(5))
      }
      let log = try await store.store.webhooks.messages(of: other, limit: 10)
      #expect(log.map(\.fault) == ["address_refused"])
      stopping.set()
      try await running.value
    }
  }

  private func webhook(_ store: TestStore, _ app: AppID, _ url: String) async throws -> UUID {
    let made = try await store.store.webhooks.create(
      app: app, url: try #require(WebhookURL(parsing: url)), kinds: WebhookKind.events,
      key: [UInt8](repeating: 7, count: 32), most: 3, at: noon)
    return try #require(made).id
  }

  private func failures(_ store: TestStore, _ webhook: UUID) async throws -> Int {
    try await store.value("SELECT failures::bigint FROM webhooks WHERE id = \(webhook)")
  }

  /// Uses one thread for names, and a very short attempt timeout.
  private func sender(
    _ store: TestStore, _ loop: EventLoop, _ names: SlowNames, _ stopping: StopSignal
  ) throws -> WebhookSender {
    var limits = WebhookLimits()
    limits.deadline = .milliseconds(100)
    limits.interval = .milliseconds(20)
    limits.firstWait = 0.05
    limits.lookups = 1
    let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
    return try WebhookSender(
      loop: loop, outbox: WebhookOutbox(connection: store.client.write, secrets: secrets),
      stop: stopping, trust: .system, allowsPrivate: false, limits: limits, clock: { noon },
      metrics: MetricsRegistry().makeShard(),
      logger: TestDatabase.logger, lookUp: { names.lookUp($0, $1) })
  }
}

/// A resolver that blocks on one name until it is released.
private final class SlowNames: Sendable {
  private let slow: String
  private let state = Mutex((isOpen: false, asked: [String]()))

  init(slow: String) { self.slow = slow }

  /// The lookups so far.
  var asked: [String] { state.withLock { $0.asked } }
  func open() { state.withLock { $0.isOpen = true } }

  func lookUp(_ host: String, _ port: Int) -> Result<[SocketAddress], IOError> {
    state.withLock { $0.asked.append(host) }
    while host == slow, !state.withLock({ $0.isOpen }) { usleep(1_000) }
    return Result { () throws(IOError) in [try SocketAddress(ip: "127.0.0.1", port: port)] }
  }
}
