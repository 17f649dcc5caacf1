// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Localization

@Suite("Templates with placeholders")
struct TextTemplateTests {
  private func render(
    _ template: TextTemplate, _ arguments: [TextArgument], in language: String = "en"
  ) throws -> String {
    let tag = try #require(LanguageTag(parsing: language))
    return template.render(arguments, in: LanguageWriting(tag: tag.normalized))
  }

  @Test(
    "arguments replace the placeholders",
    arguments: [
      ("plain", "plain"), ("", ""), ("100%%", "100%"), ("%@ and %@", "Ann and 1,234"),
      ("%2$@, %1$@", "1,234, Ann"), ("%2$@", "1,234"), ("%@ %2$d %d", "Ann 1,234 1,234"),
      ("%2$lld %2$i %2$u %2$lu %2$ld %2$llu", "1,234 1,234 1,234 1,234 1,234 1,234"),
      ("%3$f|%3$.2f|%3$.0f|%3$.f", "2.500000|2.50|2|2"), ("%3$@", "2.5"), ("%4$@", "%@ %1$@ %"),
      ("%5$d", "7"), ("😀%1$@é", "😀Anné"), ("%1$@%1$@", "AnnAnn"),
    ])
  func renders(format: String, expected: String) throws {
    let arguments: [TextArgument] = [
      .text("Ann"), .number("1234"), .number("2.5"), .text("%@ %1$@ %"), .text("7"),
    ]
    let template = try TextTemplate(parsing: format)
    #expect(template.fault(for: arguments) == nil)
    #expect(try render(template, arguments) == expected)
  }

  @Test(
    "an unsupported placeholder is refused and quoted",
    arguments: [
      ("50% yes", "%"), ("a %", "%"), ("%s", "%s"), ("%c", "%c"), ("%x", "%x"), ("%p", "%p"),
      ("%n", "%n"),
      ("%*d", "%*d"), ("%5d", "%5d"), ("%-5@", "%-5@"), ("%0$@", "%0$@"), ("%33$@", "%33$@"),
      ("%128$@", "%128$@"), ("%1$", "%1$"), ("%.99f", "%.99f"), ("%.d", "%.d"),
      ("%g", "%g"), ("%#lx", "%#lx"),
      ("%llld", "%llld"), ("%#@x@", "%#@x@"), ("%#@x", "%#@x"),
      ("%99999999999999999999$@", "%9999999"),
      ("%1$@ %1$d", "%1$d"),
    ])
  func refuses(format: String, placeholder: String) {
    let fault = #expect(throws: TemplateFault.self) { try TextTemplate(parsing: format) }
    #expect(fault?.placeholder == placeholder)
  }

  @Test(
    "a mismatched argument is reported with its index",
    arguments: [
      ("%@ %@", [TextArgument.text("a")], 1), ("%3$@", [.text("a"), .text("b")], 2),
      ("%d", [.text("x")], 0), ("%d", [.number("1.5")], 0), ("%d", [.text("")], 0),
      ("%@ %.1f", [.text("a"), .text("b")], 1),
    ])
  func faults(format: String, arguments: [TextArgument], index: Int) throws {
    #expect(try TextTemplate(parsing: format).fault(for: arguments)?.argument == index)
  }

