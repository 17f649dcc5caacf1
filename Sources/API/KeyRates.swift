// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Synchronization

/// What API keys with a rate limit have sent to this process: a token bucket for each, that holds what a second may bring.
/// Entered from every shard, hence the lock; a key without a limit does not come here.
package final class KeyRates: Sendable {
  /// What a key may still send, as its answers say it.
  struct Standing: Equatable {
    let limit: Int
    /// Requests left by now.
    let remaining: Int
    /// Seconds until there is one, rounded up; 0 where there is.
    let waitSeconds: Int
    let isAllowed: Bool
  }

  private struct Bucket {
    var limit: Int
    /// In millionths of a request.
    var level: Int64
    var filledAt: Instant
  }

  private static let whole: Int64 = 1_000_000
  /// As many as there are keys with a limit; of removed ones too, until the process ends.
  private let buckets = Mutex<[Int32: Bucket]>([:])

  package init() {}

  /// One request of a key: it is let in, or told how long to wait.
  func take(_ key: Int32, limit: Int, at now: Instant) -> Standing {
    buckets.withLock { buckets in
      let full = Int64(limit) * Self.whole
      var bucket = buckets[key] ?? Bucket(limit: limit, level: full, filledAt: now)
      // A microsecond brings `limit` millionths. A clock that was set back brings nothing, one that jumped fills it.
      let passed = min(max(0, now.microseconds - bucket.filledAt.microseconds), Self.whole)
      bucket.level = min(full, bucket.level + passed * Int64(limit))
      (bucket.limit, bucket.filledAt) = (limit, now)
      let isAllowed = bucket.level >= Self.whole
      if isAllowed { bucket.level -= Self.whole }
      buckets[key] = bucket
      let missing = max(0, Self.whole - bucket.level)
      let microseconds = (missing + Int64(limit) - 1) / Int64(limit)
      return Standing(
        limit: limit, remaining: Int(bucket.level / Self.whole),
        waitSeconds: Int((microseconds + Self.whole - 1) / Self.whole), isAllowed: isAllowed)
    }
  }
}
