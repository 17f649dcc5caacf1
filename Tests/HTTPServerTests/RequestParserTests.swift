// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Testing

@testable import HTTPServer

@Suite("Parsing of requests")
struct RequestParserTests {
  private static let host = "Host: a\r\n"
  private static let post = "POST / HTTP/1.1\r\n" + host
  private static let chunked = post + "Transfer-Encoding: chunked\r\n\r\n"

  /// Inputs of every kind, whose events must not depend on the split.
  static let corpus: [String] =
    refusals.map(\.0) + [
      "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
      "\r\nGET /a?b=c HTTP/1.1\r\nHost: a:80\r\nX: 1\r\n\r\nHEAD /b HTTP/1.0\r\n\r\n",
      post + "Content-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\nHost: b\r\n\r\n",
      chunked + "5;a=b\r\nhello\r\n00a\r\n, world !!\r\n0\r\nTrailer: x\r\n\r\n" + chunked
        + "0\r\n\r\n",
    ]

  @Test("the events do not depend on where the input is split", arguments: corpus)
  func cuts(text: String) {
    let bytes = Array(text.utf8)
    let whole = ParserDriver.parse(text)
    for cut in 0...bytes.count {
      var driver = ParserDriver()
      driver.feed(bytes[..<cut])
      driver.feed(bytes[cut...])
      #expect(driver.events == whole, "split at \(cut)")
    }
    var driver = ParserDriver()
    for byte in bytes { driver.feed(CollectionOfOne(byte)) }
    #expect(driver.events == whole)
  }

  @Test("a head is parsed into method, target and fields")
  func head() throws {
    let text =
      "PATCH http://h.example:8/v1/a%20b?x=1?2&y HTTP/1.1\r\nhOsT: h\r\nA:  b c\t \r\nE:\r\n\r\n"
    guard case .head(let head) = ParserDriver.parse(text).first else {
      Issue.record("no head")
      return
    }
    #expect(head.method == .patch)
    #expect(String(decoding: head.pathBytes, as: UTF8.self) == "/v1/a%20b")
    #expect(String(decoding: try #require(head.queryBytes), as: UTF8.self) == "x=1?2&y")
    #expect(head.headers.host == "h")
    #expect(head.headers[try #require(HTTPField.Name("a"))] == "b c")
    #expect(head.headers[try #require(HTTPField.Name("E"))] == "")
    #expect(head.headers[.accept] == nil)
    #expect(head.framing == .none && head.keepsAlive && !head.isHTTP10)
  }

  @Test("fields of one name are joined, cookies by semicolons")
  func joined() throws {
    let text =
      "GET / HTTP/1.1\r\nHost: h\r\nAccept: a\r\nCookie: 1\r\nACCEPT: b\r\nCookie: 2\r\n\r\n"
    guard case .head(let head) = ParserDriver.parse(text).first else {
      Issue.record("no head")
      return
    }
    #expect(head.headers[.accept] == "a, b")
    #expect(head.headers[.cookie] == "1; 2")
    #expect(head.headers[values: .accept] == ["a", "b"])
  }

  @Test(
    "the connection is kept or closed according to version and Connection",
    arguments: [
      ("1.1", "", true), ("1.1", "Connection: close", false),
      ("1.1", "Connection: x, CLOSE ,y", false), ("1.1", "Connection: closed", true),
      ("1.0", "", false), ("1.0", "Connection: Keep-Alive", true),
      ("1.0", "Connection: keep-alive, close", false), ("1.7", "", true),
    ])
  func keepAlive(version: String, field: String, expected: Bool) {
    let fields = field.isEmpty ? "" : field + "\r\n"
    let text = "GET / HTTP/\(version)\r\nHost: h\r\n\(fields)\r\n"
    guard case .head(let head) = ParserDriver.parse(text).first else {
      Issue.record("no head")
      return
    }
    #expect(head.keepsAlive == expected)
  }

  @Test(
    "an absolute target without a path has the path / or *",
    arguments: [
      ("GET http://h HTTP/1.1", "/", nil), ("GET HTTP://h:1?a=b HTTP/1.1", "/", "a=b"),
      ("GET HtTpS://[::1]:80/x?y HTTP/1.1", "/x", "y"), ("OPTIONS http://h HTTP/1.1", "", nil),
      ("OPTIONS http://h/ HTTP/1.1", "/", nil),
    ])
  func absolute(line: String, path: String, query: String?) {
    guard case .head(let head) = ParserDriver.parse(line + "\r\nHost: h\r\n\r\n").first else {
      Issue.record("no head")
      return
    }
    #expect(String(decoding: head.pathBytes, as: UTF8.self) == path)
    #expect(head.queryBytes.map { String(decoding: $0, as: UTF8.self) } == query)
  }

