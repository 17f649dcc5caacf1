// SPDX-License-Identifier: Apache-2.0

/// Creates the index of a `JSONDocument` in one pass. The parser has its own stack of open
/// containers, so that deeply nested input cannot overflow the thread's stack.
struct JSONParser {
  /// Offset of the first error. Lines and columns are computed only when an error is reported.
  struct Failure: Error {
    let offset: Int
    let message: String
  }

  private(set) var nodes: [JSONNode] = []
  private(set) var containsNUL = false
  /// Offsets of repeated names, if these are allowed; an offset may occur twice.
  private(set) var repeatedNames: [Int] = []
  private let maximumDepth: Int
  private let takesRepeatedNames: Bool
  private var position = 0
  /// Indices of the open containers, innermost last.
  private var open: [Int] = []

  init(maximumDepth: Int, takesRepeatedNames: Bool = false) {
    self.maximumDepth = maximumDepth
    self.takesRepeatedNames = takesRepeatedNames
  }

  mutating func parse(_ input: Span<UInt8>) throws(Failure) {
    guard input.count < Int(UInt32.max) else { throw fail("expected a text under 4 GiB") }
    if input.count >= 3, input[0] == 0xEF, input[1] == 0xBB, input[2] == 0xBF {
      throw fail("expected UTF-8 without a byte order mark")
    }
    nodes.reserveCapacity(8 + input.count / 8)
    repeat {
      try value(input)
    } while try nextSibling(input)
    guard position == input.count else { throw fail("expected nothing after the value") }
  }

  /// Reads a value up to and including its first scalar or empty container. Containers that it
  /// opens remain on the stack.
  private mutating func value(_ input: Span<UInt8>) throws(Failure) {
    while true {
      skipWhiteSpace(input)
      switch peek(input) {
      case UInt8(ascii: "{"):
        guard try openContainer(.object, end: UInt8(ascii: "}"), input) else { return }
        try name(input)
      case UInt8(ascii: "["):
        guard try openContainer(.array, end: UInt8(ascii: "]"), input) else { return }
      case UInt8(ascii: "\""):
        return try string(input)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return try number(input)
      case UInt8(ascii: "t"):
        return try literal("true", .bool, input)
      case UInt8(ascii: "f"):
        return try literal("false", .bool, input)
      case UInt8(ascii: "n"):
        return try literal("null", .null, input)
      default:
        throw fail("expected a value")
      }
    }
  }

  /// Opens a container; returns whether it has contents.
  private mutating func openContainer(
    _ kind: JSONValue.Kind, end: UInt8, _ input: Span<UInt8>
  ) throws(Failure) -> Bool {
    guard open.count < maximumDepth else {
      throw fail("expected at most \(maximumDepth) arrays and objects inside one another")
    }
    open.append(nodes.count)
    add(kind, from: position, to: position)
    position += 1
    skipWhiteSpace(input)
    return peek(input) != end
  }

  /// Closes the containers that end at the position. Returns whether a further value follows in an
  /// open container.
  private mutating func nextSibling(_ input: Span<UInt8>) throws(Failure) -> Bool {
    while let container = open.last {
      skipWhiteSpace(input)
      let isObject = nodes[container].kind == .object
      switch peek(input) {
      case UInt8(ascii: ","):
        position += 1
        if isObject {
          skipWhiteSpace(input)
          try name(input)
        }
        return true
      case UInt8(ascii: "}") where isObject:
        try findDuplicateNames(of: container, input)
        close(container)
      case UInt8(ascii: "]") where !isObject:
        close(container)
      default:
        throw fail(
          isObject ? "expected ',' or '}' after a member" : "expected ',' or ']' after an element")
      }
    }
    skipWhiteSpace(input)
    return false
  }

  private mutating func close(_ container: Int) {
    position += 1
    nodes[container].end = UInt32(position)
    nodes[container].next = UInt32(nodes.count)
    open.removeLast()
  }

  private mutating func name(_ input: Span<UInt8>) throws(Failure) {
    guard peek(input) == UInt8(ascii: "\"") else {
      throw fail("expected a member's name in double quotes")
    }
    try string(input)
    skipWhiteSpace(input)
    guard peek(input) == UInt8(ascii: ":") else {
      throw fail("expected ':' after a member's name")
    }
    position += 1
  }

  private mutating func literal(
    _ word: String, _ kind: JSONValue.Kind, _ input: Span<UInt8>
  ) throws(Failure) {
    let start = position
    for byte in word.utf8 {
      guard peek(input) == byte else {
        // A single matching letter may be the start of any other text, so it is not reported as a
        // misspelt literal.
        let isMeant = position > start + 1
        throw Failure(offset: start, message: isMeant ? "expected \(word)" : "expected a value")
      }
      position += 1
    }
    add(kind, from: start, to: position)
  }

  private mutating func number(_ input: Span<UInt8>) throws(Failure) {
    let start = position
    if peek(input) == UInt8(ascii: "-") { position += 1 }
    if peek(input) == UInt8(ascii: "0") {
      position += 1
      guard !isDigit(peek(input)) else { throw fail("expected a number without leading zeros") }
    } else {
      try digits(input)
    }
    if peek(input) == UInt8(ascii: ".") {
      position += 1
      try digits(input)
    }
    if peek(input) | 0x20 == UInt8(ascii: "e") {
      position += 1
      if peek(input) == UInt8(ascii: "+") || peek(input) == UInt8(ascii: "-") { position += 1 }
      try digits(input)
    }
    add(.number, from: start, to: position)
  }

