// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// What a claim brought, beside what there was room for: whether more may be ready than came.
struct ClaimedShare {
  let workClass: WorkClass
  let rows: [QueueRow]
  /// Of lanes that may have fewer than others.
  let room: [Destination: WorkQueue.Room]
  let limits: PipelineLimits
  /// Whether an app has a rate.
  let paces: (AppID) -> Bool

  /// Whether rows may have been left for want of room, ranges or such as wait for a rate: once there is some they
  /// may be older than a common look goes back.
  var isFull: Bool {
    let room = workClass == .single ? room.filter { paces($0.key.app) } : room
    if room.values.contains(where: { $0.rows == 0 }) { return true }
    if workClass == .single {
      return Dictionary(grouping: rows, by: \.destination).contains { destination, rows in
        room[destination].map { rows.count >= $0.rows } ?? false
      }
    }
    return room.values.contains { $0.ranges == 0 } || leavesRanges
      || Dictionary(grouping: rows, by: \.destination).contains { destination, rows in
        rows.count >= room[destination]?.rows ?? .max
      }
  }

  /// Whether it brought as many ranges of a destination as there was room for, so that more may be ready.
  var leavesRanges: Bool {
    let ranges = rows.lazy.filter { $0.job.kind == .range }
    return Dictionary(grouping: ranges, by: \.destination).contains { destination, rows in
      rows.count >= room[destination]?.ranges ?? limits.broadcastsPerLane
    }
  }
}
