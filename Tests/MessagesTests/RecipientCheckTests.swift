// SPDX-License-Identifier: Apache-2.0
import JSONText
import Randomness
import Testing

@testable import Localization
@testable import Messages

@Suite("Checks of recipients' arguments")
struct RecipientCheckTests {
  private static let strings = [
    ("en", #"{"S":"%@ has %d \"new\" %@","D":"%.2f of %@"}"#),
    ("ar", #"{"S":"لدى %@ %d من %@","D":"%.3f / %@"}"#),
    ("hi", #"{"S":"%@ के पास %d %@ हैं","D":"%.1f %@"}"#),
    ("ru", #"{"S":"%@: %d %@","D":"%2$@ %1$.2f"}"#),
  ]

  private static let languages = [
    "en", "fr", "de", "es", "it", "pt-BR", "pt-PT", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk",
    "hu",
    "ro", "bg", "el", "tr", "ru", "uk", "sr", "hr", "sl", "he", "ar", "fa", "hi", "bn", "ta", "th",
    "vi",
    "id", "ms", "ja", "ko", "zh-Hans", "zh-Hant", "lt", "lv", "et",
  ]

  private func bound(_ payload: String) throws -> LocalizedPayload {
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "en",
      files: try Self.strings.map { ($0.0, try StringsFile(json: Array($0.1.utf8))) })
    let bound = try PayloadTemplate(parsing: Array(payload.utf8))
      .bound(to: catalogue, context: LanguageContext(appFallback: ["en"]))
    try bound.check()
    return bound
  }

  private static let payload = #"""
    {"aps":{"alert":{"title":{"string":"D","args":[{"recipient":"part"},"all"]},
    "body":{"string":"S","args":[{"recipient":"name"},{"recipient":"count"},"games"]}}},"x":1}
    """#

  @Test(
    "a missing or mistyped argument is reported with the text that needs it",
    arguments: [
      (["part": .number("1"), "count": .number("3")], "name", nil),
      (["part": .number("1"), "name": .text("x"), "count": .text("many")], "count", "en"),
      (["part": .number("1"), "name": .text("x"), "count": .number("1.5")], "count", "en"),
      (["part": .text("half"), "name": .text("x"), "count": .number("1")], "part", "en"),
      (
        ["part": .text("0.5"), "name": .number("7"), "count": .text("3"), "more": .text("")], "",
        nil
      ),
    ] as [([ExactString: TextArgument], String, String?)])
  func kinds(arguments: [ExactString: TextArgument], name: String, language: String?) throws {
    let check = RecipientCheck(
      try bound(Self.payload), limit: 4096, isTruncating: false, hasBadge: false)
    let finding = check.finding(for: arguments, badge: nil)
    guard case .argument(let found, let message, let whose) = finding else {
      #expect(finding == nil && name.isEmpty)
      return
    }
    #expect(found == name)
    #expect(whose == language)
    if arguments[ExactString(name)] == nil {
      #expect(message == "this argument is missing: a text of the message uses it")
    }
  }

  @Test("arguments with canonically equivalent names are distinguished")
  func exactNames() throws {
    let payload = try bound(
      #"""
      {"aps":{"alert":{"title":{"string":"D","args":[1,{"recipient":"caf\u00E9"}]},
      "body":{"string":"D","args":[2,{"recipient":"cafe\u0301"}]}}}}
      """#)
    let json = #"[{"user":"a","args":{"caf\u00E9":"one","cafe\u0301":"two"}}]"#
    let list = try RecipientList(JSONDocument(parsing: Array(json.utf8)).root)
    let arguments = list.entries[0].arguments
    #expect(arguments.count == 2)
    let rendered = payload.render(
      payload.choose(for: ["en"]), truncatedTo: .max, recipient: arguments)
    let text = String(decoding: try #require(rendered).bytes, as: UTF8.self)
    #expect(text.contains("\"1.00 of one\"") && text.contains("\"2.00 of two\""), "\(text)")
  }

  /// The promised result of the check, computed by rendering in every language.
  private func tooLarge(
    _ payload: LocalizedPayload, _ limit: Int, isTruncating: Bool, _ badge: Int?,
    _ arguments: [ExactString: TextArgument]
  ) -> Bool {
    payload.completeChoices.contains { choice in
      payload.render(
        choice, for: .longest, truncatedTo: isTruncating ? limit : .max, badge: badge,
        recipient: arguments
      ).map { $0.bytes.count > limit } ?? true
    }
  }

  @Test(
    "the check's result equals that of rendering for everyone in every language",
    arguments: [false, true])
  func exact(isTruncating: Bool) throws {
    let payload = try bound(Self.payload)
    var random = SplitMix64(state: 11)
    let names = [
      "Ann", "\"\\\"\n", "דנה", "\u{2066}x\u{2067}", "\u{2069}\u{7}", "é", "👨‍👩‍👧‍👦", "1e30", "12", "",
    ]
    let numbers = [
      "0", "-1", "7", "1234567", "-98765432109876", "1e20", "-1e-3", "00012", "3.999",
      String(repeating: "9", count: 80),
    ]
    var verdicts: Set<Bool> = []
    for _ in 0..<4_000 {
      let name = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        names.randomElement(using: &random) ?? ""
      }.joined()
      let whole = numbers.filter { !$0.contains(".") && !$0.contains("-3") }
      let arguments: [ExactString: TextArgument] = [
        "name": .text(name), "part": .text(numbers.randomElement(using: &random) ?? "0"),
        "count": .number(whole.randomElement(using: &random) ?? "0"),
      ]
      let limit = Int.random(in: 100..<500, using: &random)
      let badge = Bool.random(using: &random) ? Int.random(in: 0..<100_000, using: &random) : nil
      let check = RecipientCheck(
        payload, limit: limit, isTruncating: isTruncating, hasBadge: badge != nil)
      let expected = tooLarge(payload, limit, isTruncating: isTruncating, badge, arguments)
      let finding = check.finding(for: arguments, badge: badge)
      verdicts.insert(expected)
      switch finding {
      case nil: #expect(!expected, "\(limit) \(arguments)")
      case .tooLarge(_, let bytes):
        #expect(expected, "\(limit) \(arguments)")
        #expect(bytes > limit)
      case .argument(let name, let message, _): Issue.record("\(name): \(message)")
      }
    }
    #expect(verdicts.count == 2)
  }

  @Test("zeros that pad a number are counted")
  func zeros() throws {
    let text = String(repeating: "%1$015d", count: 10) + "%2$@"
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "fa",
      files: [("fa", try StringsFile(json: Array("{\"Z\":\"\(text)\"}".utf8)))])
    let payload = try PayloadTemplate(
      parsing: Array(
        #"{"aps":{"alert":{"body":{"string":"Z","args":[5,{"recipient":"n"}]}}}}"#.utf8)
    ).bound(to: catalogue, context: LanguageContext(appFallback: ["fa"]))
    let arguments: [ExactString: TextArgument] = ["n": .text("x")]
    let rendered = payload.render(
      payload.choose(for: ["fa"]), for: .longest, truncatedTo: .max, recipient: arguments)
    let size = try #require(rendered?.bytes.count)
    for (limit, fits) in [(size, true), (size - 1, false)] {
      let check = RecipientCheck(payload, limit: limit, isTruncating: false, hasBadge: false)
      #expect((check.finding(for: arguments, badge: nil) == nil) == fits)
    }
  }

  @Test("ten thousand recipients in forty languages are checked within five seconds")
  func fast() throws {
    let tags = Self.languages
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "en",
      files: try tags.map { ($0, try StringsFile(json: Array(#"{"S":"%@: %d"}"#.utf8))) })
    let payload = try PayloadTemplate(
      parsing: Array(
        #"{"aps":{"alert":{"string":"S","args":[{"recipient":"name"},{"recipient":"n"}]}}}"#.utf8)
    ).bound(to: catalogue, context: LanguageContext())
    #expect(payload.completeLanguages.count >= 40)
    let check = RecipientCheck(payload, limit: 4096, isTruncating: false, hasBadge: true)
    let start = ContinuousClock.now
    for number in 0..<10_000 {
      let arguments: [ExactString: TextArgument] = [
        "name": .text("Ann"), "n": .number("\(number)"),
      ]
      #expect(check.finding(for: arguments, badge: number) == nil)
    }
    // Rendering them all would take several seconds even in a release build.
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
