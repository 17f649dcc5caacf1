// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Makes rows with an expired lease ready, however long ago it expired, at most `limit`, and
  /// notifies all nodes. Returns the number of rows.
  package func rescue(limit: Int) async throws(StorageError) -> Int {
    let rows = try await reading(
      connection, WorkQueue.rescue(limit: limit, withinSeconds: nil)
    ).count
    if rows > 0 { _ = try await reading(connection, StoreSignal.work.query) }
    return rows
  }
}
