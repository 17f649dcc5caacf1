// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import TestSupport
import Testing

@Suite("Listeners")
struct ListenerTests {
  @Test("a port in use is an error, shared or not", arguments: [true, false])
  func taken(reusePort: Bool) async throws {
    try await TestShard.run { bench in
      let first = try bench.listen(reusePort: reusePort)
      let code = await IOError.from {
        _ = try Listener(on: bench.loop, address: first.address, reusePort: reusePort)
      }
      #expect(code == .addressInUse)
      first.close()
      _ = try Listener(on: bench.loop, address: first.address, reusePort: reusePort)
    }
  }

  @Test("listeners that join share the port")
  func joining() async throws {
    try await TestShard.run { bench in
      let first = try bench.listen(reusePort: true)
      let second = try Listener(
        on: bench.loop, address: first.address, reusePort: true, joining: true)
      #expect(second.address == first.address && first.address.port != 0)
      let answered = Log()
      for (name, listener) in [("first", first), ("second", second)] {
        Task {
          _ = bench
          while true {
            _ = try await listener.accept()
            answered.add(name)
          }
        }
      }
      // The kernel distributes by a hash of the addresses: all to one has a probability of 2^-60.
      var clients: [TCPStream] = []
      while Set(answered.lines).count < 2, clients.count < 60 {
        clients.append(
          try await TCPStream.connect(to: first.address, on: bench.loop, deadline: soon()))
        try await bench.loop.sleep(for: .milliseconds(1))
      }
      #expect(Set(answered.lines) == ["first", "second"])
      first.close()
      second.close()
    }
  }

  @Test("a connection to a port without listener is refused")
  func refused() async throws {
    try await TestShard.run { bench in
      let listener = try bench.listen()
      listener.close()
      let code = await IOError.from {
        try await TCPStream.connect(to: listener.address, on: bench.loop, deadline: soon())
      }
      #expect(code == .refused)
    }
  }

  @Test("a listen address of another machine is a bad address")
  func foreign() async throws {
    try await TestShard.run { bench in
      let code = await IOError.from {
        let address = try SocketAddress(ip: "192.0.2.1", port: 0)
        return try Listener(on: bench.loop, address: address, reusePort: false)
      }
      #expect(code == .badAddress)
    }
  }

  @Test("an accepted socket has one owner")
  func adoption() async throws {
    try await TestShard.run { bench in
      let listener = try bench.listen()
      let client = try await TCPStream.connect(
        to: listener.address, on: bench.loop, deadline: soon())
      var accepted: AcceptedSocket? = try await listener.accept()
      let server = try TCPStream(adopting: try #require(accepted), on: bench.loop)
      #expect(throws: IOError.self) { try TCPStream(adopting: accepted!, on: bench.loop) }
      accepted = nil
      try await client.write([1], deadline: soon())
      var bytes: [UInt8] = []
      #expect(try await server.read(into: &bytes, atMost: 1, deadline: soon()) == 1)
    }
  }

  @Test("bytes of an accepted socket can be peeked and stay readable for its owner")
  func peeking() async throws {
    try await TestShard.run { bench in
      let listener = try bench.listen()
      let client = try await TCPStream.connect(
        to: listener.address, on: bench.loop, deadline: soon())
      let accepted = try await listener.accept()
      let watcher = Watcher()
      let registration = try accepted.watch(on: bench.loop, by: watcher)
      #expect(try accepted.arrived() == 0)
      for (text, expected) in [("ab", nil), ("cd", Array("abc".utf8))] as [(String, [UInt8]?)] {
        let received = watcher.received.count
        try await client.write(Array(text.utf8), deadline: soon())
        while watcher.received.count == received {
          try await bench.loop.sleep(for: .milliseconds(1))
        }
        let first: InlineArray<3, UInt8>? = try accepted.peek()
        #expect(first.map { first in first.indices.map { first[$0] } } == expected)
      }
      #expect(try accepted.arrived() == 4)
      client.close()
      while watcher.received.last?.contains(.hangup) != true {
        try await bench.loop.sleep(for: .milliseconds(1))
      }
      bench.loop.deregister(registration)
      let server = try TCPStream(adopting: accepted, on: bench.loop)
      var bytes: [UInt8] = []
      #expect(try await server.read(into: &bytes, atMost: 9, deadline: soon()) == 4)
      #expect(bytes == Array("abcd".utf8))
      #expect(throws: IOError.self) { try accepted.arrived() }
    }
  }

  @Test("an accepted socket without an owner is closed")
  func unclaimed() async throws {
    try await TestShard.run { bench in
      let listener = try bench.listen()
      let client = try await TCPStream.connect(
        to: listener.address, on: bench.loop, deadline: soon())
      _ = try await listener.accept()
      var bytes: [UInt8] = []
      #expect(try await client.read(into: &bytes, atMost: 1, deadline: soon()) == 0)
    }
  }

  @Test("Unix sockets carry bytes in both directions")
  func unix() async throws {
    try await TestShard.run { bench in
      let path = "/tmp/asyncio-\(getpid())-\(MonotonicTime.now().nanoseconds).sock"
      defer { unlink(path) }
      let listener = try Listener(
        on: bench.loop, address: SocketAddress(unixPath: path), reusePort: false)
      let client = try await TCPStream.connect(
        to: listener.address, on: bench.loop, deadline: soon())
      let server = try TCPStream(adopting: await listener.accept(), on: bench.loop)
      try await client.write([9], deadline: soon())
      var bytes: [UInt8] = []
      #expect(try await server.read(into: &bytes, atMost: 1, deadline: soon()) == 1)
      #expect(client.peer.description == "unix:\(path)")
    }
  }

  @Test("a listener without free descriptors waits and then accepts again")
  func shortage() async {
    // In a separate process: the limit would affect the other tests.
    await #expect(processExitsWith: .success) {
      try await TestShard.run { bench in
        let listener = try bench.listen()
        let client = try await TCPStream.connect(
          to: listener.address, on: bench.loop, deadline: soon())
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let usual = limit
        limit.rlim_cur = 0
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        var shortages = 0
        listener.onShortage = { shortages += 1 }
        let accepting = Task {
          _ = bench
          return try await listener.accept().peer
        }
        while shortages == 0 { await Task.yield() }
        var restored = usual
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &restored)
        #expect(try await accepting.value == client.local)
      }
    }
  }
}

/// Keeps the readiness that it receives.
private final class Watcher: ReadinessHandler {
  var received: [Readiness] = []
  func ready(_ readiness: Readiness) { received.append(readiness) }
}
