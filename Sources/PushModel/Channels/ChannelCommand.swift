// SPDX-License-Identifier: Apache-2.0

/// A request to Apple about an app's broadcast channels. Apple stores the channels; the gateway
/// does not.
package enum ChannelCommand: Sendable, Equatable {
  /// `storesLatest`: whether Apple keeps the latest message for devices that subscribe later.
  case create(storesLatest: Bool)
  case show(ChannelID)
  case delete(ChannelID)
  case list
  case broadcast(ChannelID, ChannelBroadcast)

  /// Name of the command in metrics.
  package var name: String {
    switch self {
    case .create: "create"
    case .show: "show"
    case .delete: "delete"
    case .list: "list"
    case .broadcast: "broadcast"
    }
  }
}
