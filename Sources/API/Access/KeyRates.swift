// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Synchronization

/// Rate limiter of API keys: one token bucket per key and process, with a capacity of one second.
/// Shared by all shards, hence the lock; keys without a limit do not take it.
package final class KeyRates: Sendable {
  /// Rate limit status of a key, as written to the response headers.
  struct Quota: Equatable {
    let limit: Int
    /// Requests remaining now.
    let remaining: Int
    /// Seconds until the next request is allowed, rounded up; 0 if one is allowed now.
    let waitSeconds: Int
    let isAllowed: Bool
  }

  private struct Bucket {
    var limit: Int
    /// Fill level in millionths of a request.
    var level: Int64
    var filledAt: Instant
  }

  private static let whole: Int64 = 1_000_000
  /// One entry per key with a limit. Entries of deleted keys stay until the process ends.
  private let buckets = Mutex<[Int32: Bucket]>([:])

  package init() {}

  /// Takes a token for one request of a key. Returns whether the request is allowed, and otherwise
  /// the wait.
  func take(_ key: Int32, limit: Int, at now: Instant) -> Quota {
    buckets.withLock { buckets in
      let full = Int64(limit) * Self.whole
      var bucket = buckets[key] ?? Bucket(limit: limit, level: full, filledAt: now)
      // Each microsecond adds `limit` millionths. If the clock was set back, nothing is added;
      // after a jump forward, the bucket is full.
      let passed = min(max(0, now.microseconds - bucket.filledAt.microseconds), Self.whole)
      bucket.level = min(full, bucket.level + passed * Int64(limit))
      (bucket.limit, bucket.filledAt) = (limit, now)
      let isAllowed = bucket.level >= Self.whole
      if isAllowed { bucket.level -= Self.whole }
      buckets[key] = bucket
      let missing = max(0, Self.whole - bucket.level)
      let microseconds = (missing + Int64(limit) - 1) / Int64(limit)
      return Quota(
        limit: limit, remaining: Int(bucket.level / Self.whole),
        waitSeconds: Int((microseconds + Self.whole - 1) / Self.whole), isAllowed: isAllowed)
    }
  }
}
