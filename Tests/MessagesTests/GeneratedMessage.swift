// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel
import Randomness

@testable import Localization
@testable import Messages

/// A localized message with random languages, texts, arguments and settings.
struct GeneratedMessage {
  let bound: BoundMessage

  private static let languages = [
    "en", "en-GB", "fr", "fr-CA", "de", "pt-BR", "pt-PT", "he", "ar", "hi", "ja", "zh-Hans",
    "zh-Hant", "sr", "nb",
  ]
  private static let readers = [
    [], ["fr-CA", "en"], ["fr-CH-u-nu-latn"], ["zh-Hant-TW"], ["sr-Latn-RS", "de-AT"], ["ja-JP"],
    ["ar-EG"], ["hi-IN-u-nu-deva"], ["pt-PT", "pt-BR"], ["iw"], ["no", "da"], ["xx", "!"],
    ["en-NZ"],
    ["eu-ES"], ["de-CH", "it-CH", "en"],
  ]
  private static let texts = [
    "Hi", "%@ has %d", "50% off", "%.2f of %@", "Ünïcode \" \\ / \u{1F600}\n", "",
    String(repeating: "long ", count: 30),
  ]
  private static let arguments = [
    #"["Jenna",3]"#, #"["3","4"]"#, "[]", #"[{"percent":0.355},{"number":"12.50"}]"#,
    #"["שרה",{"date":"2026-11-22T18:30:00Z"}]"#, #"[1e3,{"currency":"EUR","amount":-1234.5}]"#,
  ]

  /// Returns a message; nil if no reader could get it.
  init?(using random: inout SplitMix64) throws {
    var payload = JSONWriter()
    payload.object { payload in
      payload.field("aps") { aps in
        aps.object { aps in
          if Bool.random(using: &random) {
            aps.field("badge", Int.random(in: 0...99, using: &random))
          }
          aps.field("alert") { Self.alert(into: &$0, &random) }
          aps.field("sound", "x.aiff")
        }
      }
    }
    var localize: [UInt8]?
    if Bool.random(using: &random) {
      var texts = JSONWriter()
      texts.object { texts in texts.field("/aps/sound") { Self.form(into: &$0, &random) } }
      localize = texts.bytes
    }
    let options = MessageOptions(
      fallbackLanguages: Bool.random(using: &random) ? ["de"] : [],
      truncates: Bool.random(using: &random))
    let message = try Message(
      MessageContent(payload: payload.bytes, localize: localize, options: options))
    bound = message.bound(
      to: try Self.catalogue(&random),
      in: MessageContext(
        appFallbackLanguages: Bool.random(using: &random) ? ["en", "fr"] : ["fr"],
        sourceLanguage: Bool.random(using: &random) ? "en" : "it",
        languageOverrides: Bool.random(using: &random) ? ["eu": "fr", "sr-Latn": "sr"] : [:],
        keysAreTexts: Bool.random(using: &random)))
    guard (try? bound.payload.check()) != nil else { return nil }
  }

  /// Returns lists of preferences in random order.
  static func readers(_ random: inout SplitMix64) -> [[String]] { readers.shuffled(using: &random) }

  private static func alert(into json: inout JSONWriter, _ random: inout SplitMix64) {
    if Int.random(in: 0..<4, using: &random) == 0 { return form(into: &json, &random) }
    json.object { alert in
      alert.field("title") { form(into: &$0, &random) }
      if Bool.random(using: &random) { alert.field("subtitle", "literal \u{7F} text") }
      alert.field("body") { form(into: &$0, &random) }
    }
  }

  private static func form(into json: inout JSONWriter, _ random: inout SplitMix64) {
    json.object { form in
      if Bool.random(using: &random) {
        form.field("string", "K\(Int.random(in: 0..<3, using: &random))")
        form.field("args", raw: arguments.randomElement(using: &random)!.utf8)
        return
      }
      form.field("localized") { json in
        json.object { json in
          for language in some(&random) {
            json.field(language, texts.randomElement(using: &random)! + language)
          }
        }
      }
    }
  }

  private static func some(_ random: inout SplitMix64) -> [String] {
    let count = Int.random(in: 1...languages.count, using: &random)
    return Array(languages.shuffled(using: &random).prefix(count))
  }

  private static func catalogue(_ random: inout SplitMix64) throws -> Catalogue {
    var files: [(String, StringsFile)] = []
    for language in some(&random) {
      var json = JSONWriter()
      json.object { json in
        for key in ["K0", "K1"] where Int.random(in: 0..<5, using: &random) > 0 {
          json.field(key, texts.randomElement(using: &random)!)
        }
        json.field("K2") { json in
          json.object { forms in
            forms.field("one", "%2$d photo of %1$@")
            forms.field("other", "%2$d photos of %1$@ and of others")
          }
        }
      }
      files.append((language, try StringsFile(json: json.bytes)))
    }
    return try Catalogue(revision: 1, sourceLanguage: "en", files: files)
  }
}
