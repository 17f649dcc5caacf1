// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Xcode's String Catalog, `.xcstrings`: all languages of an app in one file.
///
/// Apple has not published the format; this follows what Xcode writes in versions 1.0 and 1.1.
/// Unknown members are ignored.
package struct StringCatalog: Sendable {
  package let sourceLanguage: String
  /// The source language first, then the other languages by tag.
  package let files: [(language: String, strings: StringsFile)]

  package init(
    xcstrings: [UInt8], limits: CatalogueLimits = CatalogueLimits(),
    taking: StringsTaking = StringsTaking()
  ) throws(StringsFaults) {
    let document: JSONDocument
    do {
      document = try JSONDocument(
        parsing: xcstrings, maximumDepth: CatalogueLimits.depth, takesRepeatedNames: true)
    } catch { throw StringsFaults(error) }
    var reader = StringCatalogReader(document, limits, taking)
    files = try reader.read()
    sourceLanguage = reader.sourceLanguage
  }
}

private struct StringCatalogReader {
  private(set) var sourceLanguage = ""
  private let document: JSONDocument
  private let index: JSONPlaces
  private var files: [String: StringsFile] = [:]
  private let limits: CatalogueLimits
  private let taking: StringsTaking
  private var texts = 0
  /// Whether a language has more keys than the limit; the reader then stops.
  private var isFull = false

  init(_ document: JSONDocument, _ limits: CatalogueLimits, _ taking: StringsTaking) {
    self.taking = taking
    self.document = document
    self.limits = limits
    index = JSONPlaces(document)
  }

  mutating func read() throws(StringsFaults) -> [(language: String, strings: StringsFile)] {
    let root = document.root
    guard let source = root["sourceLanguage"]?.string, LanguageTag(parsing: source) != nil else {
      throw fault(root, "sourceLanguage must name the language of the keys")
    }
    let version = root["version"]?.string ?? "1.0"
    guard version.hasPrefix("1.") else {
      throw fault(root["version"] ?? root, "version must be 1.0 or 1.1")
    }
    guard let strings = root["strings"], strings.kind == .object else {
      throw fault(root, "strings must be an object of keys")
    }
    sourceLanguage = source
    files[source] = StringsFile(limits: limits, taking: taking)
    var forAll: [(key: String, entry: JSONValue)] = []
    guard repeatsOnlyKeys(of: strings) else { throw fault(root, Self.repeatedMember) }
    for (number, (key, entry)) in entries(of: strings).enumerated() {
      if isFull { break }
      if number % Self.keysBetweenChecks == 0 { try checkMemory(entry) }
      if entry["shouldTranslate"]?.bool == false {
        for (language, _) in entry["localizations"]?.members ?? [] { try carry(language, entry) }
        forAll.append((key, entry))
      } else {
        try read(entry, key: key, isForAll: false)
      }
    }
    // Entries for all languages are read last, because all languages are known only then.
    for (key, entry) in forAll where !isFull {
      try read(entry, key: key, isForAll: true)
      // One text of the file becomes a text of every language.
      try checkMemory(entry)
    }
    try checkMemory(strings)
    return try finished([source] + files.keys.filter { $0 != source }.sorted())
  }

  private static let repeatedMember = "expected each name only once, but for keys under strings"

  /// Whether all repeated names are keys of the catalog.
  private func repeatsOnlyKeys(of strings: JSONValue) -> Bool {
    var repeated = document.repeatedNames[...]
    for (_, entry) in strings.members where !repeated.isEmpty {
      let range = entry.range
      // A name before this entry and after the previous one is a key.
      repeated = repeated.drop { strings.range.contains($0) && $0 < range.lowerBound }
      if let offset = repeated.first, offset < range.upperBound { return false }
    }
    return repeated.isEmpty
  }

