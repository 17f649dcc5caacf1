// SPDX-License-Identifier: Apache-2.0
import HTTP2
import JSONText

/// A request about an app's broadcast channels. A broadcast updates many Live Activities with one
/// request. Apple's pages: "Sending channel management requests to APNs", "Sending broadcast push
/// notification requests to APNs". The caller has checked the values.
package enum ChannelOperation: Sendable, Equatable {
  case create(storesLatest: Bool)
  case read(channel: String)
  case delete(channel: String)
  case list
  case broadcast(channel: String, Broadcast)

  /// One update of the Live Activities that are subscribed to a channel.
  package struct Broadcast: Sendable, Equatable {
    /// The JSON body, sent verbatim; at most 5,120 bytes.
    package var payload: [UInt8]
    /// UNIX seconds. 0 means "deliver once, store nothing"; required for channels that store
    /// nothing.
    package var expiration: Int64
    /// 10, 5 or 1.
    package var priority: Int

    package init(payload: [UInt8], expiration: Int64, priority: Int) {
      self.payload = payload
      self.expiration = expiration
      self.priority = priority
    }
  }

  /// Apple's servers for channels: the management API has hosts of its own.
  package enum Service: Sendable, Hashable, CaseIterable {
    case management
    case broadcasts
  }

  package var service: Service {
    if case .broadcast = self { .broadcasts } else { .management }
  }

  private var method: String {
    switch self {
    case .create, .broadcast: "POST"
    case .read, .list: "GET"
    case .delete: "DELETE"
    }
  }

  private func path(app: String) -> String {
    switch self {
    case .create, .read, .delete: "/1/apps/\(app)/channels"
    case .list: "/1/apps/\(app)/all-channels"
    case .broadcast: "/4/broadcasts/apps/\(app)"
    }
  }

  private var channel: String? {
    switch self {
    case .create, .list: nil
    case .read(let channel), .delete(let channel), .broadcast(let channel, _): channel
    }
  }

  /// - Parameters:
  ///   - app: the bundle id, without a suffix.
  /// - id: a canonical UUID, which Apple returns in its response.
  func headers(app: String, id: String, authority: String, authorization: String?) -> [HTTP2Header]
  {
    var headers = [
      HTTP2Header(":method", method), HTTP2Header(":scheme", "https"),
      HTTP2Header(":authority", authority), HTTP2Header(":path", path(app: app), .neverIndexed),
      HTTP2Header("apns-request-id", id, .neverIndexed),
    ]
    if let channel { headers.append(HTTP2Header("apns-channel-id", channel, .neverIndexed)) }
    if case .broadcast(_, let broadcast) = self {
      headers += [
        HTTP2Header("apns-push-type", "liveactivity"),
        HTTP2Header("apns-priority", String(broadcast.priority)),
        HTTP2Header("apns-expiration", String(broadcast.expiration), .neverIndexed),
      ]
    }
    if let authorization {
      headers.append(HTTP2Header("authorization", "bearer " + authorization, .neverIndexed))
    }
    return headers
  }

  var body: [UInt8] {
    switch self {
    case .create(let storesLatest):
      Array(
        #"{"message-storage-policy":\#(storesLatest ? 1 : 0),"push-type":"LiveActivity"}"#.utf8)
    case .broadcast(_, let broadcast): broadcast.payload
    case .read, .delete, .list: []
    }
  }
}
