// SPDX-License-Identifier: Apache-2.0

/// Where a notification stands. Never stored: always derived from its queue rows, and from what was said of its
/// runs.
package enum NotificationState: String, Sendable, Hashable, CaseIterable {
  /// Accepted, and not due yet.
  case scheduled
  /// Accepted; nobody has begun with it.
  case queued
  /// Being expanded, sent or retried.
  case sending
  /// Nothing more is sent until it is resumed.
  case paused
  /// Nothing more is sent; answers that are due are awaited, and those are counted whom it had not come to.
  case cancelling
  /// It was cancelled, and no work is left.
  case cancelled
  /// No work is left.
  case finished

  /// Whether it changes no more by itself.
  package var isFinal: Bool { self == .cancelled || self == .finished }
}
