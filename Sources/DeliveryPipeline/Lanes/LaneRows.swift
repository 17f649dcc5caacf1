// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Active rows of a lane on this shard. A value.
struct LaneRows {
  /// Number of active rows, by kind.
  private(set) var byKind: [ClaimKind: Int] = [:]
  /// Number of active ranges of broadcasts, by app.
  private(set) var ranges: [AppID: Int] = [:]
  /// Whether a row for named recipients may be left in the queue for lack of room. The next row
  /// that ends then triggers a claim.
  var hasTurnedAway = false

  /// Counts an active row: 1 when it starts, -1 when it ends.
  mutating func count(_ work: Work, _ change: Int) {
    byKind[work.claimKind, default: 0] += change
    guard work.claimKind == .broadcast else { return }
    let app = work.run.app
    ranges[app, default: 0] += change
    if ranges[app] == 0 { ranges[app] = nil }
  }
}
