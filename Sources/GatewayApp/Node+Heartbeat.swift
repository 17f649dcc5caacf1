// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Duties
internal import Logging
internal import PushModel
internal import Storage

// That the node is alive, and what its start makes of the work that it finds.

extension Node {
  /// A heartbeat this many intervals old is no sign of a node that lives.
  private static let missedBeats = 2.5

  /// How long a start that would hold work waits for other nodes. When PostgreSQL was away for all,
  /// a live node writes its heartbeat within 8 seconds of its return: a connection attempt ends
  /// after 5, the next begins within 2, and a failed heartbeat is repeated after 1.
  private static let companyGrace = Duration.seconds(15)
  /// With heartbeats in short succession one and a half of them suffice.
  private static let graceBeats = 1.5
  /// Between two looks for other nodes during that time.
  private static let companyInterval = Duration.seconds(1)
  /// A heartbeat that failed is repeated after this time.
  private static let beatRetry = Duration.seconds(1)

  /// Decides, before anything is claimed, whether the work that is there is held, and holds it.
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
    let silent = start.silentSeconds.map { "\(Int($0)) s" } ?? "ever"
    if start.holds {
      logger.warning(
        "work that was accepted before this start is held: see `pushgate queue`",
        metadata: ["silence": "\(silent)"])
    }
  }

  /// A start that was asked to hold work and cannot does not go on: it would send that work.
  private func refuseUnlessHeld(_ start: RestoreHold.Start, alive: Double) async throws {
    guard setup.hold == .always, !start.holds, !start.isHeld else { return }
    try await hold.end(holder)
    throw Gateway.StartFault.notHeld(
      aliveSeconds: Int(alive), waitSeconds: max(1, Int(alive - (start.silentSeconds ?? 0)) + 1))
  }

  /// Waits before a decision to hold: a node that lives may not have reached PostgreSQL again yet.
  private func awaitCompany(alive: Double, silence: Double) async throws {
    let grace = min(
      Self.companyGrace, setup.configuration.limits.duties.heartbeat * Self.graceBeats)
    let until = loop.now + grace
    var isFirst = true
    while !isStopping, try await hold.signs(setup.hold, alive: alive, silence: silence).holds {
      if isFirst {
        logger.notice(
          "no live node was seen; waiting for one before work is held",
          metadata: ["seconds": "\(grace / .seconds(1))"])
      }
      isFirst = false
      if loop.now >= until { return }
      await pause(min(Self.companyInterval, until - loop.now))
    }
  }

  /// A database that was restored into another cluster: looked for at each heartbeat, since it may come under nodes that
  /// run.
  private func adoptDeviceFeed() async throws {
    guard try await dutyStore.adoptDeviceFeed() else { return }
    logger.notice(
      "the database is in another cluster than before: device events go on behind those that it has"
    )
  }

  /// Writes a heartbeat each minute until the node stops, and as soon as PostgreSQL can be reached
  /// again: another node that starts then must find this one alive.
  func beat() async {
    var isFailing = false
    while !isStopping {
      do {
        try await hold.beat(holder)
        isFailing = false
        try await adoptDeviceFeed()
      } catch {
        if !isFailing {
          logger.warning("the heartbeat was not written", metadata: ["error": "\(error)"])
        }
        isFailing = true
      }
      await pause(
        isFailing ? Self.beatRetry : setup.configuration.limits.duties.heartbeat)
    }
    // Who cannot say so counts as alive for some minutes: then less is held, and nothing is lost.
    do { try await hold.end(holder) } catch {
      logger.debug("the end was not written", metadata: ["error": "\(error)"])
    }
  }
}
