// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Adapts the number of slots that one statement on a narrowed audience reads. Devices are evenly
/// distributed over buckets, so the devices found so far predict the width for the next statement.
struct SlotWindow {
  /// Buckets per slot. A slot is 16 buckets of an app in an environment (`device_slot`), the
  /// resolution at which the indexes follow the order of broadcasts.
  static let bucketsOfSlot: Int32 = 16
  /// Number of slots in 65,536 buckets.
  static let slots: Int32 = 4_096
  /// Devices that a statement should read: one to four pages, some milliseconds.
  private static let wanted = AudiencePages.size...4 * AudiencePages.size

  /// Slots that the next statement reads.
  private(set) var width: Int32 = 1

  /// Returns the buckets to read next: from `from`, at most up to `to`.
  func buckets(from: Int32, to: Int32) -> ClosedRange<Int32> {
    let last = (from / Self.bucketsOfSlot + width) * Self.bucketsOfSlot - 1
    return from...max(from, min(to, last))
  }

  /// Returns the buckets to read next that may have devices of a narrowing; nil without any.
  func buckets(
    of narrowing: Narrowing, from: Int32, to: Int32 = Int32(UInt16.max)
  ) -> ClosedRange<Int32>? {
    guard from <= to, let open = narrowing.buckets(from: from, to: to) else { return nil }
    return buckets(from: open.lowerBound, to: open.upperBound)
  }

  /// Adapts the width to the number of devices that the last statement found.
  mutating func found(_ devices: Int) {
    if devices > Self.wanted.upperBound {
      width = max(1, width / 2)
    } else if devices < Self.wanted.lowerBound {
      width = min(Self.slots, width * (devices < Self.wanted.lowerBound / 8 ? 8 : 2))
    }
  }
}
