// SPDX-License-Identifier: Apache-2.0

/// Parser for binary property lists, limited to the contents of strings files: dictionaries of
/// strings.
///
/// The project has its own parser because the existing ones trust the offsets in a file. This
/// parser checks every offset, and limits the depth of dictionaries as in other files. It also
/// limits the number of entries, because dictionaries may contain one another. Strings take no more
/// memory than the file has bytes, because those of a valid file do not overlap.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objects: Int
  private let top: Int
  private let table: Int
  /// Number of entries read so far.
  private var followed = 0
  /// Strings read so far, by object; several keys may share one string.
  private var strings: [Int: String?] = [:]
  /// Bytes of these texts in the file; bytes that belong to several texts count for each.
  private var textBytes = 0
  /// Bytes of the values of all keys; a shared text counts for each key.
  private var valueBytes = 0

  /// "bplist", a version that begins with "0", and a letter without a meaning.
  private static let headerBytes = 8
  /// Maximum number of entries of all dictionaries together: 50,000 keys with twenty each. Shared
  /// dictionaries count for each use.
  private static let maximumEntries = 1_048_576
  private static let trailerBytes = 32
  /// Maximum number of bytes of the values of all keys: four times the largest upload, where each
  /// text counts once. The limit exists because each value is compiled separately, even if a
  /// thousand keys share one text.
  private static let maximumValueBytes = 64 * 1_048_576

  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  init(_ bytes: [UInt8]) throws(StringsFinding) {
    self.bytes = bytes
    guard bytes.count >= Self.headerBytes + Self.trailerBytes, bytes[6] == UInt8(ascii: "0") else {
      throw Self.fault("the binary property list must be complete and of version 0")
    }
    let trailer = bytes.count - Self.trailerBytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    func number(at offset: Int) -> Int {
      Self.number(bytes[trailer + offset..<trailer + offset + 8])
    }
    (objects, top, table) = (number(at: 8), number(at: 16), number(at: 24))
    let sizes = 1...8
    guard sizes.contains(offsetSize), sizes.contains(referenceSize), top < objects,
      table >= Self.headerBytes, table <= trailer, objects <= (trailer - table) / offsetSize
    else { throw Self.fault("the binary property list's trailer does not fit the file") }
  }

  /// Returns the entries of the top dictionary.
  mutating func entries() throws(StringsFinding) -> [PropertyList.Entry] {
    guard case .dictionary(let entries) = try value(top, depth: 1) else {
      throw Self.fault("the property list must hold a dictionary")
    }
    return entries
  }

  private mutating func value(
    _ object: Int, depth: Int
  ) throws(StringsFinding) -> PropertyList.Value.Content {
    let start = try offset(of: object)
    switch bytes[start] >> 4 {
    case 0x5, 0x6:
      guard let text = try string(object, at: start) else { return .other }
      valueBytes += text.utf8.count
      guard valueBytes <= Self.maximumValueBytes else {
        throw Self.fault("strings that are used by many keys are too long")
      }
      return .string(text)
    case 0xD:
      return .dictionary(try dictionary(at: start, depth: depth))
    default:
      return .other
    }
  }

  private mutating func dictionary(
    at start: Int, depth: Int
  ) throws(StringsFinding) -> [PropertyList.Entry] {
    guard depth <= CatalogueLimits.depth else {
      throw Self.fault("dictionaries can hold one another \(CatalogueLimits.depth) deep")
    }
    let (count, begin) = try extent(at: start)
    let references = try part(begin, count: count, each: 2 * referenceSize)
    followed += count
    guard followed <= min(Self.maximumEntries, bytes.count) else {
      throw Self.fault("the binary property list has too many entries")
    }
    var entries: [PropertyList.Entry] = []
    entries.reserveCapacity(count)
    for index in 0..<count {
      let key = reference(references.lowerBound + index * referenceSize)
      let value = reference(references.lowerBound + (count + index) * referenceSize)
      let place = try offset(of: key)
      guard bytes[place] >> 4 == 0x5 || bytes[place] >> 4 == 0x6,
        let name = try string(key, at: place)
      else { throw Self.fault("a dictionary's keys must be strings") }
      entries.append(
        PropertyList.Entry(
          key: name,
          value: PropertyList.Value(content: try self.value(value, depth: depth + 1), line: 1)))
    }
    return entries
  }

  /// Returns nil for an object that is not a text.
  private mutating func string(_ object: Int, at start: Int) throws(StringsFinding) -> String? {
    if let known = strings[object] { return known }
    let (count, begin) = try extent(at: start)
    let text: String?
    let isNarrow = bytes[start] >> 4 == 0x5
    let range = try part(begin, count: count, each: isNarrow ? 1 : 2)
    textBytes += range.count
    guard textBytes <= bytes.count else {
      throw Self.fault("strings must not overlap")
    }
    if isNarrow {
      text = String(validating: bytes[range], as: UTF8.self)
    } else {
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map { index in
        UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
      }
      text = String(validating: units, as: UTF16.self)
    }
    strings[object] = text
    return text
  }

  // MARK: offsets

  private func offset(of object: Int) throws(StringsFinding) -> Int {
    guard object < objects else { throw Self.fault("a referenced object does not exist") }
    let entry = table + object * offsetSize
    let offset = Self.number(bytes[entry..<entry + offsetSize])
    guard offset >= Self.headerBytes, offset < table else {
      throw Self.fault("an object must lie between header and offset table")
    }
    return offset
  }

  /// Returns an object's number of elements, from its first byte or the number after it, and the
  /// offset of the first element.
  private func extent(at start: Int) throws(StringsFinding) -> (count: Int, begin: Int) {
    let few = Int(bytes[start] & 0xF)
    if few < 0xF { return (few, start + 1) }
    guard start + 1 < table, bytes[start + 1] >> 4 == 0x1, bytes[start + 1] & 0xF <= 3 else {
      throw Self.fault("an object's length must be a number")
    }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    let range = try part(start + 2, count: size, each: 1)
    return (Self.number(bytes[range]), range.upperBound)
  }

  private func part(_ begin: Int, count: Int, each size: Int) throws(StringsFinding) -> Range<Int> {
    guard begin <= table, count <= (table - begin) / size else {
      throw Self.fault("an object must end before the offset table")
    }
    return begin..<begin + count * size
  }

  private func reference(_ begin: Int) -> Int { Self.number(bytes[begin..<begin + referenceSize]) }

  /// Reads a big-endian number; returns `Int.max`, which exceeds any file, for a number that is no
  /// `Int`.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    let number = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number) ?? .max
  }

  private static func fault(_ message: String) -> StringsFinding {
    StringsFinding(key: nil, line: 1, column: 1, message: message)
  }
}