  /// Returns the keys and their entries, each key once.
  ///
  /// A manual merge may leave a key twice. The entry that has texts is used. If several entries
  /// have different texts, the intended one is unknown, and the key is excluded.
  private mutating func entries(of strings: JSONValue) -> [(name: String, value: JSONValue)] {
    let all = strings.members
    guard !document.repeatedNames.isEmpty else { return all }
    var places: [[UInt8]: [Int]] = [:]
    for (number, entry) in all.enumerated() {
      places[Array(entry.name.utf8), default: []].append(number)
    }
    var dropped: Set<Int> = []
    for numbers in places.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      dropped.formUnion(numbers)
      if let kept = chosen(among: numbers.map { all[$0] }) { dropped.remove(numbers[kept]) }
    }
    return all.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }

  /// Returns the index of the entry to use among several of one key; nil excludes the key. Adds a
  /// finding with the reason.
  private mutating func chosen(among entries: [(name: String, value: JSONValue)]) -> Int? {
    let key = entries[0].name
    let places = entries.map { Place($0.value, index) }
    let lines = places.map { "\($0.line)" }.joined(separator: " and ")
    let texts = entries.map { $0.value["localizations"].map { Array($0.bytes) } ?? [] }
    let withTexts = texts.indices.filter { !texts[$0].isEmpty }
    let kept = withTexts.first ?? 0
    guard withTexts.allSatisfy({ texts[$0] == texts[kept] }) else {
      if !key.isEmpty, taking.takes(key) {
        files[sourceLanguage]?.refuse(
          key: key, at: places[places.count - 1],
          "the key stands in lines \(lines) with different texts: keep one of them")
      }
      return nil
    }
    let what =
      withTexts.count == 1
      ? "; the entry with texts is used"
      : withTexts.isEmpty ? " without texts" : " with the same texts"
    files[sourceLanguage]?.warn(
      .twice, key: key, at: places[kept], "the key stands in lines \(lines)\(what)")
    return kept
  }

  /// Keys between two checks of the memory, which take longer than reading a key.
  private static let keysBetweenChecks = 256

  private mutating func carry(_ language: String, _ place: JSONValue) throws(StringsFaults) {
    guard files[language] == nil else { return }
    guard files.count < limits.languages else {
      throw fault(place, "a catalogue may have at most \(limits.languages) languages")
    }
    files[language] = StringsFile(limits: limits, taking: taking)
  }

  /// Returns the files, or throws the errors of all of them.
  private func finished(
    _ languages: [String]
  ) throws(StringsFaults) -> [(language: String, strings: StringsFile)] {
    var read: [(language: String, strings: StringsFile)] = []
    var faults: [StringsFinding] = []
    for language in languages {
      guard var file = files[language] else { continue }
      do throws(StringsFaults) {
        try file.finish()
        read.append((language, file))
      } catch {
        faults += error.all.map { fault in
          var fault = fault
          fault.language = language
          return fault
        }
      }
    }
    guard faults.isEmpty else { throw StringsFaults(faults) }
    return read
  }

  private mutating func add(
    _ key: String, to language: String, at place: Place, _ source: TextSource
  ) {
    files[language]?.add(key, at: place, source)
    texts += 1
    isFull = isFull || files[language]?.hasTooManyKeys == true
  }

  private func checkMemory(_ place: JSONValue) throws(StringsFaults) {
    let bytes = files.values.reduce(0) { $0 + $1.compiledBytes }
    guard bytes <= limits.compiledBytes else {
      throw fault(
        place, "a catalogue's texts may take at most \(limits.compiledBytes) bytes of memory")
    }
  }

  private func fault(_ value: JSONValue, _ message: String) -> StringsFaults {
    let place = Place(value, index)
    return StringsFaults([
      StringsFinding(key: nil, line: place.line, column: place.column, message: message)
    ])
  }

  private mutating func read(
    _ entry: JSONValue, key: String, isForAll: Bool
  ) throws(StringsFaults) {
    // Xcode writes an empty key for an empty text in a view.
    if key.isEmpty || !taking.takes(key) { return }
    let place = Place(entry, index)
    let isStale = entry["extractionState"]?.string == "stale"
    if isStale {
      files[sourceLanguage]?.warn(
        .stale, key: key, at: place, "the key is no longer in the app's code")
    }
    let localizations = entry["localizations"]
    let source = localizations?[sourceLanguage]
    if source == nil {
      // The key is the text if the source language has none.
      add(key, to: sourceLanguage, at: place, .text(key))
    }
    if isForAll {
      // Read once for all languages; findings name the source language.
      if let source { read(source, key: key, language: sourceLanguage) }
      carryOver(key)
    } else {
      for (language, localization) in localizations?.members ?? [] {
        try carry(language, localization)
        read(localization, key: key, language: language)
      }
    }
    if isStale {
      // Only languages that the entry names can have its text. For a catalogue of stale keys in 200
      // languages, marking all languages would take minutes.
      let named = isForAll ? Array(files.keys) : (localizations?.members ?? []).map(\.name)
      for language in [sourceLanguage] + named { files[language]?.markStale(key) }
    }
    guard texts <= limits.texts else {
      throw fault(entry, "a catalogue may have at most \(limits.texts) texts in all languages")
    }
  }

  /// Copies the source language's text to all languages.
  private mutating func carryOver(_ key: String) {
    guard let own = files[sourceLanguage], own.has(ExactString(key)) else { return }
    for language in Array(files.keys) where language != sourceLanguage {
      files[language]?.add(key, from: own)
      texts += 1
      isFull = isFull || files[language]?.hasTooManyKeys == true
    }
  }

  private mutating func read(_ localization: JSONValue, key: String, language: String) {
    let place = Place(localization, index)
    let isSource = language == sourceLanguage
    let chosen = anyDevice(localization, key: key, language: language)
    if let plural = chosen["variations"]?["plural"] {
      let forms = forms(plural, key: key, language: language)
      guard !forms.isEmpty, isTranslated(plural, forms, key: key, language: language) else {
        return
      }
      add(key, to: language, at: place, .forms(forms))
    } else if let text = text(chosen, key: key, language: language) {
      guard
        let variables = variables(localization["substitutions"], key: key, language: language)
      else { return }
      add(key, to: language, at: place, variables.isEmpty ? .text(text) : .format(text, variables))
    } else if isSource, chosen["stringUnit"] == nil {
      files[language]?.refuse(key: key, at: place, "the source language must have a text")
    }
  }

  /// Whether the translated forms suffice. They do if they include "other", if the entry has no
  /// "other", or if they include every form that everyday numbers of the language need.
  private mutating func isTranslated(
    _ plural: JSONValue, _ forms: [PluralCategory: String], key: String, language: String
  ) -> Bool {
    guard language != sourceLanguage, forms[.other] == nil, let other = plural["other"] else {
      return true
    }
    let common = AvailableLanguage(language)?.writing.commonCategories ?? [.other]
    if common.isSubset(of: forms.keys) { return true }
    files[language]?.warn(
      .untranslated, key: key, at: Place(other, index),
      "the form for other is not translated yet; the text is left out")
    return false
  }

  /// Returns the variant for an iPhone, on which most alerts are read; without it, the variant for
  /// any device, or else the first one. The server does not know the device.
  private mutating func anyDevice(
    _ localization: JSONValue, key: String, language: String
  ) -> JSONValue {
    guard let devices = localization["variations"]?["device"] else { return localization }
    let names = ["iphone", "other"] + devices.members.map(\.name)
    guard let name = names.first(where: { devices[$0] != nil }), let chosen = devices[name] else {
      return localization
    }
    files[language]?.warn(
      .variant, key: key, at: Place(devices, index),
      "a server does not know the device; that for \(name.excerpt) is used")
    return chosen
  }

  /// Returns nil without a text, or for a text that Xcode would not ship.
  private mutating func text(_ holder: JSONValue, key: String, language: String) -> String? {
    guard let unit = holder["stringUnit"], let text = unit["value"]?.string else { return nil }
    switch unit["state"]?.string {
    case "new" where language != sourceLanguage:
      return nil
    case "needs_review", "stale":
      files[language]?.warn(
        .review, key: key, at: Place(unit, index), "the translation is marked for review")
      files[language]?.markForReview(key)
    default: break
    }
    return text
  }

  private mutating func forms(
    _ plural: JSONValue, key: String, language: String
  ) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, holder) in plural.members {
      guard let category = PluralCategory(rawValue: name) else {
        files[language]?.refuse(
          key: key, at: Place(holder, index), "\(name.excerpt) is no plural category")
        continue
      }
      let chosen = anyDevice(holder, key: key, language: language)
      if let text = text(chosen, key: key, language: language) { forms[category] = text }
    }
    return forms
  }

  /// Returns nil if a variable is invalid or not translated yet.
  private mutating func variables(
    _ substitutions: JSONValue?, key: String, language: String
  ) -> [String: PluralVariable]? {
    var variables: [String: PluralVariable] = [:]
    for (name, substitution) in substitutions?.members ?? [] {
      let place = Place(substitution, index)
      let specifier = substitution["formatSpecifier"]?.string ?? "lld"
      guard let conversion = TextConversion(specifier: specifier) else {
        files[language]?.refuse(
          key: key, at: place, "\(name.excerpt): %\(specifier.excerpt) cannot be written")
        continue
      }
      let number = substitution["argNum"]?.int
      if let number, !(1...TextTemplate.maximumArguments).contains(number) {
        files[language]?.refuse(key: key, at: place, "\(name.excerpt): argNum must count from 1")
        continue
      }
      let chosen = anyDevice(substitution, key: key, language: language)
      var forms: [PluralCategory: String] = [:]
      if let plural = chosen["variations"]?["plural"] {
        forms = self.forms(plural, key: key, language: language)
        guard isTranslated(plural, forms, key: key, language: language) else { return nil }
      }
      variables[name] = PluralVariable(
        argument: number.map { $0 - 1 }, conversion: conversion, forms: forms)
    }
    return variables
  }
}
