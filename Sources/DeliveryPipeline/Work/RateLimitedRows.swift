// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Rows of a shard whose pushes wait for a rate limit. They take no room of other rows. Each app
/// may have half of the room that the other apps leave, so that no app blocks another. A value.
struct RateLimitedRows {
  private let limits: PipelineLimits
  private var all: [ClaimKind: Int] = [:]
  private var rows: [ClaimKind: [AppID: Int]] = [:]

  init(_ limits: PipelineLimits) { self.limits = limits }

  var isEmpty: Bool { all.values.allSatisfy { $0 == 0 } }

  /// Returns the rows of single pushes or of broadcasts, including retries.
  func count(of workClass: WorkClass) -> Int {
    workClass == .single
      ? all[.single, default: 0] : all.reduce(0) { $0 + ($1.key == .single ? 0 : $1.value) }
  }

  /// Counts an active row: 1 when it starts, -1 when it ends.
  mutating func count(_ work: Work, _ change: Int) {
    let (app, kind) = (work.run.app, work.claimKind)
    all[kind, default: 0] += change
    rows[kind, default: [:]][app, default: 0] += change
    if rows[kind]?[app] == 0 { rows[kind]?[app] = nil }
  }

  /// Returns how many more rows of a kind an app may have.
  func room(for app: AppID, _ kind: ClaimKind) -> Int {
    let most = kind == .broadcast ? limits.pacedAtOnce : limits.pacedSinglesAtOnce
    let left = max(0, most - all[kind, default: 0])
    let mine = rows[kind]?[app] ?? 0
    let share = max(0, min(left, max(1, (left + mine) / 2) - mine))
    return kind == .broadcast ? min(share, max(0, most / 4 - mine)) : share
  }
}
