// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Postgres

@Suite("Scripts")
struct ScriptTests {
  @Test("a script may have several statements, transactions, and statements outside transactions")
  func kinds() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      try await connection.script("")
      try await connection.script(
        "CREATE TABLE t (v int8); BEGIN; INSERT INTO t VALUES (1); COMMIT; INSERT INTO t VALUES (2)"
      )
      try await connection.script("CREATE INDEX CONCURRENTLY i ON t (v)")
      try await connection.script("VACUUM t")
      #expect(try await connection.value("SELECT count(*) FROM t") == 2)
      await connection.close()
    }
  }

  @Test("a failed script leaves no changes and an unchanged connection")
  func failures() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      let backend = try await connection.backend()
      let cases: [(sql: String, sqlState: String?)] = [
        ("CREATE TABLE a (v int8); SELECT 1/0", "22012"),
        ("BEGIN; CREATE TABLE a (v int8); SELECT 1/0; COMMIT", "22012"),
        ("BEGIN; CREATE TABLE a (v int8)", nil),
        ("SELEC", "42601"),
      ]
      for (sql, sqlState) in cases {
        let error = await failure { () async throws(PostgresError) in
          try await connection.script(sql)
        }
        #expect(error?.sqlState == sqlState, "\(sql)")
        #expect((error?.kind == .misuse) == (sqlState == nil), "\(sql)")
        #expect(try await connection.value("SELECT to_regclass('a') IS NULL"), "\(sql)")
      }
      #expect(try await connection.backend() == backend)
      let copy = await failure { () async throws(PostgresError) in
        try await connection.script("COPY pg_class TO STDOUT")
      }
      #expect(copy?.kind == .misuse)
      #expect(try await connection.value("SELECT true"), "on a new connection")
      await connection.close()
    }
  }

  @Test("a script has exclusive use of the connection between other statements")
  func amongOthers() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      try await connection.script("CREATE TABLE t (v int8)")
      let tasks = (0..<30).map { number in
        Task {
          _ = shard
          if number % 3 == 1 {
            try await connection.script("INSERT INTO t VALUES (1); INSERT INTO t VALUES (1)")
          } else {
            try await connection.query("INSERT INTO t VALUES (\(number))")
          }
        }
      }
      for task in tasks { try await task.value }
      #expect(try await connection.value("SELECT count(*) FROM t") == 40)
      await connection.close()
    }
  }
}
