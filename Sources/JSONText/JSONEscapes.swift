// SPDX-License-Identifier: Apache-2.0

// Escapes in strings, for the parser and the reader.

/// Returns the value of a hexadecimal digit; nil for any other byte.
func hexDigitValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// Returns the unescaped text, as UTF-8, of a valid string without its quotes.
func unescaped(_ input: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(content.count)
  var index = content.lowerBound
  while index < content.upperBound {
    guard input[index] == UInt8(ascii: "\\") else {
      text.append(input[index])
      index += 1
      continue
    }
    switch input[index + 1] {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var scalar = hexUnit(input, at: index + 2)
      if scalar & 0xFC00 == 0xD800 {
        index += 6
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (hexUnit(input, at: index + 2) & 0x3FF)
      }
      index += 4
      // The parser has rejected lone surrogates, so the scalar exists.
      text.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    case let byte: text.append(byte)
    }
    index += 2
  }
  return text
}

private func hexUnit(_ input: Span<UInt8>, at index: Int) -> UInt32 {
  var unit: UInt32 = 0
  for offset in 0..<4 { unit = unit << 4 | UInt32(hexDigitValue(input[index + offset]) ?? 0) }
  return unit
}
