// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Limits on the number of active rows.
extension Dispatcher {
  /// Returns whether a lane may have one more row of a kind. If not, the dispatcher claims again as
  /// soon as one of the lane's rows ends. After rows of broadcasts it always claims again.
  func hasRoom(
    for destination: Destination, on lane: CredentialLane, _ kind: ClaimKind
  ) -> Bool {
    room(for: destination, on: lane, kind) > 0
  }

  /// Returns how many more rows of a kind a lane may have: half of the room that the other lanes
  /// leave. Apps with a rate limit have separate room.
  func room(for destination: Destination, on lane: CredentialLane, _ kind: ClaimKind) -> Int {
    let app = destination.app
    if rateLimiters.isLimited(app) { return rateLimited.room(for: app, kind) }
    let left = room(for: kind)
    let mine = lane.rows.byKind[kind, default: 0]
    let least = kind == .broadcast ? limits.broadcastsPerLane : 1
    var rows = max(0, min(left, max(least, (left + mine) / 2) - mine))
    switch kind {
    case .broadcast:
      rows = min(rows, max(0, limits.broadcastsPerLane - lane.rows.ranges[app, default: 0]))
    case .single, .broadcastRetry:
      if !lane.queue.hasRoom(kind, for: app) { rows = 0 }
      if rows == 0 { lane.rows.hasTurnedAway = true }
      if kind == .single, rows <= mine { lane.noteHalfFull() }
    }
    if rows == 0 { lane.noteFull(kind) }
    return rows
  }

  /// Returns the state in which new work for a destination is stored.
  func placement(
    for destination: Destination, _ type: PushType, isolation: isolated (any Actor)? = #isolation
  ) -> Placement {
    guard !isStopping, lanes.isConfigured else { return .ready }
    guard let lane = lanes.lane(for: destination, type, isolation: isolation) else {
      return .held(.noCredential)
    }
    if let obstacle = lane.credential.obstacle(for: destination.app) { return .held(obstacle) }
    return hasRoom(for: destination, on: lane, .single) ? .claimed : .ready
  }

  /// Returns how many more rows of a kind the shard may have.
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
