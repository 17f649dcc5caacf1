// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// What devices of an audience have in common: each part that is given leaves out those that it does not fit.
package struct Narrowing: Sendable, Hashable {
  /// Tags that a device has. A list that is empty asks for nothing.
  package struct Tags: Sendable, Hashable {
    /// It has each of them.
    package var all: [String]
    /// It has one of them.
    package var any: [String]
    /// It has none of them.
    package var none: [String]

    /// Tags in each list, which has no tag twice.
    package init(all: [String] = [], any: [String] = [], none: [String] = []) {
      self.all = all
      self.any = any
      self.none = none
    }

    package var isEmpty: Bool { all.isEmpty && any.isEmpty && none.isEmpty }

    /// Returns a tag that is both asked for and excluded; nil if there is none.
    package var contradiction: String? {
      let none = Set(none.map { ExactString($0) })
      return (all + any).first { none.contains(ExactString($0)) }
    }

    /// Tags in one list at the most: each is looked up in every slot of every page.
    package static let maximum = 16
  }

  package var tags: Tags
  /// Languages of which Apple's matching rule finds one for the device's first preference. A device without
  /// languages has none. Empty: any.
  package var languages: [String]
  /// Versions of the app; nil: any, and none at all.
  package var versions: AppVersionRange?

  /// Languages at the most: as many as a device may send.
  package static let maximumLanguages = 32

  /// Nothing narrows, unless it is said.
  package init(tags: Tags = Tags(), languages: [String] = [], versions: AppVersionRange? = nil) {
    self.tags = tags
    self.languages = languages
    self.versions = versions
  }

  /// Whether it leaves nobody out.
  package var isNothing: Bool { tags.isEmpty && languages.isEmpty && versions == nil }
}
