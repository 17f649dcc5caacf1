// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import Postgres

/// A row as callers write it: `value` "" violates a constraint.
private struct Entry: Sendable {
  var key: Int
  var value: String
}

/// Whether the row was new, and the value stored under its key.
private struct Told: Sendable, Equatable {
  var isNew: Bool
}

private typealias Combiner = WriteCombiner<Entry, Int, Told>

/// Write combining with a real PostgreSQL: every caller receives its own result, and no row is
/// lost.
@Suite("Write combining")
struct WriteCombiningTests {
  private static let schema = """
    CREATE TABLE t (key int8 PRIMARY KEY, value text NOT NULL CHECK (value <> ''), writes int8)
    """

  private static func combiner(
    _ connection: PostgresConnection, batches: BatchCount = BatchCount()
  ) -> Combiner {
    let execute: Combiner.Execute = { rows, locks throws(PostgresError) in
      batches.count += 1
      let keys = rows.map(\.key)
      let values = rows.map(\.value)
      let answer = try await connection.query(
        """
        INSERT INTO t SELECT k, v, 1 FROM unnest(\(keys), \(values)) AS new (k, v)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value, writes = t.writes + 1
        RETURNING key, xmax = 0 AS is_new
        """, waiting: locks)
      var results: [Int: Told] = [:]
      for row in answer { results[try row.decode(0)] = Told(isNew: try row.decode(1)) }
      return results
    }
    return Combiner(
      loop: connection.loop, key: { $0.key }, answerLater: { _ in Told(isNew: false) },
      execute: execute)
  }

  private final class BatchCount {
    var count = 0
  }

  private static func submit(
    _ rows: [Entry], to combiner: Combiner, on shard: isolated TestShard
  ) -> [Task<Result<Told, PostgresError>, Never>] {
    rows.map { row in
      Task {
        _ = shard
        do throws(PostgresError) {
          return .success(try await combiner.submit(row))
        } catch {
          return .failure(error)
        }
      }
    }
  }

  @Test("of two rows with equal key the later is stored, and both are answered")
  func sameKeyTwice() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      try await connection.script(Self.schema)
      let batches = BatchCount()
      let combiner = Self.combiner(connection, batches: batches)
      let tasks = Self.submit(
        [
          Entry(key: 9, value: "y"), Entry(key: 1, value: "early"), Entry(key: 2, value: "x"),
          Entry(key: 1, value: "late"),
        ], to: combiner, on: shard)
      var results: [Bool?] = []
      for task in tasks { results.append(try? await task.value.get().isNew) }
      #expect(results == [true, true, true, false])
      #expect(batches.count == 1)
      #expect(try await connection.value("SELECT value FROM t WHERE key = 1") == "late")
      #expect(try await connection.value("SELECT sum(writes)::int8 FROM t") == 3)
      await connection.close()
    }
  }

  @Test("one bad row among valid ones fails alone")
  func oneBadRow() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      try await connection.script(Self.schema)
      let combiner = Self.combiner(connection)
      // Row 50 is bad; key 7 is written correctly by one caller and incorrectly by a later one.
      let rows =
        (0..<100).map { Entry(key: $0, value: $0 == 50 ? "" : "v\($0)") }
        + [Entry(key: 7, value: "")]
      let tasks = Self.submit(rows, to: combiner, on: shard)
      for (index, task) in tasks.enumerated() {
        let isBad = rows[index].value.isEmpty
        switch await task.value {
        case .success(let results):
          #expect(!isBad, "row \(index)")
          #expect(results.isNew, "row \(index)")
        case .failure(let error):
          #expect(isBad, "row \(index): \(error)")
          #expect(error.sqlState == "23514")
          #expect(error.constraint == "t_value_check")
        }
      }
      #expect(try await connection.value("SELECT count(*) FROM t") == 99)
      #expect(try await connection.value("SELECT value FROM t WHERE key = 7") == "v7")
      await connection.close()
    }
  }

  @Test("two connections writing equal rows in opposite order never deadlock")
  func twoUnsortedBatches() async throws {
    try await TestDatabase.empty { shard, database in
      let connections = [database.connect(on: shard), database.connect(on: shard)]
      try await connections[0].script(Self.schema)
      let combiners = connections.map { Self.combiner($0) }
      let keys = Array(0..<300)
      var tasks: [Task<Result<Told, PostgresError>, Never>] = []
      for round in 0..<10 {
        for (index, combiner) in combiners.enumerated() {
          let order = index == 0 ? keys : keys.reversed()
          tasks += Self.submit(
            order.map { Entry(key: $0, value: "\(index) \(round)") }, to: combiner, on: shard)
        }
      }
      var new = 0
      for task in tasks { if try await task.value.get().isNew { new += 1 } }
      #expect(new == keys.count)
      #expect(try await connections[0].value("SELECT count(*) FROM t") == keys.count)
      let deadlocks: PostgresQuery =
        "SELECT deadlocks FROM pg_stat_database WHERE datname = \(database.name)"
      #expect(try await connections[0].value(deadlocks) == 0)
      for connection in connections { await connection.close() }
    }
  }

  @Test("a batch whose connection was killed in mid-statement is retried")
  func killed() async throws {
    try await TestDatabase.empty { shard, database in
      let blocker = database.connect(on: shard, lane: .maintenance)
      let other = database.connect(on: shard)
      // A lane whose statements wait for locks without a timeout.
      let connection = database.connect(on: shard, lane: .duties)
      try await other.script(Self.schema)
      let blocking = try await blocker.backend()
      let backend = try await connection.backend()
      let combiner = Self.combiner(connection)
      // Another transaction holds one of the keys for as long as the batch must be in
      // mid-statement, and then fails.
      try await other.query("SELECT pg_advisory_lock(7)")
      let hold = Task {
        _ = shard
        return await failure { () async throws(PostgresError) in
          try await blocker.batch([
            "INSERT INTO t VALUES (25, 'other', 0)", "SELECT pg_advisory_lock(7)", "SELECT 1 / 0",
          ])
        }?.sqlState
      }
      try await other.waitForStatement(of: blocking, containing: "pg_advisory_lock")
      let tasks = Self.submit(
        (0..<50).map { Entry(key: $0, value: "v\($0)") }, to: combiner, on: shard)
      try await other.waitForStatement(of: backend, containing: "INSERT INTO t")
      try await other.terminate(backend)
      try await other.query("SELECT pg_advisory_unlock(7)")
      #expect(await hold.value == "22012")
      for task in tasks { #expect(await task.value == .success(Told(isNew: true))) }
      #expect(try await other.value("SELECT count(*) FROM t WHERE value = 'v' || key") == 50)
      #expect(try await connection.backend() != backend)
      for connection in [blocker, other, connection] { await connection.close() }
    }
  }
}
