// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel
import Testing

@testable import Localization
@testable import Messages

@Suite("Typed arguments")
struct TypedArgumentTests {
  private static let strings = [
    (
      "en",
      #"{"T":"%1$@ at %2$@","D":"Save %d%%","F":"%.1f","N":{"one":"%d photo","other":"%d photos"},"A":"%@"}"#
    ),
    (
      "de",
      #"{"T":"%1$@ um %2$@","D":"Spare %d %%","F":"%.1f","N":{"one":"%d Foto","other":"%d Fotos"},"A":"%@"}"#
    ),
    ("ar", #"{"T":"%1$@ %2$@","D":"%d","F":"%.1f","N":{"other":"%d"},"A":"%@"}"#),
  ]

  private func catalogue() throws -> Catalogue {
    try Catalogue(
      revision: 1, sourceLanguage: "en",
      files: try Self.strings.map { ($0.0, try StringsFile(json: Array($0.1.utf8))) })
  }

  private func renderer(
    _ key: String, _ arguments: String, recipients: String? = nil, appZone: String? = nil
  ) throws -> MessageRenderer {
    let payload = #"{"aps":{"alert":{"string":"\#(key)","args":\#(arguments)}}}"#
    let message = try Message(
      MessageContent(
        payload: Array(payload.utf8), recipients: recipients.map { .list(Array($0.utf8)) } ?? .none)
    )
    let context = MessageContext(appFallbackLanguages: ["en"], timeZone: appZone)
    return MessageRenderer(message.bound(to: try catalogue(), in: context))
  }

  private func text(_ rendered: RenderedPayload) throws -> String {
    let text = try JSONDocument(parsing: rendered.bytes).root["aps"]?["alert"]?.string
    return String(
      (text ?? "").unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }.map(
        Character.init))
  }

