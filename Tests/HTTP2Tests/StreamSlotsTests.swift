// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import HTTP2

@Suite struct StreamSlotsTests {
  @Test("Each open stream keeps its slot, for any order of opened and ended streams")
  func model() {
    for seed in UInt64(1)...40 {
      var random = Random(state: seed)
      var slots = StreamSlots()
      var model: [Int32: Int] = [:]
      var next: Int32 = 1
      var most = 0
      for _ in 0..<3_000 {
        if random.next() % 8 < 4 {
          let slot = slots.add(next)
          #expect(!model.values.contains(slot))
          model[next] = slot
          next += 2
          most = max(most, model.count)
        } else {
          let stream = random.stream(below: next)
          #expect(slots.remove(stream) == model.removeValue(forKey: stream) ?? -1)
        }
      }
      #expect(slots.count == model.count && slots.isEmpty == model.isEmpty)
      #expect(Set(slots.streams) == Set(model.keys) && slots.streams.count == model.count)
      // No slot is skipped: the array is as long as the maximum number of open streams.
      #expect(model.values.allSatisfy { 0..<most ~= $0 })
      for stream in stride(from: Int32(1), to: next, by: 2) {
        #expect(slots.slot(of: stream) == model[stream] ?? -1)
      }
    }
  }

  @Test("A long-lived stream keeps its slot among short-lived ones, without growth")
  func longLived() {
    var slots = StreamSlots()
    let first = slots.add(1)
    for stream in stride(from: Int32(3), to: 20_001, by: 2) {
      #expect(slots.add(stream) < 5)
      if stream >= 9 { #expect(slots.remove(stream - 6) >= 0) }
    }
    #expect(slots.slot(of: 1) == first && slots.count == 4 && slots.places == 16)
  }

  @Test("An absent stream has no slot, and removing it changes nothing")
  func absent() {
    var slots = StreamSlots()
    #expect(slots.slot(of: 1) == -1 && slots.remove(1) == -1 && slots.isEmpty)
    let slot = slots.add(33)
    // Has the same initial hash position.
    #expect(slots.slot(of: 1) == -1 && slots.remove(1) == -1)
    #expect(slots.slot(of: 33) == slot && slots.count == 1)
  }
}

/// A reproducible random number generator (xorshift).
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func stream(below next: Int32) -> Int32 {
    Int32(self.next() % UInt64(max(next / 2, 1))) * 2 + 1
  }
}
