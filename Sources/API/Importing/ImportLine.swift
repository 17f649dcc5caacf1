// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Writes a line of JSON.
struct ImportLine {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  var json: [UInt8] { bytes + [UInt8(ascii: "}")] }

  mutating func text(_ name: String, _ cell: [UInt8]) throws(Fault) {
    try check(cell, name)
    self.name(name)
    string(cell[...])
  }

  mutating func text(_ name: String, _ text: String) {
    self.name(name)
    string(Array(text.utf8)[...])
  }

  mutating func list(_ name: String, _ texts: [String]) {
    self.name(name)
    var json = JSONWriter()
    json.array { json in for text in texts { json.value(text) } }
    bytes += json.bytes
  }

  /// - Parameter isMark: returns whether a byte separates elements of the list.
  mutating func list(
    _ name: String, _ cell: [UInt8], _ isMark: (UInt8) -> Bool
  ) throws(Fault) {
    try check(cell, name)
    self.name(name)
    guard cell.first != UInt8(ascii: "[") else {
      guard (try? JSONDocument(parsing: cell)) != nil else {
        throw Fault(
          .invalidValue, at: "/\(name)", "expected a JSON array, or values separated by \";\"")
      }
      bytes += cell
      return
    }
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for part in cell.split(whereSeparator: isMark) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      string(part)
      isFirst = false
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private func check(_ cell: [UInt8], _ name: String) throws(Fault) {
    guard cell.allSatisfy({ $0 < 0x80 }) || String(validating: cell, as: UTF8.self) != nil else {
      throw Fault(.invalidValue, at: "/\(name)", "expected UTF-8")
    }
  }

  private mutating func name(_ name: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    string(Array(name.utf8)[...])
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func string(_ text: ArraySlice<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case ..<0x20:
        bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
