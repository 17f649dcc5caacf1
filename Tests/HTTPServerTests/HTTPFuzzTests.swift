// SPDX-License-Identifier: Apache-2.0
import Randomness
import Testing

@testable import HTTPServer

@Suite("Parsing untrusted bytes")
struct HTTPFuzzTests {
  @Test("the parsers survive truncated and mutated inputs")
  func seeds() {
    var random = SplitMix64(state: 14)
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
