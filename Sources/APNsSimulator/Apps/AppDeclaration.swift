// SPDX-License-Identifier: Apache-2.0

import JSONText
import Localization

/// The body of `PUT /sim/apps/{app}`, and an app of a scenario.
struct AppDeclaration: Sendable {
  let hasBroadcast: Bool?
  let developmentLanguage: String?
  private(set) var strings: [(language: String, strings: StringsFile, size: Int)] = []

  /// - Parameter takesStrings: whether the JSON may contain strings; on the control port strings
  ///   have their own routes.
  init(_ json: JSONField, takesStrings: Bool) throws(JSONFault) {
    try json.object(
      of: Set(["broadcast", "development_language"] + (takesStrings ? ["strings"] : [])))
    hasBroadcast = try json["broadcast"]?.bool()
    developmentLanguage = try json["development_language"].map(Self.language)
    guard let texts = try json["strings"]?.members() else { return }
    for field in texts {
      guard AppBook.languageName(field.name.text) != nil else {
        throw field.fault(AppBook.expectedLanguage)
      }
      strings.append((field.name.text, try Self.strings(field), field.value.bytes.count))
    }
  }

  private static func language(_ json: JSONField) throws(JSONFault) -> String {
    guard let name = AppBook.languageName(try json.text()) else {
      throw json.fault(AppBook.expectedLanguage)
    }
    return name
  }

  // Accepts the text of a `.strings` file, or an object of keys and texts.
  private static func strings(_ json: JSONField) throws(JSONFault) -> StringsFile {
    do throws(StringsFaults) {
      if let text = json.value.string { return try StringsFile(strings: Array(text.utf8)) }
      return try StringsFile(json: Array(json.value.bytes))
    } catch {
      throw json.fault(error.summary)
    }
  }
}

extension AppBook {
  mutating func apply(_ declaration: AppDeclaration, to app: String) throws(Refusal) {
    if let language = declaration.developmentLanguage {
      try setDevelopmentLanguage(language, of: app)
    }
    for (language, strings, size) in declaration.strings {
      try set(strings, size: size, language: language, of: app)
    }
  }
}

extension [PushEnvironment: ChannelBook] {
  mutating func apply(_ declaration: AppDeclaration, to app: String) {
    guard let isEnabled = declaration.hasBroadcast else { return }
    for environment in PushEnvironment.allCases {
      self[environment, default: ChannelBook()].setEnabled(isEnabled, for: app)
    }
  }
}

extension StringsFaults {
  /// The first ten faults.
  var summary: String { all.prefix(10).map(\.description).joined(separator: "; ") }
}
