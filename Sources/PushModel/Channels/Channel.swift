// SPDX-License-Identifier: Apache-2.0

/// Apple's name of a broadcast channel: base64 of no size that Apple promises. Good in one environment only.
package struct ChannelID: Sendable, Hashable {
  package let text: String

  /// The longest taken, in bytes: Apple's have some 24.
  package static let maximumBytes = 256

  /// Nil when it cannot be one.
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

/// What an app asks of Apple about its broadcast channels. They are Apple's: nothing of them is stored here.
package enum ChannelCommand: Sendable, Equatable {
  /// Apple keeps the latest message for those who come later, or none.
  case create(storesLatest: Bool)
  case show(ChannelID)
  case delete(ChannelID)
  case list
  case broadcast(ChannelID, ChannelBroadcast)

  /// Its name in metrics.
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

/// One update, or the end, of the Live Activities that listen to a channel.
package struct ChannelBroadcast: Sendable, Equatable {
  /// Apple's JSON, checked, sent verbatim.
  package var payload: [UInt8]
  /// 10, 5 or 1.
  package var priority: Int
  /// After it Apple stores it no more; nil: delivered once, stored never.
  package var expiresAt: Instant?

  package init(payload: [UInt8], priority: Int, expiresAt: Instant?) {
    self.payload = payload
    self.priority = priority
    self.expiresAt = expiresAt
  }
}

/// What became of a command.
package enum ChannelAnswer: Sendable, Equatable {
  case created(ChannelID)
  case shown(storesLatest: Bool)
  case deleted
  case listed([ChannelID])
  /// Apple took it, and knows it by this id.
  case broadcast(requestID: String)
  case refused(ChannelRefusal)
}

/// Why a command was not carried out, or is not known to have been. Reasons are Apple's words.
package enum ChannelRefusal: Sendable, Equatable {
  /// The app has no credential in the environment that can be used.
  case noCredential
  case unknownChannel(reason: String)
  /// The app has no broadcast capability.
  case notEnabled
  /// The app has as many channels as Apple allows.
  case tooManyChannels
  /// The request is at fault in some other way.
  case request(reason: String, status: Int)
  /// The credential is at fault.
  case credential(reason: String)
  /// Apple asks for another try; after so many seconds, where it says so.
  case later(reason: String, afterSeconds: Int?)
  /// Apple was not reached, or certainly did not act on it.
  case unreachable(String)
  /// It was sent, and no answer came.
  case unknown(String)

  /// Its name in metrics.
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
