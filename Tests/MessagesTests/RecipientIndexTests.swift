// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@testable import Messages

@Suite struct RecipientIndexTests {
  @Test("a device belongs to the first entry that names its token or its user")
  func first() {
    let tokens = (1...3).map { DeviceToken(bytes: [UInt8($0)]) }
    var index = RecipientIndex()
    index.add(user: "ann", at: 0)
    index.add(tokens[0], at: 1)
    index.add(tokens[1], at: 2)
    index.add(user: "bob", at: 3)
    index.add(tokens[0], at: 4)
    index.add(user: "ann", at: 5)
    for (token, user, position) in [
      (0, "ann", 0), (0, nil, 1), (0, "bob", 1), (1, "bob", 2), (2, "bob", 3), (2, "ann", 0),
      (2, nil, nil), (2, "eve", nil), (1, "eve", 2),
    ] as [(Int, String?, Int?)] {
      #expect(index.position(of: tokens[token], user: user) == position)
    }
  }

  @Test("a user's entry is found by bytes, not by Unicode equivalence")
  func exactNames() {
    let names = ["Kevin", "\u{212A}evin", "ren\u{E9}", "rene\u{301}"]
    var index = RecipientIndex()
    for (position, name) in names.enumerated() { index.add(user: name, at: position) }
    for (position, name) in names.enumerated() {
      #expect(index.position(of: DeviceToken(bytes: [1]), user: name) == position)
    }
  }
}