  private mutating func digits(_ input: Span<UInt8>) throws(Failure) {
    guard isDigit(peek(input)) else { throw fail("expected a digit") }
    repeat { position += 1 } while isDigit(peek(input))
  }

  private mutating func add(
    _ kind: JSONValue.Kind, from start: Int, to end: Int, isEscaped: Bool = false
  ) {
    nodes.append(
      JSONNode(
        kind: kind, isEscaped: isEscaped, start: UInt32(start), end: UInt32(end),
        next: UInt32(nodes.count + 1)))
  }

  /// Returns the byte at the position. At the end returns NUL, which is invalid outside strings.
  private func peek(_ input: Span<UInt8>) -> UInt8 {
    position < input.count ? input[position] : 0
  }

  private mutating func skipWhiteSpace(_ input: Span<UInt8>) {
    while position < input.count {
      switch input[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private func fail(_ message: String) -> Failure {
    Failure(offset: position, message: message)
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string(_ input: Span<UInt8>) throws(Failure) {
    let start = position
    var isEscaped = false
    position += 1
    while position < input.count {
      let byte = input[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return add(.string, from: start, to: position, isEscaped: isEscaped)
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try escape(input)
      } else if byte < 0x20 {
        throw fail("expected control characters in strings to be escaped")
      } else if byte < 0x80 {
        position += 1
      } else {
        position += try utf8SequenceLength(input)
      }
    }
    throw fail("expected '\"' at the end of the string")
  }

  private mutating func escape(_ input: Span<UInt8>) throws(Failure) {
    let start = position
    position += 1
    switch peek(input) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      let unit = try hexUnit(input)
      if unit == 0 { containsNUL = true }
      guard unit & 0xF800 == 0xD800 else { return }
      let unpaired = Failure(
        offset: start, message: "expected surrogate escapes in pairs, the high one first")
      guard unit < 0xDC00, peek(input) == UInt8(ascii: "\\") else { throw unpaired }
      position += 1
      guard peek(input) == UInt8(ascii: "u"), try hexUnit(input) & 0xFC00 == 0xDC00 else {
        throw unpaired
      }
    default:
      throw fail("expected one of \" \\ / b f n r t u after a backslash")
    }
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func hexUnit(_ input: Span<UInt8>) throws(Failure) -> UInt16 {
    position += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = hexDigitValue(peek(input)) else {
        throw fail("expected four hexadecimal digits after \\u")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  /// Returns the length, 2 to 4, of the well-formed UTF-8 sequence at the position (Unicode 16,
  /// table 3-7).
  private func utf8SequenceLength(_ input: Span<UInt8>) throws(Failure) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch input[position] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: throw fail("expected well-formed UTF-8")
    }
    guard position + length <= input.count, second.contains(input[position + 1]) else {
      throw fail("expected well-formed UTF-8")
    }
    for index in (position + 2)..<max(position + length, position + 2)
    where input[index] & 0xC0 != 0x80 {
      throw fail("expected well-formed UTF-8")
    }
    return length
  }
}

// MARK: - Duplicate names

extension JSONParser {
  /// Maximum number of names without escapes for which pairwise comparison is cheaper than hashing.
  private static var pairwiseNames: Int { 16 }

  /// Call only when `object` is complete and the last container of the index.
  private mutating func findDuplicateNames(of object: Int, _ input: Span<UInt8>) throws(Failure) {
    let first = object + 1
    var count = 0
    var index = first
    while index < nodes.count {
      if count == Self.pairwiseNames || nodes[index].isEscaped {
        return try findDuplicateNamesByHash(from: first, input)
      }
      var earlier = first
      while earlier < index {
        if isSameName(earlier, index, input) {
          try noteDuplicateName(index)
          break
        }
        earlier = Int(nodes[earlier + 1].next)
      }
      count += 1
      index = Int(nodes[index + 1].next)
    }
  }

  private mutating func findDuplicateNamesByHash(
    from first: Int, _ input: Span<UInt8>
  ) throws(Failure) {
    // Compared as bytes, because `String` treats different encodings of "é" as equal.
    var seen: Set<[UInt8]> = []
    var index = first
    while index < nodes.count {
      if !seen.insert(text(of: nodes[index], input)).inserted { try noteDuplicateName(index) }
      index = Int(nodes[index + 1].next)
    }
  }

  /// Compares two names; both must be without escapes.
  private func isSameName(_ left: Int, _ right: Int, _ input: Span<UInt8>) -> Bool {
    let (left, right) = (nodes[left], nodes[right])
    guard left.end - left.start == right.end - right.start else { return false }
    let distance = Int(right.start) - Int(left.start)
    for index in Int(left.start)..<Int(left.end) where input[index] != input[index + distance] {
      return false
    }
    return true
  }

  private func text(of node: JSONNode, _ input: Span<UInt8>) -> [UInt8] {
    unescaped(input, Int(node.start) + 1..<Int(node.end) - 1)
  }

  private mutating func noteDuplicateName(_ index: Int) throws(Failure) {
    let offset = Int(nodes[index].start)
    guard takesRepeatedNames else {
      throw Failure(offset: offset, message: "expected each name only once in an object")
    }
    repeatedNames.append(offset)
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
