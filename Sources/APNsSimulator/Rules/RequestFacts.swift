// SPDX-License-Identifier: Apache-2.0

/// What one request said: the header fields APNs reads, as bytes, the last value of each. Values
/// are slices of the received header block, so that none is copied.
package struct RequestFacts: Sendable {
  package var method: ArraySlice<UInt8> = []
  package var path: ArraySlice<UInt8> = []
  package var authorization: ArraySlice<UInt8>?
  package var apnsID: ArraySlice<UInt8>?
  package var pushType: ArraySlice<UInt8>?
  package var topic: ArraySlice<UInt8>?
  package var priority: ArraySlice<UInt8>?
  package var expiration: ArraySlice<UInt8>?
  package var collapseID: ArraySlice<UInt8>?
  /// Of requests about channels only.
  package var channelID: ArraySlice<UInt8>?
  package var requestID: ArraySlice<UInt8>?
  /// The first header field among those APNs reads that came twice.
  package var repeated: String?
  /// What is wrong with the form of the header block, if anything.
  package var breach: Breach?
  private var isPastPseudoHeaders = false

  package init() {}

  /// Takes one header field in. Fields that APNs does not read are passed over.
  package mutating func take(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    checkForm(of: name)
    // The length tells most fields apart, so few cost more than one comparison.
    switch name.count {
    case 5 where name.equals(":path"): path = value
    case 7 where name.equals(":method"): method = value
    case 7 where name.equals("apns-id"): Self.set(&apnsID, value, "apns-id", &repeated)
    case 10 where name.equals("apns-topic"): Self.set(&topic, value, "apns-topic", &repeated)
    case 13 where name.equals("authorization"):
      Self.set(&authorization, value, "authorization", &repeated)
    case 13 where name.equals("apns-priority"):
      Self.set(&priority, value, "apns-priority", &repeated)
    case 14 where name.equals("apns-push-type"):
      Self.set(&pushType, value, "apns-push-type", &repeated)
    case 15 where name.equals("apns-expiration"):
      Self.set(&expiration, value, "apns-expiration", &repeated)
    case 16 where name.equals("apns-collapse-id"):
      Self.set(&collapseID, value, "apns-collapse-id", &repeated)
    case 15 where name.equals("apns-channel-id"):
      Self.set(&channelID, value, "apns-channel-id", &repeated)
    case 15 where name.equals("apns-request-id"):
      Self.set(&requestID, value, "apns-request-id", &repeated)
    case 16 where name.equals("content-encoding"): breach = breach ?? .contentEncoding
    default: break
    }
  }

  private mutating func checkForm(of name: ArraySlice<UInt8>) {
    if name.first != UInt8(ascii: ":") {
      isPastPseudoHeaders = true
    } else if isPastPseudoHeaders {
      breach = .latePseudoHeader
    }
    if name.contains(where: { (0x41...0x5A).contains($0) }) { breach = .upperCaseHeaderName }
  }

  private static func set(
    _ field: inout ArraySlice<UInt8>?, _ value: ArraySlice<UInt8>, _ name: String,
    _ repeated: inout String?
  ) {
    if field != nil, repeated == nil { repeated = name }
    field = value
  }
}
