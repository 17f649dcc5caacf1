// SPDX-License-Identifier: Apache-2.0

/// Kinds of outgoing frames to omit. The session treats them as sent, so it does not send them
/// again.
package struct Withholding: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Acknowledgements of the peer's SETTINGS.
  package static let settingsAcknowledgements = Withholding(rawValue: 1)
  /// WINDOW_UPDATE of streams and of the connection, so that windows never reopen.
  package static let windowUpdates = Withholding(rawValue: 2)
  /// Acknowledgements of PINGs.
  package static let pingAcknowledgements = Withholding(rawValue: 4)
  /// All frames, including the first SETTINGS. Reading continues.
  package static let everything = Withholding(rawValue: 0xFF)

  /// Returns whether the set contains a frame of this type with these flags.
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
