// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel

/// Lane of one credential in one environment: its connections, its queue of pushes, the state of
/// the credential, and the lane's rows on this shard. Used on the shard's actor.
final class CredentialLane {
  let id: LaneID
  let environment: PushEnvironment
  let queue: Lane
  let credential: CredentialState
  var rows = LaneRows()
  /// Whether the credential was replaced or removed. Active rows go back to the queue, for the new
  /// lane.
  private(set) var isRetired = false
  private let pool: PushPool
  private let sender: PushSender
  private let owner: LaneOwner
  private let context: LaneContext

  init(
    _ id: LaneID, pool: PushPool, environment: PushEnvironment, context: LaneContext,
    home: LaneHome? = nil,
    places: @escaping (AppID?) -> [CredentialPlace] = { _ in [] }
  ) {
    self.id = id
    self.pool = pool
    self.environment = environment
    self.context = context
    credential = CredentialState(
      places: places, reporter: context.statusReporter, policy: context.limits.retry,
      loop: context.loop)
    let owner = LaneOwner(
      home: home, shard: context.shard, limits: context.limits, loop: context.loop)
    self.owner = owner
    sender = PushSender(
      pool: pool, credential: credential, environment: environment, intents: context.intents,
      superseding: context.superseding, fallbacks: context.fallbacks, in: context.pipeline)
    queue = Lane(context.limits, sender: sender, settlement: context.settlement) {
      for kind in ClaimKind.allCases { owner.noteFull(kind) }
    }
  }

  /// Returns the shard that takes this lane's work of a kind; nil if the work stays on this shard.
  func elsewhere(_ kind: ClaimKind) -> Int? {
    owner.destination(kind, hasSessions: pool.statistics().sessions > 0)
  }

  /// Records that the lane has no room for more work of a kind.
  func noteFull(_ kind: ClaimKind) { owner.noteFull(kind) }

  /// Returns the counters of a row's pushes.
  func counters(of work: Work) -> PushCounters {
    let key = PushCounters.Key(
      app: work.run.app, environment: environment,
      type: work.notification.message.options.pushType)
    return context.meters.pushes(key, name: context.appName(key.app))
  }

  /// Sends one request outside the queue and the circuit breakers, to check the credential.
  func check(_ request: APNsRequest) async -> APNsResult { await sender.check(request) }

  /// Cancels the requests of a run that wait for a stream.
  func withdraw(_ run: RunID) { pool.withdraw(run) }

  /// Marks the lane as replaced: active rows must hand over no more pushes.
  func retire() { isRetired = true }

  /// Sends the queued pushes, and closes the sessions.
  func close() async {
    await queue.close()
    await pool.close()
  }

  /// State of the lane for the metrics.
  var sample: LaneSample {
    LaneSample(
      environment: environment, sessions: pool.statistics(), queued: queue.waiting,
      isRefused: credential.isRefused)
  }
}
