// SPDX-License-Identifier: Apache-2.0

/// Why a request is malformed. "An endpoint MUST treat [it] as a stream error of type
/// PROTOCOL_ERROR" (RFC 9113 §8.1.1). The raw value names a counter.
package enum HTTP2MessageFault: String, Sendable, CaseIterable {
  case upperCaseName = "upper_case_name"
  /// A name that is empty or has a byte that field names exclude.
  case name = "name"
  /// A value with a control character, or with white space at its start or end.
  case value = "value"
  case latePseudoHeader = "late_pseudo_header"
  case unknownPseudoHeader = "unknown_pseudo_header"
  case repeatedPseudoHeader = "repeated_pseudo_header"
  case missingPseudoHeader = "missing_pseudo_header"
  case path = "path"
  /// A field for HTTP/1.1 connections, such as `connection`.
  case connectionField = "connection_field"
  /// `te` with a value other than `trailers`.
  case te = "te"
  /// A content-length that is not a number, or that occurs twice.
  case contentLength = "content_length"
  /// DATA frames whose total length differs from content-length.
  case bodyLength = "body_length"
  /// A second header block that does not end the stream.
  case trailersNotLast = "trailers_not_last"

  /// Describes the fault in the terms of RFC 9113.
  package var text: String {
    switch self {
    case .upperCaseName: "a field name in upper case"
    case .name: "an empty field name, or one with a byte that none may have"
    case .value: "a field value with a control character, or with white space at an end"
    case .latePseudoHeader: "a pseudo-header behind another field"
    case .unknownPseudoHeader: "a pseudo-header that requests do not have"
    case .repeatedPseudoHeader: "a pseudo-header twice"
    case .missingPseudoHeader: "no :method, :scheme or :path"
    case .path: ":path empty or without a slash at its beginning"
    case .connectionField: "a field that speaks of an HTTP/1.1 connection"
    case .te: "te with something else than trailers"
    case .contentLength: "content-length twice or no number"
    case .bodyLength: "DATA of another length than content-length says"
    case .trailersNotLast: "trailers without END_STREAM"
    }
  }
}
