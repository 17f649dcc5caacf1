// SPDX-License-Identifier: Apache-2.0

/// The result of a step.
package struct DutyStep: Sendable, Equatable {
  /// Number of items created or removed.
  package var items: Int
  /// Whether the round has more steps.
  package var hasMore: Bool

  /// Creates the result of a step.
  package init(items: Int, hasMore: Bool) {
    self.items = items
    self.hasMore = hasMore
  }
}
