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
    /// Another shard was refused, and told so.
    var isHeard = false
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

  /// Others were refused at these, and at no others any more. Answers of which it was not known, and of which that is over.
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

  /// Apple took a push of an app, the one of a number. Answers for whom that ends a refusal; nil: it was begun before,
  /// and says nothing, since servers do not hear of a revoked key at once.
  mutating func end(by number: Int, of app: AppID) -> [AppID?]? {
    if refusals.isEmpty { return [] }
    for whose in [nil, app] where number <= refusals[whose]?.begun ?? 0 { return nil }
    return [nil, app].filter { refusals.removeValue(forKey: $0) != nil }
  }
}
