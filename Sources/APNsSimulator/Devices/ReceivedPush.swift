// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// One request as it arrived and what was answered: the evidence tests look at.
package struct ReceivedPush: Sendable {
  /// Counts up from 1 over the simulator's life, so that gaps and order can be seen.
  package let number: Int
  package let connection: Int
  package let environment: PushEnvironment
  /// The local end of the connection, `host:port`.
  package let address: String
  /// In lower case; empty for a broadcast or a request about channels.
  package let deviceToken: String
  package let channelID: String?
  package let topic: String?
  package let pushType: String?
  /// As the header said, nil without one.
  package let priority: String?
  package let expiration: String?
  package let collapseID: String?
  /// The client's, or the one the answer was given; of a broadcast, its `apns-request-id`.
  package let apnsID: String
  package let payload: [UInt8]
  /// Milliseconds since 1970.
  package let receivedAt: Int64
  /// What was answered; nil when a fault answered nothing.
  package let status: Int?
  package let reason: String?
  /// Whether the push counts as handed to the device: also one whose answer a fault swallowed.
  package let isAccepted: Bool
  /// As they came, in their order.
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
  /// The app of a broadcast; nil of anything else.
  var broadcastApp: String? {
    guard channelID != nil, let path = headers.value(of: ":path") else { return nil }
    let prefix = "/4/broadcasts/apps/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}

/// Which of the recorded requests are asked for.
package struct ReceivedQuery: Sendable {
  package var deviceToken: String?
  package var topic: String?
  package var environment: PushEnvironment?
  package var limit: Int

  package init(
    deviceToken: String? = nil, topic: String? = nil, environment: PushEnvironment? = nil,
    limit: Int = 100
  ) {
    self.deviceToken = deviceToken?.lowercased()
    self.topic = topic
    self.environment = environment
    self.limit = limit
  }

  func matches(_ push: ReceivedPush) -> Bool {
    if let deviceToken, push.deviceToken != deviceToken { return false }
    if let environment, push.environment != environment { return false }
    return topic == nil || push.topic == topic
  }
}
