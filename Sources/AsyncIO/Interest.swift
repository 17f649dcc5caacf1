// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// The readiness to watch a descriptor for.
package struct Interest: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let read = Interest(rawValue: 1)
  package static let write = Interest(rawValue: 2)
  /// Reports readiness once when it begins, instead of repeatedly while it lasts.
  package static let edgeTriggered = Interest(rawValue: 4)
}
