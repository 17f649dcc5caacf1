// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// A moment of `CLOCK_BOOTTIME`: never goes back, unrelated to the time of day, and goes on while the machine is
/// suspended, as other machines do. Every deadline in Pushgate is one of these.
package struct MonotonicTime: Comparable, Hashable, Sendable {
  /// Nanoseconds since some moment before this process began.
  package let nanoseconds: UInt64

  package init(nanoseconds: UInt64) {
    self.nanoseconds = nanoseconds
  }

  /// Later than anything that happens: no deadline.
  package static let distantFuture = MonotonicTime(nanoseconds: .max)

  package static func now() -> MonotonicTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_BOOTTIME, &time)
    return MonotonicTime(
      nanoseconds: UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec))
  }

  package static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Stays within the clock: the sum saturates at `distantFuture` and at zero.
  package static func + (time: Self, duration: Duration) -> Self {
    let (seconds, attoseconds) = duration.components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return seconds > 0 ? distantFuture : Self(nanoseconds: 0) }
    let (delta, carried) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    if carried { return seconds > 0 ? distantFuture : Self(nanoseconds: 0) }
    if delta >= 0 {
      let (sum, overflow) = time.nanoseconds.addingReportingOverflow(UInt64(delta))
      return Self(nanoseconds: overflow ? .max : sum)
    }
    let (difference, underflow) = time.nanoseconds.subtractingReportingOverflow(delta.magnitude)
    return Self(nanoseconds: underflow ? 0 : difference)
  }

  /// How long ago `earlier` was, as a number; 0 when it lies after.
  package func nanoseconds(since earlier: Self) -> Int {
    self > earlier ? Int(clamping: nanoseconds &- earlier.nanoseconds) : 0
  }

  /// The first multiple of `step` that is not earlier.
  package func roundedUp(to step: Duration) -> Self {
    let step = max(1, (Self(nanoseconds: 0) + step).nanoseconds)
    let rest = nanoseconds % step
    return rest == 0 ? self : self + .nanoseconds(Int64(clamping: step - rest))
  }

  /// Until when the next of some addresses is tried that share the time until a deadline: a part of it, and never less
  /// than `least`, which a living server needs on a long way.
  ///
  /// - Parameter left: addresses to be tried, the next one among them.
  package func part(of deadline: Self, among left: Int, least: Duration) -> Self {
    min(deadline, self + max(least, (deadline - self) / max(1, left)))
  }

  /// How far `left` lies after `right`; negative when it lies before.
  package static func - (left: Self, right: Self) -> Duration {
    left >= right
      ? .nanoseconds(Int64(clamping: left.nanoseconds - right.nanoseconds))
      : .nanoseconds(-Int64(clamping: right.nanoseconds - left.nanoseconds))
  }
}
