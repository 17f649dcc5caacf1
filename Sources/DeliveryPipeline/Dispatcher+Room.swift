// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// How much work there is room for.
extension Dispatcher {
  /// Whether a lane may have one more row of a class. When not, it is claimed again as soon as one of its
  /// rows has ended (after those of broadcasts it always is).
  func hasRoom(
    for destination: Destination, on lane: Lane, _ workClass: WorkClass
  ) -> Bool {
    room(for: destination, on: lane, workClass).rows > 0
  }

  /// How many more rows of a class a lane may have: half of what the others leave. What has a rate has room of
  /// its own.
  func room(
    for destination: Destination, on lane: Lane, _ workClass: WorkClass
  ) -> WorkQueue.Room {
    if pacers.paces(destination.app) { return paced.room(for: destination.app, workClass) }
    let left = room(for: workClass)
    defer { if left <= 0 { lane.isFull(workClass) } }
    let mine = lane.rows[workClass, default: 0]
    let least = workClass == .broadcast ? limits.broadcastsPerLane : 1
    var rows = max(0, min(left, max(least, (left + mine) / 2) - mine))
    if workClass == .single {
      if !lane.hasRoom(.single) { rows = 0 }
      if rows == 0 { lane.hasTurnedAway = true }
    }
    let ranges = max(0, limits.broadcastsPerLane - lane.ranges)
    if rows == 0 || (workClass == .broadcast && ranges == 0) { lane.isFull(workClass) }
    return WorkQueue.Room(rows: rows, ranges: ranges)
  }

  /// What work that is being accepted for a destination is stored as.
  func placement(
    for destination: Destination, _ type: PushType, isolation: isolated (any Actor)? = #isolation
  ) -> Placement {
    guard !isStopping, lanes.isConfigured else { return .ready }
    guard let lane = lanes.lane(for: destination, type, isolation: isolation) else {
      return .held(.noCredential)
    }
    if let obstacle = lane.obstacle(for: destination.app) { return .held(obstacle) }
    return hasRoom(for: destination, on: lane, .single) ? .claimed : .ready
  }

  /// How many more rows of a class the shard may have.
  func room(for workClass: WorkClass) -> Int {
    let most = workClass == .single ? limits.singlesAtOnce : limits.broadcastsAtOnce
    return most - taken[workClass, default: 0]
  }
}
