// SPDX-License-Identifier: Apache-2.0

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
