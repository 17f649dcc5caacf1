// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TestSupport
import Testing
import Transport

@testable import HTTPServer

@Suite("HTTP/2 on the server side")
struct HTTP2ServerTests {
  @Test("requests of one connection are answered concurrently, each when it is done")
  func concurrent() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connectHTTP2()
      let held = try client.request("GET", "/gate")
      let hello = try client.request("GET", "/hello")
      let echo = try client.request("POST", "/echo", body: Array("body".utf8))
      let head = try client.request("HEAD", "/hello")
      let nothing = try client.request("GET", "/nowhere")
      #expect(try await client.answer(to: hello) == (200, "hello"))
      #expect(try await client.answer(to: echo) == (200, "body"))
      #expect(try await client.answer(to: head) == (200, ""))
      #expect(try await client.answer(to: nothing).status == 404)
      #expect(
        client.fields[hello]?["content-length"] == "5"
          && client.fields[head]?["content-length"] == "5")
      #expect(client.fields[hello]?["date"]?.hasSuffix(" GMT") == true)
      #expect(client.fields[hello]?["x-request-id"]?.isEmpty == false)
      #expect(client.fields[nothing]?["content-type"] == "application/problem+json")
      #expect(client.closed[held] == nil)
      await shard.gated(1)
      shard.openGates()
      #expect(try await client.answer(to: held).status == 200)
      #expect(Set(shard.finished.map(\.route)) == ["/gate", "/hello", "/echo", "none"])
    }
  }

  @Test("a large body arrives, and a large response leaves, as the reader consumes it")
  func large() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connectHTTP2()
      let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
      let mirror = try client.request("POST", "/mirror", body: body)
      let pieces = try client.request("GET", "/pieces/200")
      try await client.until { client.closed.count == 2 }
      #expect(client.status[mirror] == 200 && client.bodies[mirror] == body)
      #expect(
        client.bodies[pieces]?.count == 2_000_000 && client.fields[pieces]?["content-length"] == nil
      )
      #expect(client.closed == [mirror: 0, pieces: 0])
    }
  }

  @Test("a client that reads nothing is sent little more than its windows")
  func slowReader() async throws {
    var limits = HTTPLimits()
    limits.writeDeadline = .milliseconds(500)
    limits.minimumRate = 100_000_000
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2(reads: false)
      let slow = try client.request("GET", "/pieces/1000")
      try await client.until { (client.bodies[slow]?.count ?? 0) >= 65_535 }
      #expect(shard.streamed <= 65_535 + 64 * 1024 + 10_000)
      // Other streams do not wait for it while the connection has window; later it is reset.
      try await client.until { client.closed[slow] != nil }
      #expect(client.closed[slow] == HTTP2ErrorCode.cancel)
      #expect(shard.brokenBy == .gone)
    }
  }

  @Test("a response before the end of the body ends the stream without an error")
  func early() async throws {
    var limits = HTTPLimits()
    limits.lingerDeadline = .milliseconds(50)
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      let refused = try client.request(
        "POST", "/nowhere", [HTTP2Header("content-length", "9000000")],
        body: [UInt8](repeating: 1, count: 9_000_000))
      let large = try client.request("POST", "/echo", body: [UInt8](repeating: 1, count: 200_000))
      #expect(try await client.answer(to: large).status == 413)
      #expect(try await client.answer(to: refused).status == 404)
      #expect(try await client.answer(to: try client.request("GET", "/hello")).body == "hello")
      #expect(shard.heldBodyBytes == 0)
    }
  }

  @Test("100 Continue is sent after the request is admitted")
  func expectation() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connectHTTP2()
      let expects = [HTTP2Header("expect", "100-continue")]
      // nghttp2's client sends the body at once; the server sends 100 unless the body has arrived.
      let echo = try client.request(
        "POST", "/echo", expects, body: [UInt8](repeating: 65, count: 90_000))
      #expect(try await client.answer(to: echo).body.count == 90_000)
      let other = try client.request("POST", "/echo", [HTTP2Header("expect", "cake")], body: [1])
      #expect(try await client.answer(to: other).status == 417)
    }
  }

  @Test("heads that HTTP/1.1 would refuse are refused")
  func heads() async throws {
    var limits = HTTPLimits()
    limits.headerCount = 20
    limits.headerBytes = 4096
    limits.requestLine = 300
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      func status(_ path: String, _ more: [HTTP2Header] = []) async throws -> Int? {
        try await client.answer(to: try client.request("GET", path, more)).status
      }
      #expect(try await status("/" + String(repeating: "a", count: 300)) == 414)
      #expect(try await status("/a\"b") == 400)
      #expect(try await status("/%zz") == 400)
      #expect(try await status("/hello", [HTTP2Header("host", "a:b")]) == 400)
      #expect(
        try await status("/hello", [HTTP2Header("big", String(repeating: "b", count: 5_000))])
          == 431)
      #expect(try await status("/hello", (0..<21).map { HTTP2Header("n\($0)", "1") }) == 431)
      let unknown = try client.request("BREW", "/hello")
      #expect(try await client.answer(to: unknown).status == 501)
      let wrong = try client.request("POST", "/hello")
      #expect(try await client.answer(to: wrong).status == 405)
      #expect(try await status("/hello") == 200)
    }
  }

  @Test("a host that differs from the authority is refused")
  func hostAndAuthority() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connectHTTP2()
      // The authority of its requests is "t", and their scheme http.
      for (host, expected) in [
        ("t", 200), ("T", 200), ("t:80", 200), ("t:", 200), ("u", 400), ("t:8080", 400),
      ] {
        let stream = try client.request("GET", "/hello", [HTTP2Header("host", host)])
        #expect(try await client.answer(to: stream).status == expected, "\(host)")
      }
    }
  }

  @Test("header lists that are too long count as useless requests")
  func longHeaderLists() async throws {
    var limits = HTTPLimits()
    limits.http2Resets = 5
    limits.headerBytes = 1_000
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      let long = [HTTP2Header("big", String(repeating: "b", count: 1_200))]
      for _ in 0..<5 {
        let stream = try client.request("GET", "/hello", long)
        #expect(try await client.answer(to: stream).status == 431)
      }
      for _ in 0..<5 where !client.isAtEnd {
        _ = try await client.answer(to: client.request("GET", "/hello", long))
      }
      // The GOAWAY arrives because no input of the client is left unread.
      #expect(client.isAtEnd && shard.drops == [.resets] && client.goAways.count == 1)
    }
  }

  private static let excessive = (0..<4).map {
    HTTP2Header("n\($0)", String(repeating: "b", count: 2_000))
  }

  @Test("header lists far beyond the limit end connections; each is counted, the first logged")
  func headerBomb() async throws {
    var limits = HTTPLimits()
    limits.headerBytes = 1_000
    try await TestShard.run(limits) { shard in
      for count in 1...3 {
        let client = try await shard.connectHTTP2()
        _ = try client.request("GET", "/hello", Self.excessive)
        try await client.until { client.isAtEnd }
        #expect(shard.drops == [DropCause](repeating: .headerLists, count: count))
      }
      #expect(shard.finished.isEmpty)
      let lines = shard.logLines.filter { $0.contains("connection dropped") }
      #expect(lines.first == "connection dropped cause=header_lists client=127.0.0.1 times=1")
    }
  }

  @Test("a flood whose client resets the connection is counted once")
  func floodAndReset() async throws {
    var limits = HTTPLimits()
    limits.headerBytes = 1_000
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      // Before the GOAWAY is sent, so that its write fails.
      shard.set(onDrop: { client.stream.abort() })
      _ = try client.request("GET", "/hello", Self.excessive)
      try? await client.push()
      while shard.connectionCounts.last != 0 {
        try await shard.loop.sleep(for: .milliseconds(1))
      }
      #expect(shard.drops == [.headerLists])
    }
  }

  @Test("a connection that ends for a flood is not read any further")
  func notReadAfterFlood() async throws {
    var limits = HTTPLimits()
    limits.headerBytes = 1_000
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      _ = try client.request("GET", "/hello", Self.excessive)
      try await client.push()
      // Far more than kernels buffer for a connection that is not read.
      let more = [UInt8](repeating: 0, count: 1 << 20)
      var isReset = false
      do throws(TransportError) {
        for _ in 0..<64 { try await client.stream.write(more, deadline: .now() + .seconds(60)) }
      } catch { isReset = !error.isTimeout }
      #expect(isReset)
      #expect(shard.drops == [.headerLists] && shard.connectionCounts.last == 0)
    }
  }

  @Test("a body that misses its deadline is answered with 408")
  func slowBody() async throws {
    var limits = HTTPLimits()
    limits.bodyDeadline = .milliseconds(100)
    try await TestShard.run(limits) { shard in
      let stream = try await shard.connect()
      // Handwritten HEADERS without END_STREAM: POST /echo, and no DATA.
      try await stream.send(bytes: HTTP2Connection.preface + [0, 0, 0, 4, 0, 0, 0, 0, 0])
      let block: [UInt8] = [0x83, 0x86, 0x41, 1, 97, 0x44, 5] + Array("/echo".utf8)
      try await stream.send(bytes: [0, 0, UInt8(block.count), 1, 4, 0, 0, 0, 1] + block)
      while !stream.text.contains("PG1007") { if try await stream.read() == 0 { break } }
      #expect(stream.text.contains("PG1007"))
    }
  }

  @Test("a draining server sends GOAWAY, answers open requests, and ends the connection")
  func drains() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connectHTTP2()
      let held = try client.request("GET", "/gate")
      try await client.push()
      await shard.gated(1)
      let draining = shard.startDraining(within: .seconds(10))
      // Sent before the GOAWAY arrives.
      let late = try client.request("GET", "/hello")
      #expect(try await client.answer(to: late).body == "hello")
      try await client.until { client.goAways.count == 2 }
      #expect(client.goAways == [Int32.max, late])
      shard.openGates()
      #expect(try await client.answer(to: held).status == 200)
      try await client.until { client.isAtEnd }
      #expect(client.isAtEnd)
      client.stream.close()
      #expect(await draining.value)
    }
  }

  @Test("an idle connection ends with GOAWAY after its deadline")
  func idle() async throws {
    var limits = HTTPLimits()
    limits.idleDeadline = .milliseconds(200)
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      #expect(try await client.answer(to: try client.request("GET", "/hello")).body == "hello")
      try await client.until { client.isAtEnd }
      #expect(client.goAways.first == Int32.max)
      client.stream.close()
    }
  }

  @Test("flushed pieces are sent at once, and a stream that its client resets ends the response")
  func flushing() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connectHTTP2()
      let stream = try client.request("GET", "/pieces")
      shard.add(piece: "one")
      try await client.until { client.text(stream).hasSuffix("one") }
      shard.add(piece: "two")
      try await client.until { client.text(stream).hasSuffix("onetwo") }
      #expect(shard.followers == 1)
      try client.session.reset(stream: stream, code: HTTP2ErrorCode.cancel)
      try await client.push()
      while shard.followers > 0 { try await shard.loop.sleep(for: .milliseconds(1)) }
      #expect(try await client.answer(to: try client.request("GET", "/hello")).body == "hello")
    }
  }

  @Test("several responses of one connection may wait for a client that does not read")
  func severalWaiting() async throws {
    try await TestShard.run { shard in
      let wide = HTTP2Settings(initialWindowSize: 1 << 30, connectionWindowSize: 1 << 30)
      let client = try await shard.connectHTTP2(wide)
      let streams = try (0..<3).map { _ in try client.request("GET", "/pieces") }
      let text = String(repeating: "x", count: 60_000)
      // More than the kernel buffers for one connection.
      for _ in 0..<199 { shard.add(piece: text) }
      shard.add(piece: "last")
      try await client.push()
      var seen = -1
      while shard.streamed != seen {
        seen = shard.streamed
        try await shard.loop.sleep(for: .milliseconds(100))
      }
      #expect(seen < 3 * 200)
      try await client.until {
        streams.allSatisfy { (client.bodies[$0]?.count ?? 0) >= 199 * 60_000 + 4 }
      }
      #expect(streams.allSatisfy { client.text($0).hasSuffix("last") })
      #expect(shard.streamed >= 3 * 200 - 3)
      client.stream.close()
    }
  }

  @Test("a client that resets stream after stream is disconnected, without busy handlers")
  func rapidReset() async throws {
    var limits = HTTPLimits()
    limits.http2Resets = 200
    try await TestShard.run(limits) { shard in
      let good = try await shard.connectHTTP2()
      let bad = try await shard.connectHTTP2()
      var isReset = false
      do {
        for _ in 0..<100_000 {
          let stream = try bad.request("GET", "/gate")
          try await bad.push()
          try bad.session.reset(stream: stream, code: HTTP2ErrorCode.cancel)
          try await bad.push()
        }
      } catch { isReset = true }
      #expect(isReset && shard.drops == [.resets])
      #expect(try await good.answer(to: try good.request("GET", "/hello")).body == "hello")
      shard.openGates()
      bad.stream.close()
    }
  }

  @Test("handlers of reset streams count towards the limit of running handlers")
  func handlersAreCounted() async throws {
    var limits = HTTPLimits()
    limits.http2Streams = 3
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      for count in 1...3 {
        let stream = try client.request("GET", "/gate")
        try await client.push()
        await shard.gated(count)
        try client.session.reset(stream: stream, code: HTTP2ErrorCode.cancel)
        try await client.push()
      }
      let next = try client.request("GET", "/hello")
      try await client.push()
      try await shard.loop.sleep(for: .milliseconds(50))
      #expect(!shard.finished.contains { $0.route == "/hello" })
      shard.openGates()
      #expect(try await client.answer(to: next).body == "hello")
    }
  }
}
