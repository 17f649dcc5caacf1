// SPDX-License-Identifier: Apache-2.0

/// One notification for one device token, in Apple's terms ("Sending notification requests to
/// APNs"). Nothing here is validated: the caller has checked every value.
package struct APNsRequest: Sendable {
  /// The device token's bytes, of any length. Sent as lower-case hexadecimal.
  package var deviceToken: [UInt8]
  /// The headers that this request shares with others of the same app.
  package var kind: Kind
  /// UNIX seconds; 0 means "try once, store nothing", nil leaves storage to APNs.
  package var expiration: Int64?
  /// At most 64 bytes.
  package var collapseID: String?
  /// A retry of a push has the same id as the first attempt.
  package var apnsID: APNsID
  /// The JSON body, sent verbatim.
  package var payload: [UInt8]
  /// The group by which `SessionPool.withdraw(group:)` selects requests. Never sent.
  package var group: Int64
  /// Whether APNs has not yet accepted this device token. Such requests use a separate connection
  /// (`UnverifiedTokenPool`).
  package var isUnverified = false

  package init(
    deviceToken: [UInt8], topic: String, pushType: String, priority: Int,
    expiration: Int64? = nil, collapseID: String? = nil, apnsID: APNsID, payload: [UInt8],
    group: Int64 = 0
  ) {
    self.deviceToken = deviceToken
    kind = Kind(topic: topic, pushType: pushType, priority: priority)
    self.expiration = expiration
    self.collapseID = collapseID
    self.apnsID = apnsID
    self.payload = payload
    self.group = group
  }

  /// The headers that thousands of requests share.
  package struct Kind: Hashable, Sendable {
    /// The bundle identifier with the push type's suffix: `com.example.app.voip`.
    package var topic: String
    /// Apple's `apns-push-type`: `alert`, `background`, …
    package var pushType: String
    /// 10, 5 or 1.
    package var priority: Int

    package init(topic: String, pushType: String, priority: Int) {
      self.topic = topic
      self.pushType = pushType
      self.priority = priority
    }
  }
}
