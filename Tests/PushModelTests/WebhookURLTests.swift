// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct WebhookURLTests {
  @Test(
    "a webhook URL gives host, port, authority and target",
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
      ("https://a_b.example-1.com./", "a_b.example-1.com.", 443, "a_b.example-1.com.", "/"),
      ("https://[::]/", "::", 443, "[::]", "/"), ("https://[1::]/", "1::", 443, "[1::]", "/"),
      (
        "https://[1:2:3:4:5:6:7:8]/", "1:2:3:4:5:6:7:8", 443, "[1:2:3:4:5:6:7:8]", "/"
      ),
      ("https://[1:2:3:4:5:6::8]/", "1:2:3:4:5:6::8", 443, "[1:2:3:4:5:6::8]", "/"),
      (
        "https://[1:2:3:4:5:6:1.2.3.4]/", "1:2:3:4:5:6:1.2.3.4", 443, "[1:2:3:4:5:6:1.2.3.4]", "/"
      ),
    ])
  func parts(text: String, host: String, port: Int, authority: String, target: String) throws {
    let url = try #require(WebhookURL(parsing: text))
    #expect(url.text == text && url.isSecure == text.hasPrefix("https"))
    #expect(url.host == host && url.port == port)
    #expect(url.authority == authority && url.target == target)
  }

  @Test(
    "an invalid webhook URL is refused",
    arguments: [
      "", "example.com", "ftp://example.com", "https://", "https://:443", "https://a:0/",
      "https://a:65536/",
      "https://a:x", "https://user@example.com/", "https://user:pass@example.com/",
      "https://example.com/#top", "https://example.com/a b", "https://example.com/\r\nX: y",
      "https://exämple.com/", "https://example.com/ä", "https://[example.com]/", "https://[::1/",
      "https://./", "https://-/", "https://..", "https://a..b/", "https://.a/", "https://a../",
      "https://-a.example/", "https://a-.example/", "https://a.-b/",
      "https://" + String(repeating: "a", count: 64) + ".example/",
      "https://[:]/", "https://[::1::]/", "https://[1:2:3]/", "https://[:1]/",
      "https://[1:2:3:4:5:6:7:]/",
      "https://[1:2:3:4:5:6:7:8:9]/", "https://[1:2:3:4:5:6:7::8]/", "https://[12345::]/",
      "https://[:::]/", "https://[::1.2.3]/", "https://[::1.2.3.256]/", "https://[1.2.3.4]/",
      "https://[::1.2.3.4:5]/", "https://[1:2:3:4:5:6:7:1.2.3.4]/",
      "https://::1/", "https://a/\"", "HTTPS://example.com", "https://a\\b/",
      "https://a/" + String(repeating: "x", count: 2_000),
    ])
  func refused(text: String) { #expect(WebhookURL(parsing: text) == nil) }
}
