// SPDX-License-Identifier: Apache-2.0

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
