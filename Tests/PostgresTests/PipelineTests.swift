// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import Postgres

@Suite("Statement pipeline")
struct PipelineTests {
  @Test("a failing statement does not affect its neighbours")
  func neighbours() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      try await connection.script("CREATE TABLE t (v int8 PRIMARY KEY)")
      // Every third one repeats the key before it. All are sent before the first answer arrives.
      let tasks = (0..<60).map { number in
        Task {
          _ = shard
          let key = number % 3 == 2 ? number - 1 : number
          return await failure { () async throws(PostgresError) in
            try await connection.query("INSERT INTO t VALUES (\(key))")
          }?.sqlState
        }
      }
      for (number, task) in tasks.enumerated() {
        #expect(await task.value == (number % 3 == 2 ? "23505" : nil))
      }
      #expect(try await connection.value("SELECT count(*) FROM t") == 40)
      await connection.close()
    }
  }

  @Test("a batch is executed completely or not at all, with results in order")
  func batches() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      try await connection.script("CREATE TABLE t (v int8 PRIMARY KEY)")
      let error = await failure { () async throws(PostgresError) in
        try await connection.batch([
          "INSERT INTO t VALUES (\(1))", "INSERT INTO t VALUES (\(1))", "SELECT 1",
        ])
      }
      #expect(error?.sqlState == "23505")
      let results = try await connection.batch([
        "INSERT INTO t SELECT * FROM generate_series(\(1), \(3))", "SELECT v FROM t ORDER BY v",
        "DELETE FROM t WHERE v > \(1)",
      ])
      #expect(results.map(\.affectedRows) == [3, 3, 2])
      #expect(try results[1].map { try $0.decode("v", as: Int.self) } == [1, 2, 3])
      #expect(try await connection.batch([]).isEmpty)
      await connection.close()
    }
  }

  @Test("statements and results larger than a socket's buffer are transferred")
  func large() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
      let tasks = (0..<4).map { number in
        Task {
          _ = shard
          return try await connection.value("SELECT \(bytes) || \([UInt8(number)])") as [UInt8]
        }
      }
      for (number, task) in tasks.enumerated() {
        let answer = try await task.value
        #expect(answer.count == bytes.count + 1)
        #expect(answer.last == UInt8(number))
      }
      await connection.close()
    }
  }

  @Test("statements beyond the queue's limit or deadline are refused unsent")
  func limits() async throws {
    try await TestDatabase.empty { shard, database in
      let other = database.connect(on: shard)
      let connection = database.connect(on: shard) {
        $0.maximumInFlight = 1
        $0.maximumQueue = 2
        $0.waitLimit = .milliseconds(300)
      }
      try await other.script("CREATE TABLE t (v int8)")
      let backend = try await connection.backend()
      let first = Task {
        _ = shard
        return try await connection.value("SELECT 1::int8 FROM pg_sleep(5)") as Int
      }
      try await other.waitForStatement(of: backend, containing: "pg_sleep")
      let waiting = (0..<2).map { _ in
        Task {
          _ = shard
          return await failure { () async throws(PostgresError) in
            try await connection.query("INSERT INTO t VALUES (1)")
          }?.kind
        }
      }
      try await other.query("SELECT 1")
      let refused = await failure { () async throws(PostgresError) in
        try await connection.query("INSERT INTO t VALUES (1)")
      }
      #expect(refused?.kind == .unavailable)
      for task in waiting { #expect(await task.value == .unavailable) }
      try await other.query("SELECT pg_cancel_backend(\(backend)::int4)")
      await #expect(throws: PostgresError.self) { try await first.value }
      #expect(try await connection.value("SELECT count(*) FROM t") == 0)
      await connection.close()
      await other.close()
    }
  }

  @Test("PostgreSQL cancels a statement at its lane's timeout, and the pipeline continues")
  func statementTimeout() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard, lane: .read) {
        $0.statementTimeouts[.read] = .milliseconds(100)
      }
      let backend = try await connection.backend()
      let error = await failure { () async throws(PostgresError) in
        try await connection.query("SELECT pg_sleep(30)")
      }
      #expect(error?.kind == .statementTimeout)
      #expect(error?.sqlState == "57014")
      #expect(try await connection.backend() == backend)
      await connection.close()
    }
  }

  @Test("the pipeline keeps its order when callers are cancelled")
  func cancellation() async throws {
    try await TestDatabase.empty { shard, database in
      let other = database.connect(on: shard)
      let connection = database.connect(on: shard) { $0.maximumInFlight = 1 }
      try await other.script("CREATE TABLE t (v int8)")
      let backend = try await connection.backend()
      let tasks = ["SELECT pg_sleep(1)", "INSERT INTO t VALUES (1)", "INSERT INTO t VALUES (2)"]
        .map { (query: PostgresQuery) in
          Task {
            _ = shard
            return await failure { () async throws(PostgresError) in
              try await connection.query(query)
            }?.kind
          }
        }
      try await other.waitForStatement(of: backend, containing: "pg_sleep")
      tasks[0].cancel()
      tasks[1].cancel()
      #expect(await tasks[0].value == .cancelled, "although it was sent")
      #expect(await tasks[1].value == .cancelled)
      #expect(await tasks[2].value == nil)
      #expect(
        try await connection.value("SELECT v FROM t") == 2, "the waiting statement was not sent")
      await connection.close()
      await other.close()
    }
  }

  @Test("a closing connection completes its statements and accepts no more")
  func closing() async throws {
    try await TestDatabase.empty { shard, database in
      let other = database.connect(on: shard)
      let connection = database.connect(on: shard)
      let backend = try await connection.backend()
      let last = Task {
        _ = shard
        return try await connection.value("SELECT 7::int8 FROM pg_sleep(0.1)") as Int
      }
      try await other.waitForStatement(of: backend, containing: "pg_sleep")
      await connection.close()
      #expect(try await last.value == 7)
      let error = await failure { () async throws(PostgresError) in
        try await connection.query("SELECT 1")
      }
      #expect(error?.kind == .unavailable)
      await other.close()
    }
  }
}
