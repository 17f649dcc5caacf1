// SPDX-License-Identifier: Apache-2.0

/// Why a request certainly had no effect.
package enum NeverProcessedCause: String, Sendable, CaseIterable {
  /// The request's queue deadline passed while it waited for a free stream.
  case queueDeadline
  /// The request's queue deadline passed while no connection existed; `SessionPool.statistics` has
  /// the cause. Also returned at once during the backoff after a failed connection attempt.
  case noConnection
  /// The queue was full (`APNsLimits.maximumWaiting`).
  case queueFull
  /// The pool was closing.
  case poolClosed
  /// RST_STREAM with REFUSED_STREAM (RFC 9113, 8.7).
  case refusedStream
  /// The request's stream is above the last stream that GOAWAY announces as processed (RFC 9113,
  /// 6.8).
  case goAway
  /// The connection ended before the request was written, or the caller's `confirm` returned false.
  case notWritten
  /// No provider token can be created or used now: signing fails, or Apple's rules forbid a new
  /// token.
  case noProviderToken
}
