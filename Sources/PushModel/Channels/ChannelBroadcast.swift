// SPDX-License-Identifier: Apache-2.0

/// An update or the end of the Live Activities that are subscribed to a channel.
package struct ChannelBroadcast: Sendable, Equatable {
  /// Apple's JSON, validated and sent verbatim.
  package var payload: [UInt8]
  /// 10, 5 or 1.
  package var priority: Int
  /// Time until which Apple stores the broadcast; nil: delivered at once, and not stored.
  package var expiresAt: Instant?

  package init(payload: [UInt8], priority: Int, expiresAt: Instant?) {
    self.payload = payload
    self.priority = priority
    self.expiresAt = expiresAt
  }
}
