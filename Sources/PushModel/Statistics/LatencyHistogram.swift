// SPDX-License-Identifier: Apache-2.0

/// Latencies in about 370 buckets, without locks or atomics. Histograms of several minutes, shards
/// and nodes are merged by adding them up, so a percentile of the sum is as exact as one of each.
///
/// Up to 1 ms, a bucket is 64 µs wide. Above, each power of two is divided into 16 buckets, so a
/// percentile is at most 6.3 % too high and never too low.
package struct LatencyHistogram: Sendable, Hashable {
  /// Buckets of one power of two.
  private static let precision = 16
  /// Width of the narrowest buckets: 64 µs.
  private static let unitBits: Int64 = 6
  /// Longest latency with a bucket of its own: one hour. Longer ones share the last bucket.
  private static let longest: Int64 = 3_600_000_000
  private static let buckets = bucket(of: longest) + 1
  /// First byte of the encoded form. Another division into buckets needs another number.
  private static let version: UInt8 = 1

  /// Number of latencies in each bucket; empty before the first one.
  private var counts: [Int] = []
  /// Number of recorded latencies.
  package private(set) var total = 0

  package init() {}

  /// Adds a latency in microseconds, `count` times. Negative latencies count as zero.
  package mutating func record(microseconds: Int64, count: Int = 1) {
    guard count > 0 else { return }
    add(count, at: Self.bucket(of: min(max(0, microseconds), Self.longest)))
  }

  /// Adds all latencies of another histogram.
  package mutating func add(_ other: LatencyHistogram) {
    for (bucket, count) in other.counts.enumerated() where count > 0 { add(count, at: bucket) }
  }

  /// Returns the latency in microseconds that `percent` percent of the recorded ones do not exceed
  /// (nearest rank); nil if none was recorded.
  package func percentile(_ percent: Int) -> Int64? {
    guard total > 0 else { return nil }
    var rank = max(1, (total * percent + 99) / 100)
    for (bucket, count) in counts.enumerated() {
      if count >= rank { return Self.upperBound(of: bucket) }
      rank -= count
    }
    return nil
  }

  private mutating func add(_ count: Int, at bucket: Int) {
    if counts.isEmpty { counts = [Int](repeating: 0, count: Self.buckets) }
    counts[bucket] += count
    total += count
  }

  private static func bucket(of microseconds: Int64) -> Int {
    let units = Int(microseconds >> unitBits)
    guard units >= precision else { return units }
    let power = Int.bitWidth - 1 - units.leadingZeroBitCount
    return (power - 3) * precision + (units >> (power - 4)) - precision
  }

  /// The least latency in microseconds that is too long for a bucket.
  private static func upperBound(of bucket: Int) -> Int64 {
    guard bucket >= precision else { return Int64(bucket + 1) << unitBits }
    let power = bucket / precision + 3
    return Int64(precision + bucket % precision + 1) << (Int64(power - 4) + unitBits)
  }

  // MARK: stored form

  /// The stored form: a version, then for each bucket in use its distance from the one before and
  /// its count, as variable-length integers.
  package var encoded: [UInt8] {
    var bytes = [Self.version]
    var last = 0
    for (bucket, count) in counts.enumerated() where count > 0 {
      Self.append(UInt64(bucket - last), to: &bytes)
      Self.append(UInt64(count), to: &bytes)
      last = bucket
    }
    return bytes
  }

  /// Reads the stored form; nil if it is damaged, or of another version.
  package init?(encoded: [UInt8]) {
    guard encoded.first == Self.version else { return nil }
    var rest = encoded.dropFirst()
    var bucket: UInt64 = 0
    while !rest.isEmpty {
      guard let distance = Self.read(&rest), let count = Self.read(&rest),
        distance < UInt64(Self.buckets), bucket + distance < UInt64(Self.buckets),
        count > 0, count <= UInt64(Int32.max) << 16
      else { return nil }
      bucket += distance
      add(Int(count), at: Int(bucket))
    }
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func read(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for shift: UInt64 in stride(from: 0, to: 56, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
