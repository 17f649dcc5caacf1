// SPDX-License-Identifier: Apache-2.0
import JSONText

/// An accepted push for a device.
package struct DevicePush: Sendable {
  /// Maximum time in milliseconds that APNs stores a push ("up to 30 days").
  static let storageLimit: Int64 = 30 * 86_400_000

  /// The topic without the push type's suffix.
  package let app: String
  package let apnsID: String
  package let pushType: String
  package let collapseID: String?
  /// UNIX seconds; 0 for a single attempt, nil for the maximum storage time.
  package let expiration: Int64?
  package let payload: [UInt8]
  /// Milliseconds since 1970.
  package let acceptedAt: Int64

  package init(
    app: String, apnsID: String, pushType: String = "alert", collapseID: String? = nil,
    expiration: Int64? = nil, payload: [UInt8], acceptedAt: Int64
  ) {
    self.app = app
    self.apnsID = apnsID
    self.pushType = pushType
    self.collapseID = collapseID
    self.expiration = expiration
    self.payload = payload
    self.acceptedAt = acceptedAt
  }

  /// End of storage in milliseconds since 1970; nil if the push is not stored.
  var storedUntil: Int64? {
    let limit = acceptedAt + Self.storageLimit
    guard let expiration, expiration <= limit / 1000 else { return limit }
    return expiration == 0 ? nil : expiration * 1000
  }
}
