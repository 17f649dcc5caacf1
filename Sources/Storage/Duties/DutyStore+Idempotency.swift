// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Forgets idempotency keys whose day is over. Answers how many.
  package func expireIdempotencyKeys() async throws(StorageError) -> Int {
    let rows = try await reading(
      connection,
      """
      DELETE FROM idempotency WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM idempotency WHERE expires_at < now() LIMIT \(Self.removalBatch)))
      RETURNING app
      """)
    return rows.count
  }
}
