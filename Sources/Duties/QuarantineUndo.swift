// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Restores devices that were quarantined by mistake. Also removes outdated counts on which
/// quarantine decisions are based.
package struct QuarantineUndo: Duty {
  package let name = "quarantine-undo"
  package let interval: Duration
  private let keptSeconds: Double
  private let restored: (_ devices: Int) -> Void

  /// - Parameters:
  ///   - interval: time between two rounds.
  ///   - keptSeconds: age in seconds after which counts are removed.
  ///   - restored: called with the number of devices that a step restored.
  package init(
    interval: Duration, keptSeconds: Double, restored: @escaping (_ devices: Int) -> Void
  ) {
    self.interval = interval
    self.keptSeconds = keptSeconds
    self.restored = restored
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    if let undone = try await store.undoQuarantines() {
      restored(undone.restored)
      return DutyStep(items: undone.restored, hasMore: true)
    }
    let removed = try await store.forgetTallies(olderThan: keptSeconds)
    return DutyStep(items: 0, hasMore: removed > 0)
  }
}
