// SPDX-License-Identifier: Apache-2.0
import HTTP2
import Testing

@Suite("Limits, endings and refusals")
struct LimitTests {
  @Test("The assumed stream limit holds until the peer's SETTINGS arrive")
  func streamLimit() throws {
    let loop = try Loopback(
      server: HTTP2Settings(maximumConcurrentStreams: 3), assumedLimit: 1)
    #expect(loop.client.remoteMaxConcurrentStreams == 1 && loop.client.canOpenStream)
    try loop.request()
    #expect(!loop.client.canOpenStream)
    #expect(throws: HTTP2Error.self) { try loop.request() }
    try loop.settle()
    #expect(loop.clientEvents.map(\.line) == ["settings 3"])
    try loop.request()
    try loop.request()
    #expect(!loop.client.canOpenStream && loop.client.openStreams == 3)
    try loop.server.submitResponse(stream: 1, status: 200)
    try loop.settle()
    #expect(loop.client.canOpenStream)
    // As Apple does after a valid token, and after errors.
    try loop.server.submitSettings([HTTP2Setting(.maximumConcurrentStreams, 1000)])
    try loop.settle()
    #expect(loop.clientEvents.last?.line == "settings 1000")
    try loop.server.submitSettings([HTTP2Setting(.maximumConcurrentStreams, 0)])
    try loop.settle()
    #expect(!loop.client.canOpenStream)
    #expect(loop.serverEvents.filter { $0.line == "settings acknowledged" }.count == 3)
  }

  @Test("A request blocked by a lowered limit is reported as not sent when reset")
  func limitOvertakes() throws {
    let loop = try Loopback(assumedLimit: 1)
    try loop.settle()
    try loop.server.submitSettings([HTTP2Setting(.maximumConcurrentStreams, 0)])
    let stream = try loop.request()
    try loop.serverToClient()
    try loop.settle()
    #expect(loop.client.streamsNeverSent == [stream])
    #expect(!loop.serverEvents.contains { $0.line.contains("request") })
    try loop.server.submitSettings([HTTP2Setting(.maximumConcurrentStreams, 5)])
    try loop.client.reset(stream: stream, code: HTTP2ErrorCode.cancel)
    try loop.settle()
    #expect(loop.clientEvents.last?.line == "1 not sent")
    #expect(loop.client.openStreams == 0)
  }

  @Test("A client that ignores the stream limit ends the connection")
  func limitIgnored() throws {
    let loop = try Loopback(server: HTTP2Settings(maximumConcurrentStreams: 1))
    var greeting: [UInt8] = []
    _ = try loop.server.pull(into: &greeting, atMost: .max)
    try loop.client.receive(greeting)
    #expect(loop.client.remoteMaxConcurrentStreams == 1)
    let acknowledgement = RawFrame.frame(type: 4, flags: 1, stream: 0, [])
    try loop.deliver(RawFrame.preface + RawFrame.emptySettings + acknowledgement)
    for stream in stride(from: Int32(1), to: 400, by: 2) {
      try loop.deliver(RawFrame.headers(stream: stream, HostilePeerTests.good))
    }
    var answer: [UInt8] = []
    _ = try loop.server.pull(into: &answer, atMost: .max)
    #expect(loop.serverEvents.filter { $0.line.contains("request") }.count == 1)
    #expect(!loop.server.wantsIO)
  }

