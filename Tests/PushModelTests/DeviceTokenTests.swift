// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct DeviceTokenTests {
  @Test(
    "an even number of hexadecimal digits in either case becomes bytes",
    arguments: [
      ("00", [0]), ("ff", [255]), ("FF", [255]), ("aBcD", [0xab, 0xcd]),
      ("0123456789abcdef", [0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef]),
      (String(repeating: "5a", count: 256), [UInt8](repeating: 0x5a, count: 256)),
    ] as [(String, [UInt8])])
  func reading(hex: String, bytes: [UInt8]) throws {
    let token = try DeviceToken(hex: hex)
    #expect(token.bytes == bytes)
    #expect(token.hex == hex.lowercased())
    #expect(try DeviceToken(hex: token.hex) == token)
  }

  @Test(
    "an invalid token is refused with its fault and position",
    arguments: [
      ("", .empty), ("a", .oddLength), ("abc", .oddLength),
      ("g0", .notHexadecimal(offset: 0)), ("0g", .notHexadecimal(offset: 1)),
      ("00 ff", .notHexadecimal(offset: 2)), ("<00>", .notHexadecimal(offset: 0)),
      ("00\n", .notHexadecimal(offset: 2)), ("0é", .notHexadecimal(offset: 1)),
      ("00ff/", .notHexadecimal(offset: 4)), ("٠٠", .notHexadecimal(offset: 0)),
      (String(repeating: "0", count: 514), .tooLong(bytes: 257)),
    ] as [(String, DeviceToken.Fault)])
  func refusing(hex: String, fault: DeviceToken.Fault) {
    #expect(throws: fault) { try DeviceToken(hex: hex) }
  }

  @Test("every byte is written as two lower-case digits")
  func writing() {
    let all = DeviceToken(bytes: Array(0...255))
    let expected = (0...255).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(all.hex == expected.joined())
  }

  @Test("the description is a prefix of the token with an ellipsis")
  func description() {
    let token = DeviceToken(bytes: Array(0x10..<0x30))
    #expect("\(token)" == "10111213…")
    #expect(!"\([token])".contains(token.hex))
    #expect("\(token)".count < token.hex.count)
  }

  @Test("tokens sort by their bytes, a prefix first, as in bytea")
  func order() {
    let sorted = [[0], [0, 0], [0, 1], [1], [0x7f], [0x80], [0xff], [0xff, 0]] as [[UInt8]]
    #expect(sorted.reversed().map(DeviceToken.init(bytes:)).sorted().map(\.bytes) == sorted)
  }
}
