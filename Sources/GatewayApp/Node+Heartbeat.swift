// SPDX-License-Identifier: Apache-2.0
internal import Duties
internal import Logging
internal import PushModel
internal import Storage

// That the node is alive, and what its start makes of the work that it finds.

extension Node {
  /// A heartbeat this many intervals old is no sign of a node that lives.
  private static let missedBeats = 2.5

  /// Decides, before anything is claimed, whether the work that is there is held, and holds it.
  func join() async throws {
    let limits = setup.configuration.limits.duties
    let start = try await hold.start(
      holder, setup.hold, alive: limits.heartbeat / .seconds(1) * Self.missedBeats,
      silence: limits.holdAfter / .seconds(1))
    while try await hold.holdMore() {}
    try await adoptDeviceFeed()
    let silence = start.silentSeconds.map { "\(Int($0)) s" } ?? "ever"
    if start.holds {
      logger.warning(
        "work that was accepted before this start is held: see `pushgate queue`",
        metadata: ["silence": "\(silence)"])
    } else if setup.hold == .always, start.hasCompany {
      logger.warning(
        "nothing is held (--hold): another node is alive, or was killed just before",
        metadata: ["silence": "\(silence)"])
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

  /// Says each minute that the node is alive, until it stops.
  func beat() async {
    while !isStopping {
      do {
        try await hold.beat(holder)
        try await adoptDeviceFeed()
      } catch {
        logger.warning("the heartbeat was not written", metadata: ["error": "\(error)"])
      }
      await pause(setup.configuration.limits.duties.heartbeat)
    }
    // Who cannot say so counts as alive for some minutes: then less is held, and nothing is lost.
    do { try await hold.end(holder) } catch {
      logger.debug("the end was not written", metadata: ["error": "\(error)"])
    }
  }
}
