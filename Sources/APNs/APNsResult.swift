// SPDX-License-Identifier: Apache-2.0

/// The result of one request. Every request ends with exactly one result, by its deadlines.
package enum APNsResult: Sendable, Equatable {
  /// 200. `uniqueID` is `apns-unique-id`, which only the sandbox returns.
  case accepted(apnsID: APNsID, uniqueID: String?)
  /// APNs responded with a status other than 200.
  case rejected(Rejection)
  /// APNs cannot have acted on the request, so that a retry cannot duplicate the notification.
  case neverProcessed(NeverProcessedCause)
  /// The request was sent but has no response: the device may or may not have received the
  /// notification.
  case unknown(UnknownCause)
}

/// A response with a status other than 200.
package struct Rejection: Sendable, Equatable {
  /// The HTTP status.
  package var status: Int
  /// Apple's reason.
  package var reason: RejectionReason
  /// For 410: when APNs last knew the token to be invalid, in milliseconds since 1970.
  package var timestampMilliseconds: Int64?
  /// `Retry-After` in seconds, which Apple does not document.
  package var retryAfterSeconds: Int?

  package init(
    status: Int, reason: RejectionReason, timestampMilliseconds: Int64? = nil,
    retryAfterSeconds: Int? = nil
  ) {
    self.status = status
    self.reason = reason
    self.timestampMilliseconds = timestampMilliseconds
    self.retryAfterSeconds = retryAfterSeconds
  }
}

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

/// Why a request's effect cannot be known.
package enum UnknownCause: String, Sendable, CaseIterable {
  /// No response within the response deadline.
  case responseDeadline
  /// The connection ended after the request was written.
  case connectionLost
  /// APNs reset the stream with a code other than REFUSED_STREAM.
  case streamReset
  /// The pool closed before the response arrived.
  case poolClosed
}
