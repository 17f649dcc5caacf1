// SPDX-License-Identifier: Apache-2.0

/// A parsed JSON text (RFC 8259): the bytes as they came and a flat index over them.
///
/// Strict where peers differ: UTF-8 without a byte order mark, no duplicate member names (compared
/// after unescaping), no lone surrogates, no nesting deeper than asked. `\u0000` is legal JSON and is
/// kept; a caller that stores text in PostgreSQL asks `containsNUL`.
package struct JSONDocument: Sendable {
  let storage: Storage

  /// - Parameters:
  ///   - bytes: the whole text; white space around the value is allowed.
  ///   - maximumDepth: how many arrays and objects may stand inside one another.
  ///   - repeatable: a member of the text's object. Its value may be an object in which names stand twice:
  ///     files that are merged by hand have such, and one of them must not cost the others. `members` has all.
  package init(
    parsing bytes: [UInt8], maximumDepth: Int = 64, namesRepeatableIn repeatable: String? = nil
  ) throws(JSONSyntaxError) {
    var parser = JSONParser(maximumDepth: maximumDepth, repeatable: repeatable)
    do throws(JSONParser.Failure) {
      try parser.parse(bytes.span)
    } catch {
      throw JSONSyntaxError(offset: error.offset, message: error.message, in: bytes)
    }
    storage = Storage(bytes: bytes, nodes: parser.nodes, containsNUL: parser.containsNUL)
    hasRepeatedNames = parser.hasRepeatedNames
  }

  /// Whether names stand twice where the reader allowed it.
  package let hasRepeatedNames: Bool

  package var bytes: [UInt8] { storage.bytes }
  package var root: JSONValue { JSONValue(storage: storage, index: 0) }

  /// Whether a string or a name anywhere holds U+0000, which PostgreSQL's text cannot.
  package var containsNUL: Bool { storage.containsNUL }

  /// For telling where values stand; make one and ask it often.
  package var lineIndex: JSONLineIndex { JSONLineIndex(bytes) }

  /// Shared by every cursor into the document, so that a cursor costs one reference.
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

/// One value of the index. The children of a container follow it; of an object, name and value in
/// turn.
struct JSONNode {
  var kind: JSONValue.Kind
  /// Whether a string's bytes differ from its text.
  var isEscaped: Bool
  /// Where the value's bytes begin and end, quotes and brackets included.
  var start: UInt32
  var end: UInt32
  /// The node after this one and all its children.
  var next: UInt32
}

/// Why a text is not JSON, and where.
package struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
  /// Bytes from the beginning.
  package let offset: Int
  /// From 1; lines end with a line feed.
  package let line: Int
  /// From 1, in characters.
  package let column: Int
  /// What was expected, as a sentence without a full stop.
  package let message: String

  init(offset: Int, message: String, in bytes: [UInt8]) {
    self.offset = offset
    self.message = message
    (line, column) = JSONLineIndex(bytes).position(ofByte: offset)
  }

  package var description: String { "line \(line), column \(column): \(message)" }
}
