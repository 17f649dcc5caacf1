// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Attributes that all devices of an audience must have. Each condition excludes devices that do
/// not match it.
package struct Narrowing: Sendable, Hashable {
  /// Conditions on a device's tags. An empty list is no condition.
  package struct Tags: Sendable, Hashable {
    /// Tags that the device must all have.
    package var all: [String]
    /// Tags of which the device must have at least one.
    package var any: [String]
    /// Tags of which the device must have none.
    package var none: [String]

    /// Creates conditions; the lists must not contain duplicates.
    package init(all: [String] = [], any: [String] = [], none: [String] = []) {
      self.all = all
      self.any = any
      self.none = none
    }

    package var isEmpty: Bool { all.isEmpty && any.isEmpty && none.isEmpty }

    /// Returns a tag that is both required and excluded, or nil.
    package var contradiction: String? {
      let none = Set(none.map { ExactString($0) })
      return (all + any).first { none.contains(ExactString($0)) }
    }

    /// Maximum number of tags in a list; each one is looked up in every slot of every page.
    package static let maximum = 16
  }

  package var tags: Tags
  /// Languages of which at least one must match the device's first language by Apple's rule.
  /// Devices without languages do not match. Empty: no condition.
  package var languages: [String]
  /// App versions that match; nil: no condition, so that devices without a version also match.
  package var versions: AppVersionRange?
  /// Share of the devices that matches; nil: all.
  package var share: AudienceShare?

  /// Maximum number of languages: as many as a device may register.
  package static let maximumLanguages = 32

  package init(
    tags: Tags = Tags(), languages: [String] = [], versions: AppVersionRange? = nil,
    share: AudienceShare? = nil
  ) {
    self.tags = tags
    self.languages = languages
    self.versions = versions
    self.share = share
  }

  /// Whether all devices match.
  package var isNothing: Bool {
    tags.isEmpty && languages.isEmpty && versions == nil && share == nil
  }

  /// Returns the first adjacent buckets between two buckets that may have matching devices; nil
  /// without any.
  package func buckets(from: Int32, to: Int32) -> ClosedRange<Int32>? {
    guard let share else { return from...to }
    return share.buckets(from: from, to: to)
  }
}
