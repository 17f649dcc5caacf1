// SPDX-License-Identifier: Apache-2.0

/// A device token: bytes that Apple gave an app on one device. Apple specifies no size ("Don't make
/// assumptions about device token size"), so up to `maximumBytes` are accepted.
///
/// The description is shortened. A token that is logged by accident thus identifies no device.
package struct DeviceToken: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Maximum number of bytes. Apple's tokens have 32 today, those of Live Activities up to 100.
  /// Longer tokens are mistakes that would only occupy index space.
  package static let maximumBytes = 256

  /// Bytes of the token, never empty.
  package let bytes: [UInt8]

  /// Creates a token from stored bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Why a text is not a device token.
  package enum Fault: Error, Equatable {
    case empty, oddLength
    case tooLong(bytes: Int)
    case notHexadecimal(offset: Int)

    /// The expected form, for the caller.
    package var sentence: String {
      switch self {
      case .empty: "expected hexadecimal digits, not an empty text"
      case .oddLength: "expected an even number of hexadecimal digits"
      case .tooLong(let bytes):
        "expected at most \(DeviceToken.maximumBytes * 2) hexadecimal digits, not \(bytes * 2)"
      case .notHexadecimal(let offset):
        "expected hexadecimal digits only; the character at offset \(offset) is not"
      }
    }
  }

  /// Parses hexadecimal digits in either case.
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

  /// Lower-case hexadecimal digits, as APNs expects them in `:path`.
  package var hex: String { Hex.encode(bytes) }

  /// The first eight digits and an ellipsis: enough to distinguish tokens, but not enough to send a
  /// push.
  package var description: String { String(hex.prefix(8)) + "…" }

  package static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
