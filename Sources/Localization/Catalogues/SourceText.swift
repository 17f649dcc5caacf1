// SPDX-License-Identifier: Apache-2.0

/// Reads a text file scalar by scalar and tracks its line and column.
struct SourceText {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// From 1.
  private(set) var line = 1
  private(set) var column = 1
  /// Warning about the encoding of the file, at most one.
  let encodingWarning: String?

  /// Accepts UTF-8, with or without a byte order mark, and UTF-16.
  init(decoding bytes: [UInt8]) throws(StringsFaults) {
    var warning: String?
    let decoded: [Unicode.Scalar]?
    switch bytes.prefix(4) {
    case let start where start.starts(with: [0xEF, 0xBB, 0xBF]):
      decoded = Self.scalars(utf8: bytes.dropFirst(3))
    case let start where start.starts(with: [0xFF, 0xFE]):
      decoded = Self.scalars(utf16: bytes.dropFirst(2), isLittleEndian: true)
    case let start where start.starts(with: [0xFE, 0xFF]):
      decoded = Self.scalars(utf16: bytes.dropFirst(2), isLittleEndian: false)
    case let start where start.count > 1 && (start[0] == 0) != (start[1] == 0):
      // No strings file begins with NUL, so a zero among the first two bytes is half of a UTF-16
      // unit.
      warning = "the file is read as UTF-16; it has no byte order mark"
      decoded = Self.scalars(utf16: bytes[...], isLittleEndian: start[1] == 0)
    default:
      decoded = Self.scalars(utf8: bytes[...])
    }
    guard let decoded else {
      throw StringsFaults([
        StringsFinding(key: nil, line: 1, column: 1, message: "the file must be UTF-8 or UTF-16")
      ])
    }
    scalars = decoded
    encodingWarning = warning
  }

  private static func scalars(utf8 bytes: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
    String(validating: bytes, as: UTF8.self).map { Array($0.unicodeScalars) }
  }

  private static func scalars(
    utf16 bytes: ArraySlice<UInt8>, isLittleEndian: Bool
  ) -> [Unicode.Scalar]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.unicodeScalars) }
  }

  var isAtEnd: Bool { index == scalars.count }

  /// Number of scalars read, and of all scalars.
  var offset: Int { index }
  var count: Int { scalars.count }

  /// The next scalar; nil at the end.
  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = current else { return nil }
    index += 1
    column += 1
    if scalar == "\n" { (line, column) = (line + 1, 1) }
    return scalar
  }

  /// Reads `word` if it comes next.
  mutating func take(_ word: StaticString) -> Bool {
    guard isNext(word) else { return false }
    for _ in 0..<word.utf8CodeUnitCount { _ = next() }
    return true
  }

  /// - Parameter word: ASCII.
  func isNext(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= scalars.count else { return false }
    return word.withUTF8Buffer { bytes in
      bytes.indices.allSatisfy { scalars[index + $0].value == UInt32(bytes[$0]) }
    }
  }

  /// Reads past the next `word` and returns the text before it. Returns nil, at the end of the
  /// file, if there is no such word.
  mutating func take(upTo word: StaticString) -> String? {
    var passed = String.UnicodeScalarView()
    while !take(word) {
      guard let scalar = next() else { return nil }
      passed.append(scalar)
    }
    return String(passed)
  }

  func fault(
    _ message: String, _ kind: StringsFinding.Kind = .file, key: String? = nil
  ) -> StringsFinding {
    StringsFinding(kind, key: key, line: line, column: column, message: message)
  }
}
