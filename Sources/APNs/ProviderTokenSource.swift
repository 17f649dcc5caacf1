// SPDX-License-Identifier: Apache-2.0

/// The source of provider tokens of one key for all its sessions. Called from every shard.
package protocol ProviderTokenSource: AnyObject, Sendable {
  /// Returns the newest token that a connection may begin to use; nil if none exists. Never waits.
  func token() -> ReadyToken?

  /// Marks a token as expired after APNs rejected it. Returns whether `token()` will return another
  /// token, now or as soon as one exists.
  @discardableResult
  func expired(_ token: ProviderToken) -> Bool
}
