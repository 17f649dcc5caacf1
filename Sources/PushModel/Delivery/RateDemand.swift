// SPDX-License-Identifier: Apache-2.0

/// A shard's amount of work under a rate limit. Shards divide the rate in proportion to these
/// amounts.
package struct RateDemand: Sendable, Hashable {
  /// Queued pushes to few devices.
  package var singles: Int
  /// Rows of broadcasts.
  package var broadcasts: Int

  package init(singles: Int = 0, broadcasts: Int = 0) {
    (self.singles, self.broadcasts) = (singles, broadcasts)
  }

  package static func += (left: inout Self, right: Self) {
    left.singles += right.singles
    left.broadcasts += right.broadcasts
  }

  package static func -= (left: inout Self, right: Self) {
    left.singles -= right.singles
    left.broadcasts -= right.broadcasts
  }

  package var isEmpty: Bool { singles == 0 && broadcasts == 0 }
}
