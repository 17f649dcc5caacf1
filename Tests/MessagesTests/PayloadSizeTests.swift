// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel
import Randomness
import Testing

@testable import Localization
@testable import Messages

@Suite("Sizes that are computed without rendering")
struct PayloadSizeTests {
  @Test("no rendering of a generated message exceeds the computed maximum")
  func bound() throws {
    var random = SplitMix64(state: 4)
    var renderings = 0
    for _ in 0..<400 {
      guard let payload = try GeneratedMessage(using: &random)?.bound.payload else { continue }
      for badge in [nil, 0, BadgeChange.maximum] {
        let maximum = payload.maximumBytes(badge: badge)
        for choice in payload.completeChoices {
          var places = [ReaderPlace.longest]
          for languages in [["ar-EG"], ["en-IN"], ["fr-CH"]] {
            places.append(payload.place(of: languages, reading: choice))
          }
          for place in places {
            let rendered = payload.render(choice, for: place, truncatedTo: .max, badge: badge)
            #expect((rendered?.bytes.count ?? .max) <= maximum)
            renderings += 1
          }
        }
      }
    }
    #expect(renderings > 10_000)
  }

  @Test("the maximum of texts by language is the size of the longest")
  func exact() throws {
    let payload = try PayloadTemplate(
      parsing: Array(
        #"{"aps":{"badge":7,"alert":{"localized":{"en":"four","fr":"\"cinq\"","de":"x"}}}}"#.utf8)
    ).bound(to: nil, context: LanguageContext(appFallback: ["en"]))
    for badge in [nil, 12_345] {
      let sizes = payload.completeChoices.map {
        payload.render($0, truncatedTo: .max, badge: badge)?.bytes.count
      }
      #expect(sizes.count == 3)
      #expect(sizes.compactMap(\.self).max() == payload.maximumBytes(badge: badge))
    }
  }

  @Test("texts without escapes are copied from the payload, others are written anew")
  func copied() throws {
    let payload = try PayloadTemplate(
      parsing: Array(
        #"{"aps":{"alert":{"localized":{"en":"é/","fr":"\u00e9\/","de":"\"\n\u0001"}}}}"#.utf8)
    ).bound(to: nil, context: LanguageContext(appFallback: ["en"]))
    for (language, text) in [("en", "é/"), ("fr", "é/"), ("de", #"\"\n\u0001"#)] {
      let rendered = payload.render(payload.choose(for: [language]))
      #expect(String(decoding: rendered.bytes, as: UTF8.self) == #"{"aps":{"alert":"\#(text)"}}"#)
    }
  }
}
