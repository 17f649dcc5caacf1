// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import APNs

@Suite("The configured proxy and its answer")
struct HTTPProxyTests {
  @Test(
    "the optional user and password are percent-encoded",
    arguments: [
      ("http://proxy.example.com:3128", "proxy.example.com:3128", nil),
      ("HTTP://10.0.0.1:80/", "10.0.0.1:80", nil), ("http://[::1]:8080", "[::1]:8080", nil),
      // RFC 7617 §2: "Aladdin" and "open sesame".
      (
        "http://Aladdin:open%20sesame@proxy:1", "proxy:1", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
      ),
      ("http://u@proxy:1", "proxy:1", "Basic dTo="),
      ("http://u:a:b%40c@proxy:1", "proxy:1", "Basic dTphOmJAYw=="),
    ] as [(String, String, String?)])
  func parses(text: String, address: String, authorization: String?) throws {
    let proxy = try HTTPProxy(parsing: text)
    #expect(proxy.address.description == address && proxy.authorization == authorization)
    #expect("\(proxy)" == "http://\(address)" && !String(reflecting: proxy).contains("Basic"))
  }

  @Test(
    "an invalid proxy URL is refused without repeating it",
    arguments: [
      "", "secret", "proxy:3128", "https://secret:secret@proxy:3128", "socks5://proxy:1",
      "http://proxy", "http://proxy:0", "http://proxy:99999", "http://secret@", "http://:1",
      "http://u:secret%4@proxy:1", "http://u:secret%zz@proxy:1", "http://u:%FFsecret@proxy:1",
      "http://:secret@proxy:1", "http://u%3Asecret:x@proxy:1", "http://u:secret%0A@proxy:1",
      "http://proxy:1/secret",
    ])
  func refuses(text: String) {
    do {
      let proxy = try HTTPProxy(parsing: text)
      Issue.record("\(proxy)")
    } catch {
      #expect(!error.description.isEmpty && !error.description.contains("secret"))
    }
  }

  /// Answers of a proxy and their results.
  static let answers: [(String, ProxyAnswer.Progress)] = [
    ("HTTP/1.1 200 Connection established\r\n\r\n", .isOpen),
    ("HTTP/1.0 200 OK\r\nProxy-Agent: x\r\nContent-Length: 5\r\n\r\n", .isOpen),
    ("HTTP/1.1 204\r\n\r\n", .isOpen), ("HTTP/1.1 299 \r\n\r\n", .isOpen),
    (
      "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n\r\n<html>",
      .failed(.refused(status: 407, reason: "Proxy Authentication Required"))
    ),
    ("HTTP/1.1 502 Bad Gateway\r\n\r\n", .failed(.refused(status: 502, reason: "Bad Gateway"))),
    ("HTTP/1.1 302 \u{E9}t\r\n\r\n", .failed(.refused(status: 302, reason: "t"))),
    ("HTTP/1.1 100 Continue\r\n\r\n", .failed(.refused(status: 100, reason: "Continue"))),
    ("HTTP/1.1 200 OK\r\n\r\nx", .failed(.spokeEarly)),
    ("", .incomplete), ("HTTP", .incomplete), ("HTTP/1.1 200 OK\r\n\r", .incomplete),
    ("SSH-2.0-OpenSSH\r\n", .failed(.notHTTP)), ("HTTP/2 200\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.2 200 OK\r\n\r\n", .failed(.notHTTP)), ("HTTP/1.1 20 OK\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1  200 OK\r\n\r\n", .failed(.notHTTP)), ("HTTP/1.1 200OK\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1 099 OK\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1 200 OK\r\nno field\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1 200 OK\r\n: x\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1 200 OK\r\na b: x\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1 200 OK\r\nA: x\r\n folded\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1 200 OK\r\nA: x\ny\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1 200 OK\r\nA: x\u{0}\r\n\r\n", .failed(.notHTTP)),
    ("HTTP/1.1 200 OK\rA: x\r\n\r\n", .failed(.notHTTP)),
  ]

  @Test("an answer is parsed strictly, as a whole or byte by byte", arguments: answers)
  func answer(text: String, expected: ProxyAnswer.Progress) {
    var whole = ProxyAnswer()
    #expect(whole.append(Array(text.utf8)) == expected)
    guard !text.hasSuffix("<html>"), expected != .failed(.spokeEarly) else { return }
    var slow = ProxyAnswer()
    var last = ProxyAnswer.Progress.incomplete
    for byte in text.utf8 where last == .incomplete { last = slow.append([byte]) }
    #expect(last == expected)
  }

  @Test("an answer's head is limited in size")
  func tooLong() {
    var answer = ProxyAnswer()
    #expect(answer.append(Array("HTTP/1.1 200 OK\r\nA: ".utf8)) == .incomplete)
    #expect(answer.append([UInt8](repeating: 0x61, count: 8_000)) == .incomplete)
    #expect(answer.append([UInt8](repeating: 0x61, count: 200)) == .failed(.tooLong))
    var ended = ProxyAnswer()
    let long = [UInt8](repeating: 0x61, count: 9_000)
    #expect(
      ended.append(Array("HTTP/1.1 200 OK\r\nA: ".utf8) + long + Array("\r\n\r\n".utf8))
        == .failed(.tooLong))
  }
}
