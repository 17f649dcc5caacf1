// SPDX-License-Identifier: Apache-2.0

/// Apple's id of a broadcast channel in one environment: base64 of unspecified length.
package struct ChannelID: Sendable, Hashable {
  package let text: String

  /// Maximum length of an id in bytes. Apple's ids have about 24.
  package static let maximumBytes = 256

  /// Creates an id; nil for a text that cannot be one.
  package init?(_ text: String) {
    guard (1...Self.maximumBytes).contains(text.utf8.count),
      text.utf8.allSatisfy({ Self.isAlphanumeric($0) || "+/=-_".utf8.contains($0) })
    else { return nil }
    self.text = text
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
