// SPDX-License-Identifier: Apache-2.0
import HTTP2
import Testing

@Suite("Servers that leave frames out")
struct WithholdingTests {
  private func loopback(_ withheld: HTTP2Withholding) throws -> Loopback {
    let loop = try Loopback()
    loop.serve = echo
    loop.server.withholds = withheld
    return loop
  }

  @Test("Withheld acknowledgements stay away, answers come")
  func acknowledgements() throws {
    for withheld in [[], .pingAcknowledgements] as [HTTP2Withholding] {
      let loop = try loopback(withheld)
      try loop.request()
      try loop.client.ping(7)
      try loop.settle()
      let lines = loop.clientEvents.map(\.line)
      #expect(lines.contains("1 200 end"))
      #expect(lines.contains("pong 7") == withheld.isEmpty)
    }
  }

  @Test("Without acknowledgements of SETTINGS every other SETTINGS comes")
  func settings() throws {
    let loop = try loopback(.settingsAcknowledgements)
    var bytes: [UInt8] = []
    _ = try loop.server.pull(into: &bytes, atMost: .max)
    #expect(bytes[3] == 4 && bytes[4] == 0)
    try loop.client.receive(bytes)
    try loop.clientToServer()
    bytes = []
    _ = try loop.server.pull(into: &bytes, atMost: .max)
    #expect(bytes.isEmpty)
    try loop.server.submitSettings([HTTP2Setting(.maximumConcurrentStreams, 9)])
    try loop.settle()
    #expect(loop.client.remoteMaxConcurrentStreams == 9)
  }

  @Test("Without window updates a body stops at the window")
  func windows() throws {
    let loop = try loopback(.windowUpdates)
    try loop.request(body: [UInt8](repeating: 1, count: 100_000))
    try loop.settle()
    #expect(loop.client.remoteConnectionWindow == 0)
    #expect(!loop.clientEvents.contains { $0.line.hasPrefix("1 ") })
  }

  @Test("A server that withholds everything is silent and still listens")
  func everything() throws {
    let loop = try loopback(.everything)
    try loop.request()
    try loop.settle()
    #expect(loop.clientEvents.isEmpty)
    #expect(loop.serverEvents.contains { $0.line.hasPrefix("1 request") })
  }

  @Test("A body is cut into frames of the size asked for")
  func frameSize() throws {
    let loop = try Loopback()
    loop.serve = { server, event in
      guard case .data(let stream, _, endStream: true) = event else { return }
      try server.submitResponse(
        stream: stream, status: 500, body: [1, 2, 3, 4, 5], dataFrameSize: 2)
    }
    try loop.request()
    try loop.settle()
    let lines = loop.clientEvents.map(\.line).filter { $0.hasPrefix("1 ") }
    #expect(lines == ["1 500", "1 data 2", "1 data 2", "1 data 1 end", "1 closed 0"])
  }
}
