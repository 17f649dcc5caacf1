// SPDX-License-Identifier: Apache-2.0

/// Start offsets of a text's lines. Returns any number of positions without another pass over the
/// text.
package struct JSONLineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Length in bytes above which columns are counted in bytes. Minified files have such lines;
  /// counting characters from the start of the line for each of many faults would take minutes.
  private static let longLine = 16_384

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the line, from 1.
  package func line(ofByte offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns line and column, both from 1. The column is in characters, or in bytes on long lines.
  package func position(ofByte offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    let line = line(ofByte: offset)
    let before = bytes[starts[line - 1]..<offset]
    guard before.count <= Self.longLine else { return (line, before.count + 1) }
    return (line, 1 + String(decoding: before, as: UTF8.self).count)
  }
}
