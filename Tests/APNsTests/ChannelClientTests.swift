// SPDX-License-Identifier: Apache-2.0
import APNsSimulator
import AsyncIO
import HTTP2
import JSONText
import Logging
import TLS
import TestSupport
import Testing
import Transport

@testable import APNs

@Suite("Broadcast channels", .timeLimit(.minutes(1)))
struct ChannelClientTests {
  private static let app = "com.example.app"
  private static let id = "123e4567-e89b-42d3-a456-426614174000"
  private static let update = ChannelOperation.Broadcast(
    payload: Array(#"{"aps":{"event":"update","timestamp":1,"content-state":{}}}"#.utf8),
    expiration: 0, priority: 10)

  @Test("the simulator accepts all five requests on its two ports in Apple's form")
  func simulator() async throws {
    let key = try ES256PrivateKey.generate()
    let simulator = try Simulator(
      SimulatorConfiguration(
        listenChannels: "127.0.0.1:0",
        keys: [
          SigningKey(keyID: "KEY1234567", teamID: "TEAM123456", publicKey: try key.publicKey)
        ]))
    try await simulator.start()
    let ports = await simulator.entrances.reduce(into: [:]) { $0[$1.service] = $1.address.port }
    let root = try #require(simulator.authorityPEM)
    try await TestShard.run { world in
      let authentication = APNsAuthentication.providerToken(
        ProviderTokenSigner(
          credential: ProviderCredential(
            teamID: "TEAM123456", keyID: "KEY1234567", privateKey: key)))
      let (management, devices) = try (
        world.channels(ports[.management] ?? 0, authentication, trust: .only(pem: root)),
        world.channels(ports[.devices] ?? 0, authentication, trust: .only(pem: root))
      )
      func ask(_ request: ChannelOperation) async throws -> ChannelReply {
        let client = request.service == .management ? management : devices
        return try await client.send(request, app: Self.app, id: Self.id)
      }
      let made = try await ask(.create(storesLatest: true))
      #expect(made.status == 201 && made.requestID == Self.id)
      let channel = try #require(made.channel)
      let plain = try #require(try await ask(.create(storesLatest: false)).channel)
      #expect(Set(try await ask(.list).channels ?? []) == [channel, plain])
      #expect(try await ask(.read(channel: channel)).storesLatest == true)
      #expect(try await ask(.read(channel: plain)).storesLatest == false)
      let sent = try await ask(.broadcast(channel: plain, Self.update))
      #expect(sent.status == 200 && sent.requestID == Self.id)
      var stored = Self.update
      stored.expiration = 1_900_000_000
      #expect(
        try await ask(.broadcast(channel: plain, stored)).reason == "BadExpirationDate")
      #expect(try await ask(.broadcast(channel: channel, stored)).status == 200)
      #expect(try await ask(.delete(channel: plain)).status == 204)
      #expect(try await ask(.delete(channel: plain)).reason == "ChannelNotRegistered")
      management.close()
      devices.close()
    }
    await simulator.stop()
  }

