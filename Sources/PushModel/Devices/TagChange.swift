// SPDX-License-Identifier: Apache-2.0

/// Tags to add to and remove from devices. No tag is in both lists.
package struct TagChange: Sendable, Equatable {
  package var added: [String]
  package var removed: [String]

  /// Changes nothing by default.
  package init(added: [String] = [], removed: [String] = []) {
    self.added = added
    self.removed = removed
  }

  /// Whether both lists are empty.
  package var isNothing: Bool { added.isEmpty && removed.isEmpty }
}
