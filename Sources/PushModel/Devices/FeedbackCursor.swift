// SPDX-License-Identifier: Apache-2.0

/// Position within a feedback reading.
package enum FeedbackCursor: Sendable, Equatable {
  /// Device events after a position.
  case events(after: FeedPlace)
  /// All unregistered devices after a token, in token order. Used if no position is stored, or if
  /// events after it were removed.
  ///
  /// - Parameter end: position of the feed before the first page.
  case devices(after: DeviceToken?, end: FeedPlace)
}
