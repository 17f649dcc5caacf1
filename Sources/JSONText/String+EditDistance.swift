// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Returns the edit distance to another string: bytes of UTF-8 to insert, remove or replace.
  package func editDistance(to other: String) -> Int {
    let other = Array(other.utf8)
    var row = Array(0...other.count)
    for (index, byte) in utf8.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let replaced = diagonal + (byte == other[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = Swift.min(replaced, row[place] + 1, row[place + 1] + 1)
      }
    }
    return row[other.count]
  }
}
