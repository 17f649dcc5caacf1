// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AsyncIO
import Glibc
import JSONText
import Localization
import Messages
import PushModel

/// `pushgate bench render`: measures the choice of a language and the rendering of a payload.
struct BenchRender: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Measure language selection and payload rendering; print one line of JSON.")

  @Option(help: "Write the catalogue of 40 languages and 2,000 keys to this file, then exit.")
  var catalogueOut: String?

  func run() throws {
    if let catalogueOut {
      try write(BenchCatalogue.bytes, to: catalogueOut)
      return
    }
    var writer = JSONWriter()
    try writer.object { row throws in
      for (name, microseconds) in try BenchRendering().measure() {
        row.field(name, (microseconds * 1_000).rounded() / 1_000)
      }
    }
    printLine(String(decoding: writer.bytes, as: UTF8.self))
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw ValidationError("cannot write \(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw ValidationError("cannot write all of \(path)")
    }
  }
}

/// The measurements, each the median of several passes, in microseconds.
private struct BenchRendering {
  private static let passes = 7

  /// The languages that a large app supports.
  private static let carried = [
    "en", "en-GB", "en-AU", "fr", "fr-CA", "de", "es", "es-419", "it", "nl", "pt-BR", "pt-PT", "da",
    "sv", "nb", "fi", "pl", "cs", "hu", "ru", "uk", "tr", "ar", "he", "ja", "ko", "zh-Hans",
    "zh-Hant", "zh-HK",
  ]

  /// Lists of preferred languages as phones send them: mostly one or two languages, some with
  /// three, a few that match none of the app's.
  private static let lists: [[String]] = {
    let firsts = [
      "en-US", "zh-Hant-TW", "fr-CA", "de-DE", "es-MX", "pt-AO", "nb-NO", "ar-EG", "zh-Hans-SG",
      "ja-JP", "sr-Latn-RS", "uk-UA", "en-NZ", "fil-PH", "th-TH", "he-IL",
    ]
    let seconds = [[], ["en-US"], ["fr-FR"], ["de-AT", "en-GB"]]
    return firsts.flatMap { first in seconds.map { [first] + $0 } }
  }()

  private let message: BoundMessage

  init() throws {
    let texts = Self.carried.map {
      "\"\($0)\":\"Jenna wants to play chess with you tonight (\($0))\""
    }
    let source =
      #"{"aps":{"alert":{"title":"Chess","body":{"localized":{\#(texts.joined(separator: ","))}}},"#
      + #""badge":5,"sound":"chime.aiff"},"game":"g-17"}"#
    message = try Message(MessageContent(payload: Array(source.utf8)))
      .bound(to: nil, in: MessageContext(appFallbackLanguages: ["en"]))
  }

  func measure() throws -> [(name: String, microseconds: Double)] {
    let lists = Self.lists
    let payload = message.payload
    let choices = LanguageChoices()
    let source = choices.source(of: payload)
    let renderer = MessageRenderer(message, choices: choices)
    guard let choice = payload.choose(for: lists[0]), let common = payload.rendered(in: choice)
    else { throw ValidationError("no language has all texts") }
    return [
      ("match_cold", perCall(lists, times: 40) { payload.choose(for: $0)?.language.utf8.count }),
      (
        "match_memo",
        perCall(lists, times: 400) {
          choices.reader(of: payload, source, preferring: $0)?.choice.language.utf8.count
        }
      ),
      (
        "render_badge",
        perCall(lists, times: 400) { common.bytes(badge: 10 + $0.count).count }
      ),
      (
        "choose_and_render",
        perCall(lists, times: 400) {
          (try? renderer.render(for: $0, at: nil, badge: 10 + $0.count))?.bytes.count
        }
      ),
    ]
  }

  /// Returns the microseconds per call. Uses the sum of the results, so that the optimizer cannot
  /// remove the calls.
  private func perCall(
    _ lists: [[String]], times: Int, _ body: ([String]) -> Int?
  ) -> Double {
    var sum = 0
    for list in lists { sum += body(list) ?? 0 }
    var passes: [Double] = []
    for _ in 0..<Self.passes {
      let begin = MonotonicTime.now()
      for _ in 0..<times {
        for list in lists { sum &+= body(list) ?? 0 }
      }
      let nanoseconds = MonotonicTime.now().nanoseconds - begin.nanoseconds
      passes.append(Double(nanoseconds) / 1_000 / Double(times * lists.count))
    }
    return sum == 0 ? .infinity : passes.sorted()[Self.passes / 2]
  }
}

/// A String Catalog of the size that large apps have: 40 languages and 2,000 keys. Every tenth key
/// has the plural forms of each language.
private enum BenchCatalogue {
  static var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { catalog in
      catalog.field("sourceLanguage", "en")
      catalog.field("strings") { strings in
        strings.object { strings in
          for key in 0..<2_000 {
            strings.field("KEY_\(key)") { entry in
              entry.object {
                $0.field("localizations") { texts in
                  texts.object { texts in
                    for language in languages { write(key, language, into: &texts) }
                  }
                }
              }
            }
          }
        }
      }
      catalog.field("version", "1.0")
    }
    return writer.bytes
  }

  private static let languages = [
    "en", "ar", "bg", "ca", "cs", "da", "de", "el", "es", "es-419", "et", "fa", "fi", "fil", "fr",
    "fr-CA", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl",
    "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "zh-Hans",
  ]

  private static let formsByLanguage = Dictionary(
    uniqueKeysWithValues: languages.map { ($0, forms(of: $0)) })

  private static func forms(of language: String) -> [String] {
    let counted = (0...200).compactMap {
      LanguageQueries.pluralCategory(of: String($0), in: language)
    }
    return Set(counted + [.other]).map(\.rawValue).sorted()
  }

  private static func write(_ key: Int, _ language: String, into texts: inout JSONWriter) {
    texts.field(language) { localization in
      localization.object { localization in
        guard key % 10 == 0 else {
          unit("%1$@ invites you to game \(key) in \(language), %2$@", into: &localization)
          return
        }
        localization.field("variations") {
          $0.object {
            $0.field("plural") {
              $0.object { plural in
                for form in formsByLanguage[language] ?? [] {
                  plural.field(form) {
                    $0.object { unit("%lld games in \(language) \(form)", into: &$0) }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func unit(_ text: String, into localization: inout JSONWriter) {
    localization.field("stringUnit") {
      $0.object {
        $0.field("state", "translated")
        $0.field("value", text)
      }
    }
  }
}
