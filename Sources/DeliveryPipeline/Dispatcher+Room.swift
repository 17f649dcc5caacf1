// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// How much work there is room for.
extension Dispatcher {
  /// Whether a lane may have one more row of a kind. When not, it is claimed again as soon as one
  /// of its rows has ended (after those of broadcasts it always is).
  func hasRoom(
    for destination: Destination, on lane: Lane, _ kind: ClaimKind
  ) -> Bool {
    room(for: destination, on: lane, kind) > 0
  }

  /// How many more rows of a kind a lane may have: half of what the others leave. What has a rate
  /// has room of its own.
  func room(for destination: Destination, on lane: Lane, _ kind: ClaimKind) -> Int {
    let app = destination.app
    if pacers.paces(app) { return paced.room(for: app, kind) }
    let left = room(for: kind)
    let mine = lane.rows[kind, default: 0]
    let least = kind == .broadcast ? limits.broadcastsPerLane : 1
    var rows = max(0, min(left, max(least, (left + mine) / 2) - mine))
    switch kind {
    case .broadcast:
      rows = min(rows, max(0, limits.broadcastsPerLane - lane.ranges[app, default: 0]))
    case .single, .broadcastRetry:
      if !lane.hasRoom(kind, for: app) { rows = 0 }
      if rows == 0 { lane.hasTurnedAway = true }
    }
    if rows == 0 { lane.isFull(kind) }
    return rows
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

  /// How many more rows of a kind the shard may have.
  func room(for kind: ClaimKind) -> Int {
    let most =
      switch kind {
      case .single: limits.singlesAtOnce
      case .broadcast: limits.broadcastsAtOnce
      case .broadcastRetry: limits.retriesAtOnce
      }
    return most - taken[kind, default: 0]
  }
}
