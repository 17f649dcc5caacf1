// SPDX-License-Identifier: Apache-2.0

/// How often each key brings a new token, over all connections: the stricter reading of "no more
/// than once every 20 minutes", which some have met in the field. A value, off unless asked for.
package struct KeyTokens: Sendable {
  /// Of each key; tokens die after an hour, so three are in use at most if the rule is kept.
  private static let remembered = 8

  private var tokens: [String: (seen: [ArraySlice<UInt8>], latest: Int64)] = [:]

  package init() {}

  /// A token of `keyID` is used at `now`, in UNIX seconds.
  package mutating func present(
    _ authorization: ArraySlice<UInt8>, keyID: String, now: Int64
  ) -> Reason? {
    guard var known = tokens[keyID] else {
      tokens[keyID] = ([Array(authorization)[...]], now)
      return nil
    }
    if known.seen.contains(authorization) { return nil }
    guard now - known.latest >= ConnectionTokens.minimumInterval else {
      return .tooManyProviderTokenUpdates
    }
    known.seen = known.seen.suffix(Self.remembered - 1) + [Array(authorization)[...]]
    known.latest = now
    tokens[keyID] = known
    return nil
  }
}
