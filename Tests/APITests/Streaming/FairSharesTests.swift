// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import API

@Suite struct FairSharesTests {
  /// Returns the slots of each owner after all owners, one by one, take as many as they can.
  private static func shares(of owners: Int, limit: Int) -> [Int] {
    var places = FairShares<Int>(limit: limit)
    return (0..<owners).map { owner in
      var count = 0
      while places.take(for: owner) { count += 1 }
      return count
    }
  }

  @Test("one owner gets half of the slots, and another owner still gets one")
  func shares() {
    #expect(Self.shares(of: 3, limit: 100) == [50, 25, 13])
    #expect(Self.shares(of: 6, limit: 16) == [8, 4, 2, 1, 1, 0])
    #expect(Self.shares(of: 2, limit: 1) == [1, 0])
    #expect(Self.shares(of: 2, limit: 2) == [1, 1])
  }

  @Test("a freed slot can be taken again, and frees no other slot")
  func givenBack() {
    var places = FairShares<String>(limit: 4)
    #expect(places.take(for: "a") && places.take(for: "a") && !places.take(for: "a"))
    #expect(places.take(for: "b") && !places.take(for: "b") && places.count == 3)
    places.give(back: "a")
    #expect(places.count == 2 && places.take(for: "a") && !places.take(for: "a"))
    places.give(back: "b")
    places.give(back: "b")
    places.give(back: "c")
    #expect(places.count == 2)
  }
}
