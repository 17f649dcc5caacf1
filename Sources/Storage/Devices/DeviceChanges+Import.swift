// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Devices that come from a file, many at once.

extension DeviceChanges {
  /// How often a batch is tried that got into the way of others' locks.
  private static let tries = 5
  /// SQLSTATE 23505: another row has the key.
  private static let isKnown = "23505"

  /// The number of a list of languages, for a row of a batch.
  package func languageList(_ languages: [String]) async throws(StorageError) -> Int32 {
    try await lists.number(of: languages)
  }

  /// Whether the app has a device.
  package func hasDevices(app: AppID) async throws(StorageError) -> Bool {
    let rows = try await reading(
      client.write, "SELECT 1 AS one FROM devices WHERE app = \(app) ORDER BY token LIMIT 1")
    return rows.count > 0
  }

  /// Stores devices in one transaction, on a connection of its own, and answers how many of them changed something.
  ///
  /// Of two rows for a token the one that registered later counts, of two that registered at the same time the later
  /// one. So it is with a row and a device that is there: what registered since keeps what it said. A device that is not
  /// active is revived only by a registration after what took it out of use, and one that was quarantined by another
  /// environment too. What says nothing new is not written.
  ///
  /// - Parameter asFirst: most are new. They are tried without being looked up, and as ever when one is known.
  package func merge(
    _ batch: DeviceBatch, asFirst: Bool = false
  ) async throws(StorageError) -> Int {
    var isFirst = asFirst
    for attempt in 1... {
      do {
        return try await store(batch, isFirst ? Self.insertion : Self.merging)
      } catch let error as PostgresError {
        if isFirst, error.sqlState == Self.isKnown {
          isFirst = false
        } else if !error.isRetryable || attempt >= Self.tries {
          throw StorageError(error)
        }
      } catch {
        throw .failed("\(error)")
      }
    }
    throw .vanished
  }

  private func store(_ batch: DeviceBatch, _ script: PostgresQuery) async throws -> Int {
    var bytes: [UInt8]? = batch.bytes
    return try await client.copy().copyIn(script.sql) { bytes.take() }
  }

  private static var insertion: PostgresQuery {
    "COPY devices (\(unsafeSQL: DeviceBatch.columns)) FROM STDIN"
  }

  /// Locks rows in the order of their keys, as all statements do.
  private static var merging: PostgresQuery {
    """
    SET LOCAL work_mem = '32MB';
    CREATE TEMP TABLE imported (app integer, token bytea, bucket integer, language_list integer,
      environment smallint, environment_source smallint, token_kind smallint, state smallint, state_reason text,
      unregistered_at timestamptz, user_id text, tags text[], time_zone text, app_version text,
      registered_at timestamptz, unproven boolean) ON COMMIT DROP;
    COPY imported (\(unsafeSQL: DeviceBatch.columns)) FROM STDIN;
    WITH newest AS (
      SELECT DISTINCT ON (app, token) * FROM imported ORDER BY app, token, registered_at DESC, ctid DESC
    )
    INSERT INTO devices (\(unsafeSQL: DeviceBatch.columns))
    SELECT app, token, bucket, language_list, environment, environment_source, token_kind, state, state_reason,
      unregistered_at, user_id, tags, time_zone, app_version, least(registered_at, now()), unproven
    FROM newest ORDER BY app, token
    ON CONFLICT (app, token) DO UPDATE SET \(fragment: taken), state = EXCLUDED.state,
      state_reason = EXCLUDED.state_reason, unregistered_at = EXCLUDED.unregistered_at, quarantined_at = NULL,
      unproven = devices.unproven OR devices.state <> \(code: DeviceState.active)
        OR devices.environment <> EXCLUDED.environment,
      updated_at = now()
    WHERE EXCLUDED.registered_at >= devices.registered_at
      AND CASE devices.state
        WHEN \(code: DeviceState.active) THEN true
        WHEN \(code: DeviceState.unregistered) THEN EXCLUDED.registered_at
          > coalesce(devices.unregistered_at, devices.registered_at)
        ELSE EXCLUDED.registered_at > coalesce(devices.quarantined_at, devices.registered_at)
          OR EXCLUDED.environment <> devices.environment END
      AND (\(unsafeSQL: compared("devices"))) IS DISTINCT FROM (\(unsafeSQL: compared("EXCLUDED")))
    """
  }

  private static func compared(_ row: String) -> String {
    [
      "language_list", "environment", "environment_source", "token_kind", "state", "state_reason",
      "unregistered_at", "user_id", "tags", "time_zone", "app_version", "registered_at",
    ].map { "\(row).\($0)" }.joined(separator: ", ")
  }
}
