// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// Times since which a lane has had no room for more work, by kind. A value.
struct LaneFullness {
  private var spells: [ClaimKind: (since: MonotonicTime, last: MonotonicTime)] = [:]

  /// Records that the lane is full. Returns whether it has been full long enough for other shards
  /// to help. A short moment with room, as between two rows, does not restart the time.
  mutating func lasts(
    _ kind: ClaimKind, at now: MonotonicTime, _ limits: PipelineLimits
  ) -> Bool {
    var spell = spells[kind] ?? (since: now, last: now)
    if now - spell.last >= limits.laneBusyFor { spell.since = now }
    spell.last = now
    spells[kind] = spell
    return now - spell.since >= limits.laneBusyAfter
  }
}
