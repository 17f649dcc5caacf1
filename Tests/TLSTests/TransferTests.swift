// SPDX-License-Identifier: Apache-2.0
import TLS
import Testing

@Suite("Data after the handshake")
struct TransferTests {
  let authorities: Authorities

  init() throws { authorities = try Authorities.shared.get() }

  private func establish(_ version: TLSVersion = .tls13) throws -> SessionPair {
    let pair = try SessionPair(
      .client(trust: authorities.trust, maximumVersion: version),
      .server(identity: authorities.leaf))
    pair.settle()
    return pair
  }

  @Test(
    "Data passes in both directions, in chunks of any size", arguments: [TLSVersion.tls12, .tls13],
    [1, 1_000, Int.max])
  func both(version: TLSVersion, step: Int) throws {
    let pair = try establish(version)
    pair.step = step
    let up = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try pair.client.write(up)
    try pair.server.write([1, 2, 3])
    try pair.server.write([])
    pair.settle()
    let atServer = try readAll(pair.server)
    #expect(atServer.bytes == up && atServer.end == .wantsMore)
    #expect(try readAll(pair.client).bytes == [1, 2, 3])
  }

  @Test("Reading appends at most the requested bytes and keeps the rest")
  func partialReads() throws {
    let pair = try establish()
    try pair.client.write(Array(0..<10))
    pair.settle()
    var bytes: [UInt8] = [99]
    #expect(try pair.server.read(into: &bytes, atMost: 4) == .bytes(4))
    #expect(bytes == [99, 0, 1, 2, 3])
    #expect(try pair.server.read(into: &bytes, atMost: 100) == .bytes(6))
    #expect(try pair.server.read(into: &bytes, atMost: 100) == .wantsMore)
    #expect(bytes.count == 11)
  }

  @Test("Megabytes pass in exchanged buffers, and each small write is one record")
  func large() throws {
    let pair = try establish()
    let block = SecureRandom.bytes(1 << 20)
    var wire: [UInt8] = []
    var received: [UInt8] = []
    for _ in 0..<8 {
      try pair.client.write(block)
      pair.client.takeOutgoing(into: &wire)
      try pair.server.receive(wire)
      wire.removeAll(keepingCapacity: true)
      received += try readAll(pair.server).bytes
    }
    #expect(received == Array(repeatElement(block, count: 8).joined()))
    try pair.client.write([UInt8](repeating: 0, count: 400))
    pair.client.takeOutgoing(into: &wire)
    #expect(wire.count == 5 + 400 + 1 + 16)
  }

  @Test("more than 32 consecutive records without plaintext end a session")
  func silentRecords() throws {
    // Each ticket of a server is a record.
    for (tickets, isBearable) in [(30, true), (40, false)] {
      let pair = try SessionPair(
        .client(trust: authorities.trust),
        .server(identity: authorities.leaf, tickets: tickets))
      pair.settle()
      try pair.server.write([1, 2, 3])
      pair.settle()
      if isBearable {
        #expect(try readAll(pair.client).bytes == [1, 2, 3])
      } else {
        let thrown = #expect(throws: TLSError.self) { try readAll(pair.client) }
        #expect(thrown?.code == .silentRecords)
        #expect(throws: TLSError.self) { try pair.client.write([1]) }
      }
    }
  }

  @Test("plaintext resets the count of records without plaintext")
  func forgivenRecords() throws {
    let pair = try SessionPair(
      .client(trust: authorities.trust), .server(identity: authorities.leaf, tickets: 30))
    pair.settle()
    #expect(try readAll(pair.client).bytes == [])
    let block = SecureRandom.bytes(1 << 20)
    try pair.server.write(block)
    pair.settle()
    #expect(try readAll(pair.client).bytes == block)
  }

  @Test("close_notify is an orderly end; its sender can still read")
  func closeNotify() throws {
    let pair = try establish()
    try pair.client.write([1])
    pair.client.shutdown()
    pair.client.shutdown()
    #expect(throws: TLSError.self) { try pair.client.write([2]) }
    pair.settle()
    let atServer = try readAll(pair.server)
    #expect(atServer.bytes == [1] && atServer.end == .closed)
    try pair.server.write([3])
    pair.settle()
    #expect(try readAll(pair.client).bytes == [3])
    try pair.server.receiveEnd()
    #expect(try readAll(pair.server).end == .closed)
  }

  @Test("An end without close_notify is a truncation, reported after the earlier data")
  func truncation() throws {
    let pair = try establish()
    try pair.client.write([1, 2])
    pair.settle()
    try pair.server.receiveEnd()
    var bytes: [UInt8] = []
    #expect(try pair.server.read(into: &bytes, atMost: 10) == .bytes(2))
    for _ in 0..<2 {
      #expect { try pair.server.read(into: &bytes, atMost: 10) } throws: {
        ($0 as? TLSError)?.code == .truncated
      }
    }
  }

  @Test("A changed byte is detected, and an alert is sent to the peer")
  func tampering() throws {
    let pair = try establish()
    try pair.client.write([1, 2, 3])
    var wire: [UInt8] = []
    pair.client.takeOutgoing(into: &wire)
    wire[wire.count - 1] ^= 1
    try pair.server.receive(wire)
    #expect(throws: TLSError.self) { try readAll(pair.server) }
    pair.settle()
    #expect { try readAll(pair.client) } throws: { ($0 as? TLSError)?.code == .alert }
  }

  @Test("Random bytes never crash a server, before or after the handshake", arguments: 0..<50)
  func randomBytes(seed: Int) throws {
    let fresh = try TLSSession(server: .server(identity: authorities.leaf))
    let established = try establish(seed % 2 == 0 ? .tls12 : .tls13).server
    for session in [fresh, established] {
      try? session.receive(Array([22, 3, UInt8(seed % 5), 0, 40]) + SecureRandom.bytes(40))
      try? session.receive(SecureRandom.bytes(seed * 10))
      _ = try? readAll(session)
    }
  }
}
