// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization
@testable import Messages

@Suite("Faults of payloads")
struct MessageFaultTests {
  @Test(
    "a payload that Apple would refuse is reported with a pointer",
    arguments: [
      ("", ""), ("[]", ""), (#"{"aps":1}"#, "/aps"), (#"{"mdm":1}"#, "/mdm"),
      (#"{"aps":{"alert":1}}"#, "/aps/alert"), (#"{"aps":{"alert":null}}"#, "/aps/alert"),
      (#"{"aps":{"alert":{"title":1}}}"#, "/aps/alert/title"),
      (#"{"aps":{"alert":{"body":["x"]}}}"#, "/aps/alert/body"),
      (#"{"aps":{"alert":{"body":{}}}}"#, "/aps/alert/body"),
      (#"{"aps":{"alert":{"body":{"en":"x"}}}}"#, "/aps/alert/body"),
      (#"{"aps":{"alert":{"body":{"loc-key":"x"}}}}"#, "/aps/alert/body"),
      (#"{"aps":{"badge":-1}}"#, "/aps/badge"), (#"{"aps":{"badge":"1"}}"#, "/aps/badge"),
      (#"{"aps":{"badge":1.5}}"#, "/aps/badge"), (#"{"aps":{"sound":true}}"#, "/aps/sound"),
      (#"{"aps":{"sound":{"critical":1}}}"#, "/aps/sound/name"),
      (#"{"aps":{"sound":{"name":"x","critical":2}}}"#, "/aps/sound/critical"),
      (#"{"aps":{"sound":{"name":"x","volume":1.1}}}"#, "/aps/sound/volume"),
      (#"{"aps":{"content-available":true}}"#, "/aps/content-available"),
      (#"{"aps":{"mutable-content":2}}"#, "/aps/mutable-content"),
      (#"{"aps":{"content-changed":1}}"#, "/aps/content-changed"),
      (#"{"aps":{"interruption-level":"loud"}}"#, "/aps/interruption-level"),
      (#"{"aps":{"relevance-score":1.01}}"#, "/aps/relevance-score"),
      (#"{"aps":{"relevance-score":1e999,"event":"update"}}"#, "/aps/relevance-score"),
      (#"{"aps":{"thread-id":1}}"#, "/aps/thread-id"),
      (#"{"aps":{"timestamp":"1"}}"#, "/aps/timestamp"),
      (#"{"aps":{"content-state":[]}}"#, "/aps/content-state"),
      (#"{"aps":{"alert":{"loc-key":1}}}"#, "/aps/alert/loc-key"),
      (#"{"aps":{"alert":{"loc-key":"k","loc-args":"x"}}}"#, "/aps/alert/loc-args"),
      (#"{"aps":{"alert":{"loc-key":"k","loc-args":["x",2]}}}"#, "/aps/alert/loc-args/1"),
      (#"{"aps":{"alert":{"title-loc-args":["x"]}}}"#, "/aps/alert/title-loc-args"),
      (#"{"aps":{"alert":{"title":"t","title-loc-key":"x"}}}"#, "/aps/alert/title-loc-key"),
      (#"{"aps":{"alert":{"body":{"string":"k"},"loc-key":"x"}}}"#, "/aps/alert/loc-key"),
      (#"{"aps":{"alert":{"launch-image":1}}}"#, "/aps/alert/launch-image"),
      (#"{"aps":{"alert":{"action-loc-key":1}}}"#, "/aps/alert/action-loc-key"),
      (
        #"{"aps":{"alert":{"title":{"localized":{"en":"x"}},"title-loc-key":"k"}}}"#,
        "/aps/alert/title-loc-key"
      ),
      (
        #"{"aps":{"alert":{"subtitle":"x","subtitle-loc-key":"k"}}}"#, "/aps/alert/subtitle-loc-key"
      ),
      (#"{"aps":{"alert":{"subtitle-loc-args":[]}}}"#, "/aps/alert/subtitle-loc-args"),
      (#"{"aps":{"event":"update","alert":{"title":{"loc-key":1}}}}"#, "/aps/alert/title/loc-key"),
      (
        #"{"aps":{"event":"update","alert":{"body":{"loc-args":["x"]}}}}"#,
        "/aps/alert/body/loc-args"
      ),
      (
        #"{"aps":{"event":"update","alert":{"body":{"loc-key":"k","loc-args":[1]}}}}"#,
        "/aps/alert/body/loc-args/0"
      ),
      (#"{"aps":{"event":"update","alert":{"body":{"loc-key":"k","x":1}}}}"#, "/aps/alert/body/x"),
      (#"{"aps":{"event":"update","alert":{"subtitle":"x"}}}"#, "/aps/alert/subtitle"),
      (#"{"aps":{"event":"update","alert":{"sound":{"name":"x"}}}}"#, "/aps/alert/sound"),
      (#"{"aps":{"input-push-token":true}}"#, "/aps/input-push-token"),
    ])
  func shape(payload: String, pointer: String) {
    let fault = #expect(throws: MessageFault.self) {
      try PayloadTemplate(parsing: Array(payload.utf8))
    }
    #expect(fault?.pointer == pointer)
  }

  @Test(
    "Apple's own values are accepted",
    arguments: [
      "{}", #"{"aps":{}}"#, #"{"mdm":"magic"}"#, #"{"aps":{"alert":""}}"#,
      #"{"aps":{"alert":{"title":"a","subtitle":"b","body":"c","new-key":{"localized":1}}}}"#,
      #"{"aps":{"alert":{"loc-key":"k","loc-args":["x"],"title":"t","action-loc-key":"a"}}}"#,
      #"{"aps":{"badge":0,"sound":"x","content-available":1,"mutable-content":0}}"#,
      #"{"aps":{"sound":{"critical":1,"name":"x","volume":0.5},"interruption-level":"critical"}}"#,
      #"{"aps":{"event":"update","relevance-score":75,"content-state":{},"timestamp":1,"alert":{"title":{"loc-key":"k","loc-args":["1"]}}}}"#,
      #"{"aps":{"some-day":[{"string":"x"}]},"aps2":{"alert":1}}"#,
    ])
  func passes(payload: String) throws {
    let template = try PayloadTemplate(parsing: Array(payload.utf8))
    #expect(!template.isLocalized)
    #expect(template.bytes == Array(payload.utf8))
  }

  @Test(
    "a fault in a localized form is reported with a pointer",
    arguments: [
      (#"{"localized":{}}"#, .form, "/localized"), (#"{"localized":[]}"#, .form, "/localized"),
      (#"{"localized":"x"}"#, .form, "/localized"),
      (#"{"localized":{"en":1}}"#, .form, "/localized/en"),
      (#"{"localized":{"e/n":"x"}}"#, .form, "/localized/e~1n"),
      (#"{"localized":{"en":"x","EN":"y"}}"#, .form, "/localized/EN"),
      (#"{"localized":{"en":"x"},"args":[]}"#, .form, "/args"),
      (#"{"string":"k","title":"x"}"#, .form, "/title"),
      (#"{"string":"","args":[]}"#, .form, "/string"), (#"{"string":1}"#, .form, "/string"),
      (#"{"string":"k","args":{}}"#, .arguments, "/args"),
      (#"{"string":"k","args":["x",null]}"#, .arguments, "/args/1"),
      (#"{"string":"k","args":["x",{"recipient":""}]}"#, .arguments, "/args/1"),
      (#"{"string":"k","args":[{"recipient":"a","b":1}]}"#, .arguments, "/args/0"),
      (#"{"string":"k","args":[{"name":"a"}]}"#, .arguments, "/args/0"),
      (#"{"string":"k","args":[1e999]}"#, .arguments, "/args/0"),
    ] as [(String, MessageFault.Kind, String)])
  func form(form: String, kind: MessageFault.Kind, pointer: String) {
    for (payload, place) in [
      (#"{"aps":{"alert":\#(form)}}"#, "/aps/alert"),
      (#"{"aps":{"alert":{"subtitle":\#(form)}}}"#, "/aps/alert/subtitle"),
    ] {
      let fault = #expect(throws: MessageFault.self) {
        try PayloadTemplate(parsing: Array(payload.utf8))
      }
      #expect(fault?.kind == kind)
      #expect(fault?.pointer == place + pointer)
    }
  }

  @Test(
    "rendering problems are found before acceptance, with field and language",
    arguments: [
      (#"{"string":"NOPE"}"#, .unknownKey, "/string", nil),
      (#"{"string":"PLAY","args":["x"]}"#, .arguments, "/args/1", "en"),
      (#"{"string":"N","args":["x"]}"#, .arguments, "/args/0", "en"),
      (#"{"string":"N","args":[1.5]}"#, .arguments, "/args/0", "en"),
      (#"{"localized":{"de":"x"}}"#, .missingText, "", "en"),
    ] as [(String, MessageFault.Kind, String, String?)])
  func check(form: String, kind: MessageFault.Kind, pointer: String, language: String?) throws {
    let payload = #"{"aps":{"alert":{"title":{"localized":{"en":"t","de":"T"}},"body":\#(form)}}}"#
    let template = try PayloadTemplate(parsing: Array(payload.utf8))
    let fault = #expect(throws: MessageFault.self) {
      try template.check(catalogue: PayloadTemplateTests.catalogue, context: LanguageContext())
    }
    #expect(fault?.kind == kind)
    #expect(fault?.pointer == "/aps/alert/body" + pointer)
    #expect(fault?.language == language)
  }

  @Test("a message is refused unless a fallback language covers all other readers")
  func everyoneHasText() throws {
    let payload = #"{"aps":{"alert":{"localized":{"fr":"x","pt-BR":"y"}}}}"#
    let template = try PayloadTemplate(parsing: Array(payload.utf8))
    func check(_ context: LanguageContext) throws {
      try template.check(catalogue: nil, context: context)
    }
    let fault = #expect(throws: MessageFault.self) { try check(LanguageContext()) }
    #expect(fault?.message.contains("fr, pt-BR") == true)
    #expect(throws: MessageFault.self) { try check(LanguageContext(fallback: ["en"])) }
    let repeated = #expect(throws: MessageFault.self) {
      try check(LanguageContext(fallback: ["en"], appFallback: ["en"], sourceLanguage: "en"))
    }
    #expect(repeated?.message.hasSuffix("all texts must exist in en") == true)
    let several = #expect(throws: MessageFault.self) {
      try check(LanguageContext(fallback: ["en"], appFallback: ["de", "en"], sourceLanguage: "de"))
    }
    #expect(several?.message.hasSuffix("all texts must exist in one of en, de") == true)
    try check(LanguageContext(fallback: ["en", "fr-CA"]))
    try check(LanguageContext(appFallback: ["pt"]))
    try check(LanguageContext(sourceLanguage: "fr"))
  }

  @Test("the facts that determine the push type are collected")
  func facts() throws {
    func facts(_ payload: String) throws -> PayloadFacts {
      try PayloadTemplate(parsing: Array(payload.utf8)).facts
    }
    let alert = try facts(
      #"{"aps":{"alert":{"body":{"localized":{"en":"x"}}},"badge":0,"sound":{"name":"x","critical":1},"mutable-content":1}}"#
    )
    #expect(
      alert.hasAps && alert.hasAlert && alert.hasAlertText && alert.hasBadge && alert.hasSound)
    #expect(alert.hasCriticalSound && alert.mutableContent && !alert.contentAvailable)
    let background = try facts(#"{"aps":{"content-available":1}}"#)
    #expect(background.contentAvailable && !background.hasAlert && !background.hasAlertText)
    #expect(try facts(#"{"aps":{"content-changed":true}}"#).contentChanged)
    #expect(try facts(#"{"aps":{"event":"end","timestamp":1}}"#).event == "end")
    #expect(try facts(#"{"mdm":"m"}"#).mdm == "m")
    #expect(try !facts(#"{"mdm":"m"}"#).hasAps)
  }

  @Test("a key of another table is refused, naming the tables that have it")
  func otherTable() throws {
    func texts(_ json: String) throws -> Catalogue {
      try Catalogue(
        revision: 1, sourceLanguage: "en", files: [("en", try StringsFile(json: Array(json.utf8)))])
    }
    let catalogue = Catalogue(
      revision: 1, sourceLanguage: "en",
      tables: [
        "": try texts(#"{"HI":"Hi"}"#), "Push": try texts(#"{"NEWS":"News"}"#),
        "Shop": try texts(#"{"NEWS":"News","HI":"Hi"}"#),
      ])
    for (form, sentence) in [
      (
        #"{"string":"NEWS"}"#,
        "the table Localizable of the app's strings must have \"NEWS\" in some language; it has it "
          + "in none; the tables Push, Shop have it: expected \"table\": \"Push\" beside the key"
      ),
      (
        #"{"string":"NEWS","table":"Gone"}"#,
        "the table Gone of the app's strings must have \"NEWS\" in some language; it has it in "
          + "none; the tables Push, Shop have it: expected \"table\": \"Push\" beside the key"
      ),
      (
        #"{"string":"NONE","table":"Push"}"#,
        "the table Push of the app's strings must have \"NONE\" in some language; it has it in none"
      ),
    ] {
      let payload = try JSONDocument(parsing: Array(#"{"aps":{"alert":\#(form)}}"#.utf8)).root
      let localized = LocalizedPayload(
        try PayloadTemplate(payload), catalogue: catalogue, context: LanguageContext())
      let fault = #expect(throws: MessageFault.self) { try localized.check() }
      #expect(fault?.kind == .unknownKey && fault?.message == sentence)
    }
  }
}
