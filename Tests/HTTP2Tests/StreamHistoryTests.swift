// SPDX-License-Identifier: Apache-2.0
import HTTP2
import Testing

@Suite("Frames on closed streams")
struct StreamHistoryTests {
  static func headers(_ stream: Int32, end: Bool = true) -> [UInt8] {
    RawFrame.frame(type: 1, flags: end ? 5 : 4, stream: stream, [0x82])
  }
  static func data(_ stream: Int32, end: Bool = true, _ bytes: [UInt8] = [1, 2]) -> [UInt8] {
    RawFrame.frame(type: 0, flags: end ? 1 : 0, stream: stream, bytes)
  }
  static func reset(_ stream: Int32) -> [UInt8] {
    RawFrame.frame(type: 3, flags: 0, stream: stream, [0, 0, 0, 8])
  }

  static let rows: [([[UInt8]], StreamHistory.Fault?)] = [
    ([headers(1)], nil), ([headers(1, end: false), data(1)], nil),
    ([headers(1, end: false), data(1, end: false), headers(1)], nil),
    ([headers(1), RawFrame.frame(type: 8, flags: 0, stream: 1, [0, 0, 0, 1])], nil),
    ([headers(1), reset(1), reset(1)], nil),
    ([headers(1), RawFrame.frame(type: 2, flags: 0, stream: 1, [0, 0, 0, 0, 1])], nil),
    // nghttp2 refuses frames on idle or even streams and on the connection.
    ([data(1)], nil), ([headers(2), headers(2)], nil), ([data(0)], nil),
    ([headers(1), data(1)], .afterEnd(1)), ([headers(1), headers(1)], .afterEnd(1)),
    ([headers(1, end: false), data(1), headers(1)], .afterEnd(1)),
    ([headers(1, end: false), reset(1), data(1)], .afterReset(1)),
    ([headers(1), reset(1), headers(1)], .afterReset(1)),
    ([headers(5), headers(3)], .neverOpened(3)), ([headers(5), data(1)], .neverOpened(1)),
    ([headers(1), headers(3), data(1)], .afterEnd(1)),
  ]

  @Test("Each late frame is found, in chunks of any size", arguments: rows.indices)
  func found(row: Int) {
    let (frames, fault) = Self.rows[row]
    let bytes = RawFrame.preface + RawFrame.emptySettings + frames.flatMap(\.self)
    for size in [1, 2, 7, 9, 10, 33, bytes.count] {
      var history = StreamHistory()
      var found: StreamHistory.Fault?
      for start in stride(from: 0, to: bytes.count, by: size) {
        let piece = Array(bytes[start..<min(start + size, bytes.count)])
        found = found ?? history.take(piece.span.bytes)
      }
      #expect(found == fault, "in chunks of \(size)")
    }
  }

  @Test("Streams older than the history's capacity are not judged")
  func forgotten() {
    var history = StreamHistory()
    let count = Int32(StreamHistory.capacity)
    let opened = (0...count).flatMap { Self.headers(2 * $0 + 1) }
    #expect(history.take((RawFrame.preface + opened).span.bytes) == nil)
    #expect(history.take(Self.data(1).span.bytes) == nil)
    #expect(history.take(Self.data(3).span.bytes) == .afterEnd(3))
  }

  @Test("A session resets the stream or ends, and reports the late frame")
  func answered() throws {
    for (frames, late, code, isReset) in [
      (Self.headers(1, end: false) + Self.reset(1), Self.data(1), UInt8(5), true),
      (Self.headers(1), Self.data(1), 5, false), (Self.headers(5), Self.headers(3), 1, false),
    ] {
      var options = HTTP2Options()
      options.deliversMalformedMessages = true
      let server = try HTTP2ServerSession(options: options)
      try server.receive(RawFrame.preface + RawFrame.emptySettings + frames)
      try? server.submitResponse(stream: 1, status: 200)
      var answer: [UInt8] = []
      _ = try server.pull(into: &answer, atMost: .max)
      try server.receive(late)
      _ = try server.pull(into: &answer, atMost: .max)
      #expect(server.wantsIO == isReset)
      let expected: [UInt8] =
        isReset ? [0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, code] : [0, 0, 0, code]
      #expect(answer.suffix(expected.count) == expected[...], "\(answer.suffix(30))")
      #expect(server.peerFault?.hasPrefix("a frame on stream") == true)
    }
  }
}
