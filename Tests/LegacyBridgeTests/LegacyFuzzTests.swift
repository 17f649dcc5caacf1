// SPDX-License-Identifier: Apache-2.0
import Randomness
import Testing

@Suite("Fuzzing of the frame reader")
struct LegacyFuzzTests {
  private static let seeds: [[UInt8]] = [
    simple() + enhanced(1) + simple(),
    framed(
      item(1, token()), item(2, hello), item(3, number(7, bytes: 4)),
      item(4, number(99, bytes: 4)), item(5, [5])) + enhanced(2),
    framed(item(2, hello), item(1, token())) + framed(item(1, token()), item(2, hello)),
  ]

  @Test("the reader survives truncated and mutated streams")
  func mutations() {
    var random = SplitMix64(state: 31)
    for seed in Self.seeds {
      let input = [0] + seed
      for end in input.indices { LegacyFuzzTarget.run(Array(input[...end])) }
      for _ in 0..<400 {
        var mutated = input
        for _ in 0...Int.random(in: 0..<4, using: &random) {
          let index = Int.random(in: 0..<mutated.count, using: &random)
          mutated[index] = UInt8.random(in: 0...255, using: &random)
        }
        LegacyFuzzTarget.run(mutated)
      }
    }
  }
}
