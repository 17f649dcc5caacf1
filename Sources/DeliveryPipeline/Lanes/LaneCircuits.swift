// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// Whether a lane can send, and for whom: what is wrong with its connections or its credential stops all of its apps,
/// what Apple says of a credential and one app's topic (a key that is for some topics only) stops that app. A value.
struct LaneCircuits {
  private var whole = LaneCircuit()
  /// Of apps that their credential may not send for.
  private var apps: [AppID: LaneCircuit] = [:]

  /// Why nothing of any app could be sent when it was last tried.
  var fault: HoldReason? { whole.fault }

  /// Whether Apple refuses the credential, for anybody.
  var isRefused: Bool { whole.fault == .credentialRefused || !apps.isEmpty }

  /// Why an app's pushes could not be sent when that was last tried; nil once they could.
  func fault(for app: AppID) -> HoldReason? { whole.fault ?? apps[app]?.fault }

  /// Why nothing of an app is to be sent now; nil too when its next push is to find out.
  func obstacle(for app: AppID, now: MonotonicTime) -> HoldReason? {
    whole.obstacle(now: now) ?? apps[app]?.obstacle(now: now)
  }

  /// Asks for a push of an app: nil lets it pass, as a probe if something was wrong.
  mutating func ask(
    for app: AppID, now: MonotonicTime, probeFor wait: (HoldReason) -> Duration
  ) -> HoldReason? {
    // Both, before either is told that a probe is under way.
    if let reason = obstacle(for: app, now: now) { return reason }
    if let fault = whole.fault { _ = whole.ask(now: now, probeFor: wait(fault)) }
    if let fault = apps[app]?.fault { _ = apps[app]?.ask(now: now, probeFor: wait(fault)) }
    return nil
  }

  /// A push of an app came back with the lane's fault, or with one that is that app's alone.
  mutating func failed(
    _ reason: HoldReason, for app: AppID, alone: Bool, now: MonotonicTime, wait: Duration
  ) {
    guard alone else { return whole.failed(reason, now: now, wait: wait) }
    // Whatever APNs says of one app, it heard the credential.
    whole.answered()
    apps[app, default: LaneCircuit()].failed(reason, now: now, wait: wait)
  }

  /// APNs answered a push of an app with something that says nothing against the lane.
  mutating func answered(for app: AppID) {
    whole.answered()
    apps[app] = nil
  }
}
