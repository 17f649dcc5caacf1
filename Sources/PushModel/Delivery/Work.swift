// SPDX-License-Identifier: Apache-2.0

/// A claimed row with its notification.
package struct Work: Sendable {
  package var row: QueueRow
  package var notification: Notification
  /// Recipients that acceptance has already read; nil if they are read page by page.
  package var recipients: [Recipient]?

  package init(_ row: QueueRow, notification: Notification, recipients: [Recipient]? = nil) {
    self.row = row
    self.notification = notification
    self.recipients = recipients
  }

  package var id: Int64 { row.id }
  package var run: Run { row.run }
  package var job: QueueRow.Job { row.job }
  package var claim: QueueRow.Claim { row.claim }
  package var workClass: WorkClass { row.workClass }
  package var claimKind: ClaimKind { row.claimKind }

  /// Returns whether a page counts the device. Named tokens are already counted at acceptance.
  package func counts(_ device: Recipient) -> Bool {
    guard case .named(let tokens, let users) = notification.audience.names else { return true }
    return !users.isEmpty && !tokens.contains(device.token)
  }
}
