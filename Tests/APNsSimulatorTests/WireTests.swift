// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import AsyncIO
import JSONText
import TLS
import Testing
import Transport

/// Effects of faults on the bytes of a connection, as its client sees them.
@Suite("Connections with injected faults")
struct WireTests {
  /// Applies a fault to the open connection.
  private func strike(_ simulator: Simulator, _ fault: String) async throws {
    let json = try JSONDocument(parsing: Array(#"{"at": "now", \#(fault)}"#.utf8))
    #expect(await simulator.addFault(try FaultRule(JSONField(json.root))) == nil)
  }

  @Test("a frozen connection neither reads nor writes, and closes with its peer")
  func frozen() async throws {
    try await withSimulator { simulator, client, provider in
      #expect(await client.status(provider.headers()) == 200)
      try await strike(simulator, #""action": "blackhole""#)
      async let unanswered = client.push(provider.headers())
      try await strike(simulator, #""action": "goaway""#)
      // A second connection, whose answer shows that enough time has passed.
      let other = try await TestClient.connected(to: simulator)
      #expect(await other.status(provider.headers()) == 200)
      await other.close()
      #expect(await client.isOpen)
      #expect(await simulator.statistics.requests == 2)
      await client.cut()
      #expect(try await unanswered.status == nil)
      while await simulator.statistics.connectionsOpen > 0 { await Task.yield() }
    }
  }

  @Test("a frozen connection closes when the simulator stops")
  func frozenAndStopped() async throws {
    let configuration = SimulatorConfiguration(acceptsAnyKey: true)
    let simulator = try Simulator(configuration, clock: TestClock().wall)
    try await simulator.start()
    let client = try await TestClient.connected(to: simulator)
    #expect(await client.status(try Provider().headers()) == 200)
    try await strike(simulator, #""action": "blackhole""#)
    await simulator.stop()
    let end = await client.end()
    #expect(end != nil)
    #expect(await client.goAways.isEmpty)
    await client.close()
  }

  @Test("a slow reader reads everything at its rate")
  func slow() async throws {
    try await withSimulator { simulator, client, provider in
      #expect(await client.status(provider.headers()) == 200)
      try await strike(simulator, #""action": "slow_read", "bytes": 200, "interval_ms": 1"#)
      let begin = MonotonicTime.now()
      let payload = #"{"aps":{"alert":"\#(String(repeating: "x", count: 4_000))"}}"#
      #expect(try await client.push(provider.headers(), payload: payload).status == 200)
      #expect(MonotonicTime.now() >= begin + .milliseconds(18))
      #expect(await simulator.received().last?.payload.count == payload.utf8.count)
    }
  }

  @Test("a close without close_notify is distinguished from one with it", arguments: [true, false])
  func closeNotify(says: Bool) async throws {
    try await withSimulator { simulator, client, provider in
      #expect(await client.status(provider.headers()) == 200)
      try await strike(simulator, #""action": "close", "close_notify": \#(says)"#)
      let end = try #require(await client.end())
      guard case .tls(let fault)? = end.error else {
        #expect(says && end.error == nil)
        return
      }
      #expect(!says && fault.code == .truncated)
    }
  }

  @Test("an injected stream limit reaches the client unchanged")
  func streamLimit() async throws {
    try await withSimulator { simulator, client, provider in
      #expect(await client.status(provider.headers()) == 200)
      #expect(await client.streamLimit == 1000)
      try await strike(simulator, #""action": "settings", "max_concurrent_streams": 3"#)
      while await client.streamLimit != 3 { await Task.yield() }
      #expect(await client.status(provider.headers()) == 200)
    }
  }

  @Test("injected frames are written between the session's own frames")
  func byHand() async throws {
    try await withSimulator { simulator, client, provider in
      #expect(await client.status(provider.headers()) == 200)
      await simulator.addFault(FaultRule(Fault(.silence), times: 1))
      async let unanswered = client.push(provider.headers())
      while await simulator.statistics.requests < 2 { await Task.yield() }
      // The first GOAWAY is injected: the session accepts streams until the second.
      try await strike(simulator, #""action": "goaway", "notice_ms": 5"#)
      while await client.goAways.count < 2 { await Task.yield() }
      #expect(await client.goAways.map(\.lastStreamID) == [.max, 3])
      #expect(await client.isOpen)
      await client.cut()
      #expect(try await unanswered.status == nil)
    }
  }
}
