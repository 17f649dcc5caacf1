// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes rows of one kind that are older than their retention period.
///
/// Each kind is a separate duty. If one duty fails, the failure is logged and counted under its
/// name, and all other duties continue.
package struct Retention: Duty {
  /// Retention periods in days.
  package struct Days: Sendable {
    /// Notifications with their runs, deliveries and counts.
    package var notifications: Int
    package var auditLog: Int
    package var deviceEvents: Int
    package var webhookMessages: Int

    package init(notifications: Int, auditLog: Int, deviceEvents: Int, webhookMessages: Int) {
      self.notifications = notifications
      self.auditLog = auditLog
      self.deviceEvents = deviceEvents
      self.webhookMessages = webhookMessages
    }
  }

  package let name: String
  package let interval: Duration
  private let remove: (DutyStore) async throws(StorageError) -> Int

  private init(
    _ kind: String, _ interval: Duration,
    _ remove: @escaping (DutyStore) async throws(StorageError) -> Int
  ) {
    name = "retention-\(kind)"
    self.interval = interval
    self.remove = remove
  }

  /// Returns the duties of all kinds.
  ///
  /// - Parameter interval: time between two rounds.
  package static func all(interval: Duration, keeping days: Days) -> [Retention] {
    [
      Retention("notifications", interval) { (store) throws(StorageError) in
        try await store.removeOldDays(keeping: days.notifications)
      },
      Retention("idempotency-keys", interval) { (store) throws(StorageError) in
        try await store.removeOldIdempotencyKeys()
      },
      Retention("audit-log", interval) { (store) throws(StorageError) in
        try await store.removeOldAudit(keeping: days.auditLog)
      },
      Retention("device-events", interval) { (store) throws(StorageError) in
        try await store.removeOldDeviceEvents(keeping: days.deviceEvents)
      },
      Retention("webhook-messages", interval) { (store) throws(StorageError) in
        try await store.removeOldWebhookMessages(keeping: days.webhookMessages)
      },
      Retention("webhook-secrets", interval) { (store) throws(StorageError) in
        try await store.removeFormerWebhookSecrets()
      },
      Retention("push-statistics", interval) { (store) throws(StorageError) in
        try await store.removeOldStatistics()
      },
    ]
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let removed = try await remove(store)
    return DutyStep(items: removed, hasMore: removed > 0)
  }
}
