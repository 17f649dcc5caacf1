// SPDX-License-Identifier: Apache-2.0

/// One notification of Apple's binary interface, as a sender wrote it. All sizes are checked.
package struct LegacyFrame: Sendable, Equatable {
  /// The frame's command.
  package enum Command: UInt8, Sendable, CaseIterable {
    /// Token and payload only.
    case simple = 0
    /// With identifier and expiration.
    case enhanced = 1
    /// With items in any order.
    case items = 2

    /// Payload limit in bytes of the time when senders used the command.
    var payloadBytes: Int { self == .items ? 2_048 : 256 }
  }

  package var command: Command
  /// The sender's number of the notification; nil if the frame has none.
  package var identifier: UInt32?
  /// UNIX time in seconds; 0: one attempt; nil: the frame has none.
  package var expiration: UInt32?
  /// 10 or 5; nil: the frame has none.
  package var priority: UInt8?
  /// Bytes of the device token, always `tokenBytes` long.
  package var token: [UInt8]
  /// Apple's JSON, not parsed yet, never empty.
  package var payload: [UInt8]

  /// Length in bytes of every device token that the interface transports.
  package static let tokenBytes = 32

  package init(
    _ command: Command, identifier: UInt32? = nil, expiration: UInt32? = nil,
    priority: UInt8? = nil, token: [UInt8], payload: [UInt8]
  ) {
    self.command = command
    self.identifier = identifier
    self.expiration = expiration
    self.priority = priority
    self.token = token
    self.payload = payload
  }
}
