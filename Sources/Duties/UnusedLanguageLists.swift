// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes lists of languages that no device uses any more.
package final class UnusedLanguageLists: Duty {
  package let name = "unused-language-lists"
  package let interval: Duration
  /// The position that the round has reached.
  private var last: Int32 = 0

  /// - Parameter interval: time between two rounds.
  package init(interval: Duration) { self.interval = interval }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let step = try await store.removeUnusedLists(after: last)
    last = step.last ?? 0
    return DutyStep(items: step.removed, hasMore: step.last != nil)
  }
}
