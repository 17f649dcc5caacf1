// SPDX-License-Identifier: Apache-2.0

/// Arrays are encoded one-dimensional with the lower bound 1.
extension Array: PostgresEncodable where Element: PostgresElement {
  package static var postgresType: PostgresType { Element.typeOfArray }

  package func encode(into bytes: inout [UInt8]) throws(PostgresError) {
    try Element.encodeArray(self, into: &bytes)
  }
}

extension Array: PostgresDecodable where Element: PostgresElement {
  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> [Element]
  {
    try Element.decodeArray(bytes, type: type)
  }
}

/// `[[UInt8]]` is `bytea[]`.
extension Array: PostgresElement where Element == UInt8 {}
extension Array: PostgresScalar where Element == UInt8 {}

extension PostgresElement where Self: PostgresScalar {
  package static var typeOfArray: PostgresType {
    PostgresType(oid: postgresType.arrayOID, arrayOID: 0)
  }

  package static func encodeArray(
    _ array: [Self], into bytes: inout [UInt8]
  ) throws(PostgresError) {
    appendArrayHeader(array.count, hasNulls: false, of: Self.self, to: &bytes)
    for element in array { try appendElement(element, to: &bytes) }
  }

  package static func decodeArray(
    _ bytes: Span<UInt8>, type: UInt32
  ) throws(PostgresError) -> [Self] {
    var array: [Self] = []
    try forEachElement(bytes) { (range, type) throws(PostgresError) in
      guard let range else { throw PostgresError(.decoding, "an element is NULL") }
      array.append(try Self.decode(bytes.extracting(range), type: type))
    }
    return array
  }
}

extension Optional: PostgresElement where Wrapped: PostgresScalar {
  package static var typeOfArray: PostgresType { Wrapped.typeOfArray }

  package static func encodeArray(
    _ array: [Wrapped?], into bytes: inout [UInt8]
  ) throws(PostgresError) {
    let hasNulls = array.contains { $0 == nil }
    appendArrayHeader(array.count, hasNulls: hasNulls, of: Wrapped.self, to: &bytes)
    for element in array {
      if let element {
        try appendElement(element, to: &bytes)
      } else {
        bytes.append(bigEndian: Int32(-1))
      }
    }
  }

  package static func decodeArray(
    _ bytes: Span<UInt8>, type: UInt32
  ) throws(PostgresError) -> [Wrapped?] {
    var array: [Wrapped?] = []
    try forEachElement(bytes) { (range, type) throws(PostgresError) in
      if let range {
        array.append(try Wrapped.decode(bytes.extracting(range), type: type))
      } else {
        array.append(nil)
      }
    }
    return array
  }
}

/// Appends the header that `array_recv` reads: dimensions, flags (1 = has NULLs), element type,
/// then length and lower bound of each dimension. An empty array has no dimension.
private func appendArrayHeader<Element: PostgresScalar>(
  _ count: Int, hasNulls: Bool, of: Element.Type, to bytes: inout [UInt8]
) {
  bytes.append(bigEndian: Int32(count == 0 ? 0 : 1))
  bytes.append(bigEndian: Int32(hasNulls ? 1 : 0))
  bytes.append(bigEndian: Element.postgresType.oid)
  guard count > 0 else { return }
  bytes.append(bigEndian: Int32(count))
  bytes.append(bigEndian: Int32(1))
}

private func appendElement<Element: PostgresScalar>(
  _ element: Element, to bytes: inout [UInt8]
) throws(PostgresError) {
  let start = bytes.count
  bytes.append(bigEndian: Int32(0))
  try element.encode(into: &bytes)
  let length = UInt32(bytes.count - start - 4)
  for index in 0..<4 {
    bytes[start + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index))
  }
}

/// Calls `body` with the range of each element (`nil` for NULL) and the type of the elements.
private func forEachElement(
  _ bytes: Span<UInt8>, _ body: (Range<Int>?, UInt32) throws(PostgresError) -> Void
) throws(PostgresError) {
  let dimensions = try bytes.integer(at: 0, as: Int32.self)
  let type = try bytes.integer(at: 8, as: UInt32.self)
  if dimensions == 0 { return }
  guard dimensions == 1 else { throw PostgresError(.decoding, "\(dimensions) dimensions") }
  let count = try bytes.integer(at: 12, as: Int32.self)
  var position = 20
  for _ in 0..<max(count, 0) {
    let length = Int(try bytes.integer(at: position, as: Int32.self))
    position += 4
    if length < 0 {
      try body(nil, type)
      continue
    }
    guard bytes.count - position >= length else { throw PostgresError.otherLength }
    try body(position..<position + length, type)
    position += length
  }
}
