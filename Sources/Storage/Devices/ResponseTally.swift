// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// A shard's counts of APNs responses that show whether tokens are good, per minute of the shard's
/// clock.
///
/// The counts are sent to PostgreSQL only when a token is bad, and are summed there over all
/// shards. Accepted pushes therefore need no statement. Used on the shard's actor.
package final class ResponseTally {
  private static let slotMicroseconds: Int64 = 60_000_000

  struct Count {
    let destination: Destination
    let slot: Int64
    /// Age in seconds of the start of the counted minute, a multiple of 60.
    let ageSeconds: Double
    let answers: Int32
    let bad: Int32
  }

  private struct Counter {
    var answers: Int32 = 0
    var bad: Int32 = 0
    /// Number of these responses that PostgreSQL has stored.
    var stored: Int32 = 0
  }

  /// Identifies this shard's counts. A restarted process uses a new id.
  let holder = UUID(milliseconds: 0)
  private let slots: Int64
  private var slot = Int64.min
  /// By destination, then by minute, because counts are sent by destination.
  private var counters: [Destination: [Int64: Counter]] = [:]

  /// - Parameter seconds: time for which counts are kept.
  init(keeping seconds: Double) {
    slots = max(1, Int64(seconds * 1e6) / Self.slotMicroseconds)
  }

  /// Counts responses for the tokens of devices.
  ///
  /// - Parameter destination: the app and environment in which the devices are registered.
  package func count(_ destination: Destination, _ count: Int = 1, isGood: Bool, now: Instant) {
    let current = now.microseconds / Self.slotMicroseconds
    if current > slot { turn(to: current) }
    var counter = counters[destination]?[slot] ?? Counter()
    counter.answers += Int32(count)
    if !isGood { counter.bad += Int32(count) }
    counters[destination, default: [:]][slot] = counter
  }

  /// Returns the counts of `destinations` that PostgreSQL lacks or has a lower value of.
  func unstored(of destinations: Set<Destination>) -> [Count] {
    destinations.flatMap { destination in
      (counters[destination] ?? [:]).filter { $0.value.stored < $0.value.answers }
        .map { counted, counter in
          Count(
            destination: destination, slot: counted, ageSeconds: Double(slot - counted) * 60,
            answers: counter.answers, bad: counter.bad)
        }
    }
    .sorted { ($0.destination, $0.slot) < ($1.destination, $1.slot) }
  }

  /// Records that PostgreSQL has stored these counts.
  func stored(_ counts: [Count]) {
    for count in counts {
      guard let known = counters[count.destination]?[count.slot]?.stored, known < count.answers
      else {
        continue
      }
      counters[count.destination]?[count.slot]?.stored = count.answers
    }
  }

  private func turn(to current: Int64) {
    slot = current
    counters = counters.compactMapValues { counted in
      let kept = counted.filter { $0.key > current - slots }
      return kept.isEmpty ? nil : kept
    }
  }
}