  @Test(
    "typed arguments are written in the reader's language and region",
    arguments: [
      (#"["A",{"number":12.5}]"#, "de-DE", "12,5"),
      (#"["A",{"number":"12.50"}]"#, "en-US", "12.50"),
      (#"["A",{"percent":0.35}]"#, "en-US", "35%"),
      (#"["A",{"percent":0.35}]"#, "de-DE", "35\u{A0}%"),
      (#"["A",{"percent":"0.355"}]"#, "en-GB", "35.5%"),
      (#"["A",{"percent":-1}]"#, "en-GB", "-100%"),
      (#"["A",{"currency":"EUR","amount":"12.50"}]"#, "de-DE", "12,50\u{A0}€"),
      (#"["A",{"currency":"EUR","amount":12.5}]"#, "en-IE", "€12.50"),
      (#"["A",{"currency":"JPY","amount":1234.5}]"#, "en-US", "¥1,234"),
      (#"["A",{"currency":"XAF","amount":"3"}]"#, "en-US", "FCFA\u{A0}3"),
      (#"["A",{"date":"2026-11-22T18:30:00Z"}]"#, "en-GB", "22 Nov 2026"),
      (#"["A",{"date":"2026-11-22T18:30:00Z","style":"short"}]"#, "en-US", "11/22/26"),
      (#"["A",{"date":"2026-11-22T18:30:00Z","style":"short"}]"#, "de-AT", "22.11.26"),
      (#"["A",{"time":"2026-11-22T18:30:00Z"}]"#, "de-DE", "18:30"),
      (#"["A",{"time":"2026-11-22T18:30:00Z"}]"#, "en-US", "6:30\u{202F}PM"),
      (#"["A",{"time":"2026-11-22T20:30:05+02:00","style":"medium"}]"#, "de-DE", "18:30:05"),
      (#"["D",{"percent":0.35}]"#, "en-US", "Save 35%"),
      (#"["F",{"percent":"0.355"}]"#, "en-US", "35.5"),
      (#"["N",{"number":1}]"#, "en-US", "1 photo"),
      (#"["N",{"number":"1200"}]"#, "de-CH", "1’200 Fotos"),
    ])
  func written(argument: String, reader: String, text: String) throws {
    let values = try JSONDocument(parsing: Array(argument.utf8)).root.elements
    let value = String(decoding: values[1].bytes, as: UTF8.self)
    let renderer = try renderer(values[0].string ?? "", "[\(value)]")
    #expect(try self.text(try renderer.render(for: [reader], at: nil, badge: nil)) == text)
  }

  @Test(
    "an invalid typed argument is refused with its pointer and the expected form",
    arguments: [
      (#"{"date":"2026-11-31"}"#, "/date", "2026-11-22T18:30:00Z"),
      (#"{"date":"2151-01-01"}"#, "/date", "1900 to 2150"),
      (#"{"time":"2026-11-22"}"#, "/time", "RFC"),
      (#"{"date":"2026-11-22","zone":"Asia/Tokyo"}"#, "/zone", "the same day in every zone"),
      (#"{"time":"2026-11-22T18:30:00Z","zone":9}"#, "/zone", "Asia/Tokyo"),
      (#"{"time":"2026-11-22T18:30:00Z","zone":"+09:00"}"#, "/zone", "Asia/Tokyo"),
      (#"{"date":"1899-12-31T23:59:59Z"}"#, "/date", "1900 to 2150"),
      (#"{"time":5}"#, "/time", "RFC"),
      (#"{"date":"2026-11-22T18:30:00Z","style":"full"}"#, "/style", #""short" or "medium""#),
      (#"{"date":"2026-11-22T18:30:00Z","place":"UTC"}"#, "/place", "style and zone may be"),
      (#"{"date":"2026-11-22T18:30:00Z","time":"2026-11-22T18:30:00Z"}"#, "", "date, time"),
      (#"{"number":"NaN"}"#, "/number", "12.5"), (#"{"number":null}"#, "/number", "12.5"),
      (#"{"number":1,"style":"short"}"#, "/style", "none is allowed"),
      (#"{"percent":"35%"}"#, "/percent", "12.5"), (#"{"percent":"1e999"}"#, "/percent", "12.5"),
      (#"{"currency":"EURO","amount":1}"#, "/currency", "ISO 4217"),
      (#"{"currency":"eur","amount":1}"#, "/currency", "capitals"),
      (#"{"currency":"EUR"}"#, "", "amount"),
      (#"{"currency":"EUR","amount":"x"}"#, "/amount", "12.5"),
      (#"{"amount":1}"#, "", "date, time, number"), (#"{}"#, "", "date, time, number"),
      ("true", "", "a string, a number"), ("[1]", "", "a string, a number"),
    ])
  func faults(argument: String, pointer: String, sentence: String) throws {
    let fault = #expect(throws: MessageFault.self) { _ = try renderer("A", "[\(argument)]") }
    #expect(fault?.pointer == "/aps/alert/args/0" + pointer)
    let expected = sentence == "RFC" ? "with Z or an offset" : sentence
    #expect(fault?.message.contains(expected) == true, "\(fault?.message ?? "")")
  }

  @Test("a numeric placeholder refuses other arguments and names the right placeholder")
  func placeholders() throws {
    for (argument, what) in [
      (#"{"date":"2026-11-22T18:30:00Z"}"#, "a date or a time is shown by %@"),
      (#"{"currency":"EUR","amount":1}"#, "an amount of money is shown by %@"),
      (#"{"percent":"0.355"}"#, "must be an integer"),
    ] {
      let payload = try renderer("D", "[\(argument)]").payload
      let fault = #expect(throws: MessageFault.self) { try payload.check() }
      #expect(fault?.message.contains(what) == true)
    }
  }

  /// Clocks that never change.
  private static func steps(_ secondsEast: Int32) -> [ClockStep] {
    [ClockStep(since: Instant(microseconds: 0), secondsEast: secondsEast)]
  }

  @Test("times use the reader's zone, else the app's, else UTC")
  func zones() throws {
    let moments = [
      #"{"date":"2026-11-22T23:30:00Z","style":"short"}"#, #"{"time":"2026-11-22T23:30:00Z"}"#,
    ]
    let renderer = try renderer("T", "[\(moments.joined(separator: ","))]", appZone: "Asia/Tokyo")
    #expect(renderer.clocks.instants.count == 1)
    let zones = renderer.clocks.unknown(of: ["Europe/Berlin", nil, "Europe/Berlin", "Mars/Olympus"])
    #expect(zones == ["Asia/Tokyo", "Europe/Berlin", "Mars/Olympus"])
    renderer.clocks.learn(
      zones, ["Asia/Tokyo": Self.steps(32_400), "Europe/Berlin": Self.steps(3_600)])
    #expect(renderer.clocks.unknown(of: ["Europe/Berlin", "Mars/Olympus"]).isEmpty)
    for (zone, expected) in [
      ("Europe/Berlin", "23.11.26 um 00:30"), (nil, "23.11.26 um 08:30"),
      ("Mars/Olympus", "23.11.26 um 08:30"),
    ] {
      let rendered = try renderer.render(for: ["de-DE"], at: nil, badge: nil, timeZone: zone)
      #expect(try text(rendered) == expected)
    }
    let untold = try self.renderer("T", "[\(moments.joined(separator: ","))]")
    #expect(try text(untold.render(for: ["de-DE"], at: nil, badge: nil)) == "22.11.26 um 23:30")
  }

  @Test("recipients may have individual typed arguments")
  func recipients() throws {
    let recipients = """
      [{"user":"a","args":{"when":{"time":"2026-07-01T10:00:00Z"},"what":{"percent":0.5}}},
       {"user":"b","args":{"when":{"date":"2026-12-01T10:00:00Z"},"what":"x"}}]
      """
    let renderer = try renderer(
      "T", #"[{"recipient":"what"},{"recipient":"when"}]"#, recipients: recipients)
    let instants = renderer.clocks.instants
    renderer.clocks.learn(
      ["Europe/Berlin"],
      [
        "Europe/Berlin": [
          ClockStep(since: instants[0], secondsEast: 7_200),
          ClockStep(since: instants[1], secondsEast: 3_600),
        ]
      ])
    for (position, expected) in ["50\u{A0}% um 12:00", "x um 01.12.2026"].enumerated() {
      let rendered = try renderer.render(
        for: ["de-DE"], at: position, badge: nil, timeZone: "Europe/Berlin")
      #expect(try text(rendered) == expected)
    }
  }

  @Test("zones with equal rules share renderings")
  func alike() {
    var clocks = ReaderClocks(of: [Instant(microseconds: 0)], appZone: nil)
    clocks.learn(
      ["Europe/Paris", "Europe/Berlin"],
      ["Europe/Paris": Self.steps(3_600), "Europe/Berlin": Self.steps(3_600)])
    #expect(clocks.clock(of: "Europe/Paris") == clocks.clock(of: "Europe/Berlin"))
    #expect(clocks.clock(of: "Europe/Paris") != clocks.clock(of: nil))
  }

  @Test("a message that exceeds the limit in some region is refused")
  func sizes() async throws {
    let title = String(repeating: "x", count: 4_096 - 70)
    let payload = """
      {"aps":{"alert":{"title":"\(title)","body":{"string":"A","args":[{"currency":"USD","amount":1}]}}}}
      """
    let message = try Message(MessageContent(payload: Array(payload.utf8)))
    let bound = message.bound(
      to: try catalogue(), in: MessageContext(appFallbackLanguages: ["en"]))
    let shortest = bound.payload.render(bound.payload.choose(for: ["en-US"]))
    #expect(shortest.bytes.count <= 4_096)
    let fault = await #expect(throws: MessageFault.self) { try await bound.check() }
    #expect(fault?.kind == .tooLarge)
  }
}
