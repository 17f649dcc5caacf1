// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// A notification without remaining work, with its counts.
package struct EndedNotification: Sendable {
  package let notification: Notification
  package let counts: NotificationCounts
}
