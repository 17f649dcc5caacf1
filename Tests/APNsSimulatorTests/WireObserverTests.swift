// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import HTTP2
import Testing

@Suite("HPACK fields and frames on the wire")
struct WireObserverTests {
  /// A field as one line: representation, name, value.
  static func lines(_ events: [WireEvent]) -> [String] {
    events.flatMap { event -> [String] in
      switch event {
      case .headers(_, let headers):
        headers.fields.map { "\($0.representation) \($0.name): \($0.value)" }
      case .unreadable(let why): ["unreadable: \(why)"]
      default: []
      }
    }
  }

  static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.filter { !$0.isWhitespace }
    return stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      let start = digits.index(digits.startIndex, offsetBy: offset)
      return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
    }
  }

  static func headers(_ block: String, stream: Int32 = 1, flags: UInt8 = 4) -> [UInt8] {
    TestFrame.frame(type: 1, flags: flags, stream: stream, bytes(block))
  }

  static func observer() throws -> WireObserver {
    let observer = try WireObserver()
    #expect(observer.clientSent(TestFrame.preface).isEmpty)
    return observer
  }

  @Test(
    "the representations of RFC 7541, appendix C.2, are recognized",
    arguments: [
      (
        "400a 6375 7374 6f6d 2d6b 6579 0d63 7573 746f 6d2d 6865 6164 6572",
        "incremental custom-key: custom-header"
      ),
      ("040c 2f73 616d 706c 652f 7061 7468", "withoutIndexing :path: /sample/path"),
      ("1008 7061 7373 776f 7264 0673 6563 7265 74", "neverIndexed password: secret"),
      ("82", "indexed :method: GET"),
    ])
  func appendixC2(block: String, line: String) throws {
    let events = try Self.observer().clientSent(Self.headers(block))
    #expect(Self.lines(events) == [line])
  }

  /// RFC 7541, C.4: three requests with one dynamic table and Huffman coding.
  static let appendixC4 = [
    "8286 8441 8cf1 e3c2 e5f2 3a6b a0ab 90f4 ff",
    "8286 84be 5886 a8eb 1064 9cbf",
    "8287 85bf 4088 25a8 49e9 5ba9 7d7f 8925 a849 e95b b8e8 b4bf",
  ]

  @Test(
    "requests with one dynamic table are decoded (RFC 7541, C.4), whole and bytewise",
    arguments: [1, 4096])
  func appendixC4(step: Int) throws {
    let observer = try Self.observer()
    let bytes = Self.appendixC4.enumerated().flatMap {
      Self.headers($0.element, stream: Int32(2 * $0.offset + 1))
    }
    var events: [WireEvent] = []
    for start in stride(from: 0, to: bytes.count, by: step) {
      let piece = Array(bytes[start..<min(start + step, bytes.count)])
      events += observer.clientSent(piece)
    }
    #expect(
      Self.lines(events) == [
        "indexed :method: GET", "indexed :scheme: http", "indexed :path: /",
        "incremental :authority: www.example.com",
        "indexed :method: GET", "indexed :scheme: http", "indexed :path: /",
        "indexed :authority: www.example.com", "incremental cache-control: no-cache",
        "indexed :method: GET", "indexed :scheme: https", "indexed :path: /index.html",
        "indexed :authority: www.example.com", "incremental custom-key: custom-value",
      ])
  }

  @Test("a size update of any length before a field is skipped")
  func sizeUpdates() throws {
    let observer = try Self.observer()
    let block = "20 3fe11f 040c 2f73 616d 706c 652f 7061 7468"
    let events = observer.clientSent(Self.headers(block))
    #expect(Self.lines(events) == ["withoutIndexing :path: /sample/path"])
    guard case .headers(_, let headers)? = events.first else { return }
    #expect(headers.fields.map(\.firstByte) == [0x04])
  }

  @Test("HEADERS and CONTINUATION with padding and priority form one block")
  func continuation() throws {
    let block = Self.bytes(Self.appendixC4[0])
    let head = [3, 0, 0, 0, 0, 15] + block[..<4] + [0, 0, 0]
    let frames =
      TestFrame.frame(type: 1, flags: 0x29, stream: 7, Array(head))
      + TestFrame.frame(type: 9, flags: 4, stream: 7, Array(block[4...]))
    let events = try Self.observer().clientSent(frames)
    guard case .headers(stream: 7, let headers)? = events.first, events.count == 1 else {
      Issue.record("\(events)")
      return
    }
    #expect(headers.hasPriority && headers.endStream)
    #expect(headers.fields.map(\.name) == [":method", ":scheme", ":path", ":authority"])
  }

  @Test("every other frame is reported unchanged")
  func otherFrames() throws {
    func frame(_ type: UInt8, _ flags: UInt8, _ stream: Int32, _ hex: String) -> [UInt8] {
      TestFrame.frame(type: type, flags: flags, stream: stream, Self.bytes(hex))
    }
    let table: [([UInt8], WireEvent)] = [
      (
        frame(0, 1, 3, "7b7d"),
        .data(stream: 3, bytes: [0x7b, 0x7d], flowControlled: 2, endStream: true)
      ),
      (
        frame(0, 8, 3, "01 7b 00"),
        .data(stream: 3, bytes: [0x7b], flowControlled: 3, endStream: false)
      ),
      (frame(2, 0, 5, "00000000 0f"), .priority(stream: 5)),
      (frame(3, 0, 5, "00000008"), .reset(stream: 5, errorCode: 8)),
      (frame(4, 0, 0, "0003 00000064"), .settings([HTTP2Setting(.maximumConcurrentStreams, 100)])),
      (frame(4, 1, 0, ""), .settingsAcknowledged),
      (frame(6, 0, 0, "0000000000000102"), .ping(0x102)),
      (frame(6, 1, 0, "0000000000000102"), .pingAcknowledged(0x102)),
      (
        frame(7, 0, 0, "00000005 00000002 6869"),
        .goAway(lastStreamID: 5, errorCode: 2, debugData: [0x68, 0x69])
      ),
      (frame(8, 0, 5, "00008000"), .windowUpdate(stream: 5, increment: 32768)),
      (frame(0x10, 0, 0, "00"), .other(type: 0x10, stream: 0)),
    ]
    for (bytes, event) in table {
      #expect(try Self.observer().clientSent(bytes) == [event])
    }
  }

  static let unreadableBytes: [(bytes: [UInt8], reason: String)] = [
    (Array("GET / HTTP/1.1\r\n\r\n".utf8), "no HTTP/2 client preface"),
    (TestFrame.preface + headers("ff"), "a header block that does not decompress"),
    (TestFrame.preface + headers("82", flags: 0) + headers("82"), "within a header block"),
    (TestFrame.preface + TestFrame.frame(type: 9, flags: 4, stream: 1, [0x82]), "CONTINUATION"),
    (TestFrame.preface + TestFrame.frame(type: 0, flags: 8, stream: 1, [4, 1]), "padding"),
    (TestFrame.preface + [0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 1], "a frame of 16777215 bytes"),
  ]

  @Test("bytes that are not HTTP/2 end the observation without a crash", arguments: unreadableBytes)
  func unreadable(bytes: [UInt8], reason: String) throws {
    let observer = try WireObserver()
    let events = observer.clientSent(bytes)
    guard case .unreadable(let text)? = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect(text.contains(reason))
    #expect(observer.clientSent(TestFrame.preface).isEmpty)
  }

  @Test("changes of the table size by SETTINGS are followed in both directions")
  func tableSizes() throws {
    let observer = try WireObserver()
    let client = try HTTP2ClientSession(assumedPeerMaxConcurrentStreams: 100)
    let server = try HTTP2ServerSession(settings: HTTP2Settings(headerTableSize: 4096))
    var fields: [String] = []
    func settle() throws {
      while true {
        var up: [UInt8] = []
        var down: [UInt8] = []
        _ = try client.pull(into: &up, atMost: .max)
        fields += Self.lines(observer.clientSent(up))
        try server.receive(up)
        while let event = server.nextEvent() {
          guard case .request(let stream, _, endStream: true) = event else { continue }
          try server.submitResponse(stream: stream, status: 200)
        }
        _ = try server.pull(into: &down, atMost: .max)
        fields += Self.lines(observer.serverSent(down))
        try client.receive(down)
        if up.isEmpty, down.isEmpty { return }
      }
    }
    for size in [4096, 0, 200, 4096] {
      fields = []
      try server.submitSettings([HTTP2Setting(.headerTableSize, size)])
      try client.submitSettings([HTTP2Setting(.headerTableSize, size)])
      try settle()
      for _ in 0..<2 {
        _ = try client.submitRequest(
          headers: TestFrame.pseudoHeaders("/3/device/00") + [
            HTTP2Header("apns-topic", "com.example")
          ])
        try settle()
      }
      let topics = fields.filter { $0.hasSuffix("apns-topic: com.example") }
      #expect(fields.allSatisfy { !$0.hasPrefix("unreadable") })
      #expect(fields.filter { $0 == "indexed :status: 200" }.count == 2)
      #expect(topics.count == 2)
      if size == 0 { #expect(topics.allSatisfy { !$0.hasPrefix("indexed") }) }
      if size > 0 { #expect(topics.last == "indexed apns-topic: com.example") }
    }
  }
}
