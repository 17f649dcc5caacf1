// SPDX-License-Identifier: Apache-2.0

/// The provider tokens one connection has seen: which team it belongs to, and how soon its token
/// changed. A value: tokens and times in, reasons out.
///
/// "APNs report an error if you use a new token more than once every 20 minutes on the same
/// connection", and a connection carries one team's pushes only. With its first push it is bound to
/// the bundle ids that the key had by then: "a newly added bundle ID needs new connections".
package struct ConnectionTokens: Sendable {
  /// "Refresh your token no more than once every 20 minutes."
  package static let minimumInterval: Int64 = 20 * 60

  private struct Current: Sendable {
    var authorization: ArraySlice<UInt8>
    var token: ProviderToken
    /// UNIX seconds of its first use here.
    var since: Int64
    /// The key book's revision it was checked against.
    var keyRevision: Int
  }
  private var current: Current?
  /// What each topic-specific key was for when it was first used here: a key and its related one.
  private var bound: [String: Set<String>] = [:]
  /// What the token of the last good request may push to; nil for all of its team's apps.
  package private(set) var topics: Set<String>?

  package init() {}

  /// The token of the connection's last good request, if this request brings it again and no key
  /// changed in between.
  package func unchanged(_ authorization: ArraySlice<UInt8>?, keyRevision: Int) -> ProviderToken? {
    guard let current, current.keyRevision == keyRevision, let authorization,
      current.authorization.span.equals(authorization.span)
    else { return nil }
    return current.token
  }

  /// A request brings a token that is good by itself. `now` in UNIX seconds.
  package mutating func present(
    _ token: ProviderToken, authorization: ArraySlice<UInt8>, now: Int64, keyRevision: Int
  ) -> Reason? {
    let presented = Current(
      authorization: Array(authorization)[...], token: token, since: now, keyRevision: keyRevision)
    guard let current else {
      take(presented)
      return nil
    }
    if current.authorization == authorization {
      // The key may have changed: what was taken away from it no longer holds here either.
      var same = presented
      same.since = current.since
      take(same)
      return nil
    }
    guard current.token.key.teamID == token.key.teamID else { return .invalidProviderToken }
    guard current.token.key.isRelated(to: token.key) else { return .unrelatedKeyIDInToken }
    guard now - current.since >= Self.minimumInterval else { return .tooManyProviderTokenUpdates }
    take(presented)
    return nil
  }

  private mutating func take(_ presented: Current) {
    current = presented
    let key = presented.token.key
    topics = key.topics.map { topics in
      let bound = self.bound[key.keyID] ?? topics
      self.bound[key.keyID] = bound
      return topics.intersection(bound)
    }
  }
}
