// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

@Suite("Parsing of strings files")
struct StringsFileTests {
  private func texts(_ file: StringsFile) -> [ExactString: String] {
    let plain = LanguageWriting(tag: LanguageTag(language: "en", script: nil, region: nil))
    return file.templates.mapValues { $0.render([], in: plain) }
  }

  private func strings(_ text: String) throws -> [ExactString: String] {
    texts(try StringsFile(strings: Array(text.utf8)))
  }

  @Test(
    "files are parsed like by Apple's own readers",
    arguments: [
      ("", [:]), (" \n /* x */ // y\n", [:]), (#""a"="b";"#, ["a": "b"]),
      (#"a=b;c = "d" ;"#, ["a": "b", "c": "d"]),
      (#"{"a"="b";}"#, ["a": "b"]), (#""a";"#, ["a": "a"]), ("'a'='\"';", ["a": "\""]),
      ("\"a\"=\"line\nbreak\";", ["a": "line\nbreak"]),
      (#"a.b-c/d:e_$1 = "x";"#, ["a.b-c/d:e_$1": "x"]),
      (#""a"="\a\b\f\n\r\t\v\"\'\\\q";"#, ["a": "\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\q"]),
      (#""a"="\U00e9\Ud83d\Ude00\U41;\101\351\12";"#, ["a": "é😀A;AØ\n"]),
      ("\"a\"=\"x\\\ny\";", ["a": "x\ny"]), ("\u{2028}a\u{2029}=\u{B}b;", ["a": "b"]),
      (#""a"/*1*/=/*2*/"b"/*3*/;/*4*/"c"="d";"#, ["a": "b", "c": "d"]), ("a=b; // end", ["a": "b"]),
      (#""50%%"="50%%";"#, ["50%%": "50%"]),
    ] as [(String, [ExactString: String])])
  func reads(text: String, expected: [ExactString: String]) throws {
    #expect(try strings(text) == expected)
  }

  @Test(
    "input that Apple's readers skip silently is refused with its position",
    arguments: [
      (#""a"="b";; "c"="d";"#, 1, 9, "a key"), (#""a"="b"; ] "c"="d";"#, 1, 10, "a key"),
      ("\"a\"=\"b\";\n\n\"c\"=\"d\"", 3, 8, "semicolon"), ("# x", 1, 1, "a key"),
      (#""a"="#, 1, 5, "a text"),
      (#""a"=(b);"#, 1, 5, "a text"), (#""a"={b=c;};"#, 1, 5, "a text"),
      (#""a"=<00>;"#, 1, 5, "a text"),
      ("\"a\"=\"b\nc", 1, 6, "closed"), (#""a"="\u0042";"#, 1, 8, "capital U"),
      (#""a"="\Ud83d";"#, 1, 12, "surrogates"), (#""a"="\Uxyz";"#, 1, 8, "hexadecimal"),
      (#""a"="\377";"#, 1, 10, "octal"), (#""a"="\0";"#, 1, 8, "octal"), ("{a=b;", 1, 6, "brace"),
      ("{a=b;} c=d;", 1, 8, "brace"), ("a b;", 1, 2, "semicolon"),
      ("a = b\n\nc = d;", 1, 6, "semicolon"),
      ("a=b;\nb=\"%s\";", 2, 1, "%s"),
    ])
  func refuses(text: String, line: Int, column: Int, message: String) {
    let faults = #expect(throws: StringsFaults.self) { try StringsFile(strings: Array(text.utf8)) }
    #expect(faults?.all.first?.line == line)
    #expect(faults?.all.first?.column == column)
    #expect(faults?.all.first?.message.contains(message) == true, "\(faults?.all ?? [])")
  }

  @Test("UTF-8 and UTF-16 are read, with a byte order mark or a warning")
  func encodings() throws {
    let text = #""ключ" = "значение 😀";"#
    let little = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let marked: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
    ]
    for bytes in marked {
      let file = try StringsFile(strings: bytes)
      #expect(texts(file) == ["ключ": "значение 😀"])
      #expect(file.warnings.isEmpty)
    }
    for bytes in [little, big] {
      #expect(try StringsFile(strings: bytes).warnings.count == 1)
    }
    for bytes in [[0xE9, 0x3B], [0xFF, 0xFE, 0x41], [0xFF, 0xFE, 0x3D, 0xD8]] as [[UInt8]] {
      #expect(throws: StringsFaults.self) { try StringsFile(strings: bytes) }
    }
  }

  @Test("repeated keys and unterminated comments are warnings")
  func warnings() throws {
    let file = try StringsFile(strings: Array("a=b;\na=c; /* no end".utf8))
    #expect(texts(file) == ["a": "c"])
    #expect(file.warnings.map(\.line) == [2, 2])
  }

  @Test("every invalid string is reported with its key")
  func everyFault() {
    let faults = #expect(throws: StringsFaults.self) {
      try StringsFile(
        json: Array(
          "{\"a\":\"%q\",\n\"b\":\"ok\",\n\"c\":1,\"d\":{\"one\":\"x\"},\"e\":{\"two\":2}}".utf8))
    }
    #expect(faults?.all.map(\.key) == ["a", "c", "d", "e"])
    #expect(faults?.all.map(\.line) == [1, 3, 3, 3])
  }

  @Test("the XML form of a strings file is read")
  func xmlStrings() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><!-- <key> --><dict>
      <key>a &amp; b</key> <string>&lt;&#x1F600;&#65;<![CDATA[<&>]]>&gt;</string>
      <key>c</key><string/>
      </dict></plist>
      """
    #expect(try strings(xml) == ["a & b": "<😀A<&>>", "c": ""])
  }

  @Test("plural variables, widths and devices of a .stringsdict are read")
  func stringsDict() throws {
    func plural(_ forms: String) -> String {
      "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>"
    }
    let xml = """
      <plist><dict>
      <key>N</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@photos@</string>
      <key>photos</key>\(plural("<key>one</key><string>%d photo</string><key>other</key><string>%d photos</string>"))</dict>
      <key>W</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>middle</string>
      <key>5</key><string>s</string><key>100</key><string>long</string></dict></dict>
      <key>D</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>m</string>
      <key>iphone</key><string>i</string></dict></dict>
      </dict></plist>
      """
    let file = try StringsFile(stringsdict: Array(xml.utf8))
    let english = LanguageWriting(tag: LanguageTag(language: "en", script: nil, region: nil))
    let photos = try #require(file.templates["N"])
    #expect(photos.render([.number("1"), .text("Ann")], in: english) == "Ann: 1 photo")
    #expect(photos.render([.number("2"), .text("Ann")], in: english) == "Ann: 2 photos")
    #expect(file.templates["W"]?.render([], in: english) == "middle")
    #expect(file.templates["D"]?.render([], in: english) == "i")
    #expect(file.warnings.count == 2)
    let strings = try StringsFile(strings: Array("N=\"plain\"; X=\"x\";".utf8))
    #expect(strings.overridden(by: file).templates["N"] == photos)
    #expect(strings.overridden(by: file).keys == ["N", "X", "W", "D"])
  }

  @Test(
    "XML with hidden content or without an end is refused",
    arguments: [
      "<plist><dict><key>a</key><string>b</dict></plist>", "<plist><dict><key>a</key>",
      "<plist><array/></plist>",
      "<!DOCTYPE p [<!ENTITY x \"y\">]><plist><dict/></plist>",
      "<plist><dict><key>a</key><string>&x;</string></dict></plist>",
      "<plist><dict><string>a</string></dict></plist>",
      "<plist><dict><key>a</key><dict></dict></dict></plist>",
      "<plist><dict><key>a</key><string>%s</string></dict></plist>", "bplist00", "<", "<!--",
      "<plist><dict>" + String(repeating: "<key>a</key><dict>", count: 100_000),
    ])
  func badXML(xml: String) {
    #expect(throws: StringsFaults.self) { try StringsFile(stringsdict: Array(xml.utf8)) }
  }
}
