// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@Suite("TCP streams")
struct TCPStreamTests {
  @Test("bytes pass in both directions, and the end of stream follows them")
  func echo() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      try await client.write(Array("hello".utf8), deadline: soon())
      client.close()
      var received = Array("> ".utf8)
      #expect(try await server.read(into: &received, atMost: 3, deadline: soon()) == 3)
      #expect(try await server.read(into: &received, atMost: 100, deadline: soon()) == 2)
      #expect(received == Array("> hello".utf8))
      for _ in 0..<2 {
        #expect(try await server.read(into: &received, atMost: 100, deadline: soon()) == 0)
      }
    }
  }

  @Test("both ends know both addresses")
  func addresses() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      #expect(client.peer == server.local && client.local == server.peer)
      #expect(client.local.port != client.peer.port && client.local.port != 0)
    }
  }

  @Test("a slow reader blocks the writer, and receives every byte")
  func backPressure() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      try client.setSendBuffer(256 * 1024)
      let sent = (0..<128).reduce(into: [UInt8]()) { bytes, number in
        bytes += [UInt8](repeating: UInt8(number), count: 64 * 1024)
      }
      let progress = Log()
      let stream = client
      let writer = Task {
        _ = bench
        try await stream.write(sent, deadline: soon())
        progress.add("written")
        stream.close()
      }
      await bench.settle()
      try await bench.loop.sleep(for: .milliseconds(20))
      #expect(progress.lines == [], "the writer waits, as nothing is read")
      var received: [UInt8] = []
      while try await server.read(into: &received, atMost: 128 * 1024, deadline: soon()) > 0 {}
      try await writer.value
      let isIntact = received == sent
      #expect(isIntact)
    }
  }

  @Test("after a half-close the other direction stays open")
  func halfClose() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      client.shutdownWrite()
      var received: [UInt8] = []
      #expect(try await server.read(into: &received, atMost: 9, deadline: soon()) == 0)
      try await server.write([7], deadline: soon())
      #expect(try await client.read(into: &received, atMost: 9, deadline: soon()) == 1)
      #expect(await IOError.from { try await client.write([1], deadline: soon()) } == .reset)
    }
  }

  @Test("a reset ends the peer's reading and writing")
  func reset() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      let reader = bench.reading(server)
      await bench.settle()
      client.abort()
      #expect(await IOError.from { try await reader.value } == .reset)
      #expect(await IOError.from { try await server.write([1], deadline: soon()) } == .reset)
    }
  }

  @Test("a close ends pending and later operations; a second close affects no other descriptor")
  func closing() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      let reader = bench.reading(server)
      await bench.settle()
      server.close()
      #expect(await IOError.from { try await reader.value } == .closed)
      #expect(await IOError.from { try await server.write([1], deadline: soon()) } == .closed)
      #expect(await IOError.from { try await server.readable(deadline: soon()) } == .closed)
      #expect(throws: IOError.self) { try server.setUserTimeout(.seconds(1)) }
      // The next connection reuses the number: a second close would end it.
      let (third, fourth) = try await bench.pair()
      server.close()
      server.abort()
      client.close()
      var received: [UInt8] = []
      try await third.write([1], deadline: soon())
      #expect(try await fourth.read(into: &received, atMost: 9, deadline: soon()) == 1)
    }
  }

  @Test("a dropped stream is closed")
  func dropping() async throws {
    try await TestShard.run { bench in
      var (client, server): (TCPStream?, TCPStream) = try await bench.pair()
      _ = client?.isClosed
      client = nil
      var received: [UInt8] = []
      #expect(try await server.read(into: &received, atMost: 9, deadline: soon()) == 0)
    }
  }

  @Test("drivers are called for reading and writing once per request")
  func driving() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      try client.setSendBuffer(256 * 1024)
      let pusher = Pusher(client, total: 4 * 1024 * 1024)
      let taker = Taker(server)
      pusher.push()
      taker.take()
      while !taker.hasEnded { try await taker.waiter.wait(until: soon(), for: "the end") }
      #expect(taker.count == 4 * 1024 * 1024)
      #expect(pusher.blocked > 0)
    }
  }

  @Test("a peer that sends endlessly does not starve other tasks of the loop")
  func fairness() async throws {
    try await TestShard.run { bench in
      let flood = try EventLoop(name: "flood")
      try flood.start()
      let listener = try bench.listen()
      let (source, address) = (Flood(loop: flood), listener.address)
      async let flooding: Void = source.run(to: address)
      let server = try TCPStream(adopting: await listener.accept(), on: bench.loop)
      let others = Log()
      for milliseconds in 1...3 {
        bench.loop.schedule(at: .now() + .milliseconds(milliseconds)) { others.add("timer") }
      }
      var received: [UInt8] = []
      while others.lines.count < 3 {
        received.removeAll(keepingCapacity: true)
        _ = try await server.read(into: &received, atMost: 1024, deadline: soon())
      }
      server.abort()
      await flooding
      flood.stop()
      flood.join()
    }
  }

  @Test("a deadline is kept while the peer sends endlessly")
  func deadlineUnderLoad() async throws {
    try await TestShard.run { bench in
      let flood = try EventLoop(name: "flood")
      try flood.start()
      let listener = try bench.listen()
      let (source, address) = (Flood(loop: flood), listener.address)
      async let flooding: Void = source.run(to: address)
      let server = try TCPStream(adopting: await listener.accept(), on: bench.loop)
      let deadline = MonotonicTime.now() + .milliseconds(20)
      var received: [UInt8] = []
      var reads = 0
      let ended = await IOError.from {
        // Far more bytes than can be sent before the deadline.
        while reads < 1_000_000 {
          received.removeAll(keepingCapacity: true)
          _ = try await server.read(into: &received, atMost: 16, deadline: deadline)
          reads += 1
        }
      }
      #expect(ended == .timedOut && reads > 0)
      server.abort()
      await flooding
      flood.stop()
      flood.join()
    }
  }

  @Test("the end is acknowledged when the peer's kernel has all bytes")
  func acknowledgement() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      try await server.write([1, 2, 3], deadline: soon())
      #expect(!server.isEndAcknowledged(), "the end was not sent")
      server.shutdownWrite()
      while !server.isEndAcknowledged() { try await bench.loop.sleep(for: .milliseconds(1)) }
      #expect(server.acknowledgedBytes ?? 0 >= 3)
      var received: [UInt8] = []
      while try await client.read(into: &received, atMost: 100, deadline: soon()) > 0 {}
      client.close()
      while try await server.read(into: &received, atMost: 100, deadline: soon()) > 0 {}
      while !server.isEndAcknowledged() { try await bench.loop.sleep(for: .milliseconds(1)) }
      server.close()
      #expect(!server.isEndAcknowledged() && server.acknowledgedBytes == nil)
    }
  }

  @Test("the end is not acknowledged while bytes are on the way, nor after a reset")
  func noAcknowledgement() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      // The client reads nothing, so its receive buffer does not grow.
      try server.setSendBuffer(4 * 1024 * 1024)
      #expect(try server.tryWrite([UInt8](repeating: 1, count: 4 * 1024 * 1024)) > 0)
      server.shutdownWrite()
      #expect(!server.isEndAcknowledged())
      client.abort()
      var received: [UInt8] = []
      while (try? await server.read(into: &received, atMost: 100, deadline: soon())) ?? 0 > 0 {}
      #expect(!server.isEndAcknowledged())
    }
  }

  @Test("a reset before the end is not an acknowledgement")
  func resetBeforeEnd() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.pair()
      let reset = Log()
      server.whenEnded { reset.add("reset") }
      client.abort()
      while reset.lines.isEmpty { try await bench.loop.sleep(for: .milliseconds(1)) }
      // The failure of a write clears the socket's pending error.
      #expect(throws: IOError.self) { try server.tryWrite([1]) }
      server.shutdownWrite()
      #expect(!server.isEndAcknowledged())
    }
  }

  @Test("one loop serves thousands of connections")
  func many() async throws {
    try await TestShard.run { bench in
      let count = 2_000
      let listener = try bench.listen()
      let address = listener.address
      let accepting = Task {
        _ = bench
        var echoes: [Task<Void, any Error>] = []
        for _ in 0..<count {
          let stream = try TCPStream(adopting: await listener.accept(), on: bench.loop)
          echoes.append(
            Task {
              _ = bench
              var bytes: [UInt8] = []
              while try await stream.read(into: &bytes, atMost: 64, deadline: soon()) > 0 {
                try await stream.write(bytes, deadline: soon())
                bytes = []
              }
            })
        }
        for echo in echoes { try await echo.value }
      }
      var clients: [TCPStream] = []
      for _ in 0..<count {
        clients.append(
          try await TCPStream.connect(to: address, on: bench.loop, deadline: soon()))
      }
      for (number, client) in clients.enumerated() {
        try await client.write([UInt8(number % 251)], deadline: soon())
      }
      for (number, client) in clients.enumerated() {
        var bytes: [UInt8] = []
        _ = try await client.read(into: &bytes, atMost: 64, deadline: soon())
        #expect(bytes == [UInt8(number % 251)])
        client.close()
      }
      try await accepting.value
    }
  }
}

