// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// Database access of background duties, on a separate connection. A duty that waits for a lock or
/// reads a large table therefore delays no other work.
package final class DutyStore {
  /// Seconds for which leadership lasts without renewal.
  package static let leaseSeconds = 30
  /// Rows that one statement removes, so that no background duty holds locks for long.
  static let removalBatch = 5_000

  let connection: PostgresConnection

  /// Creates the store on a connection that is not used otherwise.
  package init(connection: PostgresConnection) { self.connection = connection }

  /// Acquires or renews the leadership of a duty. Returns false if another node leads.
  package func lead(_ duty: String, holder: UUID) async throws(StorageError) -> Bool {
    let rows = try await reading(
      connection,
      """
      INSERT INTO duties (name, holder, lease_until)
      VALUES (\(duty), \(holder),
        now() + make_interval(secs => \(Double(Self.leaseSeconds))))
      ON CONFLICT (name) DO UPDATE SET holder = EXCLUDED.holder, lease_until = EXCLUDED.lease_until
      WHERE duties.holder = EXCLUDED.holder OR duties.lease_until < now()
      RETURNING name
      """)
    return rows.count > 0
  }

  /// Resigns the leadership of a duty if `holder` has it. The next node that asks becomes the
  /// leader.
  package func resign(_ duty: String, holder: UUID) async throws(StorageError) {
    _ = try await reading(
      connection,
      "UPDATE duties SET lease_until = now() WHERE name = \(duty) AND holder = \(holder)")
  }
}
