// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Texts of an XLIFF for one table in one language, assembled from its units.
///
/// A text that depends on number, device or variable has several units. For a String Catalog Xcode
/// names them `KEY|==|plural.one`, `KEY|==|device.iphone.plural.one`,
/// `KEY|==|substitutions.files.plural.one`. For a `.stringsdict` the names are
/// `/KEY:dict/NSStringLocalizedFormatKey:dict/:string` and `/KEY:dict/files:dict/one:dict/:string`.
struct XLIFFTexts {
  /// Returns the variables of a key, since an XLIFF has only their forms.
  typealias Variables = (_ key: String) -> [String: PluralVariable]

  private let language: String
  private let isSource: Bool
  private var file: StringsFile
  private var order: [ExactString] = []
  private var drafts: [ExactString: Draft] = [:]

  /// - Parameters:
  ///   - isSource: whether source texts replace missing translations.
  init(language: String, isSource: Bool, limits: CatalogueLimits, taking: StringsTaking) {
    self.language = language
    self.isSource = isSource
    file = StringsFile(limits: limits, taking: taking)
  }

  /// Text whose units are being collected.
  fileprivate struct Draft {
    let place: Place
    var text: Choice?
    var forms: [PluralCategory: Choice] = [:]
    var variables: [String: [PluralCategory: Choice]] = [:]
    var isIncomplete = false
    var needsReview = false
    var fault: String?
    var device: String?
  }

  /// Text for a device; a lower rank is a better match for the reader.
  fileprivate struct Choice {
    let text: String
    let rank: Int
  }

  mutating func add(_ units: [XLIFF.Unit]) {
    for unit in units { add(unit) }
  }

  private mutating func add(_ unit: XLIFF.Unit) {
    let part = XLIFFPart(id: unit.id)
    let key = ExactString(part.key)
    if drafts[key] == nil {
      order.append(key)
      drafts[key] = Draft(place: unit.place)
    }
    drafts[key]?.take(unit, part, isSource: isSource || unit.isFixed)
  }

  /// Returns the assembled texts. Throws the errors that refuse the file.
  /// - Parameter known: returns the variables of the source language's text with their types;
  ///   called for texts with variables.
  mutating func finished(known: Variables) throws(StringsFaults) -> StringsFile {
    for key in order {
      guard let draft = drafts[key] else { continue }
      finish(key.text, draft, known)
    }
    try file.finish()
    return file
  }

  private mutating func finish(_ key: String, _ draft: Draft, _ known: Variables) {
    if let fault = draft.fault { return file.refuse(key: key, at: draft.place, fault) }
    guard let source = source(key, draft, known) else { return }
    if let device = draft.device {
      file.warn(
        .variant, key: key, at: draft.place,
        "a server does not know the device; that for \(device.excerpt) is used")
    }
    if draft.needsReview {
      file.warn(.review, key: key, at: draft.place, "the translation is marked for review")
      file.markForReview(key)
    }
    file.add(key, at: draft.place, source)
  }

  /// Returns nil if the text is not translated, or lacks a form that the language needs.
  private mutating func source(
    _ key: String, _ draft: Draft, _ known: Variables
  ) -> TextSource? {
    let forms = draft.forms.mapValues(\.text)
    let all = [forms] + draft.variables.values.map { $0.mapValues(\.text) }
    let isWhole = all.allSatisfy { $0.isEmpty || suffices($0) }
    if draft.isIncomplete, !isWhole {
      file.warn(
        .untranslated, key: key, at: draft.place,
        "forms that the language needs are not translated yet; the text is left out")
      return nil
    }
    guard draft.variables.isEmpty else {
      guard let text = draft.text?.text else {
        // The format contains the variables; without it they cannot be used.
        if !draft.isIncomplete {
          file.refuse(key: key, at: draft.place, "the text that holds its variables is missing")
        }
        return nil
      }
      let known = known(key)
      var variables: [String: PluralVariable] = [:]
      for (name, forms) in draft.variables {
        variables[name] = PluralVariable(
          argument: known[name]?.argument, conversion: known[name]?.conversion ?? .integer,
          forms: forms.mapValues(\.text))
      }
      return .format(text, variables)
    }
    return forms.isEmpty ? draft.text.map { .text($0.text) } : .forms(forms)
  }

  private func suffices(_ forms: [PluralCategory: String]) -> Bool {
    if forms[.other] != nil { return true }
    let common = AvailableLanguage(language)?.writing.commonCategories ?? [.other]
    return common.isSubset(of: forms.keys)
  }
}

extension XLIFFTexts.Draft {
  fileprivate mutating func take(_ unit: XLIFF.Unit, _ part: XLIFFPart, isSource: Bool) {
    if let unknown = part.unknown {
      fault = fault ?? "\"\(unknown.excerpt)\" is no part of a text that is known"
      return
    }
    if let markup = unit.markup {
      fault = fault ?? "the text must be plain, without <\(markup.excerpt)>"
      return
    }
    guard let text = translation(of: unit, isSource: isSource) else {
      isIncomplete = true
      return
    }
    if unit.state?.hasPrefix("needs-") == true { needsReview = true }
    if part.device != nil, part.rank <= rank(of: device) { device = part.device }
    let choice = XLIFFTexts.Choice(text: text, rank: part.rank)
    func better(_ old: XLIFFTexts.Choice?) -> XLIFFTexts.Choice {
      old.map { $0.rank < choice.rank } ?? false ? old ?? choice : choice
    }
    switch (part.variable, part.category) {
    case (nil, nil): self.text = better(self.text)
    case (nil, let category?): forms[category] = better(forms[category])
    case (let name?, let category?):
      variables[name, default: [:]][category] = better(variables[name]?[category])
    case (_?, nil): fault = fault ?? "a variable must have forms"
    }
  }

  private func rank(of device: String?) -> Int { device.map(XLIFFPart.rank) ?? .max }

  /// Returns nil if the unit is not translated.
  private func translation(of unit: XLIFF.Unit, isSource: Bool) -> String? {
    if isSource, unit.target ?? "" == "" { return unit.source }
    if !isSource, unit.state == "new" || unit.state == "needs-translation" { return nil }
    // Tools write an empty target for an untranslated unit.
    guard let target = unit.target, !target.isEmpty || unit.source ?? "" == "" else { return nil }
    return target
  }
}
