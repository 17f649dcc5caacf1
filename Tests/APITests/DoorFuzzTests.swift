// SPDX-License-Identifier: Apache-2.0
import TLS
import Testing

@testable import API

@Suite("Parsing untrusted request bodies")
struct DoorFuzzTests {
  @Test("the body parsers survive truncated and mutated bodies")
  func seeds() throws {
    // Members of a real certificate that the fixed bodies lack.
    let pem = try ES256PrivateKey.generate().pem.replacing("\n", with: "\\n")
    let real = [
      #"{"key_id": "ABCDE12345", "team_id": "TEAM123456", "private_key": "\#(pem)"}"#,
      #"{"certificate": "\#(pem)", "private_key": "\#(pem)"}"#,
    ]
    var state: UInt64 = 14
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for target in DoorFuzzTarget.allCases {
      for seed in DoorFuzzSeeds.all + (target == .credential ? real : []) {
        let input = [target.rawValue] + Array(seed.utf8)
        for end in input.indices { DoorFuzzTarget.run(Array(input[...end])) }
        for _ in 0..<200 where input.count > 1 {
          var mutated = input
          for _ in 0...next(5) {
            let index = 1 + next(mutated.count - 1)
            switch next(3) {
            case 0: mutated[index] = UInt8(next(256))
            case 1: mutated.insert(mutated[index], at: index)
            default: if mutated.count > 2 { mutated.remove(at: index) }
            }
          }
          DoorFuzzTarget.run(mutated)
        }
      }
    }
  }
}
