// SPDX-License-Identifier: Apache-2.0
import Storage
import Testing

@Suite struct SecretBoxTests {
  private static func box(_ byte: UInt8) throws -> SecretBox {
    try #require(SecretBox(key: [UInt8](repeating: byte, count: 32)))
  }

  @Test("a key has exactly 32 bytes", arguments: [0, 16, 31, 33, 64])
  func keyLength(count: Int) { #expect(SecretBox(key: [UInt8](repeating: 1, count: count)) == nil) }

  @Test("a sealed secret opens only for its table and row with its key")
  func opening() throws {
    let box = try Self.box(1)
    let secret = Array("-----BEGIN".utf8)
    let sealed = try box.seal(secret, table: "credentials", row: "a|b")
    #expect(try box.open(sealed, table: "credentials", row: "a|b") == secret)
    #expect(throws: (any Error).self) { try box.open(sealed, table: "webhooks", row: "a|b") }
    #expect(throws: (any Error).self) { try box.open(sealed, table: "credentials", row: "a|c") }
    let other = try Self.box(2)
    #expect(throws: (any Error).self) { try other.open(sealed, table: "credentials", row: "a|b") }
    for index in sealed.indices {
      var changed = sealed
      changed[index] ^= 1
      #expect(throws: (any Error).self) {
        try box.open(changed, table: "credentials", row: "a|b")
      }
    }
  }

  @Test("a box that opens another's secrets seals with its own key")
  func twoKeys() throws {
    let old = try Self.box(1)
    let new = try Self.box(2)
    let both = new.opening(old)
    let before = try old.seal([1, 2], table: "t", row: "r")
    let after = try both.seal([3], table: "t", row: "r")
    #expect(try both.open(before, table: "t", row: "r") == [1, 2])
    #expect(throws: (any Error).self) { try both.open(before, table: "t", row: "s") }
    #expect(try both.open(after, table: "t", row: "r") == [3])
    #expect(try new.open(after, table: "t", row: "r") == [3])
    #expect(throws: (any Error).self) { try old.open(after, table: "t", row: "r") }
    #expect(both.fingerprint == new.fingerprint)
  }

  @Test("each sealing of a secret differs")
  func nonces() throws {
    let box = try Self.box(1)
    let sealed = try (0..<50).map { _ in try box.seal([1, 2, 3], table: "t", row: "r") }
    #expect(Set(sealed).count == 50)
  }

  @Test("the fingerprint identifies a key without revealing it")
  func fingerprint() throws {
    // The first eight bytes of SHA-256 over 32 bytes of 1.
    #expect(try Self.box(1).fingerprint == "72cd6e8422c407fb")
    #expect(try Self.box(2).fingerprint != Self.box(1).fingerprint)
  }
}
