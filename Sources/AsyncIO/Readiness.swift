// SPDX-License-Identifier: Apache-2.0

/// The operations that a descriptor is ready for.
package struct Readiness: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let readable = Readiness(rawValue: 1)
  package static let writable = Readiness(rawValue: 2)
  /// The peer sends no more bytes, or the connection has ended. Reading distinguishes the two.
  package static let hangup = Readiness(rawValue: 4)
  package static let error = Readiness(rawValue: 8)
}
