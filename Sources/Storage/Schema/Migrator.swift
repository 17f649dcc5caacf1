// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import Migrations
package import Postgres
internal import PushModel
internal import TLS

/// Applies the files of `migrations/`, forward only.
package struct Migrator {
  /// The schema this release needs.
  package static var latest: Int { Migration.all.last?.number ?? 0 }
  /// Maximum wait for another migrator, in addition to that migrator's own waits for locks, and the
  /// interval between attempts.
  private static let lockDeadline = Duration.seconds(300)
  private static let lockPoll = Duration.milliseconds(250)
  /// Session-level advisory lock: "pushgate" read as a number.
  private static let lockKey: Int64 = 0x7075_7368_6761_7465

  let connection: PostgresConnection
  let loop: EventLoop
  let patience: LockPatience

  /// Creates a migrator. The connection must not be shared.
  package init(
    connection: PostgresConnection, loop: EventLoop, patience: LockPatience = LockPatience()
  ) {
    self.connection = connection
    self.loop = loop
    self.patience = patience
  }

  /// Applies missing migrations in order. Reports each file when it is done, and the lock holders
  /// that it waits for. Returns the number of applied files.
  package func migrate(_ report: (String) -> Void) async throws -> Int {
    try await lock()
    defer { report("schema \(Self.latest)") }
    let applied: Int
    do {
      applied = try await applyMissing(report)
    } catch {
      _ = try? await connection.query(
        "SELECT pg_advisory_unlock(\(Self.lockKey))::text AS unlocked")
      throw error
    }
    _ = try await connection.query("SELECT pg_advisory_unlock(\(Self.lockKey))::text AS unlocked")
    return applied
  }

  /// Returns whether this release runs on a schema: its own, or the next one. Nodes can then serve
  /// while `pushgate migrate` of the next release runs and until they are replaced (decision 0060).
  package static func runs(on schema: Int) -> Bool {
    schema == latest || schema == latest + 1
  }

  /// Throws unless this release can run on the current schema.
  package func check() async throws {
    let done = try await applied()
    try compare(done)
    let newest = done.keys.max() ?? 0
    if newest < Self.latest { throw MigrationError.behind(number: newest) }
    guard Self.runs(on: newest) else { throw MigrationError.newer(number: newest) }
  }

  private func lock() async throws {
    // The other migrator may itself wait for locks, for as long as this one would.
    let deadline = MonotonicTime.now() + Self.lockDeadline + patience.total
    while true {
      let rows = try await connection.query("SELECT pg_try_advisory_lock(\(Self.lockKey)) AS held")
      if try rows[0].decode("held", as: Bool.self) { return }
      guard MonotonicTime.now() < deadline else { throw MigrationError.lockHeld }
      try await loop.sleep(for: Self.lockPoll)
    }
  }

  private func applyMissing(_ report: (String) -> Void) async throws -> Int {
    try await connection.script(
      """
      CREATE TABLE IF NOT EXISTS schema_migrations (
        number integer PRIMARY KEY, name text NOT NULL, checksum bytea NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now())
      """)
    let done = try await applied()
    try compare(done)
    var count = 0
    for migration in Migration.all where done[migration.number] == nil {
      do {
        try await apply(migration, report)
      } catch let error as MigrationError {
        throw error
      } catch { throw MigrationError.failed(name: migration.name, "\(error)") }
      report(migration.name)
      count += 1
    }
    return count
  }

  func apply(_ migration: Migration, _ report: (String) -> Void = { _ in }) async throws {
    let sql = String(decoding: migration.sql, as: UTF8.self)
    // A script takes no parameters. Number, name and checksum come from this binary and need no
    // quoting.
    let checksum = Hex.encode(SHA256.hash(migration.sql))
    let note = """
      INSERT INTO schema_migrations (number, name, checksum)
      VALUES (\(migration.number), '\(migration.name)', '\\x\(checksum)')
      """
    guard migration.needsNoTransaction else {
      return try await patiently(migration.name, sql, report) {
        "BEGIN;\nSET LOCAL lock_timeout = \($0);\n\(sql);\n\(note);\nCOMMIT"
      }
    }
    for statement in Self.statements(of: sql) {
      if statement.contains("CONCURRENTLY") {
        try await waitingOnce(migration.name, statement, report)
      } else {
        try await patiently(migration.name, statement, report) {
          "BEGIN;\nSET LOCAL lock_timeout = \($0);\n\(statement);\nCOMMIT"
        }
      }
    }
    try await connection.script(note)
  }

  /// Returns the statements of a file that runs outside a transaction. A semicolon at the end of a
  /// line ends a statement; such files must not have one inside a statement.
  static func statements(of sql: String) -> [String] {
    var statements: [String] = []
    var current: [Substring] = []
    for line in sql.split(separator: "\n", omittingEmptySubsequences: true)
    where !line.hasPrefix("--") {
      current.append(line)
      if line.hasSuffix(";") {
        statements.append(current.joined(separator: "\n"))
        current = []
      }
    }
    if !current.isEmpty { statements.append(current.joined(separator: "\n")) }
    return statements
  }

  private func applied() async throws -> [Int: (name: String, checksum: [UInt8])] {
    let exists = try await connection.query(
      "SELECT to_regclass('schema_migrations') IS NOT NULL AS there")
    guard try exists[0].decode("there", as: Bool.self) else { return [:] }
    let rows = try await connection.query(
      "SELECT number, name, checksum FROM schema_migrations ORDER BY number")
    var applied: [Int: (name: String, checksum: [UInt8])] = [:]
    for index in 0..<rows.count {
      let row = rows[index]
      applied[Int(try row.decode("number", as: Int32.self))] = (
        try row.decode("name", as: String.self), try row.decode("checksum", as: [UInt8].self)
      )
    }
    return applied
  }

  private func compare(_ applied: [Int: (name: String, checksum: [UInt8])]) throws {
    for migration in Migration.all {
      guard let done = applied[migration.number] else { continue }
      if done.checksum != SHA256.hash(migration.sql) {
        throw MigrationError.changed(name: done.name)
      }
    }
  }
}