  @Test(
    "valid Host fields are accepted",
    arguments: [
      "", "a", "a:", "a:0", "a:65535", "A-b_c.d~", "%C3%A9.example", "[::1]",
      "[2001:db8::1.2.3.4]:1",
      "127.0.0.1:8080", "a;b",
    ])
  func hosts(host: String) {
    #expect(ParserDriver.parse("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n").last == .end)
  }

  @Test(
    "CONNECT names a host and a port, and ends its connection",
    arguments: ["h:443", "[::1]:1", "127.0.0.1:65535", "h:00080"])
  func tunnel(target: String) {
    let parsed = ParserDriver.parse("CONNECT \(target) HTTP/1.1\r\nHost: h\r\n\r\n")
    guard case .head(let head) = parsed.first else {
      Issue.record("\(parsed)")
      return
    }
    #expect(head.method == .connect && head.pathBytes.isEmpty && head.query == nil)
    #expect(!head.keepsAlive && parsed.last == .end)
  }

  @Test("the target * is accepted for OPTIONS only")
  func asterisk() {
    #expect(ParserDriver.parse("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n").last == .end)
    #expect(ParserDriver.parse("GET * HTTP/1.1\r\nHost: h\r\n\r\n") == [.fault(.requestLine)])
  }

  /// Malformed, ambiguous and smuggled requests, and their faults.
  static let refusals: [(String, HTTPFault)] = [
    // The request line.
    ("GET  / HTTP/1.1\r\n", .requestLine), ("GET / HTTP/1.1 \r\n", .requestLine),
    (" GET / HTTP/1.1\r\n", .requestLine), ("GET /\r\n", .requestLine),
    ("GET\t/ HTTP/1.1\r\n", .requestLine), ("G(T / HTTP/1.1\r\n", .requestLine),
    ("GET / http/1.1\r\n", .requestLine), ("GET / HTTP/1.10\r\n", .requestLine),
    ("GET / HTTP/11\r\n", .requestLine), ("GET / HTTP/1.1\n", .requestLine),
    ("GET /\r HTTP/1.1\r\n", .requestLine), ("GET /a b HTTP/1.1\r\n", .requestLine),
    ("GET /a#b HTTP/1.1\r\n", .requestLine), ("GET /\u{0}a HTTP/1.1\r\n", .requestLine),
    ("GET /é HTTP/1.1\r\n", .requestLine), ("GET a HTTP/1.1\r\n", .requestLine),
    ("GET ftp://a/ HTTP/1.1\r\n", .requestLine), ("GET http://u@h/ HTTP/1.1\r\n", .requestLine),
    ("GET http:///a HTTP/1.1\r\n", .requestLine),
    ("GET http://h:x/ HTTP/1.1\r\n", .requestLine), ("GET http://[::1/ HTTP/1.1\r\n", .requestLine),
    ("GET http:/h/ HTTP/1.1\r\n", .requestLine), ("GET //h HTTP/2.0\r\n", .version),
    ("OPTIONS *?a HTTP/1.1\r\n", .requestLine), ("GET ?a HTTP/1.1\r\n", .requestLine),
    ("OPTIONS http://h?a HTTP/1.1\r\n", .requestLine),
    ("GET / HTTP/1.1\u{0B}\r\n", .requestLine), ("GET / XTTP/1.1\r\n", .requestLine),
    ("GET / HTTP/1,1\r\n", .requestLine), ("\u{0}GET / HTTP/1.1\r\n", .requestLine),
    ("CONNECT h HTTP/1.1\r\n", .requestLine), ("CONNECT /h:443 HTTP/1.1\r\n", .requestLine),
    ("CONNECT h: HTTP/1.1\r\n", .requestLine), ("CONNECT :443 HTTP/1.1\r\n", .requestLine),
    ("CONNECT h:0 HTTP/1.1\r\n", .requestLine), ("CONNECT [::1] HTTP/1.1\r\n", .requestLine),
    ("CONNECT h:65536 HTTP/1.1\r\n", .requestLine),
    ("CONNECT http://h:1/ HTTP/1.1\r\n", .requestLine),
    ("CONNECT u@h:1 HTTP/1.1\r\n", .requestLine), ("\r\n\r\nGET / HTTP/1.1\r\n", .requestLine),
    (String(repeating: "G", count: 33) + " / HTTP/1.1\r\n", .requestLine),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .version), ("GET / HTTP/3.1\r\n", .version),
    // Fields.
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n Host: a\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "A: b\r\n c\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "A: b\r\n\tc\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "A: b\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "A: b\rX: y\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "A: b\r\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "A: b\u{0}\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "A: b\u{7F}\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + ": b\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "Ab\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "A\u{E9}: b\r\n\r\n", .headerField),
    ("GET / HTTP/1.1\r\n" + host + "\n", .headerField),
    // The Host field.
    ("GET / HTTP/1.1\r\n\r\n", .host), ("GET / HTTP/1.1\r\n" + host + host + "\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", .host), ("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", .host),
    ("GET / HTTP/1.0\r\n" + host + host + "\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: []\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: [zz]\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: [1]\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a:b\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a:1:2\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a:-1\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a:65536\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a%zz\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a%\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a%4\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a]\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: a[b\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: [::1]x\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: [::1]:x\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: [::1%25lo]\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: u@a\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: ::1\r\n\r\n", .host),
    ("GET / HTTP/1.1\r\nHost: \\\\\r\n\r\n", .host),
    // The end of the body.
    (post + "Content-Length: 1\r\nContent-Length: 1\r\n\r\n", .messageLength),
    (post + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", .messageLength),
    (post + "Content-Length: 1, 1\r\n\r\n", .messageLength),
    (post + "Content-Length: +1\r\n\r\n", .messageLength),
    (post + "Content-Length: -1\r\n\r\n", .messageLength),
    (post + "Content-Length: 0x1\r\n\r\n", .messageLength),
    (post + "Content-Length: 1 2\r\n\r\n", .messageLength),
    (post + "Content-Length:\r\n\r\n", .messageLength),
    (post + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n", .messageLength),
    (post + "Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n", .messageLength),
    (post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", .messageLength),
    (post + "Transfer-Encoding: identity\r\n\r\n", .messageLength),
    (post + "Transfer-Encoding: chunked, identity\r\n\r\n", .messageLength),
    (post + "Transfer-Encoding: xchunked\r\n\r\n", .messageLength),
    (post + "Transfer-Encoding:\r\n\r\n", .messageLength),
    (post + "Transfer-Encoding: \u{0B}chunked\r\n\r\n", .headerField),
    ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", .messageLength),
    (post + "Transfer-Encoding: gzip, chunked\r\n\r\n", .transferCoding),
    (post + "Transfer-Encoding: chunked, chunked\r\n\r\n", .transferCoding),
    (post + "Expect: 200-ok\r\n\r\n", .expectation),
    // Chunks.
    (chunked + "g\r\n", .chunkedBody), (chunked + "\r\n", .chunkedBody),
    (chunked + "-1\r\n", .chunkedBody), (chunked + "0x1\r\n", .chunkedBody),
    (chunked + " 1\r\na\r\n", .chunkedBody), (chunked + "1\na\r\n", .chunkedBody),
    (chunked + "1\r\nab\r\n", .chunkedBody), (chunked + "1\r\na\n0\r\n\r\n", .chunkedBody),
    (chunked + "1\r\na\r0\r\n\r\n", .chunkedBody), (chunked + "1 x\r\na\r\n", .chunkedBody),
    (chunked + "1;a\n\r\na\r\n", .chunkedBody), (chunked + "1;\u{0}\r\na\r\n", .chunkedBody),
    (chunked + "0000000000000001\r\na\r\n", .chunkedBody),
    (chunked + "FFFFFFFFFFFFFFFFF\r\n", .chunkedBody),
    (chunked + "0\r\nA : b\r\n\r\n", .headerField), (chunked + "0\r\n\n", .headerField),
    (chunked + "fffffff\r\n", .contentTooLarge),
    (post + "Content-Length: 99999999999999999999999999999\r\n\r\n", .contentTooLarge),
  ]

  @Test("malformed and ambiguous requests are refused with their fault", arguments: refusals)
  func refused(text: String, fault: HTTPFault) {
    #expect(ParserDriver.parse(text).last == .fault(fault))
  }

  @Test("after a fault nothing is parsed")
  func faultStays() {
    let events = ParserDriver.parse("GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(events == [.fault(.host)])
  }
}

@Suite("Bodies and limits of requests")
struct RequestLimitTests {
  private static let post = "POST / HTTP/1.1\r\nHost: a\r\n"
  private static let chunked = post + "Transfer-Encoding: Chunked\r\n\r\n"

  @Test("bodies with a length and in chunks are parsed, and the requests after them")
  func bodies() {
    let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    let byLength = ParserDriver.parse(Self.post + "Content-Length: 005\r\n\r\nhello" + get)
    #expect(byLength.dropFirst().prefix(2) == [.body(Array("hello".utf8)), .end])
    #expect(byLength.count == 5)
    let byChunks = ParserDriver.parse(
      Self.chunked + "3 \t;x=\"y\"\r\nhel\r\n02\r\nlo\r\n000\r\nT: 1\r\n\r\n" + get)
    #expect(byChunks.dropFirst() == byLength.dropFirst())
    let empty = ParserDriver.parse(Self.post + "Content-Length: 0\r\n\r\n" + get)
    #expect(empty.count == 4)
  }

  @Test("a body may have exactly its limit", arguments: [4, 5, 6])
  func bodyLimit(limit: Int) {
    let texts = [
      Self.post + "Content-Length: 5\r\n\r\nhello",
      Self.chunked + "3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n",
    ]
    for text in texts {
      let last = ParserDriver.parse(text, bodyLimit: limit).last
      #expect(last == (limit < 5 ? .fault(.contentTooLarge) : .end))
    }
  }

  @Test("an oversized body is refused before its first byte")
  func earlyRefusal() {
    let byLength = ParserDriver.parse(Self.post + "Content-Length: 9\r\n\r\n", bodyLimit: 8)
    #expect(byLength.dropFirst() == [.fault(.contentTooLarge)])
    let byChunks = ParserDriver.parse(Self.chunked + "9\r\n", bodyLimit: 8)
    #expect(byChunks.dropFirst() == [.fault(.contentTooLarge)])
  }

  /// Inputs that just fit; one more byte or field does not.
  @Test("limits are exact to the byte", arguments: [false, true])
  func limits(isBeyond: Bool) {
    var limits = HTTPLimits()
    limits.requestLine = 20
    limits.headerBytes = 30
    limits.headerCount = 2
    limits.chunkExtensions = 6
    func last(_ text: String) -> Parsed? { ParserDriver.parse(text, limits: limits).last }
    let more = isBeyond ? "x" : ""
    let line = last("GET /1234\(more) HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(line == (isBeyond ? .fault(.targetTooLong) : .end))
    let bytes = last("GET / HTTP/1.1\r\nHost: a\r\nA: 23456789012345\(more)\r\n\r\n")
    #expect(bytes == (isBeyond ? .fault(.headersTooLarge) : .end))
    let count = last("GET / HTTP/1.1\r\nHost: a\r\nA:\r\n\(isBeyond ? "B:\r\n" : "")\r\n")
    #expect(count == (isBeyond ? .fault(.headersTooLarge) : .end))
    let coding = "POST / HTTP/1.1\r\nHost:a\r\nTransfer-Encoding:chunked\r\n\r\n"
    limits.headerBytes = 60
    let extensions = last(coding + "1;ab\r\na\r\n1;ab\(more)\r\nb\r\n0\r\n\r\n")
    #expect(extensions == (isBeyond ? .fault(.chunkedBody) : .end))
    limits.headerBytes = 37
    let trailers = last(coding + "0\r\nA: 234567890123456789012345678901\(more)\r\n\r\n")
    #expect(trailers == (isBeyond ? .fault(.headersTooLarge) : .end))
    let trailerCount = last(coding + "0\r\nA:\r\nB:\r\n\(isBeyond ? "C:\r\n" : "")\r\n")
    #expect(trailerCount == (isBeyond ? .fault(.headersTooLarge) : .end))
  }

  @Test("a fault of too many bytes states the maximum of the line, or of all fields")
  func exceeded() {
    var limits = HTTPLimits()
    limits.requestLine = 20
    limits.headerBytes = 40
    func detail(_ text: String) -> String? {
      var driver = ParserDriver(limits: limits)
      driver.feed(text.utf8)
      return driver.detail
    }
    #expect(detail("GET /1234567 HTTP/1.1\r\n") == "A line may have at most 20 bytes.")
    let fields = "The fields may have at most 40 bytes."
    let long = String(repeating: "2", count: 40)
    #expect(detail("GET / HTTP/1.1\r\nHost: a\r\nA: \(long)\r\n") == fields)
    let coding = "POST / HTTP/1.1\r\nHost:a\r\nTransfer-Encoding:chunked\r\n\r\n"
    #expect(detail(coding + "0\r\nA: 1\r\nB: \(long)\r\n") == fields)
  }

  @Test("random bytes never crash the parser, and give equal events for any split")
  func noise() {
    var random = SystemRandomNumberGenerator()
    let words = RequestParserTests.corpus.map { Array($0.utf8) }
    for _ in 0..<2_000 {
      var bytes = words.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert([13, 10, 32, 58, 48].randomElement(using: &random) ?? 0, at: index)
        }
      }
      var whole = ParserDriver()
      whole.feed(bytes)
      let cut = Int.random(in: 0...bytes.count, using: &random)
      var halves = ParserDriver()
      halves.feed(bytes[..<cut])
      halves.feed(bytes[cut...])
      #expect(halves.events == whole.events, "\(bytes) split at \(cut)")
    }
  }
}
