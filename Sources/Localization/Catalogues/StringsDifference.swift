// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Difference between two states of an app's strings, for one key and language.
package struct StringsDifference: Sendable, Equatable {
  /// Kind of difference. The raw values are those of `pushgate strings diff`.
  package enum Change: String, Sendable {
    case added
    case removed
    case changed
    /// The key was usable and is excluded now, so requests that name it would be rejected.
    case excluded
  }

  package let change: Change
  /// Nil if each state has one table only.
  package let table: String?
  package let language: String
  package let key: String
  /// Text as written, or the JSON of its plural forms.
  package var old: String?
  package var new: String?
  /// Whether requests that fit the old text may not fit the new one.
  package var takesOtherArguments = false
  /// Why the key is excluded.
  package var reason: String?

  /// Returns all differences, ordered by table, language and key.
  package static func between(_ old: StringsCheck, _ new: StringsCheck) -> [Self] {
    // Two single tables are compared regardless of their names.
    if old.groups.count == 1, new.groups.count == 1 {
      return between(old.groups[0], new.groups[0], table: nil)
    }
    let names = Set(old.groups.map(\.name) + new.groups.map(\.name)).sorted()
    return names.flatMap { name in
      between(
        old.groups.first { $0.name == name }, new.groups.first { $0.name == name }, table: name)
    }
  }

  /// Returns the differences of one table.
  package static func between(
    _ old: StringsCheck.Group?, _ new: StringsCheck.Group?, table: String?
  ) -> [Self] {
    let languages = Set([old, new].flatMap { $0?.catalogue?.languages ?? [] })
    return languages.sorted().flatMap { language in
      let (before, after) = (old?.texts(in: language), new?.texts(in: language))
      let keys = Set([before, after].flatMap { $0?.keysOfAny ?? [] })
      return keys.sorted().compactMap { key in
        difference(before, after, table: table, language: language, key: key)
      }
    }
  }

  static func difference(
    _ before: StringsFile?, _ after: StringsFile?, table: String?, language: String,
    key: ExactString
  ) -> Self? {
    let (old, new) = (before?.source(of: key), after?.source(of: key))
    let reason = after?.excluded[key]?.message
    let change: Change
    switch (old, new) {
    case (nil, nil): return nil
    case (_?, nil) where reason != nil: change = .excluded
    case (_?, nil): change = .removed
    case (nil, _?): change = .added
    case (let old?, let new?):
      if ExactString(old) == ExactString(new) { return nil }
      change = .changed
    }
    var difference = Self(
      change: change, table: table, language: language, key: key.text, old: old, new: new,
      reason: reason)
    if let was = before?.templates[key], let next = after?.templates[key] {
      difference.takesOtherArguments = !was.takesTheSame(as: next)
    }
    return difference
  }
}

extension StringsCheck.Group {
  /// Returns the texts that a gateway would have of a language; nil if it would have none.
  fileprivate func texts(in language: String) -> StringsFile? {
    catalogue?.texts.first { $0.language.spelling == language }?.strings
  }
}

extension StringsFile {
  /// Usable and excluded keys.
  var keysOfAny: [ExactString] { Array(templates.keys) + Array(excluded.keys) }
}
