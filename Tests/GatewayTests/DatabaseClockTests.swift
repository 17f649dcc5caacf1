// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import Testing

@testable import GatewayApp

@Suite("A node's estimate of PostgreSQL's clock")
struct DatabaseClockTests {
  private static func monotonic(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: UInt64(seconds * 1e9))
  }

  private static func time(_ seconds: Double) -> Instant {
    Instant(microseconds: Int64(seconds * 1e6))
  }

  @Test("the clock shows the machine's time before the first reading, then PostgreSQL's")
  func reading() {
    let clock = DatabaseClock(now: Self.time(9_000), at: Self.monotonic(100))
    #expect(clock.now(at: Self.monotonic(101)) == Self.time(9_001))
    clock.set(Self.time(2_000), between: Self.monotonic(102), and: Self.monotonic(102))
    #expect(clock.now(at: Self.monotonic(103)) == Self.time(2_001))
  }

  @Test("a consistent reading changes nothing; another one corrects the clock minimally")
  func corrections() {
    let clock = DatabaseClock(now: Self.time(1_000), at: Self.monotonic(0))
    // Read between 10 and 12, when the estimate was between 1,010 and 1,012.
    for reading in [1_010.0, 1_011, 1_012] {
      clock.set(Self.time(reading), between: Self.monotonic(10), and: Self.monotonic(12))
      #expect(clock.now(at: Self.monotonic(0)) == Self.time(1_000))
    }
    clock.set(Self.time(1_015), between: Self.monotonic(10), and: Self.monotonic(12))
    #expect(clock.now(at: Self.monotonic(0)) == Self.time(1_003))
    clock.set(Self.time(1_005), between: Self.monotonic(10), and: Self.monotonic(12))
    #expect(clock.now(at: Self.monotonic(0)) == Self.time(995))
  }

  @Test(
    "a difference of more than two seconds is reported in either direction",
    arguments: [
      (0, nil), (2, nil), (-2, nil), (2.1, "2.1 s behind PostgreSQL's"),
      (-7_200, "7200.0 s ahead of PostgreSQL's"),
    ] as [(Double, String?)])
  func difference(seconds: Double, words: String?) {
    let difference = ClockDifference(seconds: seconds)
    #expect(difference.isReported == (words != nil))
    if let words { #expect(difference.complaint.contains(words)) }
  }
}
