// SPDX-License-Identifier: Apache-2.0
package import HTTP2

/// A received request with its response, for assertions in tests.
package struct ReceivedPush: Sendable {
  /// Consecutive number from 1 over the simulator's lifetime, which shows gaps and order.
  package let number: Int
  package let connection: Int
  package let environment: PushEnvironment
  /// Local address of the connection, `host:port`.
  package let address: String
  /// Device token in lower case; empty for broadcasts and channel requests.
  package let deviceToken: String
  package let channelID: String?
  package let topic: String?
  package let pushType: String?
  /// Value of the header; nil without one.
  package let priority: String?
  package let expiration: String?
  package let collapseID: String?
  /// The client's id; without one, the id in the response. For a broadcast, its `apns-request-id`.
  package let apnsID: String
  package let payload: [UInt8]
  /// Milliseconds since 1970.
  package let receivedAt: Int64
  /// Status of the response; nil if a fault suppressed it.
  package let status: Int?
  package let reason: String?
  /// Whether the push counts as delivered to the device, even if a fault suppressed its response.
  package let isAccepted: Bool
  /// The header fields in their order.
  package let headers: HTTP2Fields

  package init(
    number: Int, connection: Int, environment: PushEnvironment = .sandbox, address: String = "",
    deviceToken: String, channelID: String? = nil, topic: String?, pushType: String?,
    priority: String?, expiration: String?, collapseID: String?, apnsID: String, payload: [UInt8],
    receivedAt: Int64, status: Int?, reason: String?, isAccepted: Bool,
    headers: HTTP2Fields = HTTP2Fields([])
  ) {
    self.headers = headers
    self.number = number
    self.connection = connection
    self.environment = environment
    self.address = address
    self.deviceToken = deviceToken
    self.channelID = channelID
    self.topic = topic
    self.pushType = pushType
    self.priority = priority
    self.expiration = expiration
    self.collapseID = collapseID
    self.apnsID = apnsID
    self.payload = payload
    self.receivedAt = receivedAt
    self.status = status
    self.reason = reason
    self.isAccepted = isAccepted
  }
}

extension ReceivedPush {
  /// Bundle id of a broadcast's app; nil for other requests.
  var broadcastApp: String? {
    guard channelID != nil, let path = headers.value(of: ":path") else { return nil }
    let prefix = "/4/broadcasts/apps/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
