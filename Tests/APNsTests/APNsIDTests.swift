// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import APNs

@Suite struct APNsIDTests {
  @Test("An identifier is written in lower case and parsed in either case")
  func text() {
    let id = APNsID(high: 0xeabe_ae54_14a8_11e5, low: 0xb60b_1697_f925_ec7b)
    #expect(id.description == "eabeae54-14a8-11e5-b60b-1697f925ec7b")
    #expect(APNsID("eabeae54-14a8-11e5-b60b-1697f925ec7b") == id)
    #expect(APNsID("EABEAE54-14A8-11E5-B60B-1697F925EC7B") == id)
    #expect(APNsID(high: 0, low: 1).description == "00000000-0000-0000-0000-000000000001")
  }

  @Test(
    "A malformed identifier is refused",
    arguments: [
      "", "eabeae54-14a8-11e5-b60b-1697f925ec7", "eabeae54-14a8-11e5-b60b-1697f925ec7b0",
      "eabeae5414a811e5b60b1697f925ec7b", "eabeae54-14a8-11e5-b60b1-697f925ec7b",
      "gabeae54-14a8-11e5-b60b-1697f925ec7b", "{abeae54-14a8-11e5-b60b-1697f925ec7b}",
      "eabeae54-14a8-11e5-b60b-1697f925ec7é",
    ])
  func malformed(text: String) {
    #expect(APNsID(text) == nil)
  }
}
