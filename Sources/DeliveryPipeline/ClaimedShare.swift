// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// What a claim brought, beside what there was room for: whether more may be ready than came.
struct ClaimedShare {
  let kind: ClaimKind
  let rows: [QueueRow]
  /// Of lanes that may have fewer than others.
  let room: [Destination: Int]
  let limits: PipelineLimits
  /// Whether an app has a rate.
  let paces: (AppID) -> Bool

  /// Whether rows may have been left for want of room, ranges or such as wait for a rate: once there is some they
  /// may be older than a common look goes back.
  var isFull: Bool {
    let room = kind == .single ? room.filter { paces($0.key.app) } : room
    return room.values.contains(0) || usedAll(room)
  }

  /// Whether it brought as many ranges of a destination as there was room for, so that more may be ready.
  var leavesRanges: Bool { kind == .broadcast && usedAll(room) }

  /// Rows of a destination of which nothing is known.
  private var each: Int { kind == .broadcast ? limits.broadcastsPerLane : .max }

  private func usedAll(_ room: [Destination: Int]) -> Bool {
    Dictionary(grouping: rows, by: \.destination).contains { destination, rows in
      rows.count >= room[destination] ?? each
    }
  }
}
