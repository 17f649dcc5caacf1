// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Deletes rate shares that expired more than a minute ago, one batch: their shards ended or have
  /// no more work of that rate. Returns the number of deleted shares.
  ///
  /// Scans the table: an index by time would be updated with each share, four times a second for
  /// each rate and shard. At present, these updates change no index.
  package func forgetPaces() async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM pace_shares WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM pace_shares WHERE until < now() - interval '1 minute'
        LIMIT \(Self.removalBatch) FOR UPDATE SKIP LOCKED))
      """
    ).affectedRows
  }
}
