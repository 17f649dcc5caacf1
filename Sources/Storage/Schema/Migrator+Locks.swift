// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Postgres

// Waits for locks with short, repeated attempts.

extension Migrator {
  /// Runs a script and retries it after each lock timeout, until `patience.total` has passed.
  ///
  /// - Parameters:
  ///   - name: name of the migration file.
  ///   - sql: SQL that names the tables which may be locked.
  ///   - script: returns the script for a lock timeout in milliseconds.
  /// - Throws: `MigrationError.locked` when the time is over.
  func patiently(
    _ name: String, _ sql: String, _ report: (String) -> Void, script: (Int) -> String
  ) async throws {
    let end = MonotonicTime.now() + patience.total
    var reported: (holders: [Int], at: MonotonicTime)?
    while true {
      if try await isDone(script(patience.tryMilliseconds)) { return }
      let holders = try await holders(ofTablesIn: sql)
      guard MonotonicTime.now() < end else {
        throw MigrationError.locked(
          name: name, seconds: Int(patience.total.components.seconds), by: holders)
      }
      let processes = holders.map(\.process)
      if reported == nil || reported?.holders != processes
        || MonotonicTime.now() >= (reported?.at ?? end) + patience.reportInterval
      {
        report("\(name) waits for a lock: \(Self.words(holders))")
        reported = (processes, MonotonicTime.now())
      }
      try await loop.sleep(for: patience.pause)
    }
  }

  /// Runs a `CONCURRENTLY` statement once, with `patience.total` as its lock timeout. Such a
  /// statement blocks no other session but waits for all transactions on its table, and a retry
  /// would lose its work.
  func waitingOnce(
    _ name: String, _ statement: String, _ report: (String) -> Void
  ) async throws {
    let holders = try await holders(ofTablesIn: statement)
    if !holders.isEmpty { report("\(name) may wait: \(Self.words(holders))") }
    // A timeout of 0 would mean no limit.
    try await connection.script(
      "SET lock_timeout = \(max(1, Int(patience.total.components.seconds) * 1_000))")
    guard try await isDone(statement) else {
      throw MigrationError.locked(
        name: name, seconds: Int(patience.total.components.seconds),
        by: try await self.holders(ofTablesIn: statement))
    }
    try await connection.script("RESET lock_timeout")
  }

  /// Runs the script. Returns false if it did not get a lock in time and so changed nothing.
  private func isDone(_ script: String) async throws -> Bool {
    do { try await connection.script(script) } catch {
      guard error.sqlState == Self.lockNotAvailable else { throw error }
      return false
    }
    return true
  }

  /// 55P03, lock_not_available.
  private static let lockNotAvailable = "55P03"

  static func words(_ holders: [LockHolder]) -> String {
    // The holder has committed meanwhile, or it locks a table that the file does not name.
    holders.isEmpty
      ? "a session that has ended since"
      : holders.map(\.description).joined(separator: "; ")
  }

  /// Returns sessions that have locked a table named in `sql`, or one of its partitions, for longer
  /// than an attempt waits. PostgreSQL reports the blockers of a statement only while it waits, and
  /// this session cannot query them then.
  func holders(ofTablesIn sql: String) async throws -> [LockHolder] {
    let words = Set(
      sql.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { $0.lowercased() }
    ).sorted()
    let rows = try await connection.query(
      """
      SELECT a.pid, coalesce(a.usename::text, '') AS name, coalesce(a.application_name, '') AS application,
        extract(epoch FROM clock_timestamp() - a.xact_start)::int8 AS seconds,
        array_agg(DISTINCT coalesce(p.relname, c.relname)::text) AS tables
      FROM pg_locks l JOIN pg_class c ON c.oid = l.relation AND c.relkind IN ('r', 'p')
        LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class p ON p.oid = i.inhparent
        JOIN pg_stat_activity a ON a.pid = l.pid
      WHERE l.locktype = 'relation' AND l.granted AND l.pid <> pg_backend_pid()
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND coalesce(p.relname, c.relname)::text = ANY (\(words))
        AND coalesce(a.xact_start, '-infinity') < clock_timestamp()
          - make_interval(secs => \(Double(patience.tryMilliseconds) / 1_000))
      GROUP BY a.pid, a.usename, a.application_name, a.xact_start ORDER BY a.xact_start, a.pid
      """)
    return try rows.map { row in
      LockHolder(
        process: Int(try row.decode("pid", as: Int32.self)), user: try row.decode("name"),
        application: try row.decode("application"),
        seconds: try row.decode("seconds", as: Int64?.self).map(Int.init),
        tables: try row.decode("tables"))
    }
  }
}
