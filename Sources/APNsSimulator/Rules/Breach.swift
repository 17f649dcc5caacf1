// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// A deviation that Apple asks clients to avoid, but for which APNs has no reason. Counted at
/// `/sim/stats` for authors of clients.
package enum Breach: String, CaseIterable, Sendable {
  /// "APNs ignores PRIORITY frames … don't send them."
  case priorityFrame = "priority_frame"
  /// A header name in upper case. The request is malformed by RFC 9113 §8.2, and the connection
  /// ends.
  case upperCaseHeaderName = "upper_case_header_name"
  /// A pseudo-header after a regular one, which APNs has refused since 2018. The connection ends.
  case latePseudoHeader = "late_pseudo_header"
  /// Another kind of malformed request by RFC 9113 §8. The stream ends.
  case malformedRequest = "malformed_request"
  /// A compressed payload, which APNs does not accept.
  case contentEncoding = "content_encoding"
  /// A payload that is not JSON. APNs documents no reason for it, and devices do not show it.
  /// Checked only while requests are recorded.
  case payloadNotJSON = "payload_not_json"
  /// A stream above an acknowledged MAX_CONCURRENT_STREAMS. The stream is refused; repeated
  /// breaches end the connection.
  case excessStream = "excess_stream"
  /// Headers longer than SETTINGS_MAX_HEADER_LIST_SIZE.
  case headersTooLong = "headers_too_long"
}

extension Breach {
  /// Returns the breach that corresponds to a malformed request.
  package init(_ fault: HTTP2MessageFault) {
    self =
      switch fault {
      case .upperCaseName: .upperCaseHeaderName
      case .latePseudoHeader: .latePseudoHeader
      default: .malformedRequest
      }
  }
}
