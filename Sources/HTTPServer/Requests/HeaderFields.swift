// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// A request's header fields as received: positions in the head's bytes. Strings are created on
/// access only.
package struct HeaderFields: Sendable, Equatable {
  /// Positions of one field's name and value in the head.
  struct Entry: Sendable, Equatable {
    var nameStart, nameEnd, valueStart, valueEnd: UInt32

    init(name: Range<Int>, value: Range<Int>) {
      nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
      nameEnd = UInt32(truncatingIfNeeded: name.upperBound)
      valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
      valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
    }

    var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
  }

  let bytes: [UInt8]
  let entries: [Entry]

  init(bytes: [UInt8], entries: [Entry]) {
    self.bytes = bytes
    self.entries = entries
  }

  /// Creates header fields for requests that did not arrive over HTTP/1.1.
  package init(_ fields: HTTPFields) {
    var bytes: [UInt8] = []
    var entries: [Entry] = []
    for field in fields {
      let start = bytes.count
      bytes.append(contentsOf: field.name.rawName.utf8)
      let middle = bytes.count
      field.withUnsafeBytesOfValue { bytes.append(contentsOf: $0) }
      entries.append(Entry(name: start..<middle, value: middle..<bytes.count))
    }
    self.init(bytes: bytes, entries: entries)
  }

  package var count: Int { entries.count }

  /// The value of a field, several values joined by commas (RFC 9110 §5.3); nil without the field.
  package subscript(_ name: HTTPField.Name) -> String? {
    guard let first = entries.firstIndex(where: { isName($0, name) }) else { return nil }
    var value = text(entries[first].value)
    for entry in entries[(first + 1)...] where isName(entry, name) {
      value += name == .cookie ? "; " : ", "
      value += text(entry.value)
    }
    return value
  }

  /// The values of a field, in order.
  package subscript(values name: HTTPField.Name) -> [String] {
    entries.filter { isName($0, name) }.map { text($0.value) }
  }

  /// The value of `Host`, or of HTTP/2's `:authority`. `HTTPFields` has no name for `Host`.
  package var host: String? {
    (firstValue(of: "host") ?? firstValue(of: ":authority")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  package func contains(_ name: HTTPField.Name) -> Bool {
    entries.contains { isName($0, name) }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isName(_ entry: Entry, _ name: HTTPField.Name) -> Bool {
    let canonical = name.canonicalName.utf8
    guard entry.name.count == canonical.count else { return false }
    var position = entry.name.lowerBound
    for byte in canonical {
      guard ASCII.lowercase(bytes[position]) == byte else { return false }
      position += 1
    }
    return true
  }
}

extension HeaderFields {
  /// Returns the first value of a field.
  /// - Parameter name: in lower case.
  func firstValue(of name: StaticString) -> ArraySlice<UInt8>? {
    entries.first { isName($0, name) }.map { bytes[$0.value] }
  }

  /// Returns the last value of a field.
  /// - Parameter name: in lower case.
  func lastValue(of name: StaticString) -> ArraySlice<UInt8>? {
    entries.last { isName($0, name) }.map { bytes[$0.value] }
  }

  /// Returns the value of a field that occurs once; nil otherwise.
  /// - Parameter name: in lower case.
  func onlyValue(of name: StaticString) -> ArraySlice<UInt8>? {
    guard let place = entries.firstIndex(where: { isName($0, name) }),
      !entries[(place + 1)...].contains(where: { isName($0, name) })
    else { return nil }
    return bytes[entries[place].value]
  }

  private func isName(_ entry: Entry, _ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    let start = entry.name.lowerBound
    return entry.name.count == count
      && (0..<count).allSatisfy { ASCII.lowercase(bytes[start + $0]) == name.utf8Start[$0] }
  }
}