  @Test("numbers are written in the language's digits and grouping")
  func languages() throws {
    let template = try TextTemplate(parsing: "%d|%.1f|%@")
    let arguments: [TextArgument] = [.number("1234567"), .number("0.25"), .number("-5e1")]
    #expect(try render(template, arguments, in: "de") == "1.234.567|0,2|-50")
    #expect(try render(template, arguments, in: "hi-IN") == "12,34,567|0.2|-50")
    #expect(try render(template, arguments, in: "sv") == "1\u{A0}234\u{A0}567|0,2|−50")
    #expect(
      try render(TextTemplate(parsing: "%d"), [.number("1200")], in: "fa")
        == "\u{2068}۱٬۲۰۰\u{2069}")
  }

  @Test("a plural form is chosen by the first number of its text")
  func wholeForms() throws {
    let template = try TextTemplate(forms: [
      .one: "%@ hat %lld Bild", .other: "%@ hat %lld Bilder", .zero: "%@ hat kein Bild",
    ])
    #expect(template.argumentCount == 2)
    for (number, text) in [
      ("1", "A hat 1 Bild"), ("0", "A hat kein Bild"), ("12", "A hat 12 Bilder"),
    ] {
      #expect(try render(template, [.text("A"), .text(number)], in: "de") == text)
    }
    #expect(template.fault(for: [.text("A"), .text("B")])?.argument == 1)
    let wordless = try TextTemplate(forms: [.one: "One", .other: "Many"])
    #expect(try render(wordless, [.number("1")]) == "One")
    #expect(wordless.argumentCount == 1)
    #expect(throws: TemplateFault.self) { try TextTemplate(forms: [.one: "x"]) }
  }

  @Test("inflection marks in plural forms are rendered as plain text")
  func inflectedForms() throws {
    let forms: [PluralCategory: String] = [
      .one: "^[%lld photo](inflect: true)", .other: "Only ^[%lld photos](inflect: true) ^",
    ]
    let template = try TextTemplate(forms: forms)
    #expect(try render(template, [.number("1")]) == "1 photo")
    #expect(try render(template, [.number("3")]) == "Only 3 photos ^")
    let variable = PluralVariable(argument: nil, conversion: .integer, forms: forms)
    let inside = try TextTemplate(format: "%#@v@!", variables: ["v": variable])
    #expect(try render(inside, [.number("1")]) == "1 photo!")
    // A text for all numbers with inflection, or inflection by more than a number, is refused.
    #expect(throws: TemplateFault.self) {
      try TextTemplate(parsing: "^[%lld photo](inflect: true)")
    }
    let others = [PluralCategory.one: "x", .other: "^[%@ photo](agreeWithArgument: 1)"]
    #expect(throws: TemplateFault.self) { try TextTemplate(forms: others) }
  }

  @Test("variables are replaced according to their own numbers, also when nested")
  func variables() throws {
    let variables = [
      "files": PluralVariable(
        argument: nil, conversion: .integer,
        forms: [.one: "%d файл", .few: "%d файла", .many: "%arg файлов", .other: "%d файла"]),
      "where": PluralVariable(
        argument: 2, conversion: .integer,
        forms: [.one: "в %d папке для %1$@", .other: "в %3$d папках (%2$#@files@)"]),
    ]
    let template = try TextTemplate(format: "%1$@: %2$#@files@ %#@where@", variables: variables)
    #expect(template.argumentTypes == [0: .text, 1: .integer, 2: .integer])
    func text(_ files: String, _ folders: String) throws -> String {
      try render(template, [.text("А"), .number(files), .number(folders)], in: "ru")
        .replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
    }
    #expect(try text("1", "1") == "А: 1 файл в 1 папке для А")
    #expect(try text("3", "5") == "А: 3 файла в 5 папках (3 файла)")
    #expect(try text("25", "21") == "А: 25 файлов в 21 папке для А")
  }

  @Test("variables that are recursive, undefined or without \"other\" are refused")
  func badVariables() {
    func fault(_ forms: [PluralCategory: String]) -> TemplateFault? {
      let variable = PluralVariable(argument: nil, conversion: .integer, forms: forms)
      return #expect(throws: TemplateFault.self) {
        try TextTemplate(format: "%#@x@", variables: ["x": variable])
      }
    }
    #expect(fault([.other: "a %#@x@"])?.message.contains("itself") == true)
    #expect(fault([.other: "a %#@y@"])?.message.contains("defined") == true)
    #expect(fault([.one: "a"]) == .needsOther)
    #expect(fault([.other: "%1$@"])?.message.contains("shown as a text") == true)
  }
}
