// SPDX-License-Identifier: Apache-2.0

/// What became of one request. Every request ends in exactly one of these, before its deadlines.
package enum APNsResult: Sendable, Equatable {
  /// 200. `uniqueID` is `apns-unique-id`, which only the sandbox returns.
  case accepted(apnsID: APNsID, uniqueID: String?)
  /// APNs answered, and the answer was not 200.
  case rejected(Rejection)
  /// APNs cannot have acted on it: sending it again is free and cannot repeat a notification.
  case neverProcessed(NeverProcessedCause)
  /// It was written and no answer came: the device may or may not have it.
  case unknown(UnknownCause)
}

/// An answer other than 200.
package struct Rejection: Sendable, Equatable {
  /// The HTTP status.
  package var status: Int
  /// Why, in Apple's words.
  package var reason: RejectionReason
  /// With 410: when APNs last knew the token to be bad, in milliseconds since 1970.
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
  /// Its queue deadline passed while it waited for a free stream.
  case queueDeadline
  /// The same, while there was no connection at all: `SessionPool.statistics` knows why.
  case noConnection
  /// As many requests waited as may wait.
  case queueFull
  /// The pool was closing.
  case poolClosed
  /// RST_STREAM with REFUSED_STREAM (RFC 9113, 8.7).
  case refusedStream
  /// Its stream is above the last one that GOAWAY promises to process (RFC 9113, 6.8).
  case goAway
  /// The connection ended before the request's bytes were handed to it, or whoever sends it did not confirm
  /// it.
  case notWritten
  /// No provider token may be minted or used now: keys cannot sign, or the rules forbid it.
  case noProviderToken
}

/// Why a request's effect cannot be known.
package enum UnknownCause: String, Sendable, CaseIterable {
  /// No answer within the response deadline.
  case responseDeadline
  /// The connection ended after the request was written.
  case connectionLost
  /// APNs reset the stream with a code that does not say "not processed".
  case streamReset
  /// The pool closed before the answer came.
  case poolClosed
}
