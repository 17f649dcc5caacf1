// SPDX-License-Identifier: Apache-2.0
import JSONText
import Randomness
import Testing

@testable import Localization
@testable import Messages

@Suite("Truncation of texts to Apple's limit")
struct TruncationTests {
  @Test(
    "a text is cut between characters, at a nearby word's end if possible",
    arguments: [
      ("short", 5, "short"), ("one two three", 12, "one two…"), ("one two three", 10, "one two…"),
      ("one two three", 9, "one…"), ("abcdefghij", 8, "abcde…"), ("a b", 3, "a b"),
      ("abcd", 3, "…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 30, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦", 20, "…"), ("🇫🇷🇩🇪", 12, "🇫🇷…"),
      ("e\u{301}e\u{301}e\u{301}", 7, "e\u{301}…"), ("a\"\"\"\"", 8, "a\"\"…"),
      ("\u{1}\u{1}", 11, "\u{1}…"),
      ("\u{2068}שלום עולם\u{2069}!", 17, "\u{2068}שלום\u{2069}…"), ("क्षत्रिय", 14, "क्ष…"),
    ])
  func shortens(text: String, budget: Int, expected: String) {
    let shortened = Truncation.shorten(text, toCost: budget)
    #expect(shortened == expected)
    #expect(Truncation.cost(of: shortened ?? "") <= budget)
  }

  @Test("truncation fails if an ellipsis does not fit")
  func tooSmall() {
    #expect(Truncation.shorten("abcd", toCost: 2) == nil)
    #expect(Truncation.shorten("ab", toCost: 2) == "ab")
  }

  @Test("the result never exceeds the budget and always has balanced isolates")
  func random() {
    let alphabet = [
      "a", " ", "\"", "\u{2067}", "\u{2069}", "é", "😀", "\n", "\u{301}", "\u{200D}", "ש", "\u{1}",
    ]
    var random = SplitMix64(state: 5)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? ""
      }.joined()
      let budget = Int.random(in: 3..<90, using: &random)
      guard let shortened = Truncation.shorten(text, toCost: budget) else {
        Issue.record("\(text.debugDescription) \(budget)")
        continue
      }
      var written: [UInt8] = []
      JSONWriter.escape(shortened, into: &written)
      #expect(written.count == Truncation.cost(of: shortened))
      #expect(written.count <= budget)
      #expect(shortened == text || shortened.hasSuffix("…"))
    }
  }

  private func rendered(_ payload: String, limit: Int) throws -> RenderedPayload? {
    let bound = try PayloadTemplate(parsing: Array(payload.utf8))
      .bound(to: nil, context: LanguageContext(appFallback: ["en"]))
    return bound.render(bound.choose(for: ["en"]), truncatedTo: limit)
  }

  @Test("the body is shortened first, then the subtitle, and nothing else")
  func order() throws {
    let body = String(repeating: "word ", count: 100)
    let payload =
      #"{"aps":{"alert":{"title":"Title","subtitle":"\#(body)","body":{"localized":{"en":"\#(body)"}}}},"x":"é"}"#
    for limit in [1_200, 900, 700, 620, 400, 120] {
      let result = try #require(try rendered(payload, limit: limit))
      let alert = try #require(try JSONDocument(parsing: result.bytes).root["aps"]?["alert"])
      let (subtitle, shortBody) = (alert["subtitle"]?.string ?? "", alert["body"]?.string ?? "")
      #expect(result.bytes.count <= limit)
      #expect(result.isTruncated == (limit < 1_100))
      #expect(alert["title"]?.string == "Title")
      #expect(shortBody == "…" || subtitle == body)
      if limit < 1_100 { #expect(shortBody.hasSuffix("…")) }
    }
    #expect(try rendered(payload, limit: 60) == nil)
  }

  @Test("an alert that is a string and a literal text are shortened")
  func oneText() throws {
    for payload in [
      #"{"aps":{"alert":{"localized":{"en":"one two three four five"}}}}"#,
      #"{"aps":{"alert":"one two three four \u0066ive"}}"#,
      #"{"aps":{"alert":{"body":"one two three four five"}}}"#,
    ] {
      let result = try #require(try rendered(payload, limit: 40))
      let alert = try JSONDocument(parsing: result.bytes).root["aps"]?["alert"]
      #expect((alert?.string ?? alert?["body"]?.string)?.hasPrefix("one two") == true)
      #expect(result.isTruncated)
      #expect(result.bytes.count <= 40)
    }
    #expect(try rendered(#"{"aps":{"badge":1},"x":"a long text"}"#, limit: 20) == nil)
  }
}
