// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A number that rises and falls. Written by one shard; a scrape reads it from another thread.
package final class Gauge: Sendable {
  /// The bit pattern of a `Double`.
  private let bits = Atomic<UInt64>(0)

  init() {}

  package func set(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }

  package func set(_ value: Int) { set(Double(value)) }

  /// Adds `amount`, which may be negative.
  package func add(_ amount: Double) {
    var seen = bits.load(ordering: .relaxed)
    while true {
      let sum = Double(bitPattern: seen) + amount
      let (exchanged, original) = bits.compareExchange(
        expected: seen, desired: sum.bitPattern, ordering: .relaxed)
      if exchanged { return }
      seen = original
    }
  }

  package var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }
}
