// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes old revisions of apps' strings.
package struct StringRevisions: Duty {
  package let name = "string-revisions"
  package let interval: Duration
  private let kept: Int
  private let grace: Duration
  private let counted: (_ removed: Int, _ left: Int) -> Void

  /// - Parameters:
  ///   - interval: time between two rounds; a round may read the whole queue.
  ///   - kept: number of newest revisions of an app that are kept.
  ///   - grace: how long a revision is kept after it was active.
  ///   - counted: called after each round with the numbers of removed and remaining revisions.
  package init(
    interval: Duration, kept: Int, grace: Duration,
    counted: @escaping (_ removed: Int, _ left: Int) -> Void
  ) {
    self.interval = interval
    self.kept = kept
    self.grace = grace
    self.counted = counted
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let revisions = try await store.removeOldRevisions(kept: kept, grace: grace)
    counted(revisions.removed, revisions.left)
    return DutyStep(items: revisions.removed, hasMore: false)
  }
}
