// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// A time of `CLOCK_BOOTTIME`. It never goes back, is independent of the time of day, and advances
/// while the machine is suspended. Every deadline in Pushgate is of this type.
package struct MonotonicTime: Comparable, Hashable, Sendable {
  /// Nanoseconds since an arbitrary time before this process began.
  package let nanoseconds: UInt64

  package init(nanoseconds: UInt64) {
    self.nanoseconds = nanoseconds
  }

  /// Later than any event: no deadline.
  package static let distantFuture = MonotonicTime(nanoseconds: .max)

  package static func now() -> MonotonicTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_BOOTTIME, &time)
    return MonotonicTime(
      nanoseconds: UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec))
  }

  package static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Adds a duration; the sum saturates at `distantFuture` and at zero.
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

  /// Nanoseconds from `earlier` until this moment; 0 if `earlier` is later.
  package func nanoseconds(since earlier: Self) -> Int {
    self > earlier ? Int(clamping: nanoseconds &- earlier.nanoseconds) : 0
  }

  /// Returns the first multiple of `step` that is not earlier.
  package func roundedUp(to step: Duration) -> Self {
    let step = max(1, (Self(nanoseconds: 0) + step).nanoseconds)
    let rest = nanoseconds % step
    return rest == 0 ? self : self + .nanoseconds(Int64(clamping: step - rest))
  }

  /// Returns the deadline for the next of several addresses that share the time until `deadline`.
  /// Each address gets an equal part, but at least `least`: the time that a server needs over a
  /// slow network.
  ///
  /// - Parameter left: number of addresses still to be tried, including the next one.
  package func part(of deadline: Self, among left: Int, least: Duration) -> Self {
    min(deadline, self + max(least, (deadline - self) / max(1, left)))
  }

  /// Returns the duration from `right` to `left`; negative if `left` is earlier.
  package static func - (left: Self, right: Self) -> Duration {
    left >= right
      ? .nanoseconds(Int64(clamping: left.nanoseconds - right.nanoseconds))
      : .nanoseconds(-Int64(clamping: right.nanoseconds - left.nanoseconds))
  }
}
