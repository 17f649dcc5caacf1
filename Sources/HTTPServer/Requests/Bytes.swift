// SPDX-License-Identifier: Apache-2.0

/// Comparisons of parts of the input with protocol keywords.
enum Bytes {
  @inline(__always)
  static func hasPrefix(_ input: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    return range.count >= count
      && isEqual(input, range.lowerBound..<(range.lowerBound + count), word)
  }

  @inline(__always)
  static func isEqual(_ input: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where input[range.lowerBound + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// - Parameter word: in lower case.
  @inline(__always)
  static func isEqual(
    _ input: Span<UInt8>, _ range: Range<Int>, ignoringCase word: StaticString
  ) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count
    where ASCII.lowercase(input[range.lowerBound + index]) != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Calls `body` for each element of a comma-separated list (RFC 9110 §5.6.1), without surrounding
  /// whitespace.
  static func forEachElement(
    _ input: Span<UInt8>, _ list: Range<Int>, _ body: (Range<Int>) -> Void
  ) {
    var start = list.lowerBound
    while start <= list.upperBound {
      var end = start
      while end < list.upperBound, input[end] != UInt8(ascii: ",") { end += 1 }
      let next = end + 1
      while start < end, input[start] == ASCII.space || input[start] == ASCII.tab { start += 1 }
      while end > start, input[end - 1] == ASCII.space || input[end - 1] == ASCII.tab { end -= 1 }
      if start < end { body(start..<end) }
      start = next
    }
  }
}
