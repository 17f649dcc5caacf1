// SPDX-License-Identifier: Apache-2.0

/// State of a notification. Never stored, but derived from its queue rows and the control states of
/// its runs.
package enum NotificationState: String, Sendable, Hashable, CaseIterable {
  /// Accepted, and not yet due.
  case scheduled
  /// Accepted; no work has begun.
  case queued
  /// Being expanded, sent or retried.
  case sending
  /// No push is sent until the notification is resumed.
  case paused
  /// No further push is sent. Outstanding responses are awaited, and devices that were not reached
  /// are counted.
  case cancelling
  /// Cancelled, and no work is left.
  case cancelled
  /// No work is left.
  case finished

  /// Whether the state is final unless another request changes it.
  package var isFinal: Bool { self == .cancelled || self == .finished }
}
