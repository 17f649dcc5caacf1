// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import TLS
import TestSupport
import Testing
import Transport

@testable import HTTPServer

@Suite("Eviction of connections without a ClientHello")
struct PendingHandshakesTests {
  @Test("the oldest silent connections are evicted, and another client is served")
  func crowd() async throws {
    var limits = HTTPLimits()
    limits.pendingHandshakes = 8
    try await TestShard.run(limits, isSecure: true) { shard in
      let crowd = try await shard.silent(12)
      #expect(crowd.map(\.isKept) == (0..<12).map { $0 >= 4 })
      #expect(shard.handshakes == [.dropped, .dropped, .dropped, .dropped])
      #expect(shard.connectionCounts.max() == 8)
      let (stream, answer) = try await shard.hello()
      #expect(answer.hasSuffix("hello"))
      stream.close()
      // Only this client had started a handshake.
      #expect(shard.handshakes.filter { $0 != .dropped } == [.full])
      #expect(shard.acceptor?.handshakes == 0)
      #expect(crowd[11].isKept)
    }
  }

  @Test("the oldest connections of the address with the most are evicted")
  func addresses() async throws {
    var limits = HTTPLimits()
    limits.pendingHandshakes = 20
    try await TestShard.run(limits, isSecure: true) { shard in
      let few = try await shard.silent(3, from: "127.0.0.2")
      let some = try await shard.silent(6, from: "127.0.0.3")
      let many = try await shard.silent(11, from: "127.0.0.4")
      // Every second one finds the pending handshakes full, and an eighth of them is evicted.
      let more = try await shard.silent(4, from: "127.0.0.5")
      for clients in [few, some, more] { #expect(clients.kept == clients.count) }
      #expect(many.map(\.isKept) == (0..<11).map { $0 >= 4 })
      #expect(shard.lobbyCounts.last == 20)
    }
  }

  @Test("an address at its limit loses only its own silent connections")
  func share() async throws {
    var limits = HTTPLimits()
    limits.connectionsPerAddress = 3
    limits.refusals = 1
    try await TestShard.run(limits, isSecure: true) { shard in
      let other = try await shard.silent(1, from: "127.0.0.2")
      let (first, answer) = try await shard.hello(closes: false)
      #expect(answer.hasSuffix("hello"))
      // Two slots are left to it.
      let own = try await shard.silent(4)
      #expect(own.map(\.isKept) == [false, false, true, true])
      // They are free for clients that send a ClientHello, until none is left.
      var streams = [first]
      for _ in 0..<2 {
        let (stream, answer) = try await shard.hello(closes: false)
        #expect(answer.hasSuffix("hello"))
        streams.append(stream)
      }
      #expect(try await shard.hello().answer.contains("PG1020"))
      #expect(other.kept == other.count)
      for stream in streams { stream.close() }
    }
  }

  @Test("silent connections do not take slots of established ones; excess clients are rejected")
  func fullHouse() async throws {
    var limits = HTTPLimits()
    limits.connections = 4
    limits.connectionsPerAddress = 4
    limits.pendingHandshakes = 4
    limits.refusals = 1
    try await TestShard.run(limits, isSecure: true) { shard in
      let crowd = try await shard.silent(4)
      var streams: [ByteStream] = []
      for _ in 0..<4 {
        let (stream, answer) = try await shard.hello(closes: false)
        #expect(answer.hasSuffix("hello"))
        streams.append(stream)
      }
      #expect(crowd.kept <= 1)
      #expect(try await shard.hello().answer.contains("PG1016"))
      for stream in streams { stream.close() }
    }
  }

  @Test("a ClientHello that arrives byte by byte is recognized", arguments: ["h2", "http/1.1"])
  func byteByByte(alpn: String) async throws {
    try await TestShard.run(isSecure: true) { shard in
      let client = try await shard.connect()
      let session = try TLSSession(
        client: try shard.clientContext([alpn]), serverName: "localhost")
      var outgoing: [UInt8] = []
      session.takeOutgoing(into: &outgoing)
      for byte in outgoing.dropLast() {
        try await client.send(bytes: [byte])
        try await shard.loop.sleep(for: .microseconds(1))
      }
      await shard.waiting(1)
      #expect(shard.acceptor?.handshakes == 0)
      try await client.send(bytes: outgoing.suffix(1))
      while !session.isEstablished {
        var incoming: [UInt8] = []
        try #require(
          try await client.stream.read(
            into: &incoming, atMost: 65_536, deadline: .now() + .seconds(10)) > 0)
        try session.receive(incoming)
        outgoing = []
        session.takeOutgoing(into: &outgoing)
        try await client.send(bytes: outgoing)
      }
      #expect(session.negotiatedProtocol == alpn)
      #expect(shard.lobbyCounts.last == 0)
      while shard.handshakes != [.full] { try await shard.loop.sleep(for: .milliseconds(1)) }
    }
  }

