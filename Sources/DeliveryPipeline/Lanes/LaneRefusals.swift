// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Current refusals of a lane's credential, keyed by app if Apple refuses it only for that app; the
/// key nil means all apps. A value, separate from the circuit breaker: a refusal ends its
/// connection, and the circuit's reason may have changed by the time the credential works again.
struct LaneRefusals {
  private struct Refusal {
    /// One of the places where the credential is stored.
    let place: CredentialPlace?
    /// Number of pushes that had begun before the last refusal.
    var begun: Int
    /// Whether another shard reported the refusal.
    var isReportedElsewhere = false
  }

  private var refusals: [AppID?: Refusal] = [:]

  /// Records another refused push. Returns whether the refusal is already known and needs no
  /// report.
  mutating func isKnown(
    _ whose: AppID?, begun: Int, isSilent: (CredentialPlace) -> Bool
  ) -> Bool {
    guard let place = refusals[whose]?.place, isSilent(place) else { return false }
    refusals[whose]?.begun = begun
    return true
  }

  /// Records a refusal. It ends when Apple accepts a push that began after it.
  mutating func note(_ whose: AppID?, at place: CredentialPlace?, begun: Int) {
    refusals[whose] = Refusal(place: place, begun: begun)
  }

  /// Records the refusals that other shards report at present. Returns the places of new refusals
  /// and of ended ones.
  mutating func observe(
    _ places: [CredentialPlace], begun: Int
  ) -> (new: [CredentialPlace], over: [CredentialPlace]) {
    let over = refusals.values.filter(\.isReportedElsewhere).compactMap(\.place).filter {
      !places.contains($0)
    }
    for place in over { refusals[place.app] = nil }
    guard refusals[nil] == nil else { return ([], over) }
    let new = places.filter { refusals[$0.app] == nil }
    for place in new {
      refusals[place.app] = Refusal(place: place, begun: begun, isReportedElsewhere: true)
    }
    return (new, over)
  }

  /// Records that Apple accepted the push with a number, and returns the refusals that this ends.
  /// Returns nil if the push began before the refusal, because Apple's servers do not all learn of
  /// a revoked key at once.
  mutating func end(by number: Int, of app: AppID) -> [AppID?]? {
    if refusals.isEmpty { return [] }
    for whose in [nil, app] where number <= refusals[whose]?.begun ?? 0 { return nil }
    return [nil, app].filter { refusals.removeValue(forKey: $0) != nil }
  }
}
