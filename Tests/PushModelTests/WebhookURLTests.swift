// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct WebhookURLTests {
  @Test(
    "what an address leads to",
    arguments: [
      ("https://example.com", "example.com", 443, "example.com", "/"),
      ("http://example.com/", "example.com", 80, "example.com", "/"),
      (
        "https://example.com:8443/a/b/?c=d%20e", "example.com", 8443, "example.com:8443",
        "/a/b/?c=d%20e"
      ),
      ("https://example.com?c=d", "example.com", 443, "example.com", "/?c=d"),
      ("https://[2001:db8::1]:99/x", "2001:db8::1", 99, "[2001:db8::1]:99", "/x"),
      ("http://[::ffff:10.0.0.1]", "::ffff:10.0.0.1", 80, "[::ffff:10.0.0.1]", "/"),
      ("https://10.0.0.1/x", "10.0.0.1", 443, "10.0.0.1", "/x"),
    ])
  func parts(text: String, host: String, port: Int, authority: String, target: String) throws {
    let url = try #require(WebhookURL(parsing: text))
    #expect(url.text == text && url.isSecure == text.hasPrefix("https"))
    #expect(url.host == host && url.port == port)
    #expect(url.authority == authority && url.target == target)
  }

  @Test(
    "what is no address of a webhook",
    arguments: [
      "", "example.com", "ftp://example.com", "https://", "https://:443", "https://a:0/",
      "https://a:65536/",
      "https://a:x", "https://user@example.com/", "https://user:pass@example.com/",
      "https://example.com/#top", "https://example.com/a b", "https://example.com/\r\nX: y",
      "https://exämple.com/", "https://example.com/ä", "https://[example.com]/", "https://[::1/",
      "https://::1/", "https://a/\"", "HTTPS://example.com", "https://a\\b/",
      "https://a/" + String(repeating: "x", count: 2_000),
    ])
  func refused(text: String) { #expect(WebhookURL(parsing: text) == nil) }
}
