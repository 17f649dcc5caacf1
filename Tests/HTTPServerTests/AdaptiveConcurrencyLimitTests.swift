// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import Testing

@Suite("How many requests a shard works for at once")
struct AdaptiveConcurrencyLimitTests {
  /// A stretch of time of a shard: how long it is, how much of it the loop waited for events, whether a request was
  /// refused, and how many were answered; the limit at its end.
  private struct Stretch {
    var milliseconds = 100
    var rested = 0
    var refuses = true
    var answers = 100
    var limit: Int
  }

  /// A shard that is watched, and what of its stretches were ones of rejector.
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
        #expect(limit.value(in: bounds) == stretch.limit, "after stretch \(place)")
      }
    }
  }

  @Test("a shard that is busy all the time and refuses requests works for fewer, in steps")
  func overload() {
    let shard = Watched()
    shard.pass([
      // Busy alone, or refusing alone, is no reason.
      Stretch(refuses: false, limit: 2_000), Stretch(rested: 50, limit: 2_000),
      Stretch(rested: 10, limit: 2_000),
      // Too short to say.
      Stretch(milliseconds: 99, limit: 2_000),
      Stretch(milliseconds: 1, refuses: false, answers: 0, limit: 1_000),
      Stretch(rested: 9, limit: 500), Stretch(milliseconds: 130, limit: 250), Stretch(limit: 128),
      Stretch(limit: 128),
      // It waits for the database meanwhile, or nobody is refused any more.
      Stretch(rested: 10, limit: 256), Stretch(limit: 128), Stretch(refuses: false, limit: 256),
      Stretch(milliseconds: 50, rested: 50, refuses: false, limit: 256),
      Stretch(milliseconds: 50, refuses: false, limit: 512),
      // As many doublings as there were stretches.
      Stretch(limit: 256), Stretch(milliseconds: 299, refuses: false, limit: 1_024),
      Stretch(limit: 512), Stretch(milliseconds: 3_600_000, refuses: false, limit: 2_000),
    ])
    #expect(shard.overloads == 8)
  }

  @Test("what gets less done is undone, and what is needed is found again")
  func need() {
    let shard = Watched()
    shard.pass([
      // It needs 400, which pushes or the database make it.
      Stretch(limit: 1_000), Stretch(limit: 500), Stretch(limit: 250),
      Stretch(answers: 62, limit: 500),
      // That was enough: nobody is refused.
      Stretch(refuses: false, limit: 1_000), Stretch(refuses: false, limit: 2_000),
      // It would need more than it may have.
      Stretch(limit: 1_000), Stretch(answers: 50, limit: 2_000), Stretch(limit: 2_000),
      // More brings nothing any more.
      Stretch(limit: 1_000), Stretch(answers: 75, limit: 500), Stretch(answers: 75, limit: 250),
    ])
  }

  @Test(
    "a moment in which less is done changes nothing where nothing was changed; a lasting one does")
  func lows() {
    let shard = Watched()
    shard.pass(
      [
        Stretch(limit: 150), Stretch(limit: 128), Stretch(limit: 128),
        Stretch(answers: 50, limit: 128), Stretch(answers: 50, limit: 128), Stretch(limit: 128),
        Stretch(answers: 70, limit: 128), Stretch(answers: 60, limit: 128),
        Stretch(answers: 70, limit: 256),
        // It brings nothing.
        Stretch(answers: 70, limit: 128), Stretch(answers: 70, limit: 128),
      ], in: 128...300)
  }

  @Test("what it may be at the most is in force at once where nothing keeps it lower")
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
