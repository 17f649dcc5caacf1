// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Refusals of a lane's credential, by the app for which alone Apple refuses it; nil for all apps.
/// A value. (The circuit's reason may differ by the time the credential works again, because a
/// refusal ends its connection.)
struct LaneRefusals {
  private struct Refusal {
    /// One of the places where the credential is stored.
    let place: CredentialPlace?
    /// Number of pushes begun before the last refusal.
    var begun: Int
    /// Whether another shard reported the refusal.
    var isHeard = false
  }

  private var refusals: [AppID?: Refusal] = [:]

  /// Records another refused push; returns whether the refusal is known, so that it need not be
  /// reported.
  mutating func isKnown(
    _ whose: AppID?, begun: Int, isSilent: (CredentialPlace) -> Bool
  ) -> Bool {
    guard let place = refusals[whose]?.place, isSilent(place) else { return false }
    refusals[whose]?.begun = begun
    return true
  }

  /// Records a refusal. An accepted push that begins after it ends the refusal.
  mutating func note(_ whose: AppID?, at place: CredentialPlace?, begun: Int) {
    refusals[whose] = Refusal(place: place, begun: begun)
  }

  /// Records the refusals that other shards report at present. Returns the places of new refusals
  /// and of those that are over.
  mutating func hear(
    of places: [CredentialPlace], begun: Int
  ) -> (new: [CredentialPlace], over: [CredentialPlace]) {
    let over = refusals.values.filter(\.isHeard).compactMap(\.place).filter { !places.contains($0) }
    for place in over { refusals[place.app] = nil }
    guard refusals[nil] == nil else { return ([], over) }
    let new = places.filter { refusals[$0.app] == nil }
    for place in new { refusals[place.app] = Refusal(place: place, begun: begun, isHeard: true) }
    return (new, over)
  }

  /// Records that Apple accepted the push with a number, and returns the refusals that this ends.
  /// Nil if the push began before the refusal: Apple's servers do not all learn of a revoked key at
  /// once.
  mutating func end(by number: Int, of app: AppID) -> [AppID?]? {
    if refusals.isEmpty { return [] }
    for whose in [nil, app] where number <= refusals[whose]?.begun ?? 0 { return nil }
    return [nil, app].filter { refusals.removeValue(forKey: $0) != nil }
  }
}
