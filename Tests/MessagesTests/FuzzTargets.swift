// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel

@testable import Localization
@testable import Messages

/// Parsers of untrusted input. The first byte of an input selects the parser.
///
/// The suite runs the targets over the seeds and mutations of them; `script/fuzz-localization`
/// compiles this file with libFuzzer and the address sanitizer.
enum FuzzTarget: UInt8, CaseIterable {
  case tags, strings, stringsDict, catalog, template, json, payload, numbers, personal, xliff
  case binary, typed

  static func run(_ input: [UInt8]) {
    guard let first = input.first,
      let target = FuzzTarget(rawValue: first % UInt8(allCases.count))
    else { return }
    target.run(Array(input.dropFirst()))
  }

  private static let lenient = StringsTaking(excludesKeys: true)

  /// Valid strings can be written and read again, and are not excluded as well.
  private func check(_ file: StringsFile?) {
    guard let file else { return }
    precondition((try? StringsFile(json: file.json))?.keys == file.keys)
    precondition(file.keys.isDisjoint(with: file.excluded.keys))
  }

  private func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .tags:
      let tags = text.split(separator: ",").map(String.init)
      _ = try? LanguageList.parse(tags)
      let chain = LanguageMatcher(available: tags).chain(for: tags.reversed())
      precondition(Set(chain).isSubset(of: tags))
      for tag in tags { _ = LanguageQueries.text(of: "-1234567.8", in: tag) }
    case .strings:
      check(try? StringsFile(strings: bytes, taking: Self.lenient))
    case .stringsDict:
      check(try? StringsFile(stringsdict: bytes, taking: Self.lenient))
    case .catalog:
      let upload = try? StringsUpload(
        xcstrings: bytes, beside: .init(sourceLanguage: "en"), limits: CatalogueLimits(),
        taking: Self.lenient)
      let tables = upload?.tables.map {
        StoredStrings(language: $0.language, body: $0.json, excluded: $0.excluded)
      }
      // The stored form equals the parsed form.
      let stored = try? Catalogue(revision: 1, stored: tables ?? [])
      precondition(stored?.keys == upload?.catalogue.keys ?? [])
    case .xliff:
      let upload = try? StringsUpload(
        xliff: bytes, language: nil, table: nil, beside: .init(sourceLanguage: "en"),
        limits: CatalogueLimits(), taking: Self.lenient)
      let tables = upload?.tables.map {
        StoredStrings(table: $0.table, language: $0.language, body: $0.json, excluded: $0.excluded)
      }
      let stored = try? Catalogue(revision: 1, stored: tables ?? [])
      precondition(stored?.keyCount == upload?.catalogue.keyCount ?? 0)
      precondition(stored?.tables == upload?.catalogue.tables ?? [])
    case .binary:
      for file in [bytes, Self.propertyList(bytes)] {
        check(try? StringsFile(strings: file, taking: Self.lenient))
        check(try? StringsFile(stringsdict: file, taking: Self.lenient))
        _ = StringsFormat(sniffing: file)
      }
    case .template:
      guard let template = try? TextTemplate(parsing: text) else { return }
      let arguments: [TextArgument] = [.text(text), .number("5"), .text("7")]
      let arabic = LanguageTag(language: "ar", script: nil, region: nil)
      if template.fault(for: arguments) == nil {
        _ = template.render(arguments, in: LanguageWriting(tag: arabic))
      }
    case .json:
      check(try? StringsFile(json: bytes, taking: Self.lenient))
      if let document = try? JSONDocument(parsing: bytes) { visit(document.root) }
    case .payload:
      guard let message = try? Message(MessageContent(payload: bytes)) else { return }
      let payload = message.bound(to: nil, in: MessageContext(appFallbackLanguages: ["en"])).payload
      try? payload.check()
      let choice = payload.choose(for: ["fr", "en"])
      if let short = payload.render(choice, truncatedTo: 64) {
        precondition(short.bytes.count <= 64)
      }
      for choice in payload.completeChoices { precondition(!payload.render(choice).bytes.isEmpty) }
    case .typed:
      if let document = try? JSONDocument(parsing: bytes) { typed(document.root) }
    case .personal:
      if let document = try? JSONDocument(parsing: bytes) { personal(document.root) }
    case .numbers:
      let budget = bytes.first.map { Int($0) } ?? 0
      if let short = Truncation.shorten(text, toCost: budget) {
        precondition(Truncation.cost(of: short) <= budget)
      }
      _ = DecimalText(text)?.rounded(toPlaces: budget % 16)
    }
  }

  /// A binary property list with a consistent trailer: number of objects, their offsets, and their
  /// bytes.
  private static func propertyList(_ bytes: [UInt8]) -> [UInt8] {
    let count = Int(bytes.first ?? 0) % 32
    let offsets = bytes.dropFirst().prefix(count).map { 8 + $0 % 128 }
    let body = bytes.dropFirst(1 + count)
    func eight(_ number: Int) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
    return Array("bplist00".utf8) + body + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + eight(offsets.count)
      + eight(0) + eight(8 + body.count)
  }

  /// Created anew each time: in a kept one the leak detector would not find all memory.
  private static var catalogue: Catalogue? {
    try? Catalogue(
      revision: 1, sourceLanguage: "en",
      files: [
        ("en", StringsFile(json: Array(#"{"HI":"Hi %@, %d","F":"%.2f"}"#.utf8))),
        ("ar", StringsFile(json: Array(#"{"HI":"%@ %d %@","F":"%.1f"}"#.utf8))),
        ("hi", StringsFile(json: Array(#"{"HI":"%d %@"}"#.utf8))),
      ])
  }

  /// A request with payload, localize and one recipient's args: the size that the check of
  /// recipients computes must equal the rendering's.
  private func personal(_ request: JSONValue) {
    guard let payload = request["payload"],
      let template = try? PayloadTemplate(payload, localize: request["localize"])
    else { return }
    precondition(template.bytes.elementsEqual(payload.bytes))
    let bound = LocalizedPayload(
      template, catalogue: Self.catalogue, context: LanguageContext(appFallback: ["en"]))
    guard (try? bound.check()) != nil else { return }
    var arguments: [ExactString: TextArgument] = [:]
    for (name, value) in request["args"]?.members ?? [] {
      arguments[ExactString(name)] = try? TextArgument(value)
    }
    let badge = request["badge"]?.int.map { abs($0 % 1_000_000) }
    for isTruncating in [false, true] {
      let check = RecipientCheck(
        bound, limit: 200, isTruncating: isTruncating, hasBadge: badge != nil)
      let finding = check.finding(for: arguments, badge: badge)
      if case .argument = finding { return }
      let choices: [LanguageChoice?] = template.isLocalized ? bound.completeChoices : [nil]
      let fits = choices.allSatisfy { choice in
        let rendered = bound.render(
          choice, for: .longest, truncatedTo: isTruncating ? 200 : .max, badge: badge,
          recipient: arguments)
        for reader in [["ar-EG"], ["en-IN"], ["hi-US-u-nu-deva"]] where finding == nil {
          var place = bound.place(of: reader, reading: choice)
          place.numbering = nil
          let own = bound.render(
            choice, for: place, truncatedTo: isTruncating ? 200 : .max, badge: badge,
            recipient: arguments)
          precondition(own.map { $0.bytes.count <= 200 } ?? false)
        }
        return rendered.map { $0.bytes.count <= 200 } ?? false
      }
      precondition(fits == (finding == nil))
    }
  }

  /// An argument, a text and a reader: an accepted argument is written in at most the maximum
  /// length, and
  /// a text that accepts it as a number writes it as one.
  private func typed(_ request: JSONValue) {
    guard let value = request["argument"], let argument = try? TextArgument(value),
      let language = AvailableLanguage(request["language"]?.string ?? "en")
    else { return }
    let reader = [request["reader"]?.string ?? "de-US-u-nu-thai"]
    var place = ReaderPlace(of: reader, reading: language)
    if let instant = argument.instant {
      let offset = Int32(clamping: request["offset"]?.int ?? 0) % 86_400
      place.clock = ReaderClock(
        zone: "x", steps: [.init(since: instant.seconds, secondsEast: offset)])
    }
    let arguments = [argument]
    for text in ["%@", "%d", "%.3f", "%05d"] {
      guard let template = try? TextTemplate(parsing: text), template.fault(for: arguments) == nil
      else { continue }
      let written = template.render(arguments, in: language.writing(for: place))
      place.numbering = nil
      let usual = template.render(arguments, in: language.writing(for: place))
      let longest = template.render(arguments, in: language.writing(for: .longest))
      precondition(usual.utf8.count <= longest.utf8.count)
      if case .text = argument { continue }
      precondition(!written.isEmpty)
    }
  }

  private func visit(_ value: JSONValue) {
    _ = (value.string, value.int, value.double, value.bool)
    value.elements.forEach(visit)
    for member in value.members {
      precondition(value[member.name]?.range == member.value.range)
      visit(member.value)
    }
  }
}
