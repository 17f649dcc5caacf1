// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// Frames that a session swallows where they should go out, for a simulator of broken peers. To
/// nghttp2 they were sent: it neither repeats them nor counts on them to be missing.
package struct HTTP2Withholding: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The peer's SETTINGS stay unacknowledged.
  package static let settingsAcknowledgements = HTTP2Withholding(rawValue: 1)
  /// What was received never reopens the windows, neither of streams nor of the connection.
  package static let windowUpdates = HTTP2Withholding(rawValue: 2)
  /// PINGs stay unanswered.
  package static let pingAcknowledgements = HTTP2Withholding(rawValue: 4)
  /// Not one frame goes out, the first SETTINGS included; what comes is still read.
  package static let everything = HTTP2Withholding(rawValue: 0xFF)

  /// Whether a frame of this type with these flags is among them.
  func includes(type: UInt8, flags: UInt8) -> Bool {
    if self == .everything { return true }
    let isAnswer = flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0
    return switch UInt32(type) {
    case NGHTTP2_SETTINGS.rawValue: isAnswer && contains(.settingsAcknowledgements)
    case NGHTTP2_PING.rawValue: isAnswer && contains(.pingAcknowledgements)
    case NGHTTP2_WINDOW_UPDATE.rawValue: contains(.windowUpdates)
    default: false
    }
  }
}
