// SPDX-License-Identifier: Apache-2.0

/// Internal id of an app. The API uses bundle ids.
package struct AppID: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible,
  ExpressibleByIntegerLiteral
{
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }
  package init(integerLiteral value: Int32) { rawValue = value }

  package var description: String { String(rawValue) }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
