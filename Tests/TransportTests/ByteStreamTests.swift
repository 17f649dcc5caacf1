// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS
import TestSupport
import Testing
import Transport

@Suite("Byte streams")
struct ByteStreamTests {
  @Test(
    "bytes pass in both directions, and the stream ends without error", arguments: [true, false])
  func echo(encrypted: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: encrypted)
      #expect(client.isEncrypted == encrypted)
      #expect(client.negotiatedProtocol == (encrypted ? "h2" : nil))
      #expect((client.peerCertificate != nil) == encrypted)
      try await client.write(Array("ping".utf8), deadline: soon())
      #expect(try await server.take(4) == Array("ping".utf8))
      try await server.write(Array("pong".utf8), deadline: soon())
      #expect(try await client.take(4) == Array("pong".utf8))
      client.close()
      var bytes: [UInt8] = []
      #expect(try await server.read(into: &bytes, atMost: 9, deadline: soon()) == 0)
    }
  }

  @Test("bytes sent within a turn are written at once")
  func coalescing() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: false)
      for number in 0..<100 { try client.send([UInt8](repeating: UInt8(number), count: 10)) }
      #expect(client.backlog == 1_000)
      var bytes: [UInt8] = []
      #expect(try await server.read(into: &bytes, atMost: 9_999, deadline: soon()) == 1_000)
      #expect(client.backlog == 0)
    }
  }

  @Test("a slow reader blocks the writer, and receives every byte", arguments: [true, false])
  func backPressure(encrypted: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: encrypted)
      try client.tcp.setSendBuffer(256 * 1024)
      let sent = (0..<128).reduce(into: [UInt8]()) { bytes, number in
        bytes += [UInt8](repeating: UInt8(number), count: 64 * 1024)
      }
      var isWritten = false
      let writer = Task {
        _ = bench
        try await client.write(sent, deadline: soon())
        isWritten = true
        client.closeWhenSent(deadline: soon())
      }
      while client.backlog == 0 { await Task.yield() }
      try await bench.loop.sleep(for: .milliseconds(10))
      #expect(!isWritten && client.backlog < 2 * ByteStream.highWater)
      var received: [UInt8] = []
      while try await server.read(into: &received, atMost: 128 * 1024, deadline: soon()) > 0 {}
      server.close()
      try await writer.value
      let isIntact = received == sent
      #expect(isIntact && isWritten)
    }
  }

  @Test("writing to a peer that stops reading ends at its deadline or cancellation")
  func stuck() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let bytes = [UInt8](repeating: 0, count: 16 << 20)
      let error = await TransportError.from {
        try await client.write(bytes, deadline: .now() + .milliseconds(20))
      }
      #expect(error?.isTimeout == true)
      let writer = Task {
        _ = bench
        try await client.write(bytes, deadline: soon())
      }
      await bench.settle()
      writer.cancel()
      #expect(await TransportError.from { try await writer.value }?.isCancellation == true)
      client.abort()
      #expect(await TransportError.from { try await server.takeAll() } != nil)
    }
  }

  @Test("a missing close_notify and a reset are different errors")
  func vanishing() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      client.tcp.close()
      #expect(await TransportError.from { try await server.takeAll() }?.tlsCode == .truncated)
      let (third, fourth) = try await bench.streams()
      third.abort()
      #expect(await TransportError.from { try await fourth.takeAll() }?.ioCode == .reset)
    }
  }

  @Test("after a close every operation fails as closed")
  func closed() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      client.close()
      client.close()
      #expect(throws: TransportError.self) { try client.send([1]) }
      #expect(await TransportError.from { try await client.take(1) }?.ioCode == .closed)
      client.closeWhenSent(deadline: soon())
      server.close()
    }
  }

  @Test("a close without close_notify is distinguished from one with it", arguments: [true, false])
  func closeNotify(says: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      server.closeWhenSent(deadline: soon(), sendsCloseNotify: says)
      let error = await TransportError.from { try await client.takeAll() }
      #expect(error?.tlsCode == (says ? nil : .truncated))
      client.close()
    }
  }

  @Test("a detached socket is used by its new owner only")
  func detaching() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let tcp = server.detach()
      #expect(throws: TransportError.self) { try server.send([1]) }
      #expect(await TransportError.from { try await server.take(1) }?.ioCode == .closed)
      server.needsToSend()
      await bench.settle()
      #expect(!server.isClosed)
      tcp.close()
      // These bytes are not TLS.
      #expect(await TransportError.from { try await client.takeAll() }?.tlsCode == .truncated)
    }
  }
}

