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
  private let counters: (PushCounters.Key) -> PushCounters

  /// - Parameter counters: returns the counters of an app's pushes.
  init(
    _ id: LaneID, environment: PushEnvironment, queue: Lane, credential: CredentialState,
    pool: PushPool, sender: PushSender, owner: LaneOwner,
    counters: @escaping (PushCounters.Key) -> PushCounters
  ) {
    self.id = id
    self.environment = environment
    self.queue = queue
    self.credential = credential
    self.pool = pool
    self.sender = sender
    self.owner = owner
    self.counters = counters
  }

  /// Returns the shard that takes this lane's work of a kind; nil if the work stays on this shard.
  func elsewhere(_ kind: ClaimKind) -> Int? {
    owner.destination(kind, hasSessions: pool.statistics().sessions > 0)
  }

  /// Records that the lane has no room for more work of a kind.
  func noteFull(_ kind: ClaimKind) { owner.noteFull(kind) }

  /// Records that the lane has half of the rows for named recipients that it may have.
  func noteHalfFull() { owner.noteHalfFull() }

  /// Returns the counters of a row's pushes.
  func counters(of work: Work) -> PushCounters {
    counters(
      PushCounters.Key(
        app: work.run.app, environment: environment,
        type: work.notification.message.options.pushType))
  }

  /// Sends one request outside the queue and the circuit breakers, to check the credential.
  func check(_ request: APNsRequest) async -> APNsResult { await sender.check(request) }

  /// Ends the pushes of a stopped run that wait for a stream.
  func withdraw(_ run: Run, isolation: isolated (any Actor)? = #isolation) {
    pool.withdraw(run.id)
    queue.withdraw(run.app, isolation: isolation)
  }

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
