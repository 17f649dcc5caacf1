// SPDX-License-Identifier: Apache-2.0

/// Deviations from nghttp2's default behaviour.
package struct HTTP2Options: Sendable {
  /// Received bodies reopen the windows only when the caller calls `consume`.
  package var consumesManually = false
  /// Server only: delivers requests that violate HTTP as events with their fault
  /// (`HTTP2Fields.form`), instead of resetting them with PROTOCOL_ERROR. Examples are upper-case
  /// names, missing or late pseudo-headers, or a wrong content-length.
  package var deliversMalformedMessages = false
  /// Server only: number of RST_STREAM frames that the client may send in a burst, and per second.
  /// nghttp2 ends the session if the client sends more.
  package var resets = (burst: 1_000, perSecond: 33)
  /// CONTINUATION frames of one header block. nghttp2 ends the session if the peer sends more.
  package var maximumContinuations = 8

  package init() {}
}
