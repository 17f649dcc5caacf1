// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Decides when a provider token is created, used and abandoned. Apple: refresh "no more than once
/// every 20 minutes and no less than once every 60 minutes"; a token over an hour old is rejected.
/// Pure functions of UNIX seconds.
package enum ProviderTokenAge {
  /// Age in seconds from which a new token is created. A node may receive the new token a minute
  /// later, and a connection may begin to use the old one until then. It keeps that token for
  /// `usedAtLeast`, so no connection sends a token older than 34 + 1 + 21 = 56 minutes.
  package static let refresh: Int64 = 34 * 60
  /// Age in seconds from which no connection may begin to use a token.
  package static let maximum: Int64 = 55 * 60
  /// Age in seconds from which no connection sends a token: Apple's hour minus an allowance for
  /// clock differences.
  package static let sent: Int64 = 57 * 60
  /// Minimum time in seconds between two tokens of one key.
  package static let minimumInterval: Int64 = 20 * 60
  /// Seconds that `iat` may be in the future. A larger difference means that the clock was set back
  /// after the token was created.
  package static let clockTolerance: Int64 = 5 * 60
  /// Minimum time for which a connection keeps a token: Apple's 20 minutes "on the same
  /// connection", plus one minute for network delay.
  package static let usedAtLeast: Duration = .seconds(21 * 60)

  /// What to do when a token is needed.
  package enum Decision: Equatable, Sendable {
    /// Use the current token.
    case use
    /// Create a new token; if that fails, use the current one.
    case refresh
    /// Create a new token; the current one must not be sent.
    case replace
  }

  package static func decision(issuedAt: Int64?, now: Int64) -> Decision {
    decision(age: issuedAt.map { now - $0 })
  }

  /// Returns the decision for a token's age in seconds; nil means that there is no token.
  package static func decision(age: Int64?) -> Decision {
    guard let age else { return .replace }
    if age < -clockTolerance || age >= maximum { return .replace }
    return age >= refresh ? .refresh : .use
  }

  /// Returns whether a new token may replace a token that APNs called expired. If that token is
  /// young, the clock is wrong; more tokens would only cause TooManyProviderTokenUpdates.
  package static func mayReplace(age: Int64) -> Bool {
    age >= minimumInterval || age < -clockTolerance
  }
}
