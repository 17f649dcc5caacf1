// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// Circuit breakers of a lane. A fault of its connections or its credential stops all apps. If
/// Apple refuses the credential only for one app's topic (a key limited to some topics), only that
/// app stops. A value.
struct LaneCircuits {
  private var whole = LaneCircuit()
  /// Circuits of apps for whose topics Apple refuses the credential.
  private var apps: [AppID: LaneCircuit] = [:]

  /// Why the last attempt to send any app's pushes failed.
  var fault: HoldReason? { whole.fault }

  /// Whether Apple refuses the credential for at least one app.
  var isRefused: Bool { whole.fault == .credentialRefused || !apps.isEmpty }

  /// Returns why the last attempt to send an app's pushes failed; nil after a success.
  func fault(for app: AppID) -> HoldReason? { whole.fault ?? apps[app]?.fault }

  /// Returns why an app's pushes must wait now; nil if its next push, possibly as a probe, may be
  /// sent.
  func obstacle(for app: AppID, now: MonotonicTime) -> HoldReason? {
    whole.obstacle(now: now) ?? apps[app]?.obstacle(now: now)
  }

  /// Requests permission to send a push of an app: nil permits it, as a probe after a fault.
  mutating func admit(
    for app: AppID, now: MonotonicTime, probeFor wait: (HoldReason) -> Duration
  ) -> HoldReason? {
    // Both circuits are checked before either one counts this push as its probe.
    if let reason = obstacle(for: app, now: now) { return reason }
    if let fault = whole.fault { _ = whole.admit(now: now, probeFor: wait(fault)) }
    if let fault = apps[app]?.fault { _ = apps[app]?.admit(now: now, probeFor: wait(fault)) }
    return nil
  }

  /// Records a fault that a push of the app found, of the whole lane or of this app only.
  mutating func failed(
    _ reason: HoldReason, for app: AppID, alone: Bool, now: MonotonicTime, wait: Duration
  ) {
    guard alone else { return whole.failed(reason, now: now, wait: wait) }
    // A refusal for one app only shows that the credential itself is accepted.
    whole.answered()
    apps[app, default: LaneCircuit()].failed(reason, now: now, wait: wait)
  }

  /// Records an answer to an app's push that shows no fault of the lane.
  mutating func answered(for app: AppID) {
    whole.answered()
    apps[app] = nil
  }
}
