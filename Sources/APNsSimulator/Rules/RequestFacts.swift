// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// The header fields of a request that APNs reads, as bytes. For a repeated field, the last value
/// counts. Contains the received header block and the ranges of values in it, without copies.
package struct RequestFacts: Sendable {
  /// Header fields that APNs reads.
  enum Field: Int {
    case method, path, authorization, apnsID, pushType, topic, priority, expiration, collapseID
    case channelID, requestID
  }

  private struct Place: Sendable {
    var start = UInt32.max
    var end: UInt32 = 0

    var isThere: Bool { start != .max }
  }

  /// The received header block.
  package let fields: HTTP2Fields
  /// Ranges of values, by `Field`.
  private let places: InlineArray<11, Place>
  /// Position of the first repeated header field among those that APNs reads; -1 for none.
  private var repeatedPosition = -1
  /// Breach of a recommendation of Apple, if any.
  package private(set) var breach: Breach?

  /// Indexes the fields that APNs reads and skips all others.
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

  // The length distinguishes most fields, so few need more than one comparison.
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

  /// Returns the range of a field's value in the text of `fields`; nil for an absent field.
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

  /// Name of the first repeated header field among those that APNs reads; nil for none.
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
  /// Present in requests about channels only.
  package var channelID: ArraySlice<UInt8>? { value(of: .channelID) }
  package var requestID: ArraySlice<UInt8>? { value(of: .requestID) }
}
