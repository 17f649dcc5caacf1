// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// When a provider token is made, used and abandoned. Apple: refresh "no more than once every 20
/// minutes and no less than once every 60 minutes"; a token over an hour old is refused. Pure
/// functions of UNIX seconds.
package enum ProviderTokenAge {
  /// Age in seconds from which a new token is made. A node may receive the new token a minute later
  /// and start using the old one until then. With `usedAtLeast`, no connection sends a token older
  /// than 34 + 1 + 21 = 56 minutes.
  package static let refresh: Int64 = 34 * 60
  /// Age in seconds from which no connection may begin to use a token.
  package static let maximum: Int64 = 55 * 60
  /// Age in seconds from which no connection sends a token: Apple's hour, minus clock differences.
  package static let sent: Int64 = 57 * 60
  /// Least time in seconds between two tokens of one key.
  package static let minimumInterval: Int64 = 20 * 60
  /// Seconds that `iat` may be in the future. A larger difference means that the clock has been set
  /// back since.
  package static let clockTolerance: Int64 = 5 * 60
  /// Least time that a connection keeps a token: Apple's 20 minutes "on the same connection" and
  /// one minute for network delay.
  package static let usedAtLeast: Duration = .seconds(21 * 60)

  /// What to do when a token is needed.
  package enum Decision: Equatable, Sendable {
    /// Use the current token.
    case use
    /// Make a new token; if that fails, use the current one.
    case refresh
    /// Make a new token; the current one must not be sent.
    case replace
  }

  package static func decision(issuedAt: Int64?, now: Int64) -> Decision {
    decision(age: issuedAt.map { now - $0 })
  }

  /// Returns the decision for a token's age in seconds; nil if there is no token.
  package static func decision(age: Int64?) -> Decision {
    guard let age else { return .replace }
    if age < -clockTolerance || age >= maximum { return .replace }
    return age >= refresh ? .refresh : .use
  }

  /// Whether a new token may follow an unusable one. If APNs calls a young token expired, the clock
  /// is wrong; more tokens would only add TooManyProviderTokenUpdates.
  package static func mayReplace(age: Int64) -> Bool {
    age >= minimumInterval || age < -clockTolerance
  }
}

/// The token of one connection, and when the connection may change it. A pure value.
struct ConnectionToken {
  /// Time between two checks for a newer token, once the connection may change its own.
  static let checkInterval: Duration = .seconds(60)

  private var current: ReadyToken
  private var firstUse: MonotonicTime

  var token: ProviderToken { current.token }

  /// Takes the newest token for a new connection's first request, sent now.
  init(newest: ReadyToken, at now: MonotonicTime) {
    current = newest
    firstUse = now
  }

  /// Earliest time at which Apple's rules allow a newer token.
  private var mayChangeAt: MonotonicTime { firstUse + ProviderTokenAge.usedAtLeast }

  /// When to check for a newer token. Requests carry the current token until then.
  func nextLook(at now: MonotonicTime) -> MonotonicTime {
    min(max(mayChangeAt, now + Self.checkInterval), current.sentUntil)
  }

  /// Whether a request sent now may carry the token.
  func isGood(at now: MonotonicTime) -> Bool { now < current.sentUntil }

  /// Takes over a newer token for a request sent now. Returns whether Apple's rules allowed it.
  mutating func change(to newest: ReadyToken, at now: MonotonicTime) -> Bool {
    guard newest.token.issuedAt > token.issuedAt, now >= mayChangeAt else { return false }
    self = ConnectionToken(newest: newest, at: now)
    return true
  }
}
