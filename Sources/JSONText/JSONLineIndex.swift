// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text begin, so that any number of positions are told without reading it again.
package struct JSONLineIndex: Sendable {
  private let bytes: [UInt8]
  /// Offsets of the first byte of each line.
  private let starts: [Int]

  /// On a line longer than this, minified files have such, a column is counted in bytes: counting
  /// characters from the line's beginning for each of many faults would take minutes.
  private static let longLine = 16_384

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// From 1.
  package func line(ofByte offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Both from 1, the column in characters.
  package func position(ofByte offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    let line = line(ofByte: offset)
    let before = bytes[starts[line - 1]..<offset]
    guard before.count <= Self.longLine else { return (line, before.count + 1) }
    return (line, 1 + String(decoding: before, as: UTF8.self).count)
  }
}
