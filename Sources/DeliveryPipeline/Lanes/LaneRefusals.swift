// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// That Apple refuses a lane's credential, by the app that it does so for alone; nil: for all. A value. (What the
/// circuits say may have another reason by the time that it works: a refusal ends its connection.)
struct LaneRefusals {
  private struct Refusal {
    /// One of those where the credential is stored.
    let place: CredentialPlace?
    /// Pushes that were begun before it was last refused.
    var begun: Int
  }

  private var refusals: [AppID?: Refusal] = [:]

  /// Another push comes back with a refusal, of so many begun. Whether that is known, and nothing to be said of it.
  mutating func isKnown(
    _ whose: AppID?, begun: Int, isSilent: (CredentialPlace) -> Bool
  ) -> Bool {
    guard let place = refusals[whose]?.place, isSilent(place) else { return false }
    refusals[whose]?.begun = begun
    return true
  }

  /// It is refused. What is begun from now on and taken ends that.
  mutating func note(_ whose: AppID?, at place: CredentialPlace?, begun: Int) {
    refusals[whose] = Refusal(place: place, begun: begun)
  }

  /// Others were refused at these. Answers of which it was not known.
  mutating func hear(of places: [CredentialPlace], begun: Int) -> [CredentialPlace] {
    guard refusals[nil] == nil else { return [] }
    let new = places.filter { refusals[$0.app] == nil }
    for place in new { note(place.app, at: place, begun: begun) }
    return new
  }

  /// Apple took a push of an app, the one of a number. Answers for whom that ends a refusal; nil: it was begun before,
  /// and says nothing, since servers do not hear of a revoked key at once.
  mutating func end(by number: Int, of app: AppID) -> [AppID?]? {
    if refusals.isEmpty { return [] }
    for whose in [nil, app] where number <= refusals[whose]?.begun ?? 0 { return nil }
    return [nil, app].filter { refusals.removeValue(forKey: $0) != nil }
  }
}
