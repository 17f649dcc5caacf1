// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// What one request said: the header fields APNs reads, as bytes, the last value of each. The
/// received header block and the places of the values in it: nothing is copied.
package struct RequestFacts: Sendable {
  /// What APNs reads.
  enum Field: Int {
    case method, path, authorization, apnsID, pushType, topic, priority, expiration, collapseID
    case channelID, requestID
  }

  private struct Place: Sendable {
    var start = UInt32.max
    var end: UInt32 = 0

    var isThere: Bool { start != .max }
  }

  /// The header block itself, as it came.
  package let fields: HTTP2Fields
  /// By `Field`.
  private let places: InlineArray<11, Place>
  /// The position of the first header field among those APNs reads that came twice; -1 for none.
  private var repeatedPosition = -1
  /// What Apple asks not to do, if anything.
  package private(set) var breach: Breach?

  /// Fields that APNs does not read are passed over.
  package init(_ headers: consuming HTTP2Fields) {
    let block = headers.text
    let text = block.span
    var places = InlineArray<11, Place>(repeating: Place())
    for position in headers.indices {
      let name = text.extracting(headers.nameRange(at: position))
      guard let field = Self.field(named: name) else {
        if name.equals("content-encoding") { breach = .contentEncoding }
        continue
      }
      let value = headers.valueRange(at: position)
      if places[field.rawValue].isThere, repeatedPosition < 0 { repeatedPosition = position }
      places[field.rawValue] = Place(
        start: UInt32(value.lowerBound), end: UInt32(value.upperBound))
    }
    self.places = places
    fields = headers
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

  /// Where a field's value is in the text of `fields`; nil when it did not come.
  subscript(field: Field) -> Range<Int>? {
    let place = places[field.rawValue]
    return place.isThere ? Int(place.start)..<Int(place.end) : nil
  }

  func pathBegins(with text: StaticString) -> Bool {
    let block = fields.text
    return self[.path].map { block.span.extracting($0).hasPrefix(text) } ?? false
  }

  private func value(of field: Field) -> ArraySlice<UInt8>? {
    self[field].map { fields.text[$0] }
  }

  /// The first header field among those APNs reads that came twice.
  package var repeated: String? {
    repeatedPosition < 0 ? nil : fields[repeatedPosition].name
  }

  package var method: ArraySlice<UInt8> { value(of: .method) ?? [] }
  package var path: ArraySlice<UInt8> { value(of: .path) ?? [] }
  package var authorization: ArraySlice<UInt8>? { value(of: .authorization) }
  package var apnsID: ArraySlice<UInt8>? { value(of: .apnsID) }
  package var pushType: ArraySlice<UInt8>? { value(of: .pushType) }
  package var topic: ArraySlice<UInt8>? { value(of: .topic) }
  package var priority: ArraySlice<UInt8>? { value(of: .priority) }
  package var expiration: ArraySlice<UInt8>? { value(of: .expiration) }
  package var collapseID: ArraySlice<UInt8>? { value(of: .collapseID) }
  /// Of requests about channels only.
  package var channelID: ArraySlice<UInt8>? { value(of: .channelID) }
  package var requestID: ArraySlice<UInt8>? { value(of: .requestID) }
}
