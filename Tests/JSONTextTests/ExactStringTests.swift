// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import JSONText

@Suite struct ExactStringTests {
  /// Different bytes each, in the order of their bytes; Swift's `String` takes some of them for one.
  private static let names = [
    "", ";", "K", "Kevin", "a", "a\u{0}", "ab", "e", "e\u{301}", "\u{E9}", "\u{37E}", "\u{2126}",
    "\u{212A}", "\u{212A}evin", "\u{1F468}", "\u{1F468}\u{200D}\u{1F469}",
  ]

  @Test("strings are equal when their bytes are, also where Unicode calls others equivalent")
  func equality() {
    #expect("K" == "\u{212A}" && "\u{E9}" == "e\u{301}" && ";" == "\u{37E}")
    for (place, left) in Self.names.enumerated() {
      for (other, right) in Self.names.enumerated() {
        #expect((ExactString(left) == ExactString(right)) == (place == other), "\(left) \(right)")
        #expect((ExactString(left) < ExactString(right)) == (place < other), "\(left) \(right)")
      }
      // Another memory with the same bytes.
      let copy = String(decoding: Array(left.utf8), as: UTF8.self)
      #expect(ExactString(left).hashValue == ExactString(copy).hashValue)
    }
  }

  @Test("a set and a dictionary hold every one of them")
  func collections() {
    #expect(Set(Self.names.map { ExactString($0) }).count == Self.names.count)
    var places: [ExactString: Int] = [:]
    for (place, name) in Self.names.enumerated() { places[ExactString(name)] = place }
    for (place, name) in Self.names.enumerated() { #expect(places[ExactString(name)] == place) }
    #expect(places["K"] == 2 && places["\u{212A}"] == 12)
  }

  @Test("each of several strings is kept once, where it came first")
  func unique() {
    let unique = (Self.names + Self.names.reversed()).uniqueByBytes
    #expect(unique.map { Array($0.utf8) } == Self.names.map { Array($0.utf8) })
    #expect([String]().uniqueByBytes.isEmpty)
  }
}
