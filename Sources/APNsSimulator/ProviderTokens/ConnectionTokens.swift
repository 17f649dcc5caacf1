// SPDX-License-Identifier: Apache-2.0

/// Checks the provider tokens of one connection: their team, and how often they change. A value:
/// callers pass tokens and times, and get reasons.
///
/// Apple: "APNs report an error if you use a new token more than once every 20 minutes on the same
/// connection". A connection carries pushes of one team only. The first push binds the connection
/// to the bundle ids that the key has at that time: "a newly added bundle ID needs new
/// connections".
package struct ConnectionTokens: Sendable {
  /// Seconds. "Refresh your token no more than once every 20 minutes."
  package static let minimumInterval: Int64 = 20 * 60

  private struct Current: Sendable {
    var authorization: ArraySlice<UInt8>
    var token: ProviderToken
    /// Time of the token's first use on the connection, in UNIX seconds.
    var since: Int64
    /// Revision of the key book at the check.
    var keyRevision: Int
  }
  private var current: Current?
  /// Topics of each topic-specific key when first used on the connection: a key and its related
  /// key.
  private var bound: [String: Set<String>] = [:]
  /// Topics that the token of the last valid request covers; nil for all apps of its team.
  package private(set) var topics: Set<String>?

  package init() {}

  /// Returns the token of the connection's last valid request, if this request has an equal token
  /// and no key has changed since.
  package func unchanged(_ authorization: ArraySlice<UInt8>?, keyRevision: Int) -> ProviderToken? {
    guard let current, current.keyRevision == keyRevision, let authorization,
      current.authorization.span.equals(authorization.span)
    else { return nil }
    return current.token
  }

  /// Checks a token that is itself valid against the connection's earlier ones. `now` is in UNIX
  /// seconds.
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
      // If the key has changed, topics that were removed from it no longer apply to the connection.
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
