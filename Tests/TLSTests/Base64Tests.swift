// SPDX-License-Identifier: Apache-2.0
import TLS
import Testing

@Suite("Base64")
struct Base64Tests {
  /// RFC 4648, 10, and the two digits in which the alphabets differ.
  static let pairs: [([UInt8], String, String)] = [
    ([], "", ""), (Array("f".utf8), "Zg==", "Zg"), (Array("fo".utf8), "Zm8=", "Zm8"),
    (Array("foo".utf8), "Zm9v", "Zm9v"), (Array("foob".utf8), "Zm9vYg==", "Zm9vYg"),
    (Array("fooba".utf8), "Zm9vYmE=", "Zm9vYmE"), (Array("foobar".utf8), "Zm9vYmFy", "Zm9vYmFy"),
    ([0xFB, 0xFF, 0xFE], "+//+", "-__-"),
  ]

  @Test("Both alphabets encode and decode the published examples", arguments: pairs)
  func examples(bytes: [UInt8], standard: String, url: String) {
    #expect(Base64.encode(bytes) == standard && Base64.decode(standard) == bytes)
    #expect(Base64URL.encode(bytes) == url && Base64URL.decode(url) == bytes)
  }

  @Test(
    "Only the canonical form is decoded",
    arguments: [
      "Zg", "Zg=", "Zg===", "=", "====", "Zh==", "Zm9=", "Z===", "Zm9v ", "Zm\n9v", "Zm9v====",
      "-__-",
      "Zg==Zg==", "Zm9é",
    ])
  func strictStandard(text: String) {
    #expect(Base64.decode(text) == nil)
  }

  @Test(
    "The URL-safe form has no padding", arguments: ["Zg==", "Zh", "Z", "Zm9vY", "+//+", "Zm 9"])
  func strictURL(text: String) {
    #expect(Base64URL.decode(text) == nil)
  }
}
