// SPDX-License-Identifier: Apache-2.0

/// A device token: bytes that Apple gave an app on one device. Apple promises nothing about its size
/// ("Don't make assumptions about device token size"), so any even number of hexadecimal digits up
/// to `maximumBytes` is taken.
///
/// Its description is shortened, so that a token that reaches a log by accident identifies nobody.
package struct DeviceToken: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Bytes. Apple's tokens are 32 today, Live Activity tokens up to 100; more is a mistake that
  /// would only cost index space.
  package static let maximumBytes = 256

  /// The token's bytes, never empty.
  package let bytes: [UInt8]

  /// A token from stored bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Why a text is no device token.
  package enum Fault: Error, Equatable {
    case empty, oddLength
    case tooLong(bytes: Int)
    case notHexadecimal(offset: Int)

    /// What would be right.
    package var sentence: String {
      switch self {
      case .empty: "expected hexadecimal digits, not an empty text"
      case .oddLength: "expected an even number of hexadecimal digits"
      case .tooLong(let bytes):
        "expected at most \(DeviceToken.maximumBytes * 2) hexadecimal digits, not \(bytes * 2)"
      case .notHexadecimal(let offset):
        "expected hexadecimal digits only; the character at offset \(offset) is none"
      }
    }
  }

  /// Reads hexadecimal digits in either case.
  package init(hex: String) throws(Fault) {
    do throws(Hex.Fault) { bytes = try Hex.decode(hex) } catch {
      switch error {
      case .empty: throw .empty
      case .oddLength: throw .oddLength
      case .notHexadecimal(let offset): throw .notHexadecimal(offset: offset)
      }
    }
    guard bytes.count <= Self.maximumBytes else { throw .tooLong(bytes: bytes.count) }
  }

  /// Lower-case hexadecimal digits, as APNs wants them in `:path`.
  package var hex: String { Hex.encode(bytes) }

  /// The first eight digits and an ellipsis: enough to tell tokens apart, not enough to push.
  package var description: String { String(hex.prefix(8)) + "…" }

  package static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
