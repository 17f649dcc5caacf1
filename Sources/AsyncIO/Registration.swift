// SPDX-License-Identifier: Apache-2.0

/// A descriptor watched by a loop. Registration numbers are never reused. An event that was pending
/// when its registration ended therefore finds no handler.
package struct Registration: Sendable, Hashable {
  let slot: UInt32
  let generation: UInt32

  var word: UInt64 { UInt64(generation) << 32 | UInt64(slot) }

  init(slot: Int, generation: UInt32) {
    self.slot = UInt32(slot)
    self.generation = generation
  }

  init(word: UInt64) {
    slot = UInt32(truncatingIfNeeded: word)
    generation = UInt32(word >> 32)
  }
}
