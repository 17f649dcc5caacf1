// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Xcode's String Catalog, `.xcstrings`: all languages of an app in one file.
///
/// Apple has not published the format; this follows what Xcode writes in versions 1.0 and 1.1. Unknown
/// members are ignored.
package struct StringCatalog: Sendable {
  package let sourceLanguage: String
  /// The source language first, then the others by tag.
  package let files: [(language: String, strings: StringsFile)]

  package init(
    xcstrings: [UInt8], limits: CatalogueLimits = CatalogueLimits()
  ) throws(StringsFaults) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: xcstrings, maximumDepth: CatalogueLimits.depth)
    } catch { throw StringsFaults(error) }
    var reader = StringCatalogReader(document, limits)
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
  private var texts = 0

  init(_ document: JSONDocument, _ limits: CatalogueLimits) {
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
    files[source] = StringsFile(limits: limits)
    var forAll: [(key: String, entry: JSONValue)] = []
    for (key, entry) in strings.members {
      if entry["shouldTranslate"]?.bool == false {
        for (language, _) in entry["localizations"]?.members ?? [] { try carry(language, entry) }
        forAll.append((key, entry))
      } else {
        try read(entry, key: key, isForAll: false)
      }
    }
    // When all languages are known.
    for (key, entry) in forAll { try read(entry, key: key, isForAll: true) }
    return try finished([source] + files.keys.filter { $0 != source }.sorted())
  }

  private mutating func carry(_ language: String, _ place: JSONValue) throws(StringsFaults) {
    guard files[language] == nil else { return }
    guard files.count < limits.languages else {
      throw fault(place, "a catalogue may have at most \(limits.languages) languages")
    }
    files[language] = StringsFile(limits: limits)
  }

  /// The files, or what is wrong in all of them.
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
    // Xcode leaves an empty key behind for an empty text in a view.
    if key.isEmpty { return }
    let place = Place(entry, index)
    let isStale = entry["extractionState"]?.string == "stale"
    if isStale {
      files[sourceLanguage]?.warn(key: key, at: place, "the key is no longer in the app's code")
    }
    let localizations = entry["localizations"]
    let source = localizations?[sourceLanguage]
    if source == nil {
      // Without a text in the source language the key is the text.
      add(key, to: sourceLanguage, at: place, .text(key))
    }
    if isForAll {
      for language in Array(files.keys) {
        if let source {
          read(source, key: key, language: language)
        } else if language != sourceLanguage {
          add(key, to: language, at: place, .text(key))
        }
      }
    } else {
      for (language, localization) in localizations?.members ?? [] {
        try carry(language, localization)
        read(localization, key: key, language: language)
      }
    }
    if isStale { for language in Array(files.keys) { files[language]?.markStale(key) } }
    guard texts <= limits.texts else {
      throw fault(entry, "a catalogue may have at most \(limits.texts) texts in all languages")
    }
  }

  private mutating func read(_ localization: JSONValue, key: String, language: String) {
    let place = Place(localization, index)
    let isSource = language == sourceLanguage
    let chosen = anyDevice(localization, key: key, language: language)
    if let plural = chosen["variations"]?["plural"] {
      let forms = forms(plural, key: key, language: language)
      guard !forms.isEmpty else { return }
      add(key, to: language, at: place, .forms(forms))
    } else if let text = text(chosen, key: key, language: language) {
      let variables = variables(localization["substitutions"], key: key, language: language)
      add(key, to: language, at: place, variables.isEmpty ? .text(text) : .format(text, variables))
    } else if isSource, chosen["stringUnit"] == nil {
      files[language]?.refuse(key: key, at: place, "the source language must have a text")
    }
  }

  /// A server does not know the device: what is for any, else for an iPhone, else the first.
  private mutating func anyDevice(
    _ localization: JSONValue, key: String, language: String
  ) -> JSONValue {
    guard let devices = localization["variations"]?["device"] else { return localization }
    files[language]?.warn(
      key: key, at: Place(devices, index),
      "a server does not know the device; other or iphone is taken")
    return devices["other"] ?? devices["iphone"] ?? devices.members.first?.value ?? localization
  }

  /// Nil when there is none, or none that Xcode would ship.
  private mutating func text(_ holder: JSONValue, key: String, language: String) -> String? {
    guard let unit = holder["stringUnit"], let text = unit["value"]?.string else { return nil }
    switch unit["state"]?.string {
    case "new" where language != sourceLanguage:
      return nil
    case "needs_review", "stale":
      files[language]?.warn(
        key: key, at: Place(unit, index), "the translation is marked for review")
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
          key: key, at: Place(holder, index), "\(name) is no plural category")
        continue
      }
      let chosen = anyDevice(holder, key: key, language: language)
      if let text = text(chosen, key: key, language: language) { forms[category] = text }
    }
    return forms
  }

  private mutating func variables(
    _ substitutions: JSONValue?, key: String, language: String
  ) -> [String: PluralVariable] {
    var variables: [String: PluralVariable] = [:]
    for (name, substitution) in substitutions?.members ?? [] {
      let place = Place(substitution, index)
      let specifier = substitution["formatSpecifier"]?.string ?? "lld"
      guard let conversion = TextTemplate.Conversion(specifier: specifier) else {
        files[language]?.refuse(key: key, at: place, "\(name): %\(specifier) cannot be written")
        continue
      }
      let number = substitution["argNum"]?.int
      if let number, !(1...TextTemplate.maximumArguments).contains(number) {
        files[language]?.refuse(key: key, at: place, "\(name): argNum must count from 1")
        continue
      }
      let chosen = anyDevice(substitution, key: key, language: language)
      var forms: [PluralCategory: String] = [:]
      if let plural = chosen["variations"]?["plural"] {
        forms = self.forms(plural, key: key, language: language)
      }
      variables[name] = PluralVariable(
        argument: number.map { $0 - 1 }, conversion: conversion, forms: forms)
    }
    return variables
  }
}
