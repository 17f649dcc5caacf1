// SPDX-License-Identifier: Apache-2.0

/// A parsed JSON text (RFC 8259): the original bytes and a flat index of them.
///
/// Strict where parsers differ: requires UTF-8 without a byte order mark, and rejects lone
/// surrogates and nesting beyond the given depth. Duplicate member names, compared after
/// unescaping, are errors by default. `\u0000` is legal JSON and is kept; callers that store text
/// in PostgreSQL check `containsNUL`.
package struct JSONDocument: Sendable {
  let storage: Storage

  /// - Parameters:
  ///   - bytes: the whole text; white space around the value is allowed.
  ///   - maximumDepth: maximum nesting depth of arrays and objects.
  ///   - takesRepeatedNames: whether an object may repeat a name. `repeatedNames` then lists the
  ///     offsets, and the subscript of a value returns the first member with the name.
  package init(
    parsing bytes: [UInt8], maximumDepth: Int = 64, takesRepeatedNames: Bool = false
  ) throws(JSONSyntaxError) {
    var parser = JSONParser(maximumDepth: maximumDepth, takesRepeatedNames: takesRepeatedNames)
    do throws(JSONParser.Failure) {
      try parser.parse(bytes.span)
    } catch {
      throw JSONSyntaxError(offset: error.offset, message: error.message, in: bytes)
    }
    storage = Storage(bytes: bytes, nodes: parser.nodes, containsNUL: parser.containsNUL)
    repeatedNames = Set(parser.repeatedNames).sorted()
  }

  /// Byte offsets of names that repeat an earlier name of their object, ascending.
  package let repeatedNames: [Int]

  package var bytes: [UInt8] { storage.bytes }
  package var root: JSONValue { JSONValue(storage: storage, index: 0) }

  /// Whether any string or name contains U+0000, which PostgreSQL's text cannot store.
  package var containsNUL: Bool { storage.containsNUL }

  /// Returns a new index for line and column numbers. Creating it scans the whole text, so callers
  /// reuse it.
  package var lineIndex: JSONLineIndex { JSONLineIndex(bytes) }

  /// Shared by all cursors into the document. A cursor therefore needs only one reference.
  final class Storage: Sendable {
    let bytes: [UInt8]
    let nodes: [JSONNode]
    let containsNUL: Bool

    init(bytes: [UInt8], nodes: [JSONNode], containsNUL: Bool) {
      self.bytes = bytes
      self.nodes = nodes
      self.containsNUL = containsNUL
    }

    /// Returns the unescaped text of the string or name at a node.
    func text(of index: Int) -> String {
      let node = nodes[index]
      let bytes = bytes
      let content = Int(node.start) + 1..<Int(node.end) - 1
      guard node.isEscaped else { return String(decoding: bytes[content], as: UTF8.self) }
      return String(decoding: unescaped(bytes.span, content), as: UTF8.self)
    }

    /// Whether the string or name at a node has this text, compared as UTF-8.
    func hasText(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
      let node = nodes[index]
      let bytes = bytes
      let content = Int(node.start) + 1..<Int(node.end) - 1
      guard !node.isEscaped else { return unescaped(bytes.span, content).elementsEqual(text) }
      guard content.count == text.count else { return false }
      for offset in text.indices where bytes[content.lowerBound + offset] != text[offset] {
        return false
      }
      return true
    }
  }
}
