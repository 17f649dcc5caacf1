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
  let pacers: Pacers
  /// The rows being worked on.
  let active: () -> [RunningWork]

  /// Works until its task is cancelled.
  func run(isolation: isolated (any Actor)? = #isolation) async {
    let interval = context.limits.controlInterval
    while true {
      do { try await context.loop.sleep(for: interval) } catch { return }
      await share()
      let now = context.loop.now
      let asked = active().filter { $0.canBeTold && now - $0.began >= interval }
      if asked.isEmpty { continue }
      do throws(StorageError) {
        let said = try await controls.controls(of: Set(asked.map(\.work.run.id)).sorted())
        for running in asked { running.obey(said[running.work.run.id], now: context.clock()) }
      } catch {
        context.logger.warning(
          "what was said of runs is not known", metadata: ["error": "\(error)"])
      }
    }
  }

  /// Divides the rates of runs among those who work on them.
  func share() async {
    let mine = pacers.rows
    if mine.isEmpty { return }
    do throws(StorageError) {
      pacers.share(try await controls.leases(of: mine.keys.sorted()))
    } catch {
      context.logger.warning(
        "who else works on a run is not known", metadata: ["error": "\(error)"])
    }
  }
}
