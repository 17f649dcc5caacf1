// SPDX-License-Identifier: Apache-2.0
import HTTP2
import Randomness
import Testing

@Suite("Peers that violate the protocol")
struct HostilePeerTests {
  static let good = [(":method", "GET"), (":scheme", "https"), (":path", "/"), (":authority", "a")]
  /// Requests that HTTP forbids: description and fields.
  static let malformed: [(String, [(String, String)])] = [
    ("a name in upper case", good + [("Apns-Topic", "x")]),
    ("a pseudo-header after a header", [("a", "1")] + good),
    ("a missing path", [(":method", "GET"), (":scheme", "https"), (":authority", "a")]),
    ("an unknown pseudo-header", good + [(":unknown", "x")]),
    ("a connection header", good + [("connection", "close")]),
    ("a line break in a value", good + [("a", "b\r\nc: d")]),
  ]

  @Test("A malformed request is reset, and the connection stays open", arguments: malformed)
  func refused(name: String, fields: [(String, String)]) throws {
    let loop = try Loopback()
    try loop.deliver(RawFrame.preface + RawFrame.emptySettings)
    try loop.deliver(RawFrame.headers(stream: 1, fields))
    try loop.deliver(RawFrame.headers(stream: 3, Self.good))
    var answer: [UInt8] = []
    _ = try loop.server.pull(into: &answer, atMost: .max)
    let lines = loop.serverEvents.map(\.line)
    #expect(!lines.contains { $0.hasPrefix("1 request") }, "\(name)")
    #expect(lines.contains("1 malformed") && lines.contains { $0.hasPrefix("3 request") })
    let reset = RawFrame.frame(type: 3, flags: 0, stream: 1, [0, 0, 0, 1])
    #expect(answer.indices.contains { answer[$0...].starts(with: reset) })
    #expect(loop.server.wantsIO)
  }

  @Test("An option delivers malformed requests instead of resetting them", arguments: malformed)
  func delivered(name: String, fields: [(String, String)]) throws {
    var options = HTTP2Options()
    options.deliversMalformedMessages = true
    let loop = try Loopback(serverOptions: options)
    try loop.deliver(RawFrame.preface + RawFrame.emptySettings)
    try loop.deliver(RawFrame.headers(stream: 1, fields))
    guard case .request(1, let received, true)? = loop.serverEvents.last else {
      Issue.record("\(name): \(loop.serverEvents.map(\.line))")
      return
    }
    #expect(received.map(\.name) == fields.map(\.0) && received.map(\.value) == fields.map(\.1))
    #expect(received.form?.fault != nil, "\(name)")
  }

  @Test(
    "A request's fault does not depend on earlier requests of the connection",
    arguments: MessageFormTests.rows.indices)
  func judgedAgain(row: Int) throws {
    let (fields, _) = MessageFormTests.rows[row]
    let alone = try faults(of: [fields])
    let good = MessageFormTests.good
    #expect(try faults(of: [good, fields, fields, good]) == [nil] + alone + alone + [nil])
  }

  /// Returns the faults of the requests of one connection.
  private func faults(of requests: [MessageFormTests.Fields]) throws -> [HTTP2MessageFault?] {
    var options = HTTP2Options()
    options.deliversMalformedMessages = true
    let loop = try Loopback(serverOptions: options)
    try loop.deliver(RawFrame.preface + RawFrame.emptySettings)
    for (index, fields) in requests.enumerated() {
      try loop.deliver(RawFrame.headers(stream: Int32(2 * index + 1), fields))
    }
    return loop.serverEvents.compactMap { event -> HTTP2MessageFault?? in
      guard case .request(_, let received, _) = event else { return nil }
      return .some(received.form?.fault)
    }
  }

  @Test("A header list far beyond the limit ends the session before it is decoded")
  func headerBomb() throws {
    let loop = try Loopback(server: HTTP2Settings(maximumHeaderListSize: 8_000))
    // An entry of 4,000 bytes in the dynamic table, and many one-byte references to it.
    let value = [UInt8](repeating: UInt8(ascii: "x"), count: 4_000)
    let entry: [UInt8] = [0x40, 1, UInt8(ascii: "a"), 0x7F, 0xA1, 0x1E] + value
    let block = entry + [UInt8](repeating: 0xBE, count: 12_000)
    let good: [UInt8] = [0x82, 0x84, 0x87, 0x01, 1, 97]
    try loop.deliver(RawFrame.preface + RawFrame.emptySettings)
    try loop.deliver(RawFrame.frame(type: 1, flags: 5, stream: 1, good + block))
    var answer: [UInt8] = []
    _ = try loop.server.pull(into: &answer, atMost: .max)
    #expect(!loop.serverEvents.contains { $0.line.contains("request") })
    // GOAWAY with ENHANCE_YOUR_CALM.
    let goAway = RawFrame.frame(type: 7, flags: 0, stream: 0, [0, 0, 0, 1, 0, 0, 0, 11])
    #expect(answer.indices.contains { answer[$0...].starts(with: goAway) })
    #expect(!loop.server.wantsIO && loop.server.peerFault?.contains("header list") == true)
  }

