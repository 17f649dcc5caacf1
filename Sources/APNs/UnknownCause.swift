// SPDX-License-Identifier: Apache-2.0

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
