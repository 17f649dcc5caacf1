// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes notifications, runs and deliveries that are too old, lines of the audit log, device events, messages of
/// webhooks, and secrets of theirs that sign no more.
package struct Retention: Duty {
  package let name = "retention"
  package let interval: Duration
  private let days: Int
  private let auditDays: Int
  private let eventDays: Int
  private let webhookDays: Int

  /// - Parameters:
  ///   - interval: between two rounds.
  ///   - days: that are kept.
  ///   - auditDays: that lines of the audit log are kept.
  ///   - eventDays: that events of devices are kept.
  ///   - webhookDays: that messages of webhooks are kept.
  package init(
    interval: Duration, days: Int, auditDays: Int, eventDays: Int, webhookDays: Int
  ) {
    self.interval = interval
    self.days = days
    self.auditDays = auditDays
    self.eventDays = eventDays
    self.webhookDays = webhookDays
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    var removed = try await store.removeOldDays(keeping: days)
    if removed == 0 { removed = try await store.removeOldAudit(keeping: auditDays) }
    if removed == 0 { removed = try await store.removeOldDeviceEvents(keeping: eventDays) }
    if removed == 0 {
      removed = try await store.removeOldWebhookMessages(keeping: webhookDays)
    }
    if removed == 0 { removed = try await store.removeFormerWebhookSecrets() }
    return DutyStep(items: removed, hasMore: removed > 0)
  }
}
