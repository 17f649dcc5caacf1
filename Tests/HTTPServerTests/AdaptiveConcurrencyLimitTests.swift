// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import Testing

@Suite("Adaptive concurrency limit of a shard")
struct AdaptiveConcurrencyLimitTests {
  /// An interval of a shard: its length, the loop's waiting time in it, whether a request was
  /// refused, the number of answers, and the limit at its end.
  private struct Stretch {
    var milliseconds = 100
    var rested = 0
    var refuses = true
    var answers = 100
    var limit: Int
  }

  /// A measured shard, with its number of overloaded intervals.
  private final class Watched {
    var account = LoopAccount(time: MonotonicTime(nanoseconds: 5), rested: .seconds(1))
    var overloads = 0
    private(set) lazy var limit = AdaptiveConcurrencyLimit(
      account: { self.account }, noteOverload: { self.overloads += 1 })

    func pass(_ stretches: [Stretch], in bounds: ClosedRange<Int> = 128...2_000) {
      _ = limit.value(in: bounds)
      for (place, stretch) in stretches.enumerated() {
        if stretch.refuses { limit.noteRefusal() }
        for _ in 0..<stretch.answers { limit.noteAnswer() }
        account.time = account.time + .milliseconds(stretch.milliseconds)
        account.rested += .milliseconds(stretch.rested)
        #expect(limit.value(in: bounds) == stretch.limit, "after interval \(place)")
      }
    }
  }

  @Test("a busy shard that refuses requests halves its concurrency limit per interval")
  func overload() {
    let shard = Watched()
    shard.pass([
      // Busy without refusals, or refusals while idle, change nothing.
      Stretch(refuses: false, limit: 2_000), Stretch(rested: 50, limit: 2_000),
      Stretch(rested: 10, limit: 2_000),
      // Too short for a decision.
      Stretch(milliseconds: 99, limit: 2_000),
      Stretch(milliseconds: 1, refuses: false, answers: 0, limit: 1_000),
      Stretch(rested: 9, limit: 500), Stretch(milliseconds: 130, limit: 250), Stretch(limit: 128),
      Stretch(limit: 128),
      // The shard waits for the database meanwhile, or refuses no request.
      Stretch(rested: 10, limit: 256), Stretch(limit: 128), Stretch(refuses: false, limit: 256),
      Stretch(milliseconds: 50, rested: 50, refuses: false, limit: 256),
      Stretch(milliseconds: 50, refuses: false, limit: 512),
      // As many doublings as intervals have passed.
      Stretch(limit: 256), Stretch(milliseconds: 299, refuses: false, limit: 1_024),
      Stretch(limit: 512), Stretch(milliseconds: 3_600_000, refuses: false, limit: 2_000),
    ])
    #expect(shard.overloads == 8)
  }

  @Test("a lower limit that reduces throughput is undone, and the needed limit found again")
  func need() {
    let shard = Watched()
    shard.pass([
      // The shard needs 400 concurrent requests, because of pushes or the database.
      Stretch(limit: 1_000), Stretch(limit: 500), Stretch(limit: 250),
      Stretch(answers: 62, limit: 500),
      // That was enough: no request is refused.
      Stretch(refuses: false, limit: 1_000), Stretch(refuses: false, limit: 2_000),
      // It would need more than the upper bound.
      Stretch(limit: 1_000), Stretch(answers: 50, limit: 2_000), Stretch(limit: 2_000),
      // A higher limit brings no more throughput.
      Stretch(limit: 1_000), Stretch(answers: 75, limit: 500), Stretch(answers: 75, limit: 250),
    ])
  }

  @Test("at a constant limit only a lasting drop in throughput has an effect")
  func lows() {
    let shard = Watched()
    shard.pass(
      [
        Stretch(limit: 150), Stretch(limit: 128), Stretch(limit: 128),
        Stretch(answers: 50, limit: 128), Stretch(answers: 50, limit: 128), Stretch(limit: 128),
        Stretch(answers: 70, limit: 128), Stretch(answers: 60, limit: 128),
        Stretch(answers: 70, limit: 256),
        // A higher limit brings no more throughput.
        Stretch(answers: 70, limit: 128), Stretch(answers: 70, limit: 128),
      ], in: 128...300)
  }

  @Test("a changed upper bound applies at once unless the limit is already lower")
  func bounds() {
    let shard = Watched()
    #expect(shard.limit.value(in: 128...200) == 200)
    #expect(shard.limit.value(in: 128...20_000) == 20_000)
    #expect(shard.limit.value(in: 1...1) == 1)
    shard.pass([Stretch(limit: 1_000)])
    #expect(shard.limit.value(in: 128...20_000) == 1_000)
    #expect(shard.limit.value(in: 128...500) == 500)
    shard.pass([Stretch(refuses: false, limit: 500)], in: 128...500)
    #expect(shard.limit.value(in: 128...2_000) == 2_000)
  }
}