  @Test("one connection, opened on demand, serves all requests within Apple's stream limit")
  func connection() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      peer.maximumStreams = 3
      peer.script = { _, _ in }
      peer.start()
      let client = try world.channels(peer)
      #expect(peer.connections.isEmpty)
      let asked = (0..<10).map { _ in world.ask(client, .list) }
      await peer.until { peer.requests.count == 3 }
      peer.script = { connection, request in connection.answer(request.stream, 200, [], "{}") }
      for request in peer.requests {
        peer.connections[0].answer(request.stream, 200, [], #"{"channels":["a"]}"#)
      }
      var answered = 0
      for one in asked where try await one.value.get().status == 200 { answered += 1 }
      #expect(answered == 10 && peer.connections.count == 1)
      #expect(peer.connections[0].mostStreams == 3)
      #expect(peer.requests.allSatisfy { $0["authorization"]?.hasPrefix("bearer ") == true })
      client.close()
      await peer.until { peer.connections[0].isEnded }
      let late = await world.ask(client, .list).value
      #expect(late == .failure(.neverProcessed("the gateway is stopping")))
      peer.close()
    }
  }

  @Test("requests cut off by GOAWAY are retried on a new connection, others are answered")
  func goAway() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      peer.script = { connection, request in
        guard connection.number == 0 else { return connection.answer(request.stream, 204) }
        if request.stream == 1 { return }
        // The peer promises to serve the first request only.
        try? connection.pump.session.goAway(lastStreamID: 1)
        connection.pump.needsToSend()
        connection.answer(1, 200, [], "{}")
      }
      peer.start()
      let client = try world.channels(peer)
      let first = world.ask(client, .list)
      await peer.until { peer.requests.count == 1 }
      let second = world.ask(client, .delete(channel: "a"))
      #expect(try await first.value.get().status == 200)
      #expect(try await second.value.get().status == 204)
      #expect(peer.requests.map(\.connection) == [0, 0, 1])
      client.close()
      peer.close()
    }
  }

  @Test("a request written before a connection loss is unknown and not retried")
  func lost() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      peer.script = { connection, _ in connection.pump.abort() }
      peer.start()
      let client = try world.channels(peer)
      guard case .failure(.unknown) = await world.ask(client, .create(storesLatest: true)).value
      else { return #expect(Bool(false), "it is known") }
      #expect(peer.requests.count == 1)
      peer.script = { connection, request in connection.answer(request.stream, 201) }
      #expect(
        try await world.ask(client, .create(storesLatest: true)).value.get().status == 201)
      client.close()
      peer.close()
    }
  }

  @Test("a silent connection is closed at the deadline, and the next request opens another")
  func silence() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      peer.script = { _, _ in }
      peer.start()
      var limits = TestShard.quick()
      limits.responseDeadline = .milliseconds(100)
      let client = try world.channels(peer, limits: limits)
      #expect(
        await world.ask(client, .list).value
          == .failure(.unknown("Apple did not answer in time")))
      peer.script = { connection, request in connection.answer(request.stream, 200, [], "{}") }
      #expect(try await world.ask(client, .list).value.get().status == 200)
      #expect(peer.connections.count == 2)
      client.close()
      peer.close()
    }
  }

  @Test("a failed connection attempt fails all waiting requests and those soon after")
  func unreachable() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      peer.start()
      // A root that did not sign the peer's certificate.
      let other = try ThrowawayAuthority()
      let client = try world.channels(peer, trust: .only(pem: other.certificatePEM))
      let asked = (0..<5).map { _ in world.ask(client, .list) }
      for one in asked + [world.ask(client, .list)] {
        guard case .failure(.neverProcessed(let why)) = await one.value else {
          return #expect(Bool(false), "it was sent")
        }
        #expect(why.contains("no connection to 127.0.0.1"))
      }
      #expect(peer.requests.isEmpty)
      client.close()
      peer.close()
    }
  }

  @Test("an answer that condemns the connection closes it and is returned unchanged")
  func condemned() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      peer.script = { connection, request in
        connection.answer(
          request.stream, 503, [HTTP2Header("retry-after", "9")], #"{"reason":"Shutdown"}"#)
      }
      peer.start()
      let client = try world.channels(peer)
      let reply = try await world.ask(client, .list).value.get()
      #expect(reply.status == 503 && reply.reason == "Shutdown" && reply.retryAfterSeconds == 9)
      await peer.until { peer.connections[0].isEnded }
      _ = await world.ask(client, .list).value
      #expect(peer.connections.count == 2)
      client.close()
      peer.close()
    }
  }
}

extension TestShard {
  func channels(
    _ port: Int, _ authentication: APNsAuthentication, trust: TLSTrust, limits: APNsLimits = quick()
  ) throws -> ChannelClient {
    try ChannelClient(
      on: loop, endpoint: APNsEndpoint(host: "127.0.0.1", port: port),
      authentication: authentication, trust: trust, limits: limits,
      logger: Logger(label: "test", factory: { _ in SearchedLog() }))
  }

  func channels(
    _ peer: ScriptedPeer, limits: APNsLimits = quick(), trust: TLSTrust? = nil
  ) throws -> ChannelClient {
    let credential = ProviderCredential(
      teamID: "TEAM123456", keyID: "KEY1234567", privateKey: try .generate())
    return try channels(
      peer.address.port ?? 0, .providerToken(ProviderTokenSigner(credential: credential)),
      trust: trust ?? .only(pem: peer.authority.certificatePEM), limits: limits)
  }

  /// Starts a request.
  func ask(
    _ client: ChannelClient, _ request: ChannelOperation
  ) -> Task<Result<ChannelReply, ChannelFailure>, Never> {
    Task {
      _ = self
      do throws(ChannelFailure) {
        return .success(
          try await client.send(
            request, app: "com.example.app", id: "123e4567-e89b-42d3-a456-426614174000"))
      } catch { return .failure(error) }
    }
  }
}
