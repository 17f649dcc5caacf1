// SPDX-License-Identifier: Apache-2.0

/// Base64 with padding (RFC 4648 §4).
package enum Base64 {
  package static func encode(_ bytes: [UInt8]) -> String {
    Base64Alphabet.standard.encode(bytes, padded: true)
  }

  /// Decodes text in exactly the form that `encode` returns: no white space, complete padding,
  /// unused bits zero. Returns nil for any other text.
  package static func decode(_ text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    guard bytes.count % 4 == 0 else { return nil }
    var digits = bytes[...]
    for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
    return Base64Alphabet.standard.decode(digits)
  }
}

/// Base64 for URLs without padding (RFC 4648 §5, as JOSE uses it: RFC 7515 §2).
package enum Base64URL {
  package static func encode(_ bytes: [UInt8]) -> String {
    Base64Alphabet.url.encode(bytes, padded: false)
  }

  /// Decodes text in exactly the form that `encode` returns; returns nil for any other text.
  package static func decode(_ text: String) -> [UInt8]? {
    Base64Alphabet.url.decode(Array(text.utf8)[...])
  }
}

private struct Base64Alphabet {
  static let standard = Base64Alphabet(lastTwo: "+/")
  static let url = Base64Alphabet(lastTwo: "-_")

  /// The digit for each value, and the value of each byte (255 if the byte is not a digit).
  let digits: [UInt8]
  let values: [UInt8]

  private init(lastTwo: String) {
    digits = Array(
      ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + lastTwo).utf8)
    var values = [UInt8](repeating: 255, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    self.values = values
  }

  func encode(_ bytes: [UInt8], padded: Bool) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let group = bytes[index..<min(index + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= 8 * UInt32(3 - group.count)
      for digit in 0...group.count {
        out.append(digits[Int(bits >> (18 - 6 * UInt32(digit)) & 63)])
      }
      if padded { out += repeatElement(UInt8(ascii: "="), count: 3 - group.count) }
      index += 3
    }
    return String(decoding: out, as: UTF8.self)
  }

  func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.count % 4 != 1 else { return nil }
    var out: [UInt8] = []
    out.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in text {
      let value = values[Int(byte)]
      guard value != 255 else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        out.append(UInt8(truncatingIfNeeded: bits >> count))
        bits &= 1 << count - 1
      }
    }
    return bits == 0 ? out : nil
  }
}
