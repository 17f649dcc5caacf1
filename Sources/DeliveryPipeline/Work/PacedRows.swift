// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// The rows of a shard whose pushes wait for their turn by some rate. They take nobody else's room; that an app
/// with many does not take that of the next, each may have half of what the others leave. A value.
struct PacedRows {
  private let limits: PipelineLimits
  private var all: [WorkClass: Int] = [:]
  private var rows: [WorkClass: [AppID: Int]] = [:]
  private var ranges: [AppID: Int] = [:]

  init(_ limits: PipelineLimits) { self.limits = limits }

  var isEmpty: Bool { all.values.allSatisfy { $0 == 0 } }

  /// A row is worked on (1), or was (-1).
  mutating func count(_ work: Work, _ change: Int) {
    let app = work.run.app
    all[work.workClass, default: 0] += change
    rows[work.workClass, default: [:]][app, default: 0] += change
    if rows[work.workClass]?[app] == 0 { rows[work.workClass]?[app] = nil }
    guard work.job.kind == .range else { return }
    ranges[app, default: 0] += change
    if ranges[app] == 0 { ranges[app] = nil }
  }

  /// How many more rows of a class an app may have. Ranges are few enough that retries find room beside them.
  func room(for app: AppID, _ workClass: WorkClass) -> WorkQueue.Room {
    let most = workClass == .single ? limits.pacedSinglesAtOnce : limits.pacedAtOnce
    let left = max(0, most - all[workClass, default: 0])
    let mine = rows[workClass]?[app] ?? 0
    return WorkQueue.Room(
      rows: max(0, min(left, max(1, (left + mine) / 2) - mine)),
      ranges: max(0, most / 4 - ranges[app, default: 0]))
  }
}
