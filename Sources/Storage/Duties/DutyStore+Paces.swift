// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Removes the words of shards that have not said them again for a minute, some of them: they ended, or have nothing
  /// of that rate in hand any more. Answers how many.
  ///
  /// The table is read as it lies. An index by time would have to be kept with each word, four times a second for each
  /// rate and shard, where now none is touched.
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
