// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Asks what was said of the runs that a shard works on, and tells it to the rows; and how many share the rate of
/// those that have one. A row that is done within one interval is never asked about. Used on the shard's actor.
struct ControlListener {
  let context: LaneContext
  let controls: ControlStore
  let paces: PaceStore
  let pacers: Pacers
  /// Whom others know this shard by.
  let holder: UUID
  /// The rows being worked on.
  let active: () -> [RunningWork]

  /// Works until its task is cancelled.
  func run(isolation: isolated (any Actor)? = #isolation) async {
    let interval = context.limits.controlInterval
    while true {
      do { try await context.loop.sleep(for: interval) } catch { return }
      await share()
      let now = context.loop.now
      await ask { now - $0.began >= interval }
    }
  }

  /// Asks about all rows; whoever says so does not wait.
  func askNow(isolation: isolated (any Actor)) {
    Task {
      _ = isolation
      await ask { _ in true }
    }
  }

  /// Asks what was said of the runs of such rows.
  private func ask(about isMeant: (RunningWork) -> Bool) async {
    let asked = active().filter { $0.canBeTold && isMeant($0) }
    if asked.isEmpty { return }
    do throws(StorageError) {
      let said = try await controls.controls(of: Set(asked.map(\.work.run.id)).sorted())
      for running in asked { running.obey(said[running.work.run.id], now: context.clock()) }
    } catch {
      context.logger.warning(
        "what was said of runs is not known", metadata: ["error": "\(error)"])
    }
  }

  /// Intervals for which a word about what a shard has in hand holds: a busy machine may be late with the next.
  private static let wordHolds = 12.0

  /// Divides rates among those who work on what goes by them. Who has nothing in hand that has a rate says and asks
  /// nothing.
  func share() async {
    let mine = pacers.tell()
    if mine.isEmpty { return }
    do throws(StorageError) {
      let others = try await paces.exchange(
        mine, holder: holder,
        forSeconds: max(1, context.limits.controlInterval.inSeconds * Self.wordHolds))
      pacers.share(others, of: mine)
    } catch {
      context.logger.warning(
        "who else works on what has a rate is not known", metadata: ["error": "\(error)"])
    }
  }
}
