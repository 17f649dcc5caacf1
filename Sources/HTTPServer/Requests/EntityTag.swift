// SPDX-License-Identifier: Apache-2.0
internal import TLS

/// The entity tag of a representation (RFC 9110 §8.8.3): `"abc"`, or `W/"abc"` for a weak tag,
/// which promises only semantic equivalence.
package struct EntityTag: Sendable, Equatable, CustomStringConvertible {
  /// The text between the quotation marks.
  package let opaque: String
  package let isWeak: Bool

  /// Creates a strong tag.
  /// - Parameter opaque: visible ASCII without quotation marks.
  package init(_ opaque: String) { self.init(opaque: opaque, isWeak: false) }

  private init(opaque: String, isWeak: Bool) {
    self.opaque = opaque
    self.isWeak = isWeak
  }

  /// Creates a strong tag from a body: 128 bits of its SHA-256, equal on every node.
  package init(of body: [UInt8]) {
    self.init(Base64URL.encode(Array(SHA256.hash(body).prefix(16))))
  }

  package var description: String { (isWeak ? "W/\"" : "\"") + opaque + "\"" }

  /// Returns whether both tags are strong and equal (§8.8.3.2).
  package func isStronglyEqual(to other: EntityTag) -> Bool {
    !isWeak && !other.isWeak && opaque == other.opaque
  }

  /// Returns whether the tags are equal, weak or strong.
  package func isWeaklyEqual(to other: EntityTag) -> Bool { opaque == other.opaque }

  /// Parses a header field's list of tags. Returns nil for a malformed list: a tag without
  /// quotation marks, a missing comma, or an empty list.
  static func list(_ text: String) -> [EntityTag]? {
    var tags: [EntityTag] = []
    var rest = Substring(text).utf8[...]
    func skip(_ bytes: String.UTF8View) {
      while let first = rest.first, bytes.contains(first) { rest.removeFirst() }
    }
    let blank = " \t".utf8
    while true {
      // RFC 9110 §5.6.1: empty list elements are ignored.
      skip(" \t,".utf8)
      if rest.isEmpty { return tags.isEmpty ? nil : tags }
      let isWeak = rest.starts(with: "W/".utf8)
      if isWeak { rest = rest.dropFirst(2) }
      guard rest.first == UInt8(ascii: "\"") else { return nil }
      rest.removeFirst()
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      let opaque = rest[..<end]
      guard opaque.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
      tags.append(EntityTag(opaque: String(Substring(opaque)), isWeak: isWeak))
      rest = rest[rest.index(after: end)...]
      skip(blank)
      guard rest.isEmpty || rest.first == UInt8(ascii: ",") else { return nil }
    }
  }
}
