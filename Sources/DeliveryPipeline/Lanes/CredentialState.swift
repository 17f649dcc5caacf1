// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import PushModel

/// Whether pushes under one credential may be sent: circuit breakers and refusals, updated by the
/// results of pushes. Used on the shard's actor.
final class CredentialState {
  /// Answer to the request to send a push.
  enum Admission {
    /// The first `count` pushes may be sent; one push may be a probe. Pushes are numbered in the
    /// order of admission; `number` is the first one's.
    case admitted(number: Int, count: Int)
    case held(HoldReason)
  }

  /// Returns the places where the credential is stored: of one app, or of all apps (nil).
  private let places: (AppID?) -> [CredentialPlace]
  private let reporter: CredentialStatusReporter
  private let policy: RetryPolicy
  private let loop: EventLoop
  private var circuits = LaneCircuits()
  private var refusals = LaneRefusals()
  /// Number of admitted pushes.
  private var begun = 0

  init(
    places: @escaping (AppID?) -> [CredentialPlace], reporter: CredentialStatusReporter,
    policy: RetryPolicy, loop: EventLoop
  ) {
    self.places = places
    self.reporter = reporter
    self.policy = policy
    self.loop = loop
  }

  /// Whether Apple refuses the credential, for at least one app.
  var isRefused: Bool { circuits.isRefused }

  /// Returns why the last attempt to send an app's pushes failed; nil after a success.
  func fault(for app: AppID) -> HoldReason? { circuits.fault(for: app) }

  /// Returns why an app's pushes must wait now; nil if the next push may go, also as a probe.
  func obstacle(for app: AppID) -> HoldReason? { circuits.obstacle(for: app, now: loop.now) }

  /// Requests permission to send pushes of an app.
  func admit(_ app: AppID, atMost most: Int = 1) -> Admission {
    if let reason = circuits.admit(for: app, now: loop.now, probeFor: wait) { return .held(reason) }
    let count = circuits.fault(for: app) == nil ? most : 1
    begun += count
    return .admitted(number: begun - count + 1, count: count)
  }

  /// Records that APNs accepted a push.
  ///
  /// - Parameter number: number of the push from its admission.
  func accepted(_ app: AppID, number: Int, isolation: isolated (any Actor)? = #isolation) {
    recover(app, number: number, isolation: isolation)
  }

  /// Records what the result of a push shows about the credential and the connections. Returns the
  /// fault of the lane, if the result reveals one.
  ///
  /// - Parameter number: number of the push from its admission.
  func observe(
    _ result: APNsResult, _ app: AppID, number: Int, isolation: isolated (any Actor)? = #isolation
  ) -> HoldReason? {
    guard let fault = HoldReason(faultIn: result) else {
      switch result {
      case .accepted, .rejected: recover(app, number: number, isolation: isolation)
      case .neverProcessed, .unknown: break
      }
      return nil
    }
    var isOfOneApp = false
    if case .rejected(let rejection) = result {
      isOfOneApp = rejection.reason.isOfOneTopic
      refuse(
        isOfOneApp ? app : nil, reason: DeliveryDecision.name(of: rejection),
        isolation: isolation)
    }
    circuits.failed(fault, for: app, alone: isOfOneApp, now: loop.now, wait: wait(for: fault))
    return fault
  }

  /// Records the refusals that other shards report at present, if they concern this credential.
  func observeRefusals(_ refused: Set<CredentialPlace>) {
    let (new, over) = refusals.observe(places(nil).filter(refused.contains), begun: begun)
    reporter.observe(new)
    reporter.forget(over)
  }

  /// Records and reports that Apple refused the credential, for one app or for all (nil).
  private func refuse(
    _ app: AppID?, reason: String, isolation: isolated (any Actor)?
  ) {
    // All other in-flight pushes return with this refusal, too, so one report suffices.
    if refusals.isKnown(app, begun: begun, isSilent: reporter.isSilent) { return }
    let places = places(app)
    refusals.note(app, at: places.first, begun: begun)
    reporter.refused(places, reason: reason, isolation: isolation)
  }

  /// Records that Apple accepted the credential for the push with a number. A push that began
  /// before a refusal shows nothing.
  private func recover(_ app: AppID, number: Int, isolation: isolated (any Actor)?) {
    guard let ended = refusals.end(by: number, of: app) else { return }
    for app in ended { reporter.work(places(app), isolation: isolation) }
    circuits.answered(for: app)
  }

  private func wait(for reason: HoldReason) -> Duration {
    .seconds(reason == .credentialRefused ? policy.credentialSeconds : policy.connectionSeconds)
  }
}
