// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import JSONText

@Suite struct ExactStringTests {
  /// Names with different bytes, in byte order; Swift's `String` treats some of them as equal.
  private static let names = [
    "", ";", "K", "Kevin", "a", "a\u{0}", "ab", "e", "e\u{301}", "\u{E9}", "\u{37E}", "\u{2126}",
    "\u{212A}", "\u{212A}evin", "\u{1F468}", "\u{1F468}\u{200D}\u{1F469}",
  ]

  @Test("strings are equal if their bytes are, whatever Unicode's canonical equivalence")
  func equality() {
    #expect("K" == "\u{212A}" && "\u{E9}" == "e\u{301}" && ";" == "\u{37E}")
    for (place, left) in Self.names.enumerated() {
      for (other, right) in Self.names.enumerated() {
        #expect((ExactString(left) == ExactString(right)) == (place == other), "\(left) \(right)")
        #expect((ExactString(left) < ExactString(right)) == (place < other), "\(left) \(right)")
      }
      // A copy in other memory.
      let copy = String(decoding: Array(left.utf8), as: UTF8.self)
      #expect(ExactString(left).hashValue == ExactString(copy).hashValue)
    }
  }

  @Test("a set and a dictionary distinguish canonically equivalent strings")
  func collections() {
    #expect(Set(Self.names.map { ExactString($0) }).count == Self.names.count)
    var places: [ExactString: Int] = [:]
    for (place, name) in Self.names.enumerated() { places[ExactString(name)] = place }
    for (place, name) in Self.names.enumerated() { #expect(places[ExactString(name)] == place) }
    #expect(places["K"] == 2 && places["\u{212A}"] == 12)
  }

  @Test("unique strings keep the position of their first occurrence")
  func unique() {
    let unique = (Self.names + Self.names.reversed()).uniqueByBytes
    #expect(unique.map { Array($0.utf8) } == Self.names.map { Array($0.utf8) })
    #expect([String]().uniqueByBytes.isEmpty)
  }
}
