// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Text as written in a file of any format: the source of a template, and the API's JSON.
enum TextSource: Sendable {
  /// `"Hello, %@"`.
  case text(String)
  /// `{"one": "%d photo", "other": "%d photos"}`.
  case forms([PluralCategory: String])
  /// `{"format": "%#@photos@ in %@", "variables": {"photos": {"specifier": "d", "one": …}}}`: the
  /// variables of a `.stringsdict`, or the substitutions of a String Catalog.
  case format(String, [String: PluralVariable])

  /// - Parameter key: key of the text, which may declare arguments.
  func template(key: String) throws(TemplateFault) -> TextTemplate {
    switch self {
    case .text(let text): try TextTemplate(text: text)
    case .forms(let forms): try TextTemplate(forms: forms, key: key)
    case .format(let format, let variables):
      try TextTemplate(format: format, variables: variables)
    }
  }

  /// Bytes of its longest part.
  var longestPart: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .forms(let forms): Self.longest(forms)
    case .format(let format, let variables):
      variables.values.reduce(format.utf8.count) { max($0, Self.longest($1.forms)) }
    }
  }

  /// Whether the text contains U+0000, which phones do not show.
  var hasNull: Bool {
    switch self {
    case .text(let text): text.utf8.contains(0)
    case .forms(let forms): forms.values.contains { $0.utf8.contains(0) }
    case .format(let format, let variables):
      format.utf8.contains(0)
        || variables.values.contains { $0.forms.values.contains { $0.utf8.contains(0) } }
    }
  }

  private static func longest(_ forms: [PluralCategory: String]) -> Int {
    forms.values.reduce(0) { max($0, $1.utf8.count) }
  }
}

// MARK: - JSON

extension TextSource {
  /// - Parameter object: a value that is not a string; nil if it is neither plural forms nor a
  ///   format with variables.
  init?(_ object: JSONValue) {
    guard let format = object["format"] else {
      guard let forms = Self.forms(object.members) else { return nil }
      self = .forms(forms)
      return
    }
    var variables: [String: PluralVariable] = [:]
    for (name, value) in object["variables"]?.members ?? [] {
      guard let variable = Self.variable(value) else { return nil }
      variables[name] = variable
    }
    guard let text = format.string,
      object.members.allSatisfy({ $0.name == "format" || $0.name == "variables" })
    else { return nil }
    self = .format(text, variables)
  }

  private static func forms(
    _ members: [(name: String, value: JSONValue)]
  ) -> [PluralCategory: String]? {
    var forms: [PluralCategory: String] = [:]
    for (name, value) in members {
      guard let category = PluralCategory(rawValue: name), let text = value.string else {
        return nil
      }
      forms[category] = text
    }
    return forms
  }

  private static func variable(_ value: JSONValue) -> PluralVariable? {
    guard value.kind == .object else { return nil }
    let specifier = value["specifier"].map(\.string) ?? "d"
    guard let specifier, let conversion = TextConversion(specifier: specifier) else {
      return nil
    }
    var argument: Int?
    if let given = value["argument"] {
      guard let number = given.int, (1...TextTemplate.maximumArguments).contains(number) else {
        return nil
      }
      argument = number - 1
    }
    let others = value.members.filter { $0.name != "specifier" && $0.name != "argument" }
    return forms(others).map {
      PluralVariable(argument: argument, conversion: conversion, forms: $0)
    }
  }

  /// Appends the JSON value of the key.
  func write(into bytes: inout [UInt8]) {
    if case .text(let text) = self { return text.writeJSON(into: &bytes) }
    var json = JSONWriter()
    write(to: &json)
    bytes += json.bytes
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.value(text)
    case .forms(let forms): json.object { json in Self.write(forms, to: &json) }
    case .format(let format, let variables):
      json.object { json in
        json.field("format", format)
        json.field("variables") { json in
          json.object { json in
            for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
              json.field(name) { json in Self.write(variable, to: &json) }
            }
          }
        }
      }
    }
  }

  private static func write(_ variable: PluralVariable, to json: inout JSONWriter) {
    json.object { json in
      if let argument = variable.argument { json.field("argument", argument + 1) }
      json.field("specifier", variable.conversion.specifier)
      write(variable.forms, to: &json)
    }
  }

  private static func write(_ forms: [PluralCategory: String], to json: inout JSONWriter) {
    for category in PluralCategory.allCases {
      if let form = forms[category] { json.field(category.rawValue, form) }
    }
  }
}

extension TextConversion {
  /// Parses a placeholder without its index: "@", "lld", ".2f"; a leading percent sign is optional.
  init?(specifier: String) {
    let whole = try? TextTemplate(parsing: specifier.hasPrefix("%") ? specifier : "%" + specifier)
    guard let pieces = whole?.pieces, pieces.count == 1,
      case .argument(_, let conversion) = pieces[0]
    else { return nil }
    self = conversion
  }

  var specifier: String {
    switch self {
    case .text: "@"
    case .integer: "d"
    case .padded(let digits): "0\(digits)d"
    case .decimal(let digits): ".\(digits)f"
    }
  }
}
