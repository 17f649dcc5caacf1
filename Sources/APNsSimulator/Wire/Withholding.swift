// SPDX-License-Identifier: Apache-2.0

/// Frames that never leave where they should. To the session they were sent: it neither repeats
/// them nor counts on them to be missing.
package struct Withholding: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The peer's SETTINGS stay unacknowledged.
  package static let settingsAcknowledgements = Withholding(rawValue: 1)
  /// What was received never reopens the windows, neither of streams nor of the connection.
  package static let windowUpdates = Withholding(rawValue: 2)
  /// PINGs stay unanswered.
  package static let pingAcknowledgements = Withholding(rawValue: 4)
  /// Not one frame goes out, the first SETTINGS included; what comes is still read.
  package static let everything = Withholding(rawValue: 0xFF)

  /// Whether a frame of this kind with these flags is among them.
  func includes(_ kind: FrameKind?, _ flags: FrameFlags) -> Bool {
    if self == .everything { return true }
    let isAnswer = flags.contains(.acknowledgement)
    return switch kind {
    case .settings: isAnswer && contains(.settingsAcknowledgements)
    case .ping: isAnswer && contains(.pingAcknowledgements)
    case .windowUpdate: contains(.windowUpdates)
    default: false
    }
  }
}
