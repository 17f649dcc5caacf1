// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// What one request said: the header fields APNs reads, as bytes, the last value of each. The
/// received header block and the places of the values in it: nothing is copied.
package struct RequestFacts: Sendable {
  private enum Field: Int {
    case method, path, authorization, apnsID, pushType, topic, priority, expiration, collapseID
    case channelID, requestID
  }

  private struct Place: Sendable {
    var start = UInt32.max
    var end: UInt32 = 0
  }

  /// The header block itself, as it came.
  package let fields: HTTP2Fields
  /// By `Field`.
  private var places = InlineArray<11, Place>(repeating: Place())
  /// The first header field among those APNs reads that came twice.
  package private(set) var repeated: String?
  /// What Apple asks not to do, if anything.
  package private(set) var breach: Breach?

  /// Fields that APNs does not read are passed over.
  package init(_ headers: HTTP2Fields) {
    fields = headers
    let block = headers.text
    let text = block.span
    for position in headers.indices {
      let name = text.extracting(headers.nameRange(at: position))
      guard let field = Self.field(named: name) else {
        if name.equals("content-encoding") { breach = breach ?? .contentEncoding }
        continue
      }
      let value = headers.valueRange(at: position)
      if places[field.rawValue].start != .max, repeated == nil {
        repeated = headers[position].name
      }
      places[field.rawValue] = Place(
        start: UInt32(value.lowerBound), end: UInt32(value.upperBound))
    }
  }

  // The length tells most fields apart, so few cost more than one comparison.
  private static func field(named name: Span<UInt8>) -> Field? {
    switch name.count {
    case 5 where name.equals(":path"): .path
    case 7 where name.equals("apns-id"): .apnsID
    case 7 where name.equals(":method"): .method
    case 10 where name.equals("apns-topic"): .topic
    case 13 where name.equals("authorization"): .authorization
    case 13 where name.equals("apns-priority"): .priority
    case 14 where name.equals("apns-push-type"): .pushType
    case 15 where name.equals("apns-expiration"): .expiration
    case 15 where name.equals("apns-channel-id"): .channelID
    case 15 where name.equals("apns-request-id"): .requestID
    case 16 where name.equals("apns-collapse-id"): .collapseID
    default: nil
    }
  }

  private subscript(field: Field) -> ArraySlice<UInt8>? {
    let place = places[field.rawValue]
    return place.start == .max ? nil : fields.text[Int(place.start)..<Int(place.end)]
  }

  package var method: ArraySlice<UInt8> { self[.method] ?? [] }
  package var path: ArraySlice<UInt8> { self[.path] ?? [] }
  package var authorization: ArraySlice<UInt8>? { self[.authorization] }
  package var apnsID: ArraySlice<UInt8>? { self[.apnsID] }
  package var pushType: ArraySlice<UInt8>? { self[.pushType] }
  package var topic: ArraySlice<UInt8>? { self[.topic] }
  package var priority: ArraySlice<UInt8>? { self[.priority] }
  package var expiration: ArraySlice<UInt8>? { self[.expiration] }
  package var collapseID: ArraySlice<UInt8>? { self[.collapseID] }
  /// Of requests about channels only.
  package var channelID: ArraySlice<UInt8>? { self[.channelID] }
  package var requestID: ArraySlice<UInt8>? { self[.requestID] }
}
