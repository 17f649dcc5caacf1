// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Polls the control of the runs that a shard works on, and applies it to their rows. Also
/// exchanges the demand for shared rate limits with other shards. A row that ends within one
/// interval is never queried. Used on the shard's actor.
struct ControlListener {
  let pipeline: PipelineEnvironment
  let controls: ControlStore
  let rateShares: RateShareStore
  let rateLimiters: RateLimiters
  /// Id of this shard in the exchange with other shards.
  let holder: UUID
  /// Returns the active rows.
  let active: () -> [RunningWork]
  /// Cancels the requests of a row's run that wait for a stream.
  let withdraw: (RunningWork) -> Void

  /// Works until its task is cancelled.
  func run(isolation: isolated (any Actor)? = #isolation) async {
    let interval = pipeline.limits.controlInterval
    while true {
      do { try await pipeline.loop.sleep(for: interval) } catch { return }
      await share()
      let now = pipeline.loop.now
      await poll { now - $0.began >= interval }
      endPauses()
    }
  }

  /// Ends the queued pushes of rows that have been paused for as long as a push waits for a stream.
  /// Otherwise a shard with few free streams would not stop in time.
  private func endPauses() {
    let limit = pipeline.limits.streamDeadline
    for running in active() where running.isPaused(for: limit, at: pipeline.loop.now) {
      running.apply(.stop)
      withdraw(running)
    }
  }

  /// Reads the control of all rows in the background.
  func pollNow(isolation: isolated (any Actor)) {
    Task {
      _ = isolation
      await poll { _ in true }
    }
  }

  /// Reads the control of the runs of some rows, and applies it.
  private func poll(where isMeant: (RunningWork) -> Bool) async {
    let polled = active().filter { $0.isControllable && isMeant($0) }
    if polled.isEmpty { return }
    do throws(StorageError) {
      let found = try await controls.controls(of: Set(polled.map(\.work.run.id)).sorted())
      for running in polled
      where running.apply(found[running.work.run.id], now: pipeline.clock()) {
        withdraw(running)
      }
    } catch {
      pipeline.logger.warning(
        "cannot read run control", metadata: ["error": "\(error)"])
    }
  }

  /// Intervals for which a reported demand stays valid, because a busy machine may be late with its
  /// next report.
  private static let validIntervals = 12.0

  /// Divides rate limits among the shards that have work for them. A shard without such work reads
  /// and writes nothing.
  func share() async {
    let demands = rateLimiters.demands()
    if demands.isEmpty { return }
    do throws(StorageError) {
      let others = try await rateShares.exchange(
        demands, holder: holder,
        forSeconds: max(1, pipeline.limits.controlInterval.inSeconds * Self.validIntervals))
      rateLimiters.share(others, of: demands)
    } catch {
      pipeline.logger.warning(
        "cannot read rate shares of other shards", metadata: ["error": "\(error)"])
    }
  }
}
