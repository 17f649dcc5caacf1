// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import HTTP2
import Testing

@Suite("Frames that a server withholds or rewrites")
struct FrameEditorTests {
  private func loopback(_ withheld: Withholding) throws -> EditedLoopback {
    let loop = try EditedLoopback()
    loop.editor.withheld = withheld
    return loop
  }

  @Test("Withheld acknowledgements are not sent, responses are")
  func acknowledgements() throws {
    for withheld in [[], .pingAcknowledgements] as [Withholding] {
      let loop = try loopback(withheld)
      try loop.request()
      try loop.client.ping(7)
      try loop.settle()
      #expect(loop.lines.contains("1 200 end"))
      #expect(loop.lines.contains("pong 7") == withheld.isEmpty)
    }
  }

  @Test("Withheld acknowledgements of SETTINGS do not stop other SETTINGS")
  func settings() throws {
    let loop = try loopback(.settingsAcknowledgements)
    let greeting = try loop.pullServer()
    #expect(greeting[3] == 4 && greeting[4] == 0)
    try loop.client.receive(greeting)
    try loop.clientToServer()
    #expect(try loop.pullServer().isEmpty)
    try loop.server.submitSettings([HTTP2Setting(.initialWindowSize, 9)])
    try loop.settle()
    #expect(loop.lines.filter { $0.hasPrefix("settings") }.count == 2)
  }

  @Test("Without window updates a request body stops at the window")
  func windows() throws {
    let loop = try loopback(.windowUpdates)
    try loop.request(body: [UInt8](repeating: 1, count: 100_000))
    try loop.settle()
    #expect(loop.client.remoteConnectionWindow == 0)
    #expect(!loop.lines.contains { $0.hasPrefix("1 ") })
  }

  @Test("A server that withholds all frames still receives requests")
  func everything() throws {
    let loop = try loopback(.everything)
    try loop.request()
    try loop.settle()
    #expect(loop.lines.isEmpty && loop.requests == 1)
  }

  @Test("A body is split into frames of the requested size on its stream only")
  func frameSize() throws {
    let loop = try EditedLoopback(answer: [1, 2, 3, 4, 5])
    loop.editor.cut(1, intoPiecesOf: 2)
    try loop.request()
    try loop.request()
    try loop.settle()
    #expect(
      loop.lines.filter { $0.hasPrefix("1 ") } == [
        "1 200", "1 data 2", "1 data 2", "1 data 1 end", "1 closed 0",
      ])
    #expect(
      loop.lines.filter { $0.hasPrefix("3 ") } == ["3 200", "3 data 5 end", "3 closed 0"])
    #expect(loop.editor.isIdle)
  }

  @Test("Stream limits are sent in the order of their announcement, and not enforced")
  func limits() throws {
    let loop = try EditedLoopback()
    loop.editor.announce(1)
    try loop.settle()
    #expect(loop.client.remoteMaxConcurrentStreams == 1 && loop.editor.isIdle)
    // SETTINGS without a limit are sent unchanged, between those with one.
    for limit in [5, nil, 7] as [UInt32?] {
      if let limit {
        loop.editor.announce(limit)
        try loop.server.submitSettings(
          [HTTP2Setting(.maximumConcurrentStreams, FrameEditor.unlimited)])
      } else {
        try loop.server.submitSettings([HTTP2Setting(.initialWindowSize, 70_000)])
      }
    }
    try loop.settle()
    #expect(
      loop.lines.filter { $0.hasPrefix("settings") } == [
        "settings 1", "settings 5", "settings 5", "settings 7",
      ])
  }

  @Test("Excess streams of a client that ignores the limit reach the server's owner")
  func limitIgnored() throws {
    let loop = try EditedLoopback()
    loop.editor.announce(1)
    loop.answers = false
    try loop.settle()
    let opening: [UInt8] = [
      // :method POST, :scheme https, :path /, :authority a (RFC 7541, 6.1 and 6.2.2).
      0x83, 0x87, 0x84, 0x01, 0x01, 0x61,
    ]
    for stream in stride(from: Int32(1), to: 400, by: 2) {
      try loop.deliver(TestFrame.frame(type: 1, flags: 5, stream: stream, opening))
    }
    #expect(loop.requests == 200 && loop.server.wantsIO)
  }
}

/// A client and a server connected in memory, with an editor after the server.
private final class EditedLoopback {
  let client: HTTP2ClientSession
  let server: HTTP2ServerSession
  var editor = FrameEditor()
  var answers = true
  private let answer: [UInt8]
  /// The client's events, one line each.
  private(set) var lines: [String] = []
  private(set) var requests = 0

  init(answer: [UInt8] = []) throws {
    self.answer = answer
    client = try HTTP2ClientSession(assumedPeerMaxConcurrentStreams: 100)
    server = try HTTP2ServerSession(
      settings: HTTP2Settings(maximumConcurrentStreams: FrameEditor.unlimited))
  }

  func settle() throws {
    while try clientToServer() + serverToClient() > 0 {}
  }

  @discardableResult
  func clientToServer() throws -> Int {
    var bytes: [UInt8] = []
    _ = try client.pull(into: &bytes, atMost: .max)
    try deliver(bytes)
    return bytes.count
  }

  func deliver(_ bytes: [UInt8]) throws {
    try server.receive(bytes)
    while let event = server.nextEvent() {
      if case .request = event { requests += 1 }
      guard answers, case .data(let stream, _, endStream: true) = event else { continue }
      try server.submitResponse(stream: stream, status: 200, body: answer)
    }
  }

  /// Returns the server's output, with its first half behind bytes that the editor must not touch.
  func pullServer() throws -> [UInt8] {
    var bytes: [UInt8] = [0xFF]
    _ = try server.pull(into: &bytes, atMost: .max)
    editor.edit(&bytes, from: 1)
    #expect(bytes.first == 0xFF)
    while server.nextEvent() != nil {}
    return Array(bytes.dropFirst())
  }

  private func serverToClient() throws -> Int {
    let bytes = try pullServer()
    try client.receive(bytes)
    while let event = client.nextEvent() {
      switch event {
      case .settings(let limit): lines.append("settings \(limit)")
      case .headers(let stream, let status, _, let ends):
        lines.append("\(stream) \(status)" + (ends ? " end" : ""))
      case .data(let stream, let bytes, let ends):
        lines.append("\(stream) data \(bytes.count)" + (ends ? " end" : ""))
      case .closed(let stream, let code): lines.append("\(stream) closed \(code)")
      case .pingAcknowledged(let number): lines.append("pong \(number)")
      default: break
      }
    }
    return bytes.count
  }

  func request(body: [UInt8] = [123, 125]) throws {
    _ = try client.submitRequest(headers: TestFrame.pseudoHeaders("/3/device/00"), body: body)
  }
}
