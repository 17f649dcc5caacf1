// SPDX-License-Identifier: Apache-2.0

/// Where a notification stands. Never stored: always derived from its queue rows.
package enum NotificationState: String, Sendable, Hashable {
  /// Accepted; nobody has begun with it.
  case queued
  /// Being expanded, sent or retried.
  case sending
  /// No work is left.
  case finished
}
