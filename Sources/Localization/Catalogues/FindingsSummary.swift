// SPDX-License-Identifier: Apache-2.0

/// Findings grouped by kind and language: thousands of findings usually have a few causes.
package struct FindingsSummary: Sendable {
  /// Findings of one kind in one language.
  package struct Group: Sendable {
    /// First finding of the group, in the given order.
    package let first: StringsFinding
    package let isExcluded: Bool
    package fileprivate(set) var count: Int
  }

  /// Groups that exclude keys first, then by size, the largest first.
  package let groups: [Group]

  /// First finding of each group that excludes no key.
  package var firstWarnings: [StringsFinding] {
    groups.filter { !$0.isExcluded }.map(\.first)
  }

  private struct Name: Hashable {
    let kind: StringsFinding.Kind
    let language: String?
    let isExcluded: Bool
  }

  package init(excluded: [StringsFinding], warnings: [StringsFinding]) {
    var places: [Name: Int] = [:]
    var groups: [Group] = []
    for (findings, isExcluded) in [(excluded, true), (warnings, false)] {
      for finding in findings {
        let name = Name(kind: finding.kind, language: finding.language, isExcluded: isExcluded)
        if let place = places[name] {
          groups[place].count += 1
        } else {
          places[name] = groups.count
          groups.append(Group(first: finding, isExcluded: isExcluded, count: 1))
        }
      }
    }
    self.groups = groups.sorted { left, right in
      if left.isExcluded != right.isExcluded { return left.isExcluded }
      if left.count != right.count { return left.count > right.count }
      return (left.first.kind.rawValue, left.first.language ?? "")
        < (right.first.kind.rawValue, right.first.language ?? "")
    }
  }
}
