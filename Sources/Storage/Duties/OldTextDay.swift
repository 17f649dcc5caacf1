// SPDX-License-Identifier: Apache-2.0

/// A day of notifications whose content is older than its retention.
package struct OldTextDay: Hashable, Comparable, Sendable {
  let days: Int32

  package static func < (left: Self, right: Self) -> Bool { left.days < right.days }
}
