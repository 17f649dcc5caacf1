// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Puts devices back that were quarantined by mistake, and removes what was counted to find that out.
package struct QuarantineUndo: Duty {
  package let name = "quarantine-undo"
  package let interval: Duration
  private let keptSeconds: Double
  private let restored: (_ devices: Int) -> Void

  /// - Parameters:
  ///   - interval: between two rounds.
  ///   - keptSeconds: how old counts may be.
  ///   - restored: told how many devices a step put back.
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
