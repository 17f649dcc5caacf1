// SPDX-License-Identifier: Apache-2.0

/// Appends JSON to a byte array. The output is compact UTF-8, "/" is not escaped, and commas are
/// inserted automatically.
///
/// Write values inside `array` and fields inside `object`. The output is valid JSON if each field's
/// body writes exactly one value and `raw` bytes are valid JSON.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package mutating func object<Fault: Error>(
    _ body: (inout JSONWriter) throws(Fault) -> Void
  ) throws(Fault) {
    try enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  package mutating func array<Fault: Error>(
    _ body: (inout JSONWriter) throws(Fault) -> Void
  ) throws(Fault) {
    try enclose(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes a field; nil becomes null.
  package mutating func field(_ name: String, _ value: some JSONWritable) {
    self.name(name)
    self.value(value)
  }

  package mutating func field(_ name: String, raw: some Sequence<UInt8>) {
    self.name(name)
    self.raw(raw)
  }

  /// - Parameter body: writes exactly one value.
  package mutating func field<Fault: Error>(
    _ name: String, _ body: (inout JSONWriter) throws(Fault) -> Void
  ) throws(Fault) {
    self.name(name)
    try body(&self)
  }

  package mutating func value(_ value: some JSONWritable) {
    separate()
    value.writeJSON(into: &bytes)
  }

  /// - Parameter json: one complete value.
  package mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  private mutating func enclose<Fault: Error>(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) throws(Fault) -> Void
  ) throws(Fault) {
    separate()
    bytes.append(open)
    needsComma = false
    try body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func name(_ name: String) {
    separate()
    name.writeJSON(into: &bytes)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Appends the escaped contents of a string, without quotes.
  package static func escape(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      for index in text.indices where mustEscape(text[index]) {
        bytes.append(contentsOf: text[start..<index])
        escape(text[index], into: &bytes)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
  }

  private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(UInt8(ascii: "0") + byte >> 4)
      bytes.append(Array("0123456789abcdef".utf8)[Int(byte & 0xF)])
    }
  }

  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}

extension String: JSONWritable {
  package func writeJSON(into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    JSONWriter.escape(self, into: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Bool: JSONWritable {
  package func writeJSON(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: (self ? "true" : "false").utf8)
  }
}

extension Int: JSONWritable {}

extension Int64: JSONWritable {}

extension Int32: JSONWritable {}

extension Int16: JSONWritable {}

extension UInt: JSONWritable {}

extension UInt64: JSONWritable {}

extension UInt32: JSONWritable {}

extension UInt16: JSONWritable {}

extension Double: JSONWritable {
  /// Infinity and NaN, which JSON lacks, become null.
  package func writeJSON(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: (isFinite ? description : "null").utf8)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  package func writeJSON(into bytes: inout [UInt8]) {
    if let self { self.writeJSON(into: &bytes) } else { bytes.append(contentsOf: "null".utf8) }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func writeJSON(into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      element.writeJSON(into: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }
}
