// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import Postgres

@Suite("Listener")
struct PostgresListenerTests {
  @Test("a listener receives its channels, and reports possible losses after a reconnect")
  func acrossReconnect() async throws {
    try await TestDatabase.empty { shard, database in
      let other = database.connect(on: shard)
      let (events, feed) = AsyncStream.makeStream(of: PostgresListenerEvent.self)
      let listener = PostgresListener(
        loop: shard.loop, configuration: database.configuration,
        channels: ["plain", "With \"quotes\""], logger: TestDatabase.logger
      ) { feed.yield($0) }
      listener.start(isolation: shard)
      var heard = events.makeAsyncIterator()
      #expect(await heard.next() == .mayHaveMissed)

      try await other.query("SELECT pg_notify('plain', 'one'), pg_notify('elsewhere', 'x')")
      try await other.query("SELECT pg_notify('With \"quotes\"', '')")
      #expect(await heard.next() == .notification(channel: "plain", payload: "one"))
      #expect(await heard.next() == .notification(channel: "With \"quotes\"", payload: ""))

      let backend: Int = try await other.value(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'pushgate listener' AND datname = \(database.name)"
      )
      try await other.terminate(backend)
      #expect(await heard.next() == .mayHaveMissed)
      try await other.query("SELECT pg_notify('plain', 'two')")
      #expect(await heard.next() == .notification(channel: "plain", payload: "two"))
      await listener.close()
      await other.close()
    }
  }
}
