// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes notifications, runs and deliveries that are too old.
package struct Retention: Duty {
  package let name = "retention"
  package let interval: Duration
  private let days: Int

  /// - Parameters:
  ///   - interval: between two rounds.
  ///   - days: that are kept.
  package init(interval: Duration, days: Int) {
    self.interval = interval
    self.days = days
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let removed = try await store.removeOldDays(keeping: days)
    return DutyStep(items: removed, hasMore: removed > 0)
  }
}