@Suite("TLS handshakes")
struct HandshakeTests {
  @Test("a handshake with a silent peer ends at its deadline", arguments: [true, false])
  func silence(asClient: Bool) async throws {
    try await TestShard.run { bench in
      let (tcp, other) = try await bench.pair()
      let trust = try Trust()
      let deadline = MonotonicTime.now() + .milliseconds(20)
      let error = await TransportError.from {
        asClient
          ? try await ByteStream.connectTLS(
            over: tcp, context: trust.client, serverName: "localhost", deadline: deadline)
          : try await ByteStream.acceptTLS(over: tcp, context: trust.server, deadline: deadline)
      }
      #expect(error?.isTimeout == true && tcp.isClosed && !other.isClosed)
    }
  }

  @Test("a cancelled task ends its handshake")
  func cancellation() async throws {
    try await TestShard.run { bench in
      let (tcp, other) = try await bench.pair()
      let accepting = bench.accept(tcp, try Trust().server)
      await bench.settle()
      accepting.cancel()
      #expect(await TransportError.from { try await accepting.value }?.isCancellation == true)
      #expect(tcp.isClosed && !other.isClosed)
    }
  }

  enum Fault: CaseIterable, Sendable {
    case wrongName, untrustedRoot, noSharedProtocol
  }

  @Test(
    "untrusted certificates and missing common protocols fail the handshake on both sides",
    arguments: Fault.allCases)
  func refusals(fault: Fault) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      let trust = try Trust()
      var context = trust.client
      if fault == .untrustedRoot { context = try Trust().client }
      if fault == .noSharedProtocol {
        context = try TLSContext.client(
          trust: .only(pem: trust.authority.certificatePEM), alpn: ["http/1.1"])
      }
      let accepting = bench.accept(server, trust.server)
      let error = await TransportError.from {
        try await ByteStream.connectTLS(
          over: client, context: context,
          serverName: fault == .wrongName ? "elsewhere.example" : "localhost", deadline: soon())
      }
      let expected =
        fault == .noSharedProtocol ? TLSError.Code.noSharedProtocol : .certificateRejected
      #expect(error?.tlsCode == expected)
      // In TLS 1.3 a server may finish before the refusal arrives: then reading fails.
      let accepted = await TransportError.from { try await accepting.value }
      #expect(accepted == nil || accepted?.tlsCode != nil)
      #expect(client.isClosed)
    }
  }

  @Test("bytes that are not TLS and the end of stream end the handshake")
  func nonsense() async throws {
    try await TestShard.run { bench in
      let trust = try Trust()
      let (client, server) = try await bench.pair()
      try await client.write(Array("GET / HTTP/1.1\r\n\r\n".utf8), deadline: soon())
      let accepting = bench.accept(server, trust.server)
      let error = await TransportError.from { try await accepting.value }
      #expect(error?.tlsCode == .protocolViolation && server.isClosed)
      let (third, fourth) = try await bench.pair()
      third.close()
      let second = bench.accept(fourth, trust.server)
      #expect(await TransportError.from { try await second.value }?.tlsCode == .truncated)
    }
  }
}

