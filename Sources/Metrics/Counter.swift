// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A count that only grows. Written by one shard; a scrape reads it from another thread.
package final class Counter: Sendable {
  private let count = Atomic<UInt64>(0)

  init() {}

  /// Adds `amount`, which is not negative.
  package func add(_ amount: Int = 1) {
    count.wrappingAdd(UInt64(max(0, amount)), ordering: .relaxed)
  }

  package var value: UInt64 { count.load(ordering: .relaxed) }
}
