// SPDX-License-Identifier: Apache-2.0

/// An audit log entry as stored.
package struct AuditEntry: Sendable, Equatable {
  /// Increases with time.
  package var id: Int64
  package var at: Instant
  package var change: AuditedChange

  package init(id: Int64, at: Instant, change: AuditedChange) {
    self.id = id
    self.at = at
    self.change = change
  }
}
