// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// When a provider token is made, used and given up. Apple: refresh "no more than once every 20
/// minutes and no less than once every 60 minutes"; a token over an hour old is refused. A pure
/// table: UNIX seconds in, decision out.
package enum ProviderTokenAge {
  /// A new token is made from this age on. A node that hears of it a minute later may still begin to use the one
  /// before, and with `usedAtLeast` no connection sends one older than 34 + 1 + 21 = 56 minutes.
  package static let refresh: Int64 = 34 * 60
  /// No connection is given a token that is older.
  package static let maximum: Int64 = 55 * 60
  /// No connection sends one that is older: Apple's hour, less what clocks may differ by.
  package static let sent: Int64 = 57 * 60
  /// No two tokens of one key are made nearer to each other than this.
  package static let minimumInterval: Int64 = 20 * 60
  /// A token from further in the future was made under a clock that has been set back since.
  package static let clockTolerance: Int64 = 5 * 60
  /// A connection keeps a token at least this long: Apple's 20 minutes "on the same connection",
  /// and one for the way there.
  package static let usedAtLeast: Duration = .seconds(21 * 60)

  /// What to do when a token is wanted.
  package enum Decision: Equatable, Sendable {
    /// The one there is.
    case use
    /// Make another one; should that fail, the one there is still serves.
    case refresh
    /// Make one; the one there is, if any, must not be sent.
    case replace
  }

  package static func decision(issuedAt: Int64?, now: Int64) -> Decision {
    decision(age: issuedAt.map { now - $0 })
  }

  /// The same for a token that is so many seconds old.
  package static func decision(age: Int64?) -> Decision {
    guard let age else { return .replace }
    if age < -clockTolerance || age >= maximum { return .replace }
    return age >= refresh ? .refresh : .use
  }

  /// Whether one that is of no use may be followed by a new token. A young one that APNs calls expired was refused for
  /// its clock, and making more of them only adds TooManyProviderTokenUpdates.
  package static func mayReplace(age: Int64) -> Bool {
    age >= minimumInterval || age < -clockTolerance
  }
}

/// The token of one connection: which one its next request carries. A pure value.
struct ConnectionToken {
  /// How often a connection that may change its token looks for a newer one.
  static let checkInterval: Duration = .seconds(60)

  private var current: ReadyToken
  private var firstUse: MonotonicTime

  var token: ProviderToken { current.token }

  /// A new connection takes the newest token, for a request that goes out now.
  init(newest: ReadyToken, at now: MonotonicTime) {
    current = newest
    firstUse = now
  }

  /// Before this there is no use in looking for a newer token.
  private var mayChangeAt: MonotonicTime { firstUse + ProviderTokenAge.usedAtLeast }

  /// When to look for a newer one: requests carry this one until then.
  func nextLook(at now: MonotonicTime) -> MonotonicTime {
    min(max(mayChangeAt, now + Self.checkInterval), current.sentUntil)
  }

  /// Whether a request that goes out now may carry it.
  func isGood(at now: MonotonicTime) -> Bool { now < current.sentUntil }

  /// Takes over a newer token, for a request that goes out now, if the rules allow it; says whether
  /// they did.
  mutating func change(to newest: ReadyToken, at now: MonotonicTime) -> Bool {
    guard newest.token.issuedAt > token.issuedAt, now >= mayChangeAt else { return false }
    self = ConnectionToken(newest: newest, at: now)
    return true
  }
}
