// SPDX-License-Identifier: Apache-2.0

/// Validates `uri-host [ ":" port ]` (RFC 9110 §7.2, RFC 3986 §3.2.2), the value of Host and
/// `:authority`.
enum Host {
  /// - Throws: if the value is invalid. An empty value is valid: clients send it with targets that
  ///   have no authority.
  static func check(_ input: Span<UInt8>, _ value: Range<Int>) throws(ParseFault) {
    guard isValid(input, value) else {
      throw ParseFault(
        .host, "The Host field must be a host name or address, with an optional port.")
    }
  }

  /// Checks the target of CONNECT (RFC 9112 §3.2.3), which needs a host and a port other than 0
  /// (RFC 9110 §9.3.6).
  static func checkTunnel(_ input: Span<UInt8>, _ value: Range<Int>) throws(ParseFault) {
    var digits = value.upperBound
    var isPort = false
    while digits > value.lowerBound, input[digits - 1] &- UInt8(ascii: "0") < 10 {
      digits -= 1
      if input[digits] != UInt8(ascii: "0") { isPort = true }
    }
    guard isPort, digits > value.lowerBound + 1, input[digits - 1] == UInt8(ascii: ":"),
      isValid(input, value)
    else {
      throw ParseFault(.requestLine, "The target of CONNECT must be a host, a colon and a port.")
    }
  }

  /// Returns whether two valid values have an equal host and port. Letters match in either case,
  /// and the scheme's default port may be omitted (RFC 3986 §6.2).
  static func areSame(
    _ input: Span<UInt8>, _ one: Range<Int>, _ other: Range<Int>, defaultPort: StaticString
  ) -> Bool {
    let (one, other) = (
      withoutPort(input, one, defaultPort), withoutPort(input, other, defaultPort)
    )
    guard one.count == other.count else { return false }
    for index in 0..<one.count {
      let (left, right) = (input[one.lowerBound + index], input[other.lowerBound + index])
      if ASCII.lowercase(left) != ASCII.lowercase(right) { return false }
    }
    return true
  }

  /// Returns the host without the port.
  static func name(of input: Span<UInt8>) -> Range<Int> {
    let end = portStart(input, 0..<input.count)
    return 0..<(end.map { $0 - 1 } ?? input.count)
  }

  /// Returns the position after the colon before the port; nil without a port.
  private static func portStart(_ input: Span<UInt8>, _ value: Range<Int>) -> Int? {
    var start = value.upperBound
    while start > value.lowerBound, input[start - 1] &- UInt8(ascii: "0") < 10 { start -= 1 }
    return start > value.lowerBound && input[start - 1] == UInt8(ascii: ":") ? start : nil
  }

  /// Returns the value without an empty port or the scheme's default port.
  private static func withoutPort(
    _ input: Span<UInt8>, _ value: Range<Int>, _ defaultPort: StaticString
  ) -> Range<Int> {
    guard let start = portStart(input, value) else { return value }
    let port = start..<value.upperBound
    guard port.isEmpty || Bytes.isEqual(input, port, defaultPort) else { return value }
    return value.lowerBound..<(start - 1)
  }

  static func isValid(_ input: Span<UInt8>, _ value: Range<Int>) -> Bool {
    var index = value.lowerBound
    if index < value.upperBound, input[index] == UInt8(ascii: "[") {
      guard let end = literalEnd(input, value) else { return false }
      index = end
    } else {
      while index < value.upperBound, input[index] != UInt8(ascii: ":") {
        guard let next = afterNameCharacter(input, index, value.upperBound) else { return false }
        index = next
      }
    }
    return index == value.upperBound || isPort(input, index..<value.upperBound)
  }

  /// Returns the position after one character of a `reg-name`, percent-encoded or not.
  private static func afterNameCharacter(
    _ input: Span<UInt8>, _ index: Int, _ end: Int
  ) -> Int? {
    if input[index] == ASCII.percent {
      guard index + 2 < end, ASCII.hexDigit(input[index + 1]) != nil,
        ASCII.hexDigit(input[index + 2]) != nil
      else { return nil }
      return index + 3
    }
    let isBracket = input[index] == UInt8(ascii: "[") || input[index] == UInt8(ascii: "]")
    return ASCII.isHost(input[index]) && !isBracket ? index + 1 : nil
  }

  /// Returns the position after the bracket that closes an `IP-literal`.
  private static func literalEnd(_ input: Span<UInt8>, _ value: Range<Int>) -> Int? {
    var index = value.lowerBound + 1
    while index < value.upperBound, input[index] != UInt8(ascii: "]") { index += 1 }
    guard index < value.upperBound else { return nil }
    let inner = (value.lowerBound + 1)..<index
    guard inner.count >= 2 else { return nil }
    var colons = 0
    for place in inner {
      switch input[place] {
      case UInt8(ascii: ":"): colons += 1
      case UInt8(ascii: "."): break
      case let byte: if ASCII.hexDigit(byte) == nil { return nil }
      }
    }
    return colons >= 2 ? index + 1 : nil
  }

  /// Returns whether the range is a colon with a port up to 65,535, or with no digits.
  private static func isPort(_ input: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard input[range.lowerBound] == UInt8(ascii: ":") else { return false }
    var port = 0
    for index in (range.lowerBound + 1)..<range.upperBound {
      let digit = input[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return false }
      port = port * 10 + Int(digit)
      guard port <= 65_535 else { return false }
    }
    return true
  }
}
