// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import HTTPServer

@Suite("Reading the bytes of strangers")
struct HTTPFuzzTests {
  @Test("survives what clients send, cut anywhere, and mutations of it")
  func seeds() {
    var random = SplitMix(state: 14)
    for target in HTTPFuzzTarget.allCases {
      for seed in HTTPFuzzSeeds.of(target) {
        let input = [target.rawValue] + seed
        for end in input.indices { HTTPFuzzTarget.run(Array(input[...end])) }
        for _ in 0..<400 {
          var mutated = input
          for _ in 0...Int.random(in: 0..<6, using: &random) where mutated.count > 1 {
            let index = Int.random(in: 1..<mutated.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: mutated[index] = UInt8.random(in: 0...255, using: &random)
            case 1: mutated.insert(mutated[index], at: index)
            default: mutated.remove(at: index)
            }
          }
          HTTPFuzzTarget.run(mutated)
        }
      }
    }
  }
}

/// The same numbers each time.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
