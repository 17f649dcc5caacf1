// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import Testing

@Suite("How many requests a shard works for at once")
struct WorkLimitTests {
  /// A stretch of time of a shard: how long it is, how much of it the loop waited for events, and whether a request was
  /// refused; the limit at its end.
  private static let stretches: [(milliseconds: Int, rested: Int, refuses: Bool, limit: Int)] = [
    // Busy alone, or refusing alone, is no reason.
    (100, 0, false, 2_000), (100, 50, true, 2_000), (100, 10, true, 2_000),
    // Too short to say.
    (99, 0, true, 2_000), (1, 0, false, 1_000),
    (100, 9, true, 500), (130, 0, true, 250), (100, 0, true, 128), (100, 0, true, 128),
    // It waits for the database meanwhile, or nobody is refused any more.
    (100, 10, true, 256), (100, 0, true, 128), (100, 0, false, 256), (50, 50, false, 256),
    (50, 0, false, 512),
    // As many doublings as there were stretches.
    (100, 0, true, 256), (299, 0, false, 1_024), (100, 0, true, 512), (3_600_000, 0, false, 2_000),
  ]

  @Test("a shard that is busy all the time and refuses requests works for fewer at once, in steps")
  func overload() {
    var account = LoopAccount(time: MonotonicTime(nanoseconds: 5), rested: .seconds(1))
    let limit = WorkLimit { account }
    #expect(limit.value(in: 128...2_000) == 2_000)
    for (place, stretch) in Self.stretches.enumerated() {
      if stretch.refuses { limit.noteRefusal() }
      account.time = account.time + .milliseconds(stretch.milliseconds)
      account.rested += .milliseconds(stretch.rested)
      #expect(limit.value(in: 128...2_000) == stretch.limit, "after stretch \(place)")
    }
    #expect(limit.value(in: 1...1) == 1, "it was set to less meanwhile")
  }
}