  @Test("a silent or incomplete client is reset at the handshake deadline")
  func deadline() async throws {
    var limits = HTTPLimits()
    limits.handshakeDeadline = .milliseconds(50)
    try await TestShard.run(limits, isSecure: true) { shard in
      let crowd = try await shard.silent(150)
      let little = try await shard.connect()
      try await little.send(bytes: [22, 3, 1])
      // (A closure given to #expect would not run on the loop.)
      var wasReset = false
      do { _ = try await little.readToEnd() } catch { wasReset = true }
      #expect(wasReset)
      await shard.waiting(0)
      #expect(crowd.kept == 0)
      #expect(shard.handshakes == [HandshakeEnd](repeating: .timedOut, count: 151))
      #expect(shard.connectionCounts.last == 0)
    }
  }

  @Test("a client that connected before a stop receives one last response")
  func lastWords() async throws {
    try await TestShard.run(isSecure: true) { shard in
      let client = try await shard.connect()
      await shard.waiting(1)
      let drained = shard.startDraining(within: .seconds(20))
      try await shard.loop.sleep(for: .milliseconds(20))
      let stream = try await ByteStream.connectTLS(
        over: client.stream, context: try shard.clientContext(["http/1.1"]),
        serverName: "localhost", deadline: .now() + .seconds(10))
      try stream.send(Array("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n".utf8))
      var answer: [UInt8] = []
      while try await stream.read(into: &answer, atMost: 4096, deadline: .now() + .seconds(10)) > 0
      {}
      let text = String(decoding: answer, as: UTF8.self)
      #expect(text.contains("\r\nConnection: close\r\n") && text.hasSuffix("hello"))
      stream.close()
      #expect(await drained.value)
    }
  }

  @Test("a draining server waits for silent connections briefly, not until their deadlines")
  func drained() async throws {
    try await TestShard.run(isSecure: true) { shard in
      let crowd = try await shard.silent(150)
      #expect(await shard.startDraining(within: .seconds(20)).value)
      #expect(crowd.kept == 0)
      #expect(shard.lobbyCounts.last == 0 && shard.connectionCounts.last == 0)
    }
  }

  @Test("a silent client that leaves is removed; plain HTTP is answered at once")
  func leaving() async throws {
    try await TestShard.run(isSecure: true) { shard in
      var silent = try await shard.silent(3)
      silent.removeLast()
      await shard.waiting(2)
      let foreign = try await shard.connect()
      try await foreign.send("GET / HTTP/1.1\r\nHost: t\r\n\r\n")
      _ = try? await foreign.readToEnd()
      #expect(shard.handshakes == [.failed, .failed])
      #expect(silent.kept == silent.count)
    }
  }

  @Test("the length of a first record is read only if it is TLS")
  func records() {
    let rows: [([UInt8], Int)] = [
      ([22, 3, 1, 0, 0], 5), ([22, 3, 1, 2, 1], 518), ([22, 3, 3, 0x40, 0], 16_389),
      ([22, 3, 1, 0x40, 1], 5), ([22, 2, 1, 2, 1], 5), ([71, 69, 84, 32, 47], 5),
      ([23, 3, 3, 2, 1], 5), ([0x80, 46, 1, 3, 1], 5),
    ]
    for (bytes, length) in rows {
      #expect(FirstRecord.length(FirstRecord.Header { bytes[$0] }) == length)
    }
  }
}

/// A client of this machine that has connected and sends nothing.
final class SilentClient {
  private let descriptor: Int32

  /// - Parameter address: its source address.
  init(from address: String, to server: SocketAddress) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try #require(try act(address, 0, bind) == 0)
    try #require(try act(server.host, server.port ?? 0, connect) == 0)
  }

  deinit { close(descriptor) }

  /// Whether the server has neither ended nor reset the connection.
  var isKept: Bool {
    var byte: UInt8 = 0
    return unsafe recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT)) < 0 && errno == EAGAIN
  }

  private func act(
    _ host: String, _ port: Int,
    _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    try #require(unsafe inet_pton(AF_INET, host, &address.sin_addr) == 1)
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

extension [SilentClient] {
  /// Number of connections that the server has neither ended nor reset.
  var kept: Int { count(where: \.isKept) }
}

extension TestShard {
  /// Opens silent connections, and returns when all are pending handshakes.
  func silent(_ number: Int, from address: String = "127.0.0.1") async throws -> [SilentClient] {
    let before = lobbyCounts.count
    let clients = try (0..<number).map { _ in try SilentClient(from: address, to: self.address) }
    while lobbyCounts.count < before + number { try await loop.sleep(for: .milliseconds(1)) }
    return clients
  }

  /// Returns when the number of pending handshakes is reached.
  func waiting(_ count: Int) async {
    while lobbyCounts.last != count { try? await loop.sleep(for: .milliseconds(1)) }
  }

  /// Sends a request over a new TLS connection and reads the response.
  func hello(closes: Bool = true) async throws -> (stream: ByteStream, answer: String) {
    let stream = try await connectTLS(["http/1.1"])
    let head = "GET /hello HTTP/1.1\r\nHost: t\r\n\(closes ? "Connection: close\r\n" : "")\r\n"
    try await stream.write(Array(head.utf8), deadline: .now() + .seconds(10))
    var answer: [UInt8] = []
    while !String(decoding: answer, as: UTF8.self).hasSuffix("hello") {
      let count = try await stream.read(
        into: &answer, atMost: 65_536, deadline: .now() + .seconds(10))
      if count == 0 { break }
    }
    return (stream, String(decoding: answer, as: UTF8.self))
  }
}
