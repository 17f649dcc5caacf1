// SPDX-License-Identifier: Apache-2.0
import HTTP2
import Testing

@Suite("Requests and answers")
struct RequestTests {
  @Test("A request arrives unchanged, and its response returns", arguments: [1, 7, 1 << 20])
  func exchange(step: Int) throws {
    let loop = try Loopback()
    loop.step = step
    loop.serve = { server, event in
      guard case .data(let stream, _, true) = event else { return }
      try server.submitResponse(
        stream: stream, status: 400, headers: [HTTP2Header("apns-id", "A")], body: [1, 2, 3])
    }
    let stream = try loop.request(headers: [HTTP2Header("apns-topic", "t", .neverIndexed)])
    try loop.settle()
    // Carried byte by byte, a body may come in several parts, the last with the end.
    let heads = loop.serverEvents.filter { if case .data = $0 { false } else { true } }
    #expect(
      heads.map(\.line) == [
        "settings [\"1=4096\", \"2=0\", \"4=65535\", \"5=16384\", \"6=16384\"]",
        "1 request :method=POST :scheme=https :authority=api.example :path=/3/device/00"
          + " apns-topic=t",
        "1 closed 0", "settings acknowledged",
      ])
    #expect(loop.clientEvents.first?.line == "settings 100")
    #expect(loop.clientEvents.contains { $0.line == "1 400 apns-id=A" })
    #expect(loop.clientEvents.last?.line == "1 closed 0")
    #expect(body(of: stream, in: loop.clientEvents) == [1, 2, 3])
    #expect(loop.client.openStreams == 0 && loop.server.openStreams == 0)
  }

  @Test("A template and written-out headers give equal requests")
  func template() throws {
    let loop = try Loopback()
    loop.serve = echo
    let template = HTTP2HeaderTemplate([
      HTTP2Header(":method", "POST"), HTTP2Header(":authority", "h"),
      HTTP2Header(":scheme", "https"), HTTP2Header("authorization", "bearer x", .neverIndexed),
    ])
    var fields = HTTP2FieldBuffer()
    for number in 1...3 {
      fields.begin()
      fields.field(":path")
      fields.text += Array("/\(number)".utf8)
      fields.field("apns-id")
      fields.text += Array("i\(number)".utf8)
      _ = try loop.client.submitRequest(fields, template: template, body: number == 1 ? [] : [1])
      try loop.settle()
    }
    let requests = loop.serverEvents.map(\.line).filter { $0.contains("request") }
    #expect(
      requests == [
        "1 request :path=/1 :method=POST :authority=h :scheme=https authorization=bearer x apns-id=i1 end",
        "3 request :path=/2 :method=POST :authority=h :scheme=https authorization=bearer x apns-id=i2",
        "5 request :path=/3 :method=POST :authority=h :scheme=https authorization=bearer x apns-id=i3",
      ])
    guard case .request(_, let fields, _)? = loop.serverEvents.dropFirst().first else {
      Issue.record("no request")
      return
    }
    #expect((0..<6).map(fields.isNeverIndexed) == [false, false, false, false, true, false])
    #expect(fields.value(of: "apns-id") == "i1" && fields.value(of: "apns-i") == nil)
  }

  @Test("Only the requested response fields are kept, all without a list")
  func wantedFields() throws {
    for (names, kept) in [(nil, "1 200 a=1 b=2 end"), (["b"], "1 200 b=2 end"), ([], "1 200 end")] {
      let loop = try Loopback(collecting: names)
      loop.serve = { server, event in
        guard case .data(let stream, _, true) = event else { return }
        try server.submitResponse(
          stream: stream, status: 200, headers: [HTTP2Header("a", "1"), HTTP2Header("b", "2")])
      }
      try loop.request()
      try loop.settle()
      #expect(loop.clientEvents.map(\.line).contains(kept))
    }
  }

  @Test("Interim responses precede the response, trailers follow its body")
  func informationalAndTrailers() throws {
    let loop = try Loopback()
    loop.serve = { server, event in
      guard case .request(let stream, _, true) = event else { return }
      try server.submitResponse(stream: stream, status: 200, body: [1], endStream: false)
      try server.sendData(
        stream: stream, [2, 3], endStream: false, trailers: [HTTP2Header("checksum", "9")])
    }
    let stream = try loop.request(body: nil)
    var greeting: [UInt8] = []
    _ = try loop.server.pull(into: &greeting, atMost: .max)
    try loop.client.receive(greeting)
    try loop.clientToServer()
    // Our servers send no interim responses. HEADERS with END_HEADERS: `:status: 103`, as a literal
    // that leaves the compression table unchanged.
    let interim: [UInt8] = [0x08, 3] + Array("103".utf8)
    try loop.client.receive(RawFrame.frame(type: 1, flags: 4, stream: stream, interim))
    try loop.settle()
    #expect(
      loop.clientEvents.map(\.line).dropFirst() == [
        "1 informational 103", "1 200", "1 data 3", "1 trailers checksum=9", "1 closed 0",
      ])
  }

  @Test("An open response body waits for more data until it is ended")
  func streamedAnswer() throws {
    let loop = try Loopback()
    let stream = try loop.request(body: nil)
    try loop.settle()
    try loop.server.submitResponse(stream: stream, status: 200, endStream: false)
    try loop.settle()
    #expect(loop.clientEvents.last?.line == "1 200")
    for piece in [[UInt8](repeating: 1, count: 10), [2]] {
      try loop.server.sendData(stream: stream, piece, endStream: false)
      try loop.settle()
      #expect(loop.clientEvents.last?.line == "1 data \(piece.count)")
    }
    try loop.server.sendData(stream: stream, [], endStream: true)
    try loop.settle()
    #expect(loop.clientEvents.map(\.line).suffix(2) == ["1 data 0 end", "1 closed 0"])
    #expect(throws: HTTP2Error.self) {
      try loop.server.sendData(stream: stream, [1], endStream: true)
    }
    #expect(throws: HTTP2Error.self) {
      try loop.server.submitResponse(stream: stream, status: 200)
    }
  }

  @Test("Bodies larger than every window are transferred", arguments: [65_535, 65_536, 1_000_000])
  func bigBodies(size: Int) throws {
    let loop = try Loopback()
    loop.serve = { server, event in
      guard case .data(let stream, _, endStream: true) = event else { return }
      try server.submitResponse(
        stream: stream, status: 200, body: [UInt8](repeating: 7, count: size))
    }
    let sent = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let stream = try loop.request(body: sent)
    try loop.settle()
    let received = loop.serverEvents.flatMap { event -> [UInt8] in
      if case .data(_, let bytes, _) = event { bytes } else { [] }
    }
    #expect(received == sent)
    #expect(body(of: stream, in: loop.clientEvents) == [UInt8](repeating: 7, count: size))
    #expect(loop.clientEvents.last?.line == "1 closed 0")
  }

  @Test("Header compression works at every table size", arguments: [0, 64, 4_096, 65_536])
  func headerTable(size: Int) throws {
    let settings = HTTP2Settings(headerTableSize: size)
    let loop = try Loopback(client: settings, server: settings)
    loop.serve = echo
    for number in 1...20 {
      try loop.request(headers: [
        HTTP2Header("apns-topic", "com.example"), HTTP2Header("apns-id", "\(number)"),
      ])
      try loop.settle()
    }
    #expect(loop.clientEvents.filter { $0.line.hasSuffix(" 200 end") }.count == 20)
    #expect(loop.serverEvents.filter { $0.line.hasSuffix("apns-id=20") }.count == 1)
  }

  private func body(of stream: Int32, in events: [HTTP2ClientEvent]) -> [UInt8] {
    events.flatMap { event -> [UInt8] in
      if case .data(stream, let bytes, _) = event { bytes } else { [] }
    }
  }
}
