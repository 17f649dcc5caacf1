// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import HTTPClient

@Suite struct AddressTests {
  static let addresses: [(text: String, host: String, isSecure: Bool, shown: String)] = [
    ("http://127.0.0.1:8080", "127.0.0.1:8080", false, "http://127.0.0.1:8080"),
    ("http://127.0.0.1:8080/", "127.0.0.1:8080", false, "http://127.0.0.1:8080"),
    ("https://push.example.com", "push.example.com", true, "https://push.example.com"),
    ("https://push.example.com:443", "push.example.com", true, "https://push.example.com"),
    ("http://push.example.com:443", "push.example.com:443", false, "http://push.example.com:443"),
    ("https://[::1]:8443/gate/", "[::1]:8443", true, "https://[::1]:8443/gate"),
    ("https://[::1]", "[::1]", true, "https://[::1]"),
  ]

  @Test("an address consists of scheme, host with port, and path", arguments: addresses)
  func address(text: String, host: String, isSecure: Bool, shown: String) throws {
    let address = try ServerAddress(parsing: text)
    #expect(address.host == host)
    #expect(address.isSecure == isSecure)
    #expect(address.description == shown)
  }

  @Test(
    "an invalid address is refused",
    arguments: [
      "127.0.0.1:8080", "ftp://a", "http://", "http://a:0", "http://a:70000", "http://a b",
      "http://me:secret@a", "http://a/?b", "http://a/b#c", "http://a/b c", "http://a/\r\nb",
    ])
  func refused(text: String) {
    #expect(throws: ServerAddress.Fault.self) { try ServerAddress(parsing: text) }
  }

  static let targets: [(target: RequestTarget, text: String)] = [
    (RequestTarget(["v1", "apps"]), "/v1/apps"),
    (RequestTarget(["a/b", "c d", "é"]), "/a%2Fb/c%20d/%C3%A9"),
    (RequestTarget(["..", "."]), "/%2E%2E/%2E"),
    (
      RequestTarget(["a"], query: [QueryPair("tag", "sport:chess&x"), QueryPair("limit", "5")]),
      "/a?tag=sport%3Achess%26x&limit=5"
    ),
    (RequestTarget(["com.example.app", "~u_1-2"]), "/com.example.app/~u_1-2"),
  ]

  @Test("paths and queries are percent-encoded so that no value ends its part", arguments: targets)
  func target(target: RequestTarget, text: String) {
    #expect(target.description == text)
  }
}
