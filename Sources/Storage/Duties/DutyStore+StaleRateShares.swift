// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Deletes one batch of rate shares that expired more than a minute ago, because their shard has
  /// ended or has no more work under that rate limit. Returns the number of deleted shares.
  ///
  /// Scans the table: an index by time would have to be updated with each share, four times a
  /// second for each rate limit and shard. Without it, these updates change no index.
  package func forgetPaces() async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM rate_shares WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM rate_shares WHERE until < now() - interval '1 minute'
        LIMIT \(Self.removalBatch) FOR UPDATE SKIP LOCKED))
      """
    ).affectedRows
  }
}
