// SPDX-License-Identifier: Apache-2.0

/// An error response of Apple's binary interface, after which the connection ends.
package struct LegacyError: Error, Sendable, Equatable {
  /// Status codes of "Binary Provider API", Table A-1. Invalid topic sizes (6) cannot occur,
  /// because frames contain no topic.
  package enum Status: UInt8, Sendable, CaseIterable {
    case processingError = 1
    case missingToken = 2
    case missingTopic = 3
    case missingPayload = 4
    case invalidTokenSize = 5
    case invalidPayloadSize = 7
    case invalidToken = 8
    /// The identifier is that of the last stored notification. The sender repeats all later ones.
    case shutdown = 10
    case unknown = 255

    /// Label of the status in metrics.
    package var name: String {
      switch self {
      case .processingError: "processing_error"
      case .missingToken: "missing_token"
      case .missingTopic: "missing_topic"
      case .missingPayload: "missing_payload"
      case .invalidTokenSize: "invalid_token_size"
      case .invalidPayloadSize: "invalid_payload_size"
      case .invalidToken: "invalid_token"
      case .shutdown: "shutdown"
      case .unknown: "unknown"
      }
    }
  }

  package var status: Status
  /// Identifier of the faulty frame, or of the last stored frame for `shutdown`; 0 if it has none.
  package var identifier: UInt32

  package init(_ status: Status, identifier: UInt32 = 0) {
    self.status = status
    self.identifier = identifier
  }

  /// Command of an error response.
  static let command: UInt8 = 8

  /// The six bytes of the response.
  package var bytes: [UInt8] {
    [Self.command, status.rawValue]
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: identifier >> UInt32($0)) }
  }
}
