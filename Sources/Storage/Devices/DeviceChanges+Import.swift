// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Postgres
package import PushModel

// Import of devices in bulk.

extension DeviceChanges {
  /// Number of existing devices that one transaction merges. It locks their rows for about 30 ms,
  /// less than a registration waits for a lock (`PostgresLane.lockTimeout`).
  package static let mergedAtOnce = 500
  /// Attempts for a batch that fails with a deadlock or another retryable error.
  private static let tries = 5
  /// Lock timeout of a merge transaction in milliseconds: longer than any registration holds a
  /// device. The rows that the transaction has locked stay locked during this wait.
  private static let lockMilliseconds = 1_000
  /// Time for which a batch is retried after lock timeouts, and the pause between two attempts, in
  /// which its rows are unlocked.
  private static let repeatedFor = Duration.seconds(30)
  private static let pause = Duration.milliseconds(200)
  /// SQLSTATE 23505 (unique_violation): the device exists already.
  private static let isKnown = "23505"

  /// Returns the number of a language list, for a row of a batch.
  package func languageList(_ languages: [String]) async throws(StorageError) -> Int32 {
    try await lists.number(of: languages)
  }

  /// Returns whether the app has any device.
  package func hasDevices(app: AppID) async throws(StorageError) -> Bool {
    let rows = try await reading(
      client.write, "SELECT 1 AS one FROM devices WHERE app = \(app) ORDER BY token LIMIT 1")
    return rows.count > 0
  }

  /// Stores devices on a separate connection and returns how many were inserted or changed.
  ///
  /// Devices that may exist are merged in transactions of `mergedAtOnce` rows, in key order. Rows
  /// stored by a failed attempt are not counted. All rows are on disk, and on the synchronous
  /// standbys, when it returns.
  ///
  /// If two rows have one token, the later registration wins; of two equal times, the later row. A
  /// row also replaces a stored device by this rule. An inactive device is reactivated only by a
  /// registration that is later than its deactivation. If APNs' response quarantined the device, a
  /// row with the other environment reactivates it, too. Rows that change nothing are not written.
  ///
  /// - Parameter asFirst: expects mostly new devices. The rows are first inserted by COPY without a
  ///   look-up; if one exists already, the merge follows.
  package func merge(
    _ batch: DeviceBatch, asFirst: Bool = false
  ) async throws(StorageError) -> Int {
    var isFirst = asFirst
    var attempts = 0
    let deadline = MonotonicTime.now() + Self.repeatedFor
    while true {
      attempts += 1
      do {
        return try await store(
          batch, isFirst ? Self.insertion : Self.merging(rows: batch.rows))
      } catch let error as PostgresError {
        if isFirst, error.sqlState == Self.isKnown {
          isFirst = false
        } else if error.isLockTimeout, MonotonicTime.now() < deadline {
          do { try await client.write.loop.sleep(for: Self.pause) } catch {
            throw .unavailable("cancelled")
          }
        } else if !error.isRetryable || attempts >= Self.tries {
          throw StorageError(error)
        }
      } catch {
        throw .failed("\(error)")
      }
    }
  }

  private func store(_ batch: DeviceBatch, _ script: PostgresQuery) async throws -> Int {
    var bytes: [UInt8]? = batch.bytes
    return try await client.copy().copyIn(script.sql) { bytes.take() }
  }

  private static var insertion: PostgresQuery {
    "COPY devices (\(unsafeSQL: DeviceBatch.columns)) FROM STDIN"
  }

  /// Returns a script that copies the rows into a temporary table and merges them in several
  /// transactions. Its last statement returns as many rows as were changed. Only the last commit
  /// waits for the disk, which also flushes all earlier ones.
  private static func merging(rows: Int) -> PostgresQuery {
    var script: PostgresQuery = """
      SET work_mem = '32MB';
      SET synchronous_commit = off;
      SET lock_timeout = \(unsafeSQL: "\(lockMilliseconds)");
      BEGIN;
      CREATE TEMP TABLE changed (token bytea);
      CREATE TEMP TABLE imported (app integer, token bytea, bucket integer, language_list integer,
        environment smallint, environment_source smallint, token_kind smallint, state smallint, state_reason text,
        unregistered_at timestamptz, user_id text, tags text[], time_zone text, app_version text,
        registered_at timestamptz, unproven boolean);
      COPY imported (\(unsafeSQL: DeviceBatch.columns)) FROM STDIN;
      CREATE TEMP TABLE newest AS
      SELECT n.*, row_number() OVER (ORDER BY app, token) AS place FROM (
        SELECT DISTINCT ON (app, token) * FROM imported ORDER BY app, token, registered_at DESC, ctid DESC) n;
      COMMIT;
      """
    for first in stride(from: 1, through: rows, by: mergedAtOnce) {
      script += "BEGIN; \(fragment: merging(places: first..<first + mergedAtOnce)); COMMIT;"
    }
    // A transaction that only writes a temporary table does not wait for the disk, so the barrier
    // follows.
    script += """
      SET synchronous_commit = on;
      \(fragment: .replicationBarrier);
      DELETE FROM changed
      """
    return script
  }

  /// Returns the statement that merges some rows. It locks devices in key order, like all
  /// statements.
  private static func merging(places: Range<Int>) -> PostgresQuery {
    """
    WITH stored AS (
      INSERT INTO devices (\(unsafeSQL: DeviceBatch.columns))
      SELECT app, token, bucket, language_list, environment, environment_source, token_kind, state, state_reason,
        unregistered_at, user_id, tags, time_zone, app_version, least(registered_at, now()), unproven
      FROM newest WHERE place BETWEEN \(unsafeSQL: "\(places.lowerBound) AND \(places.upperBound - 1)")
      ORDER BY app, token
      ON CONFLICT (app, token) DO UPDATE SET \(fragment: taken), state = EXCLUDED.state,
        state_reason = EXCLUDED.state_reason, unregistered_at = EXCLUDED.unregistered_at, quarantined_at = NULL,
        quarantined_by_operator = false,
        unproven = devices.unproven OR devices.state <> \(code: DeviceState.active)
          OR devices.environment <> EXCLUDED.environment,
        updated_at = now()
      WHERE EXCLUDED.registered_at >= devices.registered_at
        AND CASE devices.state
          WHEN \(code: DeviceState.active) THEN true
          WHEN \(code: DeviceState.unregistered) THEN EXCLUDED.registered_at
            > coalesce(devices.unregistered_at, devices.registered_at)
          ELSE EXCLUDED.registered_at > coalesce(devices.quarantined_at, devices.registered_at)
            OR EXCLUDED.environment <> devices.environment AND NOT devices.quarantined_by_operator END
        AND (\(unsafeSQL: compared("devices"))) IS DISTINCT FROM (\(unsafeSQL: compared("EXCLUDED")))
      RETURNING token
    )
    INSERT INTO changed SELECT token FROM stored
    """
  }

  private static func compared(_ row: String) -> String {
    [
      "language_list", "environment", "environment_source", "token_kind", "state", "state_reason",
      "unregistered_at", "user_id", "tags", "time_zone", "app_version", "registered_at",
    ].map { "\(row).\($0)" }.joined(separator: ", ")
  }
}
