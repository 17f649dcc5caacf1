// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import JSONText
import Testing

@testable import Localization

/// Property lists in the form that Xcode copies into an app.
@Suite("Binary property lists")
struct BinaryPropertyListTests {
  private static func binary(_ value: some Encodable) throws -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return Array(try encoder.encode(value))
  }

  /// Returns a file with these objects, their offsets, and a trailer. An empty object has the
  /// offset of the one before it.
  private static func file(
    _ objects: [[UInt8]], top: Int = 0, referenceSize: UInt8 = 1, count: Int? = nil,
    table: Int? = nil
  ) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      if object.isEmpty {
        offsets += offsets.suffix(2)
        continue
      }
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let start = table ?? bytes.count
    func eight(_ number: Int) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, referenceSize] + eight(count ?? objects.count)
      + eight(top) + eight(start)
  }

  private static func text(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }

  @Test("a binary .strings is read with any letters and lengths")
  func strings() throws {
    let texts = [
      "HI": "Hi, %@", "LONG": String(repeating: "long ", count: 100), "ЯЗЫК": "язык 😀", "EMPTY": "",
    ]
    let bytes = try Self.binary(texts)
    #expect(StringsFormat(sniffing: bytes) == .strings)
    let file = try StringsFile(strings: bytes)
    #expect(file.keys == Set(texts.keys.map { ExactString($0) }))
    for (key, text) in texts { #expect(file.source(of: ExactString(key)) == text) }
  }

  @Test("plurals of a binary .stringsdict equal those in XML")
  func plurals() throws {
    let variable = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
      "one": "%d photo", "other": "%d photos",
    ]
    struct Entry: Encodable {
      let format: String
      let photos: [String: String]

      enum CodingKeys: String, CodingKey {
        case format = "NSStringLocalizedFormatKey"
        case photos
      }
    }
    let bytes = try Self.binary(["PHOTOS": Entry(format: "%#@photos@", photos: variable)])
    #expect(StringsFormat(sniffing: bytes) == .stringsdict)
    let members = variable.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    let xml = """
      <plist version="1.0"><dict><key>PHOTOS</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@photos@</string><key>photos</key><dict>\(members)</dict></dict></dict></plist>
      """
    #expect(
      try StringsFile(stringsdict: bytes).json == StringsFile(stringsdict: Array(xml.utf8)).json)
    #expect(try StringsFile(strings: try Self.binary([String: String]())).isEmpty)
    #expect(StringsFormat.isEmptyPropertyList(try Self.binary([String: String]())))
  }

  @Test("XML in UTF-16 is read as XML", arguments: [true, false])
  func wideXML(isLittleEndian: Bool) throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-16"?><plist version="1.0"><dict><key>P</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d файлов</string>
      </dict></dict></dict></plist>
      """
    let bytes = ([0xFEFF] + Array(xml.utf16)).flatMap { unit in
      isLittleEndian
        ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(StringsFormat(sniffing: bytes) == .stringsdict)
    #expect(try StringsFile(stringsdict: bytes).keys == ["P"])
  }

  @Test("a value that is not a text excludes its key")
  func keys() throws {
    let file = Self.file([
      [0xD2, 1, 2, 3, 4], Self.text("A"), Self.text("B"), Self.text("a"), [0x61, 0xD8, 0x00],
    ])
    let strings = try StringsFile(strings: file, taking: StringsTaking(excludesKeys: true))
    #expect(strings.keys == ["A"] && Set(strings.excluded.keys) == ["B"])
    let number = Self.file([[0xD1, 1, 2], Self.text("A"), [0x10, 7]])
    #expect(throws: StringsFaults.self) { try StringsFile(strings: number) }
  }

  @Test("a file's own offsets and counts are verified")
  func hostile() throws {
    let dictionary: [UInt8] = [0xD1, 1, 2]
    let (key, value) = (Self.text("A"), Self.text("a"))
    #expect(try StringsFile(strings: Self.file([dictionary, key, value])).keys == ["A"])
    let huge: [UInt8] = [0x13] + [UInt8](repeating: 0x7F, count: 8)
    let files: [[UInt8]] = [
      Array("bplist00".utf8), Array("bplist15".utf8) + [UInt8](repeating: 0, count: 40),
      // No dictionary at the top, or no object at all.
      Self.file([key]), Self.file([dictionary, key, value], top: 3),
      Self.file([dictionary, key, value], count: .max),
      Self.file([dictionary, key, value], table: 5),
      Self.file([dictionary, key, value], table: 999),
      Self.file([dictionary, key, value], table: .max),
      Self.file([dictionary, key, value], referenceSize: 0),
      Self.file([dictionary, key, value], referenceSize: 9),
      // Objects that do not exist, or end beyond the file.
      Self.file([[0xD1, 1, 9], key, value]), Self.file([dictionary, [0x5F] + huge, value]),
      Self.file([[0xDF] + huge, key, value]), Self.file([[0xDF, 0x20], key, value]),
      // A number as key.
      Self.file([dictionary, [0x10, 1], value]),
      // A dictionary that contains itself.
      Self.file([[0xD1, 1, 0], key]),
    ]
    for file in files {
      #expect(throws: StringsFaults.self) { try StringsFile(strings: file) }
      #expect(throws: StringsFaults.self) { try StringsFile(stringsdict: file) }
    }
  }

  @Test("nested shared dictionaries are limited by the number of bytes in the file")
  func width() throws {
    // Each of thirty contains the next eight times: 8 ** 30 if they were followed.
    var objects: [[UInt8]] = []
    for depth in 0..<30 {
      let next = UInt8(depth + 1)
      objects.append(
        [0xD8] + [UInt8](repeating: 31, count: 8) + [UInt8](repeating: next, count: 8))
    }
    objects += [Self.text("a"), Self.text("K")]
    let fault = #expect(throws: StringsFaults.self) {
      try StringsFile(stringsdict: Self.file(objects))
    }
    #expect(fault?.all.first?.message.contains("too many entries") == true)
  }

  /// A text of some kilobytes.
  private static func long(_ bytes: Int) -> [UInt8] {
    [0x5F, 0x11, UInt8(bytes >> 8), UInt8(bytes & 0xFF)]
      + [UInt8](repeating: UInt8(ascii: "a"), count: bytes)
  }

  @Test("overlapping texts are refused: they would need more memory than the file")
  func overlapping() throws {
    let keys = (0..<50).map { Self.text("K\($0)") }
    let references = (1...100).map { UInt8($0) }
    let dictionary: [UInt8] = [0xDF, 0x10, 50] + references
    let alone = Self.file([dictionary] + keys + (0..<50).map { _ in Self.long(100) })
    #expect(try StringsFile(strings: alone).keys.count == 50)
    let values = [Self.long(10_000)] + [[UInt8]](repeating: [], count: 49)
    let fault = #expect(throws: StringsFaults.self) {
      try StringsFile(strings: Self.file([dictionary] + keys + values))
    }
    #expect(fault?.all.first?.message.contains("overlap") == true)
  }

  @Test("one text shared by many keys is not compiled for each of them")
  func shared() {
    let count = 20_000
    let dictionary: [UInt8] =
      [0xDF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
      + [UInt8](repeating: 1, count: count) + [UInt8](repeating: 2, count: count)
    let fault = #expect(throws: StringsFaults.self) {
      try StringsFile(strings: Self.file([dictionary, Self.text("K"), Self.long(4_096)]))
    }
    #expect(fault?.all.first?.message.contains("by many keys") == true)
  }
}
