// SPDX-License-Identifier: Apache-2.0

/// Apple's id of a broadcast channel in one environment: base64 of unspecified length.
package struct ChannelID: Sendable, Hashable {
  package let text: String

  /// Maximum length of an id in bytes. Apple's ids have about 24.
  package static let maximumBytes = 256

  /// Creates an id; nil for a text that cannot be one.
  package init?(_ text: String) {
    guard (1...Self.maximumBytes).contains(text.utf8.count),
      text.utf8.allSatisfy({ Self.isAlphanumeric($0) || "+/=-_".utf8.contains($0) })
    else { return nil }
    self.text = text
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

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

/// Why a command failed, or why its result is unknown. `reason` contains Apple's reason.
package enum ChannelRefusal: Sendable, Equatable {
  /// The app has no usable credential in the environment.
  case noCredential
  case unknownChannel(reason: String)
  /// The app lacks the broadcast capability.
  case notEnabled
  /// The app has reached Apple's limit of channels.
  case tooManyChannels
  /// Apple refused the request for another reason.
  case request(reason: String, status: Int)
  /// Apple refused the credential.
  case credential(reason: String)
  /// Apple asks for a retry, after `afterSeconds` if its response contains a time.
  case later(reason: String, afterSeconds: Int?)
  /// Apple was unreachable, or has certainly not executed the command.
  case unreachable(String)
  /// The request was sent, but no response arrived.
  case unknown(String)

  /// Name of the refusal in metrics.
  package var name: String {
    switch self {
    case .noCredential: "no_credential"
    case .unknownChannel: "unknown_channel"
    case .notEnabled, .tooManyChannels, .request: "request"
    case .credential: "credential"
    case .later: "later"
    case .unreachable: "unreachable"
    case .unknown: "unknown"
    }
  }
}
