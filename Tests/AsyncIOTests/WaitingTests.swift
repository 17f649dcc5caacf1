// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

/// Each waiting operation, with a way to block it; it ends by deadline or cancellation.
@Suite("Waiting operations")
struct WaitingTests {
  enum Operation: CaseIterable, Sendable {
    case read, write, connect
  }

  @Test("a waiting operation ends at its deadline", arguments: Operation.allCases)
  func deadline(operation: Operation) async throws {
    try await TestShard.run { bench in
      let start = MonotonicTime.now()
      let task = try await bench.begin(operation, deadline: start + .milliseconds(20))
      #expect(await IOError.from { try await task.value } == .timedOut)
      #expect(MonotonicTime.now() >= start + .milliseconds(20))
    }
  }

  @Test("a waiting operation ends when its task is cancelled", arguments: Operation.allCases)
  func cancellation(operation: Operation) async throws {
    try await TestShard.run { bench in
      let task = try await bench.begin(operation, deadline: soon())
      await bench.settle()
      task.cancel()
      #expect(await IOError.from { try await task.value } == .cancelled)
    }
  }

  @Test(
    "accepting ends when it is cancelled, and when the listener closes", arguments: [true, false])
  func accepting(cancels: Bool) async throws {
    try await TestShard.run { bench in
      let listener = try bench.listen()
      let task = Task {
        _ = bench
        _ = try await listener.accept()
      }
      await bench.settle()
      if cancels { task.cancel() } else { listener.close() }
      let code = await IOError.from { try await task.value }
      #expect(code == (cancels ? .cancelled : .closed))
    }
  }

  @Test("a resumed wait is not affected by later deadlines or cancellations")
  func late() async throws {
    try await TestShard.run { bench in
      let waiter = Waiter(on: bench.loop)
      // Resumed in the turn in which it began: its timer is still pending.
      bench.loop.execute { waiter.wake(.ready) }
      #expect(await waiter.wait(until: .now() + .milliseconds(1)) == .ready)
      bench.loop.schedule(at: .now() + .milliseconds(3)) { waiter.wake(.ready) }
      #expect(await waiter.wait(until: soon()) == .ready)
      // Resumed, then cancelled before it continued.
      let task = Task {
        _ = bench
        let first = await waiter.wait(until: soon())
        return [
          first,
          await Task {
            _ = bench
            return await waiter.wait(until: soon())
          }.value,
        ]
      }
      await bench.settle()
      waiter.wake(.ready)
      task.cancel()
      await bench.settle()
      #expect(waiter.isWaiting)
      waiter.wake(.ready)
      #expect(await task.value == [.ready, .ready])
    }
  }

  @Test("a deadline earlier than the pending timer is kept")
  func nearer() async throws {
    try await TestShard.run { bench in
      let waiter = Waiter(on: bench.loop)
      bench.loop.execute { waiter.wake(.ready) }
      #expect(await waiter.wait(until: .now() + .seconds(100)) == .ready)
      #expect(await waiter.wait(until: .now() + .milliseconds(5)) == .timedOut)
      #expect(await waiter.wait(until: .now() + .milliseconds(5)) == .timedOut)
    }
  }
}

extension TestShard {
  /// Starts an operation that cannot proceed.
  fileprivate func begin(
    _ operation: WaitingTests.Operation, deadline: MonotonicTime
  ) async throws -> Task<Void, any Error> {
    switch operation {
    case .read:
      let (client, server) = try await pair()
      return Task {
        _ = self
        defer { client.close() }
        var bytes: [UInt8] = []
        _ = try await server.read(into: &bytes, atMost: 1, deadline: deadline)
      }
    case .write:
      let (client, server) = try await pair()
      return Task {
        _ = self
        defer { server.close() }
        try await client.write([UInt8](repeating: 0, count: 1 << 24), deadline: deadline)
      }
    case .connect:
      // With a full backlog of one, the kernel drops further SYNs.
      let listener = try Listener(
        on: loop, address: SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false, backlog: 0)
      let filling = try await TCPStream.connect(to: listener.address, on: loop, deadline: soon())
      return Task {
        defer {
          listener.close()
          filling.close()
        }
        _ = try await TCPStream.connect(to: listener.address, on: self.loop, deadline: deadline)
      }
    }
  }
}
