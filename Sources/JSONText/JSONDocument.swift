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
  }
}

/// A value in the index. The children of a container follow it; in an object, names and values
/// alternate.
struct JSONNode {
  var kind: JSONValue.Kind
  /// Whether a string contains escapes, so that its bytes differ from its text.
  var isEscaped: Bool
  /// Byte range of the value, quotes and brackets included.
  var start: UInt32
  var end: UInt32
  /// Index of the node after this one and all its children.
  var next: UInt32
}

/// Error in a text that is not JSON, with its position.
package struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
  /// Offset in bytes.
  package let offset: Int
  /// Line, from 1. Lines end with a line feed.
  package let line: Int
  /// Column in characters, from 1.
  package let column: Int
  /// The expected syntax, as a sentence without a full stop.
  package let message: String

  init(offset: Int, message: String, in bytes: [UInt8]) {
    self.offset = offset
    self.message = message
    (line, column) = JSONLineIndex(bytes).position(ofByte: offset)
  }

  package var description: String { "line \(line), column \(column): \(message)" }
}
