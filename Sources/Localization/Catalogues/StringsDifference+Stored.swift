// SPDX-License-Identifier: Apache-2.0

extension StringsDifference {
  /// Returns the differences between two revisions, ordered by table, language and key. Files that
  /// both have are not parsed.
  ///
  /// - Parameters:
  ///   - old: the files of a revision in the order of the store: texts before plurals.
  ///   - new: the files of the other revision.
  package static func between(
    _ old: [StoredStrings], _ new: [StoredStrings]
  ) throws(StringsFaults) -> [Self] {
    let (before, after) = (byPlace(old), byPlace(new))
    var all: [Self] = []
    for place in Set(before.keys).union(after.keys).sorted() {
      let (was, next) = (before[place] ?? [], after[place] ?? [])
      if areSame(was, next) { continue }
      let (one, other) = (try joined(was), try joined(next))
      let keys = Set([one, other].flatMap { $0?.keysOfAny ?? [] })
      all += keys.sorted().compactMap { key in
        difference(one, other, table: place.table, language: place.language, key: key)
      }
    }
    return all
  }

  private struct Place: Hashable, Comparable {
    let table: String
    let language: String

    static func < (left: Self, right: Self) -> Bool {
      (left.table, left.language) < (right.table, right.language)
    }
  }

  private static func byPlace(_ files: [StoredStrings]) -> [Place: [StoredStrings]] {
    Dictionary(grouping: files) { Place(table: $0.table, language: $0.language) }
  }

  private static func areSame(_ one: [StoredStrings], _ other: [StoredStrings]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { $0.body == $1.body && $0.excluded == $1.excluded }
  }

  /// Returns the texts of one language; nil without a file. Unlike `StringsFile(stored:)`, it keeps
  /// the sources of the texts.
  private static func joined(_ files: [StoredStrings]) throws(StringsFaults) -> StringsFile? {
    var joined: StringsFile?
    for stored in files {
      var file = try StringsFile(
        json: stored.body, limits: .none, taking: StringsTaking(excludesKeys: true))
      for finding in stored.excluded.map(ExcludedKeys.read) ?? [] { file.exclude(finding) }
      joined = joined?.overridden(by: file) ?? file
    }
    return joined
  }
}
