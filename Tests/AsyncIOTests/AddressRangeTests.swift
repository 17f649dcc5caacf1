// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@Suite("Address ranges")
struct AddressRangeTests {
  @Test(
    "a range contains exactly the addresses within it",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("10.1.2.3", "10.1.2.3", true), ("10.1.2.3", "10.1.2.4", false),
      ("10.1.2.3/32", "::ffff:10.1.2.3", true), ("0.0.0.0/0", "203.0.113.9", true),
      ("0.0.0.0/0", "2001:db8::1", false), ("::/0", "2001:db8::1", true),
      ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::1", false),
      ("2001:db8::/65", "2001:db8:0:0:7fff::1", true),
      ("2001:db8::/65", "2001:db8:0:0:8000::1", false), ("::1", "::1", true), ("::1", "::2", false),
    ])
  func contains(_ range: String, _ address: String, _ isIn: Bool) throws {
    let parsed = try #require(AddressRange(parsing: range))
    #expect(parsed.contains(try SocketAddress(ip: address, port: 80)) == isIn)
  }

  @Test(
    "a malformed range is refused",
    arguments: [
      "", "10", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.1/8", "::/129",
      "2001:db8::1/32", "localhost", "10.0.0.0/8/8", "[::1]",
    ])
  func malformed(_ text: String) { #expect(AddressRange(parsing: text) == nil) }
}
