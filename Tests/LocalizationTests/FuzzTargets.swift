// SPDX-License-Identifier: Apache-2.0
import JSONText

@testable import Localization

/// Everything here that reads what strangers wrote. The first byte of an input says which.
///
/// The suite runs it over the seeds and over mutations of them; `script/fuzz-localization` compiles
/// this very file with libFuzzer and the address sanitizer.
enum FuzzTarget: UInt8, CaseIterable {
  case tags, strings, stringsDict, catalog, template, json, payload, numbers

  static func run(_ input: [UInt8]) {
    guard let first = input.first,
      let target = FuzzTarget(rawValue: first % UInt8(allCases.count))
    else { return }
    target.run(Array(input.dropFirst()))
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
      _ = try? StringsFile(strings: bytes)
    case .stringsDict:
      _ = try? StringsFile(stringsdict: bytes)
    case .catalog:
      guard let catalog = try? StringCatalog(xcstrings: bytes),
        let catalogue = try? Catalogue(
          revision: 1, sourceLanguage: catalog.sourceLanguage, files: catalog.files)
      else { return }
      _ = CatalogueReport(catalogue)
    case .template:
      guard let template = try? TextTemplate(parsing: text) else { return }
      let arguments: [TextArgument] = [.text(text), .number("5"), .text("7")]
      let arabic = LanguageTag(language: "ar", script: nil, region: nil)
      if template.fault(for: arguments) == nil {
        _ = template.render(arguments, in: LanguageWriting(tag: arabic))
      }
    case .json:
      if let document = try? JSONDocument(parsing: bytes) { visit(document.root) }
    case .payload:
      guard let template = try? PayloadTemplate(parsing: bytes) else { return }
      let payload = template.bound(to: nil, context: LanguageContext(appFallback: ["en"]))
      try? payload.check()
      let choice = payload.choose(for: ["fr", "en"])
      if let short = payload.render(choice, truncatedTo: 64) {
        precondition(short.bytes.count <= 64)
      }
      for (_, size) in payload.renderedSizes { precondition(size > 0) }
    case .numbers:
      let budget = bytes.first.map { Int($0) } ?? 0
      if let short = Truncation.shorten(text, toCost: budget) {
        precondition(Truncation.cost(of: short) <= budget)
      }
      _ = DecimalText(text)?.rounded(toPlaces: budget % 16)
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
