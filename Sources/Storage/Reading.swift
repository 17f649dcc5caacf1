// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Runs one statement for an app and maps its error to a `StorageError`.
func reading(
  _ reads: ApplicationReads, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows {
  try await reads.connections.perform(for: reads.app?.rawValue) {
    (connection) async throws(StorageError) in try await reading(connection, query)
  }
}

/// Runs statements for an app as one transaction and maps their error to a `StorageError`.
func together(
  _ reads: ApplicationReads, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  try await reads.connections.perform(for: reads.app?.rawValue) {
    (connection) async throws(StorageError) in try await together(connection, queries)
  }
}

/// Runs statements for an app that read by key as one transaction, with sequential scans off. With
/// a join of few runs, the planner would otherwise scan a whole day if one run has most of that
/// day's deliveries.
func togetherByKey(
  _ reads: ApplicationReads, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  try await reads.connections.perform(for: reads.app?.rawValue) {
    (connection) async throws(StorageError) in try await togetherByKey(connection, queries)
  }
}

/// Runs statements that read by key as one transaction, with sequential scans off.
func togetherByKey(
  _ connection: PostgresConnection, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  let settings: PostgresQuery = "SELECT set_config('enable_seqscan', 'off', true) AS scans"
  return Array(try await together(connection, [settings] + queries).dropFirst())
}

/// Runs one statement and maps its error to a `StorageError`. Like `together`, retries it while
/// another transaction locks a row that it needs.
func reading(
  _ connection: PostgresConnection, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows {
  let results = try await together(connection, [query])
  guard let rows = results.first else { throw .failed("no answer") }
  return rows
}

/// Runs statements as one transaction and maps their error to a `StorageError`.
///
/// On a lane that limits waits for locks, the transaction waits only briefly for each lock: rows of
/// an app, the configuration, advisory locks. After a lock timeout it is retried, after waiting
/// statements of other callers.
func together(
  _ connection: PostgresConnection, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  do { return try await connection.batchRepeatedWhileLocked(queries) } catch {
    throw StorageError(error, on: connection.lane)
  }
}

/// Runs one statement once, waiting only briefly for each lock; nil when another transaction holds
/// one. For work that is attempted again in any case.
func readingUnlessLocked(
  _ connection: PostgresConnection, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows? {
  do { return try await connection.query(query, waiting: .brief) } catch {
    if error.isLockTimeout { return nil }
    throw StorageError(error, on: connection.lane)
  }
}

/// Calls `body` for each row and maps a decoding error to a `StorageError`.
func decoding<Value>(
  _ rows: PostgresRows, _ body: (PostgresRow) throws(PostgresError) -> Value
) throws(StorageError) -> [Value] {
  var values: [Value] = []
  values.reserveCapacity(rows.count)
  do throws(PostgresError) {
    for index in 0..<rows.count { values.append(try body(rows[index])) }
  } catch { throw StorageError(error) }
  return values
}

/// Calls `body` for one row and maps a decoding error to a `StorageError`.
func decoding<Value>(
  _ row: PostgresRow, _ body: (PostgresRow) throws(PostgresError) -> Value
) throws(StorageError) -> Value {
  do { return try body(row) } catch { throw StorageError(error) }
}
