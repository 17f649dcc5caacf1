// SPDX-License-Identifier: Apache-2.0
import Randomness
import Testing

@Suite("Parsing untrusted input")
struct FuzzTests {
  @Test("the parsers survive truncated seeds and ten thousand mutations of each kind")
  func seeds() throws {
    let seeds = try fixtureLines("fuzz_seeds.tsv")
    #expect(Set(seeds.map(\.[0])) == Set(FuzzTarget.allCases.map { "\($0)" }))
    var random = SplitMix64(state: 9)
    for seed in seeds {
      let target = try #require(FuzzTarget.allCases.first { "\($0)" == seed[0] })
      let text = [target.rawValue] + Array(seed[1].replacing("⏎", with: "\n").utf8)
      for end in text.indices { FuzzTarget.run(Array(text[...end])) }
      for _ in 0..<2_000 {
        var mutated = text
        for _ in 0...Int.random(in: 0..<8, using: &random) {
          let index = Int.random(in: 1..<mutated.count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: mutated[index] = UInt8.random(in: 0...255, using: &random)
          case 1:
            mutated.insert(mutated[Int.random(in: 1..<mutated.count, using: &random)], at: index)
          case 2 where mutated.count > 2: mutated.remove(at: index)
          default:
            let piece = mutated[index..<min(index + 12, mutated.count)]
            mutated.insert(contentsOf: piece, at: Int.random(in: 1..<mutated.count, using: &random))
          }
        }
        FuzzTarget.run(mutated)
      }
    }
  }
}
