// SPDX-License-Identifier: Apache-2.0

/// One field line (RFC 9112 §5): name, colon, value.
enum FieldLine {
  /// - Returns: positions of the name and of the value without surrounding whitespace.
  @inline(__always)
  static func parse(
    _ input: Span<UInt8>, _ line: Range<Int>
  ) throws(ParseFault) -> (name: Range<Int>, value: Range<Int>) {
    var index = line.lowerBound
    while index < line.upperBound, ASCII.isToken(input[index]) { index += 1 }
    guard index > line.lowerBound, index < line.upperBound, input[index] == UInt8(ascii: ":") else {
      throw fault(input, line)
    }
    let name = line.lowerBound..<index
    var start = index + 1
    var end = line.upperBound
    while start < end, input[start] == ASCII.space || input[start] == ASCII.tab { start += 1 }
    while end > start, input[end - 1] == ASCII.space || input[end - 1] == ASCII.tab { end -= 1 }
    for position in start..<end where !ASCII.isFieldValue(input[position]) {
      throw ParseFault(.headerField, "A field's value has a control character.")
    }
    return (name, start..<end)
  }

  private static func fault(_ input: Span<UInt8>, _ line: Range<Int>) -> ParseFault {
    let first = input[line.lowerBound]
    return first == ASCII.space || first == ASCII.tab
      ? ParseFault(.headerField, "Field lines must not be folded.")
      : ParseFault(.headerField, "A field is a name, directly followed by a colon, and a value.")
  }
}
