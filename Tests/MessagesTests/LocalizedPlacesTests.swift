// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization
@testable import Messages

@Suite("Localized texts outside the alert")
struct LocalizedPlacesTests {
  private static let payload =
    #"{"aps":{"alert":{"title":{"localized":{"en":"T","fr":"τ"}},"body":"literal"},"sound":"x","event":"update","content-state":{"a/b":"?","list":["","y"],"n":1},"timestamp":1},"media":"m"}"#

  private func template(_ localize: String) throws -> PayloadTemplate {
    try PayloadTemplate(parsing: Array(Self.payload.utf8), localize: Array(localize.utf8))
  }

  @Test("texts outside the alert are inserted in the alert's language")
  func rendered() throws {
    let template = try template(
      #"""
      {"/aps/sound":{"localized":{"fr":"fr.aiff","en":"en.aiff","de":"de.aiff"}},
      "/aps/content-state/a~1b":{"localized":{"en":"state \"1\"","fr":"état"}},
      "/aps/content-state/list/1":{"localized":{"en":"two","fr":"deux"}},
      "/aps/alert/body":{"localized":{"en":"body","fr":"corps"}},
      "/media":{"localized":{"en":"https://x/en","fr":"https://x/fr"}}}
      """#)
    let bound = template.bound(to: nil, context: LanguageContext(appFallback: ["en"]))
    try bound.check()
    // German has a sound but no title.
    for (reader, language) in [("fr-CA", "fr"), ("de", "en"), ("en", "en")] {
      let result = bound.render(bound.choose(for: [reader]))
      #expect(result.language == language)
      let root = try JSONDocument(parsing: result.bytes).root
      let isFrench = language == "fr"
      #expect(root.at(pointer: "/aps/alert/title")?.string == (isFrench ? "τ" : "T"))
      #expect(root.at(pointer: "/aps/alert/body")?.string == (isFrench ? "corps" : "body"))
      #expect(root.at(pointer: "/aps/sound")?.string == (isFrench ? "fr.aiff" : "en.aiff"))
      let state = root.at(pointer: "/aps/content-state")
      #expect(state?["a/b"]?.string == (isFrench ? "état" : "state \"1\""))
      #expect(state?["list"]?.elements.map(\.string) == ["", isFrench ? "deux" : "two"])
      #expect(state?["n"]?.int == 1)
      #expect(root["media"]?.string == "https://x/\(language)")
    }
  }

  @Test("a body localized by pointer is shortened like any other")
  func shortened() throws {
    let text = String(repeating: "word ", count: 60)
    let template = try template(#"{"/aps/alert/body":{"localized":{"en":"\#(text)"}}}"#)
    let bound = template.bound(to: nil, context: LanguageContext())
    let result = try #require(bound.render(bound.choose(for: ["en"]), truncatedTo: 260))
    #expect(result.isTruncated && result.bytes.count <= 260)
    let body = try JSONDocument(parsing: result.bytes).root.at(pointer: "/aps/alert/body")?.string
    #expect(body?.hasSuffix("…") == true)
  }

  @Test(
    "texts at positions that cannot hold one are refused with the pointer",
    arguments: [
      ("[]", .form, ""), (#"{"/nothing":{"string":"k"}}"#, .place, "/~1nothing"),
      (#"{"aps/sound":{"string":"k"}}"#, .place, "/aps~1sound"),
      (#"{"":{"string":"k"}}"#, .place, "/"),
      (#"{"/aps":{"string":"k"}}"#, .place, "/~1aps"),
      (#"{"/aps/timestamp":{"string":"k"}}"#, .place, "/~1aps~1timestamp"),
      (#"{"/aps/event":{"string":"k"}}"#, .place, "/~1aps~1event"),
      (#"{"/aps/content-state/list/9":{"string":"k"}}"#, .place, "/~1aps~1content-state~1list~19"),
      (#"{"/aps/alert/title":{"string":"k"}}"#, .place, "/~1aps~1alert~1title"),
      (
        #"{"/aps/alert/title/localized/en":{"string":"k"}}"#, .place,
        "/~1aps~1alert~1title~1localized~1en"
      ),
      (#"{"/aps/alert":{"string":"k"}}"#, .place, "/~1aps~1alert"),
      (#"{"/media":"x"}"#, .form, "/~1media"), (#"{"/media":{"en":"x"}}"#, .form, "/~1media"),
      (#"{"/media":{"localized":{}}}"#, .form, "/~1media/localized"),
      (#"{"/media":{"string":"k","args":[null]}}"#, .arguments, "/~1media/args/0"),
    ] as [(String, MessageFault.Kind, String)])
  func refused(localize: String, kind: MessageFault.Kind, pointer: String) {
    let fault = #expect(throws: MessageFault.self) { try template(localize) }
    #expect(fault?.member == .localize)
    #expect(fault?.kind == kind)
    #expect(fault?.pointer == pointer)
  }

  @Test("a localized position without a text in the alert's language is reported")
  func missing() throws {
    let template = try template(#"{"/media":{"localized":{"fr":"x"}}}"#)
    let bound = template.bound(to: nil, context: LanguageContext(appFallback: ["en"]))
    let fault = #expect(throws: MessageFault.self) { try bound.check() }
    #expect(fault?.member == .localize)
    #expect(fault?.pointer == "/~1media")
    #expect(fault?.language == "en")
  }

  @Test("the number of localized positions is limited")
  func limit() throws {
    let names = (0...LocalizedPlaces.maximum).map { "\"/\($0)\":{\"string\":\"k\"}" }
    let fault = #expect(throws: MessageFault.self) {
      try template("{\(names.joined(separator: ","))}")
    }
    #expect(fault?.kind == .form)
  }
}