  @Test("GOAWAY closes the streams above its last one; those below finish")
  func goAwayCut() throws {
    let loop = try Loopback()
    try loop.settle()
    for _ in 0..<4 { try loop.request() }
    try loop.settle()
    try loop.server.goAway(lastStreamID: .max)
    try loop.server.goAway(
      code: HTTP2ErrorCode.refusedStream, lastStreamID: 3, debugData: Array("reason".utf8))
    let unsent = try loop.request()
    try loop.serverToClient()
    #expect(!loop.client.canOpenStream)
    try loop.settle()
    #expect(
      loop.clientEvents.map(\.line).dropFirst().prefix(2) == [
        "goaway 2147483647 0 ", "goaway 3 7 reason",
      ])
    let after = loop.clientEvents.map(\.line).dropFirst(3)
    #expect(Set(after) == ["5 closed 7", "7 closed 7", "\(unsent) not sent"])
    #expect(loop.serverEvents.map(\.line).suffix(2).sorted() == ["5 closed 7", "7 closed 7"])
    #expect(loop.client.openStreams == 2 && loop.client.streamsNeverSent.isEmpty)
    #expect(loop.client.wantsIO)
    for stream in [Int32(1), 3] { try loop.server.submitResponse(stream: stream, status: 200) }
    try loop.settle()
    #expect(loop.clientEvents.last?.line == "3 closed 0")
    #expect(!loop.client.wantsIO && !loop.server.wantsIO)
  }

  @Test("A reset by the server reaches the client with its code", arguments: [UInt32(7), 8, 99])
  func resetByServer(code: UInt32) throws {
    let loop = try Loopback()
    let stream = try loop.request()
    try loop.settle()
    try loop.server.reset(stream: stream, code: code)
    try loop.settle()
    #expect(loop.clientEvents.map(\.line).dropFirst() == ["1 closed \(code)"])
    #expect(loop.serverEvents.last?.line == "1 closed \(code)")
  }

  @Test("A reset by the client reaches the server, and a concurrent response is ignored")
  func resetByClient() throws {
    let loop = try Loopback()
    let stream = try loop.request()
    try loop.settle()
    try loop.server.submitResponse(stream: stream, status: 200)
    try loop.client.reset(stream: stream, code: HTTP2ErrorCode.cancel)
    try loop.settle()
    #expect(loop.clientEvents.last?.line == "1 closed 8")
    #expect(loop.serverEvents.map(\.line).suffix(2) == ["1 reset 8", "1 closed 8"])
    try loop.request()
    loop.serve = echo
    try loop.settle()
    #expect(loop.serverEvents.contains { $0.line.hasPrefix("3 data") })
  }

  @Test("Exhausted stream identifiers are reported")
  func identifiersExhausted() throws {
    let loop = try Loopback(firstStreamID: .max)
    loop.serve = echo
    #expect(!loop.client.streamIDsExhausted)
    let stream = try loop.request()
    #expect(stream == .max)
    #expect(loop.client.streamIDsExhausted && !loop.client.canOpenStream)
    try loop.settle()
    #expect(loop.clientEvents.last?.line == "2147483647 closed 0")
  }

  @Test("PING returns with its number")
  func ping() throws {
    let loop = try Loopback()
    try loop.client.ping(0x0102_0304_0506_0708)
    try loop.settle()
    #expect(loop.clientEvents.last?.line == "pong 72623859790382856")
    #expect(loop.serverEvents.contains { $0.line == "ping 72623859790382856" })
  }

  @Test("With manual consumption a body stops at the window until it is consumed")
  func manualWindow() throws {
    var options = HTTP2Options()
    options.consumesManually = true
    let loop = try Loopback(serverOptions: options)
    let stream = try loop.request(body: [UInt8](repeating: 1, count: 100_000))
    try loop.settle()
    #expect(received(loop) == 65_535)
    #expect(loop.client.remoteConnectionWindow == 0)
    try loop.server.consume(stream: stream, count: 32_768)
    try loop.settle()
    #expect(received(loop) == 65_535 + 32_768)
    try loop.server.consume(stream: stream, count: 32_768)
    try loop.settle()
    #expect(received(loop) == 100_000)
    #expect(loop.serverEvents.last?.line.hasSuffix("end") == true)
  }

  @Test("A larger connection window is granted at the start")
  func connectionWindow() throws {
    let loop = try Loopback(server: HTTP2Settings(connectionWindowSize: 1_000_000))
    #expect(loop.client.remoteConnectionWindow == 65_535)
    try loop.settle()
    #expect(loop.client.remoteConnectionWindow == 1_000_000)
  }

  @Test("A header block above the limit is truncated and marked")
  func headerListLimit() throws {
    let loop = try Loopback(server: HTTP2Settings(maximumHeaderListSize: 400))
    let long = String(repeating: "x", count: 300)
    try loop.request(headers: [HTTP2Header("a", "1"), HTTP2Header("b", long)])
    try loop.request(headers: [HTTP2Header("a", "1")])
    try loop.settle()
    let requests = loop.serverEvents.compactMap { event -> (Bool, Int)? in
      if case .request(_, let fields, _) = event {
        (fields.exceededLimit, fields.count)
      } else {
        nil
      }
    }
    #expect(requests.map(\.0) == [true, false] && requests.map(\.1) == [5, 5])
  }

  private func received(_ loop: Loopback) -> Int {
    loop.serverEvents.reduce(0) { total, event in
      if case .data(_, let bytes, _) = event { total + bytes.count } else { total }
    }
  }
}