  @Test("A header list up to twice the limit is truncated; the session stays open")
  func longHeaderList() throws {
    let loop = try Loopback(server: HTTP2Settings(maximumHeaderListSize: 1_000))
    try loop.deliver(RawFrame.preface + RawFrame.emptySettings)
    let long = (0..<10).map { ("n\($0)", String(repeating: "v", count: 120)) }
    try loop.deliver(RawFrame.headers(stream: 1, Self.good + long))
    guard case .request(1, let received, true)? = loop.serverEvents.last else {
      Issue.record("\(loop.serverEvents.map(\.line))")
      return
    }
    #expect(received.exceededLimit && received.count < 4 + long.count)
    try loop.deliver(RawFrame.headers(stream: 3, Self.good))
    #expect(loop.serverEvents.last?.line.hasPrefix("3 request") == true)
    #expect(loop.server.wantsIO)
  }

  @Test("Bytes that are not UTF-8 arrive unchanged")
  func exactBytes() throws {
    let loop = try Loopback()
    // GET / https, authority "a", and a field with a broken UTF-8 sequence.
    let block: [UInt8] = [0x82, 0x84, 0x87, 0x01, 1, 97, 0x00, 1, 97, 2, 0xC3, 0x28]
    try loop.deliver(
      RawFrame.preface + RawFrame.emptySettings
        + RawFrame.frame(type: 1, flags: 5, stream: 1, block))
    guard case .request(_, let fields, _)? = loop.serverEvents.last else {
      Issue.record("\(loop.serverEvents.map(\.line))")
      return
    }
    #expect(Array(fields.valueBytes(at: 4)) == [0xC3, 0x28])
    #expect(fields.value(of: "a") == "\u{FFFD}(")
  }

  @Test("PRIORITY frames are reported and have no effect")
  func priority() throws {
    let loop = try Loopback()
    try loop.deliver(
      RawFrame.preface + RawFrame.emptySettings
        + RawFrame.frame(type: 2, flags: 0, stream: 3, [0, 0, 0, 0, 16]))
    #expect(loop.serverEvents.last?.line == "3 priority")
  }

  @Test("A client without the preface fails the session")
  func noPreface() throws {
    let server = try HTTP2ServerSession()
    #expect(throws: HTTP2Error.self) { try server.receive(Array("GET / HTTP/1.1\r\n\r\n".utf8)) }
    #expect(throws: HTTP2Error.self) { try server.receive(RawFrame.preface) }
    #expect(!server.wantsIO)
  }

  @Test("A broken frame ends the session with a pending GOAWAY")
  func protocolError() throws {
    let loop = try Loopback()
    try loop.settle()
    // DATA on stream 0.
    try loop.client.receive(RawFrame.frame(type: 0, flags: 0, stream: 0, [1]))
    try loop.settle()
    #expect(loop.client.peerFault == "DATA: stream_id == 0")
    #expect(loop.serverEvents.last?.line == "goaway 0 1")
    #expect(!loop.client.wantsIO)
  }

  @Test("A flood of PINGs with unsent answers fails the session")
  func pingFlood() throws {
    let server = try HTTP2ServerSession()
    try server.receive(RawFrame.preface + RawFrame.emptySettings)
    let ping = RawFrame.frame(type: 6, flags: 0, stream: 0, [UInt8](repeating: 0, count: 8))
    #expect(throws: HTTP2Error.self) {
      for _ in 0..<2_000 { try server.receive(ping) }
    }
  }

  @Test("Random bytes, alone and inside a valid session, never crash", arguments: 0..<200)
  func randomBytes(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let loop = try Loopback()
    try loop.request()
    try loop.settle()
    for _ in 0..<20 {
      let bytes = randomFrame(&random)
      if seed % 2 == 0 {
        try? loop.server.receive(bytes)
      } else {
        try? loop.client.receive(bytes)
      }
      while loop.server.nextEvent() != nil {}
      while loop.client.nextEvent() != nil {}
      var out: [UInt8] = []
      _ = try? loop.server.pull(into: &out, atMost: .max)
      _ = try? loop.client.pull(into: &out, atMost: .max)
    }
  }

  /// Usually frames of a known type with a random payload; sometimes only random bytes.
  private func randomFrame(_ random: inout SplitMix64) -> [UInt8] {
    let payload = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    if Int.random(in: 0...9, using: &random) == 0 { return payload }
    return RawFrame.frame(
      type: UInt8.random(in: 0...10, using: &random),
      flags: UInt8.random(in: 0...63, using: &random),
      stream: Int32.random(in: 0...7, using: &random), payload)
  }
}
