// SPDX-License-Identifier: Apache-2.0
internal import PushModel
package import Storage

/// Compares each ended run's audience with its outcomes. A difference is a bug of the gateway: it
/// is stored with the run and reported.
///
/// Used on the actor of its `DutyRunner`.
package final class RunAudit: Duty {
  package let name = "run-audit"
  package let interval: Duration
  private let report: (UnaccountedRun) -> Void
  private var visitsNew = true
  /// The last open run that was visited.
  private var last: RunID?

  /// - Parameters:
  ///   - interval: time between two rounds.
  /// - report: called for each run whose outcomes do not add up to its audience.
  package init(interval: Duration, report: @escaping (UnaccountedRun) -> Void) {
    self.interval = interval
    self.report = report
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let step =
      visitsNew
      ? try await store.auditNewRuns() : try await store.auditOpenRuns(after: last)
    for run in step.unaccounted { report(run) }
    if visitsNew {
      visitsNew = step.hasMore
      return DutyStep(items: step.visited, hasMore: true)
    }
    // One batch of open runs is visited in each round.
    last = step.last
    visitsNew = true
    return DutyStep(items: step.visited, hasMore: false)
  }
}
