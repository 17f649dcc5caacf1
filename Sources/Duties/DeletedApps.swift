// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes all data of deleted apps.
package struct DeletedApps: Duty {
  package let name = "deleted-apps"
  package let interval: Duration

  /// - Parameter interval: time between two rounds.
  package init(interval: Duration) { self.interval = interval }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let removal = try await store.removeDeletedApps()
    return DutyStep(items: removal.rows, hasMore: removal.hasMore)
  }
}
