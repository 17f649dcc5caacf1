// SPDX-License-Identifier: Apache-2.0

/// Result of a change.
package struct StringPublication: Sendable, Equatable {
  /// Revision that contains the change: a new one, or the active one if nothing differs.
  package var revision: Int64
  package var isNew: Bool

  package init(revision: Int64, isNew: Bool) {
    self.revision = revision
    self.isNew = isNew
  }
}