/// Writes as a stream driver does.
private final class Pusher {
  private let stream: TCPStream
  private var left: Int
  private let piece = [UInt8](repeating: 1, count: 64 * 1024)
  private(set) var blocked = 0

  init(_ stream: TCPStream, total: Int) {
    self.stream = stream
    left = total
  }

  func push() {
    while left > 0 {
      let sent = (try? stream.tryWrite(Array(piece.prefix(left)))) ?? 0
      left -= sent
      if sent == 0 {
        blocked += 1
        stream.whenWritable { [weak self] in self?.push() }
        return
      }
    }
    stream.shutdownWrite()
  }
}

/// Reads as a stream driver does.
private final class Taker {
  private let stream: TCPStream
  let waiter: Waiter
  private(set) var count = 0
  private(set) var hasEnded = false

  init(_ stream: TCPStream) {
    self.stream = stream
    waiter = Waiter(on: stream.loop)
  }

  func take() {
    let result = try? stream.tryRead(atMost: 10_000) { count += $0.byteCount }
    if result == .some(.some(0)) {
      hasEnded = true
      waiter.wake(.ready)
    } else {
      stream.whenReadable { [weak self] in self?.take() }
    }
  }
}

/// Writes as fast as it can until the connection ends.
private actor Flood {
  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  init(loop: EventLoop) { self.loop = loop }

  func run(to address: SocketAddress) async {
    let stream = try? await TCPStream.connect(to: address, on: loop, deadline: soon())
    let piece = [UInt8](repeating: 0, count: 256 * 1024)
    while let stream {
      do { try await stream.write(piece, deadline: soon()) } catch { return }
    }
  }
}

extension TestShard {
  /// A task that reads once.
  func reading(_ stream: TCPStream, until deadline: MonotonicTime = soon()) -> Task<Int, any Error>
  {
    Task {
      _ = self
      var bytes: [UInt8] = []
      return try await stream.read(into: &bytes, atMost: 9, deadline: deadline)
    }
  }
}
