// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes notifications, runs and deliveries that are too old, lines of the audit log, and device events.
package struct Retention: Duty {
  package let name = "retention"
  package let interval: Duration
  private let days: Int
  private let auditDays: Int
  private let eventDays: Int

  /// - Parameters:
  ///   - interval: between two rounds.
  ///   - days: that are kept.
  ///   - auditDays: that lines of the audit log are kept.
  ///   - eventDays: that events of devices are kept.
  package init(interval: Duration, days: Int, auditDays: Int, eventDays: Int) {
    self.interval = interval
    self.days = days
    self.auditDays = auditDays
    self.eventDays = eventDays
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    var removed = try await store.removeOldDays(keeping: days)
    if removed == 0 { removed = try await store.removeOldAudit(keeping: auditDays) }
    if removed == 0 { removed = try await store.removeOldDeviceEvents(keeping: eventDays) }
    return DutyStep(items: removed, hasMore: removed > 0)
  }
}
