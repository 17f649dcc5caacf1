// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// The token of one connection, and when the connection may change it. A pure value.
struct ConnectionToken {
  /// Time between two checks for a newer token, once the connection may change its own.
  static let checkInterval: Duration = .seconds(60)

  private var current: ReadyToken
  private var firstUse: MonotonicTime

  var token: ProviderToken { current.token }

  /// Adopts the newest token for a new connection's first request, sent now.
  init(newest: ReadyToken, at now: MonotonicTime) {
    current = newest
    firstUse = now
  }

  /// Earliest time at which Apple's rules allow a newer token.
  private var mayChangeAt: MonotonicTime { firstUse + ProviderTokenAge.usedAtLeast }

  /// Returns when to check for a newer token. Requests use the current token until then.
  func nextCheck(at now: MonotonicTime) -> MonotonicTime {
    min(max(mayChangeAt, now + Self.checkInterval), current.sentUntil)
  }

  /// Returns whether a request sent now may use the token.
  func isGood(at now: MonotonicTime) -> Bool { now < current.sentUntil }

  /// Adopts a newer token for a request sent now. Returns whether Apple's rules allowed it.
  mutating func change(to newest: ReadyToken, at now: MonotonicTime) -> Bool {
    guard newest.token.issuedAt > token.issuedAt, now >= mayChangeAt else { return false }
    self = ConnectionToken(newest: newest, at: now)
    return true
  }
}
