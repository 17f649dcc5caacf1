// SPDX-License-Identifier: Apache-2.0

/// Iterates over the DER elements of one level. Ends at the first malformed element.
struct DERReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> (tag: UInt8, content: ArraySlice<UInt8>)? {
    guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
    var length = Int(first)
    if first >= 0x80 {
      // No certificate extension is longer than 64 KiB.
      guard (1...2).contains(first & 0x7F), rest.count >= Int(first & 0x7F) else { return nil }
      length = rest.prefix(Int(first & 0x7F)).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(Int(first & 0x7F))
    }
    guard length <= rest.count else { return nil }
    defer { rest = rest.dropFirst(length) }
    return (tag, rest.prefix(length))
  }
}
