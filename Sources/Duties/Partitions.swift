// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Makes the day partitions of the time ahead.
package struct Partitions: Duty {
  package let name = "partitions"
  /// Its statements wait for locks for a tenth of a second at the most.
  package let isSlow = false
  package let interval: Duration

  /// - Parameter interval: between two looks; what is missing is made at the next one.
  package init(interval: Duration) { self.interval = interval }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    DutyStep(items: try await store.makePartitions(), hasMore: false)
  }
}
