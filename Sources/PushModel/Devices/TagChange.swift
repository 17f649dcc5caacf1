// SPDX-License-Identifier: Apache-2.0

/// Tags that are added to what devices have, and removed from it. None is both.
package struct TagChange: Sendable, Equatable {
  package var added: [String]
  package var removed: [String]

  /// By default nothing is changed.
  package init(added: [String] = [], removed: [String] = []) {
    self.added = added
    self.removed = removed
  }

  /// Whether nothing is changed.
  package var isNothing: Bool { added.isEmpty && removed.isEmpty }
}
