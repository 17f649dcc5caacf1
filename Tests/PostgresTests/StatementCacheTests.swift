// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Postgres

@Suite("Prepared statements")
struct StatementCacheTests {
  @Test("statements are identified by text and types; the least recently used is evicted")
  func evicts() {
    var cache = StatementCache(limit: 2)
    let (first, _) = cache.add("a", types: [20])
    let unknown = cache.find("a", types: [25])
    #expect(unknown == nil)
    let (second, displaced) = cache.add("a", types: [25])
    #expect(displaced == nil)
    let known = cache.find("a", types: [20])
    #expect(known === first)
    let (third, evicted) = cache.add("b", types: [])
    #expect(evicted === second)
    #expect(Set([first.name, second.name, third.name]).count == 3)
    #expect(cache.count == 2)
    let forgotten = cache.forget(second)
    #expect(!forgotten)
    let (again, _) = cache.add("a", types: [25])
    #expect(again.name != second.name)
  }

  @Test("the number of prepared statements on the server is limited")
  func boundedOnServer() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard) { $0.maximumPrepared = 3 }
      for number in 0..<10 {
        let query = PostgresQuery(unsafeSQL: "SELECT \(number)::int8")
        #expect(try await connection.value(query) == number)
      }
      try await connection.wait(until: "SELECT count(*) <= 3 FROM pg_prepared_statements")
      await connection.close()
    }
  }

  @Test("statements are prepared again after changed results or a server reset")
  func preparedAnew() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      let other = database.connect(on: shard)
      try await connection.script("CREATE TABLE t (v int8); INSERT INTO t VALUES (1)")
      let read: PostgresQuery = "SELECT v FROM t WHERE v > \(0)"
      let backend = try await connection.backend()
      #expect(try await connection.value(read) == 1)
      try await other.query("ALTER TABLE t ALTER v TYPE int4 USING 2")
      #expect(try await connection.value(read) == 2)
      let text: PostgresQuery = "SELECT v FROM t WHERE v::text > \("0")"
      #expect(try await connection.value(text) == 2)
      try await other.query("ALTER TABLE t ALTER v TYPE varchar USING 'four'")
      let both = try await connection.batch([text, text])
      #expect(try both.map { try $0[0].decode(0, as: String.self) } == ["four", "four"])
      try await connection.query("DEALLOCATE ALL")
      #expect(try await connection.value(text) == "four")
      #expect(try await connection.backend() == backend, "without a new connection")
      await connection.close()
      await other.close()
    }
  }
}
