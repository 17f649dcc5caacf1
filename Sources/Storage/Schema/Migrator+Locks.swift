// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Postgres

// Waiting for locks: shortly, and again.

extension Migrator {
  /// Carries a script out that begins anew after a lock could not be had, until the patience is over.
  ///
  /// - Parameters:
  ///   - name: of the file.
  ///   - sql: what may name the tables that are waited for.
  ///   - script: given how long it may wait for a lock, in milliseconds.
  func patiently(
    _ name: String, _ sql: String, _ report: (String) -> Void, script: (Int) -> String
  ) async throws {
    let end = MonotonicTime.now() + patience.total
    var told: (holders: [Int], at: MonotonicTime)?
    while true {
      if try await isDone(script(patience.tryMilliseconds)) { return }
      let holders = try await holders(ofTablesIn: sql)
      guard MonotonicTime.now() < end else {
        throw MigrationError.locked(
          name: name, seconds: Int(patience.total.components.seconds), by: holders)
      }
      let processes = holders.map(\.process)
      if told == nil || told?.holders != processes
        || MonotonicTime.now() >= (told?.at ?? end) + patience.tellEvery
      {
        report("\(name) waits for a lock: \(Self.words(holders))")
        told = (processes, MonotonicTime.now())
      }
      try await loop.sleep(for: patience.pause)
    }
  }

  /// A statement that takes no lock against anybody, and waits until all who work with its table are done, begins anew
  /// only at the price of all that it did: it waits once, as long as the patience lasts.
  func waitingOnce(
    _ name: String, _ statement: String, _ report: (String) -> Void
  ) async throws {
    let holders = try await holders(ofTablesIn: statement)
    if !holders.isEmpty { report("\(name) may wait: \(Self.words(holders))") }
    // 0 would be without a limit.
    try await connection.script(
      "SET lock_timeout = \(max(1, Int(patience.total.components.seconds) * 1_000))")
    guard try await isDone(statement) else {
      throw MigrationError.locked(
        name: name, seconds: Int(patience.total.components.seconds),
        by: try await self.holders(ofTablesIn: statement))
    }
    try await connection.script("RESET lock_timeout")
  }

  /// False: it had no lock in time, and nothing was done.
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
    // Who it was has gone meanwhile, or holds what the file does not name.
    holders.isEmpty
      ? "somebody who was gone a moment later"
      : holders.map(\.description).joined(separator: "; ")
  }

  /// Who has had any of the tables, or a partition of one, that are named in some SQL for longer than a try waits. (Who is
  /// in the way of a statement can be asked only while it waits, and then this session has no time to ask.)
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
