// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// Where the sessions under a key have its tokens from. Entered from every shard.
package protocol ProviderTokenSource: AnyObject, Sendable {
  /// The newest token that a connection may begin to use; nil while there is none. Never waits.
  func token() -> ReadyToken?

  /// APNs called this token expired. Returns whether `token()` will give another one, now or as soon as there is one.
  @discardableResult
  func expired(_ token: ProviderToken) -> Bool
}

/// A token that may be sent, and for how long.
package struct ReadyToken: Sendable, Equatable {
  package let token: ProviderToken
  /// From then on no connection sends it.
  package let sentUntil: MonotonicTime

  /// A token that was so many seconds old at that moment.
  package init(_ token: ProviderToken, age: Int64, at moment: MonotonicTime) {
    self.token = token
    sentUntil = moment + .seconds(ProviderTokenAge.sent - age)
  }
}
