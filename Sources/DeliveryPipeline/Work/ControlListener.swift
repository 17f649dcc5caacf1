// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Asks what was said of the runs that a shard works on, and tells it to the rows. A row that is done within one
/// interval is never asked about. Used on the shard's actor.
struct ControlListener {
  let context: LaneContext
  let controls: ControlStore
  /// The rows being worked on.
  let active: () -> [RunningWork]

  /// Works until its task is cancelled.
  func run(isolation: isolated (any Actor)? = #isolation) async {
    let interval = context.limits.controlInterval
    while true {
      do { try await context.loop.sleep(for: interval) } catch { return }
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
}
