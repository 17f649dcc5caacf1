// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Creates the partitions of the next days.
package struct Partitions: Duty {
  package let name = "partitions"
  /// Its statements wait at most 0.1 s for locks.
  package let isSlow = false
  package let interval: Duration

  /// - Parameter interval: time between two rounds; missing partitions are created in the next one.
  package init(interval: Duration) { self.interval = interval }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    DutyStep(items: try await store.makePartitions(), hasMore: false)
  }
}
