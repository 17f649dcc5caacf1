// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import AsyncIO
import JSONText
import Synchronization
import TLS
import Testing
import Transport

/// A clock that a test advances.
final class TestClock: Sendable {
  private let time = Mutex<Int64>(1_000_000_000)
  var wall: WallClock { WallClock { [self] in time.withLock { $0 } } }
  func advance(seconds: Int64) { time.withLock { $0 += seconds * 1000 } }
}

/// Runs a simulator that knows one key, and a client of it.
func withSimulator(
  _ configuration: SimulatorConfiguration = SimulatorConfiguration(),
  clock: TestClock = TestClock(),
  _ body: (Simulator, TestClient, Provider) async throws -> Void
) async throws {
  let provider = try Provider()
  let simulator = try Simulator(configuration, clock: clock.wall)
  try await simulator.start()
  await simulator.register(
    SigningKey(keyID: "KEY0000001", teamID: "TEAM000001", publicKey: provider.maker.publicKey))
  let client = try await TestClient.connected(to: simulator)
  do {
    try await body(simulator, client, provider)
  } catch {
    Issue.record(error)
  }
  await client.close()
  await simulator.stop()
}

@Suite("A simulator in the test's process")
struct SimulatorTests {
  @Test("a push is accepted and recorded, and resumes its waiters")
  func accepted() async throws {
    try await withSimulator { simulator, client, provider in
      async let pushes = simulator.received(count: 2, ReceivedQuery(deviceToken: "ab02"))
      for token in ["ab02", "ab03", "AB02"] {
        let reply = try await client.push(provider.headers(token: token))
        #expect(reply.status == 200)
        #expect(reply.body.isEmpty)
        #expect(reply.headers["apns-id"]?.utf8.count == 36)
      }
      let received = await pushes
      #expect(received.map(\.number) == [1, 3])
      #expect(received.map(\.topic) == ["com.example.app", "com.example.app"])
      #expect(String(decoding: received[0].payload, as: UTF8.self) == #"{"aps":{"alert":"hi"}}"#)
      #expect(await simulator.statistics.accepted == 3)
    }
  }

  @Test("tests can set device states and faults")
  func states() async throws {
    try await withSimulator { simulator, client, provider in
      await simulator.declare(.unregistered(timestamp: 17), token: "AB01")
      let gone = try await client.push(provider.headers())
      #expect(gone.status == 410)
      #expect(gone.text == #"{"reason":"Unregistered","timestamp":17}"#)
      await simulator.declare(.active, token: "ab01")
      await simulator.addFault(FaultRule(Fault(.reset(code: 7)), times: 1))
      let reset = try await client.push(provider.headers())
      #expect(reset.errorCode == 7)
      #expect(await client.status(provider.headers()) == 200)
      #expect(await simulator.received().map(\.status) == [410, nil, 200])
      await simulator.clearReceived()
      #expect(await simulator.received().isEmpty)
    }
  }

  @Test("a provider token expires after an hour and may change after twenty minutes")
  func clock() async throws {
    let clock = TestClock()
    try await withSimulator(clock: clock) { _, client, provider in
      var provider = provider
      #expect(await client.status(provider.headers()) == 200)
      try provider.renew()
      clock.advance(seconds: 1199)
      let early = try await client.push(provider.headers())
      #expect(early.text == #"{"reason":"TooManyProviderTokenUpdates"}"#)
      clock.advance(seconds: 1)
      #expect(await client.status(provider.headers()) == 200)
      clock.advance(seconds: 2401)
      let old = try await client.push(provider.headers())
      #expect(old.text == #"{"reason":"ExpiredProviderToken"}"#)
    }
  }

  @Test("a revoked key invalidates its tokens at once, known ones included")
  func revoking() async throws {
    try await withSimulator { simulator, client, provider in
      let headers = provider.headers()
      #expect(await client.status(headers) == 200)
      await simulator.revokeKey("KEY0000001")
      let refused = try await client.push(headers)
      #expect(refused.text == #"{"reason":"InvalidProviderToken"}"#)
    }
  }

  @Test("a stop sends GOAWAY with Apple's reason and closes the connections")
  func stopping() async throws {
    let provider = try Provider()
    let simulator = try Simulator(SimulatorConfiguration(acceptsAnyKey: true))
    try await simulator.start()
    let client = try await TestClient.connected(to: simulator)
    _ = try await client.push(provider.headers())
    await simulator.stop()
    _ = await client.end()
    let goAway = try #require(await client.goAways.last)
    #expect(goAway.code == 0)
    #expect(String(decoding: goAway.debugData, as: UTF8.self) == #"{"reason":"Shutdown"}"#)
    await client.close()
  }

  @Test("a waiter returns when the simulator stops")
  func stoppedWaiting() async throws {
    let simulator = try Simulator(SimulatorConfiguration())
    try await simulator.start()
    let waiter = Task { await simulator.received(count: 1) }
    while await simulator.waiterCount == 0 { await Task.yield() }
    await simulator.stop()
    #expect(await waiter.value.isEmpty)
  }

  @Test("without a recording no push is stored, but every push is counted")
  func notRecording() async throws {
    try await withSimulator(SimulatorConfiguration(recordingCapacity: 0)) {
      simulator, client, provider in
      let reply = try await client.push(provider.headers())
      #expect(reply.status == 200)
      #expect(await simulator.received().isEmpty)
      #expect(await simulator.statistics.requests == 1)
    }
  }

  @Test("a port in use is an error that names --listen")
  func takenPort() async throws {
    let first = try Simulator(SimulatorConfiguration())
    try await first.start()
    let address = try #require(await first.address)
    let second = try Simulator(SimulatorConfiguration(listen: "\(address)"))
    let fault = await #expect(throws: ListenFault.self) { try await second.start() }
    #expect(fault?.setting == "--listen")
    await second.stop()
    await first.stop()
  }

  @Test("the control port returns the simulator's data")
  func control() async throws {
    let configuration = SimulatorConfiguration(control: "127.0.0.1:0")
    try await withSimulator(configuration) { simulator, client, provider in
      _ = try await client.push(provider.headers(), payload: "not JSON")
      let address = try #require(await simulator.controlAddress)
      let body = try await client.get("/sim/received?topic=com.example.app", from: address)
      let document = try JSONDocument(parsing: body)
      #expect(document.root.at(pointer: "/received/0/token")?.string == "ab01")
      #expect(document.root.at(pointer: "/received/0/payload_text")?.string == "not JSON")
      #expect(document.root.at(pointer: "/received/0/number")?.int == 1)
    }
  }
}

extension TestClient {
  /// Sends a plain GET and returns the body of the answer.
  func get(_ path: String, from address: SocketAddress) async throws -> [UInt8] {
    let deadline = MonotonicTime.now() + .seconds(10)
    let tcp = try await TCPStream.connect(to: address, on: loop, deadline: deadline)
    let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    try await tcp.write(Array(request.utf8), deadline: deadline)
    var answer: [UInt8] = []
    while try await tcp.read(into: &answer, atMost: 65_536, deadline: deadline) > 0 {}
    tcp.close()
    return Array(answer.drop { $0 != UInt8(ascii: "{") })
  }
}
