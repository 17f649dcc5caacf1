// SPDX-License-Identifier: Apache-2.0

/// Id of a run: one sending of a notification.
package struct RunID: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible,
  ExpressibleByIntegerLiteral
{
  package let rawValue: Int64

  package init(rawValue: Int64) { self.rawValue = rawValue }
  package init(integerLiteral value: Int64) { rawValue = value }

  package var description: String { String(rawValue) }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
