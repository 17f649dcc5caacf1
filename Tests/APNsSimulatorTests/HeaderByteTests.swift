// SPDX-License-Identifier: Apache-2.0
import APNsSimulator
import HTTP2
import Testing

/// Header values are checked eight bytes at a time; an invalid byte is found at any position.
@Suite("Bytes of header values")
struct HeaderByteTests {
  private static let ascii = (0..<0x80).map { Character(UnicodeScalar($0)) }

  @Test("a device token has hexadecimal digits at every position", arguments: [2, 8, 62, 64])
  func deviceToken(count: Int) {
    for place in 0..<count {
      for wrong in Self.ascii + ["é"] {
        // "é" has two bytes, so the length stays even.
        let token = Self.text("a", count: wrong == "é" ? count - 1 : count, wrong, at: place)
        let isGood = wrong.isASCII && wrong.isHexDigit
        #expect(
          Self.reason(":path", "/3/device/" + token) == (isGood ? nil : .badDeviceToken),
          "\(token)")
      }
    }
  }

  @Test("apns-id has lower-case hexadecimal digits in groups of 8, 4, 4, 4 and 12")
  func apnsID() {
    let good = Array("eabeae54-14a8-11e5-b60b-1697f925ec7b")
    for place in good.indices {
      for byte in Self.ascii {
        var id = good
        id[place] = byte
        let isGood =
          good[place] == "-" ? byte == "-" : byte.isHexDigit && !byte.isUppercase
        #expect(Self.reason("apns-id", String(id)) == (isGood ? nil : .badMessageID))
      }
    }
  }

  @Test(
    "a topic has letters, digits, hyphens, dots and underscores only", arguments: [1, 7, 8, 15])
  func topic(count: Int) {
    for place in 0..<count {
      for byte in Self.ascii {
        let isGood = byte.isLetter || byte.isNumber || "-._".contains(byte)
        let topic = Self.text("x", count: count, byte, at: place)
        #expect(Self.reason("apns-topic", topic) == (isGood ? nil : .badTopic), "\(topic)")
      }
    }
  }

  private static func text(
    _ filling: String, count: Int, _ byte: Character, at place: Int
  ) -> String {
    let before = String(repeating: filling, count: min(place, count - 1))
    return before + String(byte) + String(repeating: filling, count: count - 1 - before.count)
  }

  private static func reason(_ name: String, _ value: String) -> Reason? {
    var headers = [
      ":method": "POST", ":path": "/3/device/ab", "apns-push-type": "alert",
      "apns-topic": "com.example.app",
    ]
    headers[name] = value
    let facts = RequestFacts(HTTP2Fields(headers.map { HTTP2Header($0, $1) }))
    guard case .refused(let reason) = RequestCheck.check(facts, policy: RequestPolicy()) else {
      return nil
    }
    return reason
  }
}
