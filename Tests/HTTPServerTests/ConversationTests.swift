// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import HTTPServer
import TestSupport
import Testing

@Suite("HTTP/1.1 over real sockets")
struct ConversationTests {
  private static func get(_ path: String, _ fields: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: t\r\n\(fields)\r\n"
  }

  @Test("one connection serves consecutive requests")
  func keepAlive() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      for _ in 0..<3 {
        try await client.send(Self.get("/hello"))
        let response = try await client.response()
        #expect(response.hasPrefix("HTTP/1.1 200 OK\r\nDate: "))
        #expect(response.hasSuffix("\r\n\r\nhello"))
      }
      #expect(shard.connectionCounts == [1])
      #expect(shard.finished.count == 3)
    }
  }

  @Test("pipelined requests are answered in order and in one write")
  func pipelining() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send((0..<100).map { Self.get("/apps/\($0)") }.joined())
      try await client.read()
      for index in 0..<100 {
        #expect(try await client.response().contains("\"app\":\"\(index)\""))
      }
    }
  }

  @Test("a response is not delayed by a slow request after it")
  func slowSecond() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.get("/hello") + Self.get("/gate") + Self.get("/hello"))
      #expect(try await client.response().hasSuffix("hello"))
      await shard.gated(1)
      shard.openGates()
      #expect(try await client.response().hasSuffix("open"))
      #expect(try await client.response().hasSuffix("hello"))
    }
  }

  @Test("a client that reads nothing receives no further responses")
  func backPressure() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send((0..<1000).map { _ in Self.get("/large") }.joined())
      try await client.read()
      #expect(shard.finished.count < 500)
      for _ in 0..<1000 { _ = try await client.response() }
      #expect(shard.finished.count == 1000)
    }
  }

  @Test("100 Continue is sent only if the body is needed and has not arrived")
  func expectContinue() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      let head =
        "POST /echo HTTP/1.1\r\nHost: t\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n"
      try await client.send(head)
      #expect(try await client.response() == "HTTP/1.1 100 Continue\r\n\r\n")
      try await client.send("body")
      #expect(try await client.response().hasSuffix("\r\n\r\nbody"))
      try await client.send(head + "fast")
      #expect(try await client.response().hasSuffix("\r\n\r\nfast"))
    }
  }

  @Test(
    "an unserviceable request receives a problem document, and the connection closes",
    arguments: [
      (
        "POST /echo HTTP/1.1\r\nHost: t\r\nExpect: 100-continue\r\nContent-Length: 100001", 413,
        1008
      ),
      ("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 100001", 413, 1008),
      ("POST /echo HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\nfffff", 413, 1008),
      ("POST /none HTTP/1.1\r\nHost: t\r\nExpect: 100-continue\r\nContent-Length: 1", 404, 1014),
      ("POST /none HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked", 404, 1014),
      ("POST /echo HTTP/1.1\r\nHost: t\r\nExpect: tea", 417, 1011),
      ("GET /hello HTTP/1.1", 400, 1005), ("GET /hello HTTP/1.1\r\nA : b", 400, 1002),
      ("GET /%zz HTTP/1.1\r\nHost: t", 400, 1006), ("GET /?%ff HTTP/1.1\r\nHost: t", 400, 1006),
      ("GET /hello HTTP/2.0\r\nHost: t", 505, 1013), ("nonsense", 400, 1001),
      ("GET /" + String(repeating: "a", count: 9000) + " HTTP/1.1\r\nHost: t", 414, 1009),
      ("GET / HTTP/1.1\r\nHost: t\r\nA: " + String(repeating: "a", count: 33_000), 431, 1010),
      (
        "GET / HTTP/1.1\r\nHost: t\r\n" + String(repeating: "A: b\r\n", count: 100) + "X: y", 431,
        1010
      ),
      (
        "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 1\r\nTransfer-Encoding: chunked", 400,
        1003
      ),
    ])
  func refused(head: String, status: Int, code: Int) async throws {
    try await TestShard.run { shard in
      let answer = try await shard.conversation(head + "\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
      #expect(answer.contains("\r\nContent-Type: application/problem+json\r\n"))
      #expect(answer.contains("\r\nConnection: close\r\n"))
      #expect(answer.contains("\"code\":\"PG\(code)\""))
      #expect(shard.finished.map(\.status) == [status])
    }
  }

  @Test("a request without a route is answered, and the connection stays open")
  func unrouted() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      let put = "PUT /hello HTTP/1.1\r\nHost: t\r\nContent-Length: 3\r\n\r\nabc"
      try await client.send(put + "OPTIONS /echo HTTP/1.1\r\nHost: t\r\n\r\n")
      let refused = try await client.response()
      #expect(refused.hasPrefix("HTTP/1.1 405 "))
      #expect(refused.contains("\r\nAllow: GET, HEAD, OPTIONS\r\n"))
      let options = try await client.response()
      #expect(options.hasPrefix("HTTP/1.1 204 ") && options.contains("Allow: OPTIONS, POST\r\n"))
      try await client.send("OPTIONS * HTTP/1.1\r\nHost: t\r\n\r\n" + Self.get("/hello/"))
      #expect(try await client.response().contains("Allow: GET, HEAD, OPTIONS, POST, PUT\r\n"))
      #expect(try await client.response().hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test(
    "CONNECT is refused over both protocols",
    arguments: [("example.com:443", 501), ("[::1]:1", 501), ("example.com", 400), ("h:0", 400)])
  func tunnels(target: String, status: Int) async throws {
    try await TestShard.run { shard in
      let answer = try await shard.conversation(
        "CONNECT \(target) HTTP/1.1\r\nHost: t\r\n\r\n" + Self.get("/hello"))
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
      #expect(answer.contains("\r\nConnection: close\r\n") && !answer.contains("hello"))
      let client = try await shard.connectHTTP2()
      let stream = try client.session.submitRequest(headers: [
        HTTP2Header(":method", "CONNECT"), HTTP2Header(":authority", target),
      ])
      let other = try await client.answer(to: stream)
      #expect(other.status == status, "\(other.body)")
      #expect(other.body.contains(status == 501 ? "PG1019" : "PG1001"))
      #expect(shard.finished.map(\.status) == [status, status])
    }
  }

  @Test("HEAD returns the head of GET; HTTP/1.0 connections close by default")
  func olderForms() async throws {
    try await TestShard.run { shard in
      let head = try await shard.conversation(
        "HEAD /hello HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n")
      #expect(head.contains("\r\nContent-Length: 5\r\n") && head.hasSuffix("\r\n\r\n"))
      #expect(try await shard.conversation("GET /hello HTTP/1.0\r\n\r\n").hasSuffix("hello"))
      let client = try await shard.connect()
      try await client.send("GET /hello HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      #expect(try await client.response().contains("\r\nConnection: keep-alive\r\n"))
      try await client.send("GET http://t/hello HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await client.response().hasSuffix("hello"))
    }
  }

  @Test("a thrown problem is the response; other errors give a 500 without details")
  func thrown() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.get("/problem") + Self.get("/failure"))
      let problem = try await client.response()
      #expect(problem.hasPrefix("HTTP/1.1 409 ") && problem.contains("\"pointer\":\"/a\""))
      let failure = try await client.response()
      #expect(failure.hasPrefix("HTTP/1.1 500 ") && failure.contains("PG1018"))
      #expect(!failure.contains("secret"))
      #expect(shard.logLines.contains { $0.contains("handler failed") && $0.contains("secret") })
    }
  }

  @Test("a request keeps its valid id or gets one, in response and log")
  func requestIDs() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(
        Self.get("/apps/a?q=x+y", "X-Request-Id: mine-1\r\n")
          + Self.get("/apps/secret-path", "X-Request-Id: not sane\r\n"))
      let mine = try await client.response()
      #expect(mine.contains("\r\nX-Request-Id: mine-1\r\n") && mine.contains("\"id\":\"mine-1\""))
      #expect(mine.contains("\"q\":\"x y\"") && mine.contains("\"peer\":true"))
      #expect(try await !client.response().contains("not sane"))
      let log = shard.logLines
      #expect(log[0].contains("request_id=mine-1"))
      #expect(log[0].contains("route=/apps/{app} status=200"))
      #expect(!log.contains { $0.contains("secret-path") })
      #expect(shard.finished[0].route == "/apps/{app}")
    }
  }
}
