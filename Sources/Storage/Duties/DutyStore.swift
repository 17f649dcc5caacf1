// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// What background duties read and write, on a connection of their own: a duty that waits for a lock or
/// reads a large table stands in front of nobody.
package final class DutyStore {
  /// Seconds that leadership lasts without being renewed.
  package static let leaseSeconds = 30
  /// Rows removed by one statement, so that no background duty holds locks for long.
  static let removalBatch = 5_000

  let connection: PostgresConnection

  /// Duties on a connection that nothing else uses.
  package init(connection: PostgresConnection) { self.connection = connection }

  /// Takes or renews the leadership of a duty. False: somebody else leads.
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

  /// Gives the leadership of a duty up, if `holder` has it: the next who asks leads.
  package func resign(_ duty: String, holder: UUID) async throws(StorageError) {
    _ = try await reading(
      connection,
      "UPDATE duties SET lease_until = now() WHERE name = \(duty) AND holder = \(holder)")
  }
}
