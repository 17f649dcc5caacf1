// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import TLS

/// Text form of a position in a feed: unpadded Base64url, opaque to callers.
enum FeedCursor {
  /// First byte of a cursor, which distinguishes it from later formats.
  private static let version: UInt8 = 1

  static func text(_ place: FeedPlace) -> String {
    let numbers = [place.position, place.sequence, place.at.microseconds]
    return Base64URL.encode([version] + numbers.flatMap { bigEndian($0) })
  }

  /// Decodes a cursor; returns nil for a text that the gateway did not create.
  static func place(_ text: String) -> FeedPlace? {
    guard let bytes = Base64URL.decode(text), bytes.count == 1 + 3 * 8, bytes[0] == version else {
      return nil
    }
    let numbers = (0..<3).map { index in
      bytes[(1 + 8 * index)..<(9 + 8 * index)].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    }
    guard numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    return FeedPlace(
      position: numbers[0], sequence: numbers[1], at: Instant(microseconds: numbers[2]))
  }

  private static func bigEndian(_ number: Int64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }
}
