// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Apple's response. `reason` explains a status other than 2xx.
package struct ChannelReply: Sendable, Equatable {
  package var status: Int
  /// The id of a created channel.
  package var channel: String?
  /// The response's `apns-request-id`: the gateway's or Apple's own.
  package var requestID: String?
  package var retryAfterSeconds: Int?
  package var body: [UInt8] = []

  /// Apple's reason; empty if the body contains none.
  package var reason: String {
    (try? JSONDocument(parsing: body))?.root["reason"]?.string ?? ""
  }

  /// The channel ids of a list; nil if the body contains no list.
  package var channels: [String]? {
    guard let list = (try? JSONDocument(parsing: body))?.root["channels"], list.kind == .array
    else { return nil }
    return list.elements.compactMap(\.string)
  }

  /// Whether a channel stores its latest message; nil if the body does not contain the policy.
  package var storesLatest: Bool? {
    switch (try? JSONDocument(parsing: body))?.root["message-storage-policy"]?.int {
    case 0: false
    case 1: true
    default: nil
    }
  }
}
