// SPDX-License-Identifier: Apache-2.0

/// Limits how often each key uses a new token, over all connections. Users have reported this
/// stricter interpretation of "no more than once every 20 minutes". A value; off by default.
package struct KeyTokens: Sendable {
  /// Remembered tokens per key. A token is valid for an hour, so a compliant client uses at most
  /// three at a time.
  private static let remembered = 8

  private var tokens: [String: (seen: [ArraySlice<UInt8>], latest: Int64)] = [:]

  package init() {}

  /// Checks a token of `keyID` that is used at `now`, in UNIX seconds.
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
