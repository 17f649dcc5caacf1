// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// Something Apple asks clients not to do but does not answer with a reason. Counted, so that a
/// client's author can see it at `/sim/stats`.
package enum Breach: String, CaseIterable, Sendable {
  /// "APNs ignores PRIORITY frames … don't send them."
  case priorityFrame = "priority_frame"
  /// A header name in upper case: RFC 9113 §8.2 makes the request malformed. Ends the connection.
  case upperCaseHeaderName = "upper_case_header_name"
  /// A pseudo-header after a regular one: enforced by APNs since 2018. Ends the connection.
  case latePseudoHeader = "late_pseudo_header"
  /// Anything else that RFC 9113 §8 calls malformed. Ends the stream.
  case malformedRequest = "malformed_request"
  /// APNs takes no compressed payloads.
  case contentEncoding = "content_encoding"
  /// A payload that is not JSON: APNs documents no reason for it, and no device will show it.
  /// Looked at only while requests are recorded.
  case payloadNotJSON = "payload_not_json"
  /// A stream beyond a MAX_CONCURRENT_STREAMS that the client has acknowledged. Refused; ends the
  /// connection when it happens too often.
  case excessStream = "excess_stream"
  /// Headers longer than SETTINGS_MAX_HEADER_LIST_SIZE.
  case headersTooLong = "headers_too_long"
}

extension Breach {
  /// What a malformed request is counted as.
  package init(_ fault: HTTP2MessageFault) {
    self =
      switch fault {
      case .upperCaseName: .upperCaseHeaderName
      case .latePseudoHeader: .latePseudoHeader
      default: .malformedRequest
      }
  }
}
