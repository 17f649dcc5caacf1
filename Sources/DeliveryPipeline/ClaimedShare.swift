// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Result of a claim together with the room it was given: shows whether ready rows may be left.
struct ClaimedShare {
  let kind: ClaimKind
  let rows: [QueueRow]
  /// Room of destinations that have a lower limit than the others.
  let room: [Destination: Int]
  let limits: PipelineLimits
  /// Returns whether an app has a rate limit.
  let isRateLimited: (AppID) -> Bool

  /// Whether the claim may have left ready rows for lack of room, ranges or rate-limited rows. By
  /// the time there is room, these rows may be older than the window of the usual claims.
  var isFull: Bool {
    let room = kind == .single ? room.filter { isRateLimited($0.key.app) } : room
    return room.values.contains(0) || usedAll(room)
  }

  /// Whether the claim filled the room for ranges of a destination, so that more may be ready.
  var leavesRanges: Bool { kind == .broadcast && usedAll(room) }

  /// Room of a destination that `room` does not contain.
  private var each: Int { kind == .broadcast ? limits.broadcastsPerLane : .max }

  private func usedAll(_ room: [Destination: Int]) -> Bool {
    Dictionary(grouping: rows, by: \.destination).contains { destination, rows in
      rows.count >= room[destination] ?? each
    }
  }
}
