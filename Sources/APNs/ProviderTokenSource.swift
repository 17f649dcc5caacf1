// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// The source of provider tokens for all sessions under a key. Called from every shard.
package protocol ProviderTokenSource: AnyObject, Sendable {
  /// The newest token that a connection may begin to use; nil if none exists. Never waits.
  func token() -> ReadyToken?

  /// Marks a token as expired after APNs refused it. Returns whether `token()` will return another
  /// one, now or once one exists.
  @discardableResult
  func expired(_ token: ProviderToken) -> Bool
}

/// A token with the end of its use.
package struct ReadyToken: Sendable, Equatable {
  package let token: ProviderToken
  /// When connections must stop sending the token.
  package let sentUntil: MonotonicTime

  /// Creates the value from the token's age in seconds at `moment`.
  package init(_ token: ProviderToken, age: Int64, at moment: MonotonicTime) {
    self.token = token
    sentUntil = moment + .seconds(ProviderTokenAge.sent - age)
  }
}
