// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct AudienceShareTests {
  @Test("adjacent shares of a seed have each bucket once", arguments: ["", "spring", "é", "3f2a"])
  func partition(seed: String) throws {
    let limits = [0, 1, 10, 33, 99, 100]
    let shares = try zip(limits, limits.dropFirst()).map {
      try #require(AudienceShare(from: $0, to: $1, seed: seed))
    }
    var seen = [Int](repeating: 0, count: 65_536)
    for share in shares {
      var next: Int32 = 0
      while next <= 65_535, let buckets = share.buckets(from: next, to: 65_535) {
        for bucket in buckets {
          seen[Int(bucket)] += 1
          #expect(share.positions.contains((bucket + share.shift) & 65_535))
        }
        next = buckets.upperBound + 1
      }
    }
    #expect(seen.allSatisfy { $0 == 1 })
    #expect(shares[0].rest == AudienceShare(from: 1, to: 100, seed: seed))
    #expect(shares[4].rest == nil)
  }

  @Test("buckets of a share are limited to a range")
  func limits() throws {
    let share = try #require(AudienceShare(from: 0, to: 50, seed: "spring"))
    let first = try #require(share.buckets(from: 0, to: 65_535))
    #expect(share.buckets(from: first.lowerBound + 3, to: first.lowerBound + 5)?.count == 3)
    let others = try #require(AudienceShare(from: 50, to: 100, seed: "spring"))
    #expect(others.buckets(from: first.lowerBound, to: first.upperBound) == nil)
  }

  @Test("a seed chooses the same devices in each release")
  func stability() {
    #expect(AudienceShare(from: 0, to: 10)?.shift == 7_385)
    #expect(AudienceShare(from: 0, to: 10, seed: "spring")?.shift == 20_637)
    #expect(AudienceShare(from: 10, to: 100)?.positions == 6_553...65_535)
  }

  @Test(
    "percentages must ascend from 0 to 100",
    arguments: [(-1, 5), (5, 5), (6, 5), (0, 101), (100, 100), (Int.min, Int.max)])
  func invalid(from: Int, to: Int) {
    #expect(AudienceShare(from: from, to: to) == nil)
  }
}