@Suite("Drivers of byte streams")
struct ByteStreamDriverTests {
  @Test("a driver receives all bytes and the end of the stream", arguments: [true, false])
  func receiving(encrypted: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: encrypted)
      // Sent before the driver exists: bytes decrypted by then cause no event.
      try await client.write([1, 2, 3], deadline: soon())
      let driver = Driver(server)
      try await driver.until { $0.received.count == 3 }
      let more = [UInt8](repeating: 9, count: 1_000_000)
      try await client.write(more, deadline: soon())
      client.closeWhenSent(deadline: soon())
      try await driver.until { $0.ends.count == 1 }
      let isIntact = driver.received == [1, 2, 3] + more
      #expect(isIntact && driver.ends == [nil])
    }
  }

  @Test("a driver receives a reset, and no event after it")
  func reset() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let driver = Driver(server)
      await bench.settle()
      client.abort()
      try await driver.until { $0.ends.count == 1 }
      #expect(driver.ends.first??.ioCode == .reset)
      driver.stream.needsToSend()
      try await bench.loop.sleep(for: .milliseconds(2))
      #expect(driver.ends.count == 1 && driver.filled == 0)
    }
  }

  @Test("a driver receives the bytes sent before the connection broke")
  func lastWords() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      try await client.write([4, 5, 6], deadline: soon())
      while client.backlog > 0 { await Task.yield() }
      client.tcp.close()
      // Both the bytes and the missing close_notify have arrived before the first read.
      let driver = Driver(server)
      try await driver.until { $0.ends.count == 1 }
      #expect(driver.received == [4, 5, 6] && driver.ends.first??.tlsCode == .truncated)
      #expect(bench.loop.spare.isEmpty)
    }
  }

  @Test("a driver supplies bytes only as fast as the peer reads them", arguments: [true, false])
  func filling(encrypted: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: encrypted)
      try server.tcp.setSendBuffer(256 * 1024)
      let driver = Driver(server, supply: 16 << 20)
      server.needsToSend()
      try await bench.loop.sleep(for: .milliseconds(20))
      #expect(driver.filled > 0 && driver.filled < 8 << 20)
      server.closeWhenSent(deadline: soon())
      let count = try await client.takeAll().count
      #expect(count == driver.filled)
      client.close()
      try await driver.until { $0.ends.count == 1 }
      #expect(driver.ends == [nil])
    }
  }

  @Test("closing when sent delivers all bytes and waits for the peer's end")
  func finishing() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let driver = Driver(server)
      let sent = [UInt8](repeating: 7, count: 1_000_000)
      try server.send(sent)
      server.closeWhenSent(deadline: soon())
      // Unread bytes of the peer would turn a plain close into a reset, and lose the answer.
      try await client.write([UInt8](repeating: 1, count: 100_000), deadline: soon())
      #expect(try await client.takeAll() == sent)
      client.close()
      try await driver.until { $0.ends.count == 1 }
      #expect(driver.ends == [nil] && server.isClosed)
    }
  }

  @Test(
    "bytes that a peer sends after the end are read for a limited time", arguments: [true, false])
  func sendingOn(encrypted: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: encrypted)
      let driver = Driver(server)
      server.closeWhenSent(deadline: soon())
      let more = [UInt8](repeating: 1, count: 1 << 20)
      let end = await TransportError.from {
        for _ in 0..<64 { try await client.write(more, deadline: soon()) }
      }
      #expect(end?.isTimeout == false && server.isClosed)
      #expect(driver.ends == [nil] && driver.received.isEmpty)
    }
  }

  @Test("a stream reads only when requested, and at most the requested bytes")
  func gated() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: false)
      var reads: [() -> Void] = []
      server.read(atMost: 3) { reads.append($0) }
      let driver = Driver(server)
      try await client.write([1, 2, 3, 4, 5], deadline: soon())
      while client.backlog > 0 || reads.isEmpty { await Task.yield() }
      await bench.settle()
      #expect(driver.received.isEmpty)
      while driver.received.count < 5 {
        let before = driver.received.count
        while reads.isEmpty { await Task.yield() }
        reads.removeFirst()()
        #expect(driver.received.count <= before + 3)
      }
      #expect(driver.received == [1, 2, 3, 4, 5])
    }
  }

  @Test("closing when sent ends at its deadline if the peer does not read")
  func stuck() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let driver = Driver(server, supply: 16 << 20)
      server.needsToSend()
      await bench.settle()
      server.closeWhenSent(deadline: .now() + .milliseconds(20))
      try await driver.until { $0.ends.count == 1 }
      #expect(driver.ends.first??.isTimeout == true && !client.isClosed)
    }
  }
}

/// Records its events, and supplies a number of bytes.
private final class Driver: ByteStreamDriver {
  let stream: ByteStream
  private let waiter: Waiter
  private var supply: Int
  private(set) var received: [UInt8] = []
  private(set) var filled = 0
  private(set) var ends: [TransportError?] = []

  init(_ stream: ByteStream, supply: Int = 0) {
    self.stream = stream
    self.supply = supply
    waiter = Waiter(on: stream.loop)
    stream.drive(by: self)
  }

  func received(_ bytes: borrowing RawSpan) {
    bytes.withUnsafeBytes { received += $0 }
    waiter.wake(.ready)
  }

  func fill(_ buffer: inout [UInt8], atMost: Int) {
    let count = min(supply, atMost)
    buffer += [UInt8](repeating: 3, count: count)
    supply -= count
    filled += count
  }

  func ended(_ error: TransportError?) {
    ends.append(error)
    waiter.wake(.ready)
  }

  func until(_ condition: (Driver) -> Bool) async throws {
    while !condition(self) { try await waiter.wait(until: soon(), for: "an event") }
  }
}

extension ByteStream {
  /// Reads exactly the given number of bytes.
  fileprivate func take(_ count: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let read = try await read(into: &bytes, atMost: count - bytes.count, deadline: soon())
      try #require(read > 0)
    }
    return bytes
  }

  /// Reads to the end.
  fileprivate func takeAll() async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while try await read(into: &bytes, atMost: 64 * 1024, deadline: soon()) > 0 {}
    return bytes
  }
}
