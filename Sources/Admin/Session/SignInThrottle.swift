// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
internal import Synchronization

/// Limits failed sign-ins by a token bucket for each client network. Shared by all shards, hence
/// the lock.
///
/// Limits guesses in the form, and the log lines that they cause. Each node counts separately, and
/// the API does not limit failed authentication.
package final class SignInThrottle: Sendable {
  /// Failed attempts that a network has at once: a person tries all keys of a password manager.
  static let burst: Int64 = 10
  /// Seconds after which a network gets another attempt: 600 an hour.
  static let refillSeconds: Int64 = 6
  /// Networks with fewer tokens than `burst`. An attacker with more networks makes the limiter
  /// forget the oldest ones.
  private static let maximumNetworks = 10_000

  /// When the bucket of each network is full again.
  private let fullAt = Mutex<[AddressRange?: Instant]>([:])

  /// Creates a throttle without failed attempts.
  package init() {}

  /// Returns the seconds until the address may try again; nil if it may try now.
  func wait(for address: SocketAddress, at now: Instant) -> Int64? {
    fullAt.withLock { fullAt in
      guard let full = fullAt[AddressRange(networkOf: address)] else { return nil }
      let missing = Self.missingSeconds(until: full, at: now)
      let wait = missing - (Self.burst - 1) * Self.refillSeconds
      return wait > 0 ? wait : nil
    }
  }

  /// Counts a failed attempt.
  func noteFailure(of address: SocketAddress, at now: Instant) {
    fullAt.withLock { fullAt in
      let network = AddressRange(networkOf: address)
      if fullAt.count >= Self.maximumNetworks, fullAt[network] == nil {
        fullAt = fullAt.filter { $0.value > now }
        if fullAt.count >= Self.maximumNetworks {
          // An eighth at once, because each search reads all networks.
          let oldest = fullAt.sorted { $0.value < $1.value }.prefix(Self.maximumNetworks / 8)
          for (network, _) in oldest { fullAt[network] = nil }
        }
      }
      let missing = Self.missingSeconds(until: fullAt[network] ?? now, at: now)
      // After a clock that was set back, no network waits longer than for an empty bucket.
      let empty = Self.burst * Self.refillSeconds
      fullAt[network] = now.adding(seconds: min(missing + Self.refillSeconds, empty))
    }
  }

  /// Seconds until a bucket is full, rounded up, at most those of an empty one.
  private static func missingSeconds(until full: Instant, at now: Instant) -> Int64 {
    let missing = (full.microseconds - now.microseconds + 999_999) / 1_000_000
    return min(max(missing, 0), burst * refillSeconds)
  }
}
