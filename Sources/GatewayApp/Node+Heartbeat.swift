// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Duties
internal import Logging
internal import PushModel
internal import Settings
internal import Storage

// The node's heartbeat, and the decision at its start whether to hold queued work.

extension Node {
  /// Heartbeat intervals without a heartbeat after which a node counts as dead.
  private static let missedBeats = 2.5

  /// How long a starting node that would hold work waits for heartbeats of other nodes. If
  /// PostgreSQL was unreachable for all nodes, a live node writes its heartbeat within 8 seconds of
  /// PostgreSQL's return. A connection attempt ends after 5 s, the next one begins within 2 s, and
  /// a failed heartbeat is retried after 1 s.
  private static let companyGrace = Duration.seconds(15)
  /// Maximum number of heartbeat intervals to wait; relevant only if the interval is short.
  private static let graceBeats = 1.5
  /// Interval between two searches for other nodes during that wait.
  private static let companyInterval = Duration.seconds(1)
  /// Pause before a failed heartbeat is retried.
  private static let beatRetry = Duration.seconds(1)

  /// Decides whether queued work is held, and holds it. Must run before any claim.
  func join() async throws {
    let limits = setup.configuration.limits.duties
    let (alive, silence) = (
      limits.heartbeat / .seconds(1) * Self.missedBeats, limits.holdAfter / .seconds(1)
    )
    try await awaitCompany(alive: alive, silence: silence)
    let start = try await hold.start(holder, setup.hold, alive: alive, silence: silence)
    try await refuseUnlessHeld(start, alive: alive)
    while try await hold.holdMore() {}
    try await adoptDeviceFeed()
    if start.holds {
      // Without a value, no node has ever run.
      let silence = start.silentSeconds.map { Logger.MetadataValue.stringConvertible(Int($0)) }
      logger.warning(
        "queued work is held: see `pushgate queue`",
        metadata: silence.map { ["silence_seconds": $0] } ?? [:])
    }
  }

  /// Refuses to start if work was to be held but cannot be, because this node would send that work.
  private func refuseUnlessHeld(_ start: RestoreHold.Start, alive: Double) async throws {
    guard setup.hold == .always, !start.holds, !start.isHeld else { return }
    try await hold.end(holder)
    throw Gateway.StartFault.notHeld(
      aliveSeconds: Int(alive), waitSeconds: max(1, Int(alive - (start.silentSeconds ?? 0)) + 1))
  }

  /// Waits before deciding to hold work, since a live node may not have reconnected to PostgreSQL
  /// yet.
  private func awaitCompany(alive: Double, silence: Double) async throws {
    let grace = min(
      Self.companyGrace, setup.configuration.limits.duties.heartbeat * Self.graceBeats)
    let until = loop.now + grace
    var isFirst = true
    while !stopping.isSet, try await hold.signs(setup.hold, alive: alive, silence: silence).holds {
      if isFirst {
        logger.notice(
          "no live node found: waiting before queued work is held",
          metadata: ["seconds": .stringConvertible(grace / .seconds(1))])
      }
      isFirst = false
      if loop.now >= until { return }
      await stopping.pause(min(Self.companyInterval, until - loop.now))
    }
  }

  /// Detects that the database was restored into another cluster. This may happen while nodes are
  /// running, so each heartbeat checks it.
  private func adoptDeviceFeed() async throws {
    guard try await dutyStore.adoptDeviceFeed() else { return }
    logger.notice(
      "database was moved to another cluster: device events continue after the stored ones"
    )
  }

  /// Writes a heartbeat each minute until the node stops, and as soon as PostgreSQL is reachable
  /// again. A node that starts then must find this one alive.
  func beat() async {
    var isFailing = false
    while !stopping.isSet {
      do {
        try await hold.beat(holder, version: Gateway.version)
        isFailing = false
        try await adoptDeviceFeed()
      } catch {
        if !isFailing {
          logger.warning("heartbeat failed", metadata: ["error": "\(error)"])
        }
        isFailing = true
      }
      await stopping.pause(
        isFailing ? Self.beatRetry : setup.configuration.limits.duties.heartbeat)
    }
    // If this fails, the node counts as alive for some minutes. A node that starts meanwhile then
    // holds less work; none is lost.
    do { try await hold.end(holder) } catch {
      logger.debug("cannot record the end of the node", metadata: ["error": "\(error)"])
    }
  }
}
