// SPDX-License-Identifier: Apache-2.0

/// Result of a channel command.
package enum ChannelAnswer: Sendable, Equatable {
  case created(ChannelID)
  case shown(storesLatest: Bool)
  case deleted
  case listed([ChannelID])
  /// Apple accepted the broadcast and gave it this request id.
  case broadcast(requestID: String)
  case refused(ChannelRefusal)
}
