// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Result of a claim, compared with the room for rows: whether more rows may be ready.
struct ClaimedShare {
  let kind: ClaimKind
  let rows: [QueueRow]
  /// Room of destinations that may have fewer rows than others.
  let room: [Destination: Int]
  let limits: PipelineLimits
  /// Whether an app has a rate.
  let paces: (AppID) -> Bool

  /// Whether the claim may have left rows because of missing room, either ranges or rows with a
  /// rate. These rows may be older than the window of the usual claims by the time that there is
  /// room.
  var isFull: Bool {
    let room = kind == .single ? room.filter { paces($0.key.app) } : room
    return room.values.contains(0) || usedAll(room)
  }

  /// Whether the claim took as many ranges of a destination as there was room for, so that more may
  /// be ready.
  var leavesRanges: Bool { kind == .broadcast && usedAll(room) }

  /// Room of a destination that `room` does not contain.
  private var each: Int { kind == .broadcast ? limits.broadcastsPerLane : .max }

  private func usedAll(_ room: [Destination: Int]) -> Bool {
    Dictionary(grouping: rows, by: \.destination).contains { destination, rows in
      rows.count >= room[destination] ?? each
    }
  }
}
