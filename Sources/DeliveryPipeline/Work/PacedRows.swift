// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// The rows of a shard whose pushes wait for their turn by some rate. They take nobody else's room; that an app
/// with many does not take that of the next, each may have half of what the others leave. A value.
struct PacedRows {
  private let limits: PipelineLimits
  private var all: [ClaimKind: Int] = [:]
  private var rows: [ClaimKind: [AppID: Int]] = [:]

  init(_ limits: PipelineLimits) { self.limits = limits }

  var isEmpty: Bool { all.values.allSatisfy { $0 == 0 } }

  /// A row is worked on (1), or was (-1).
  mutating func count(_ work: Work, _ change: Int) {
    let (app, kind) = (work.run.app, work.claimKind)
    all[kind, default: 0] += change
    rows[kind, default: [:]][app, default: 0] += change
    if rows[kind]?[app] == 0 { rows[kind]?[app] = nil }
  }

  /// How many more rows of a kind an app may have.
  func room(for app: AppID, _ kind: ClaimKind) -> Int {
    let most = kind == .broadcast ? limits.pacedAtOnce : limits.pacedSinglesAtOnce
    let left = max(0, most - all[kind, default: 0])
    let mine = rows[kind]?[app] ?? 0
    let share = max(0, min(left, max(1, (left + mine) / 2) - mine))
    return kind == .broadcast ? min(share, max(0, most / 4 - mine)) : share
  }
}
