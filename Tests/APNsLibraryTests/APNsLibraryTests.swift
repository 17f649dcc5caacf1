// SPDX-License-Identifier: Apache-2.0
import APNsLibrary
import APNsSimulator
import AsyncIO
import Glibc
import Logging
import TLS
import Testing

@Suite("The library, as other programs use it", .timeLimit(.minutes(1)))
struct APNsLibraryTests {
  private static let quiet = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

  /// A simulator that knows one key, and a client of it.
  private func withClient(
    _ body: (APNsClient, Simulator) async throws -> Void
  ) async throws {
    let key = try ES256PrivateKey.generate()
    let simulator = try Simulator(
      SimulatorConfiguration(
        keys: [
          SigningKey(keyID: "KEY1234567", teamID: "TEAM123456", publicKey: try key.publicKey)
        ]))
    try await simulator.start()
    let client = try APNsClient(
      .server(host: "127.0.0.1", port: try #require(await simulator.address?.port)),
      authentication: .key(pem: try key.pem, keyID: "KEY1234567", teamID: "TEAM123456"),
      roots: simulator.authorityPEM, logger: Self.quiet)
    do { try await body(client, simulator) } catch {
      await client.close()
      await simulator.stop()
      throw error
    }
    await client.close()
    await simulator.stop()
  }

  @Test("the example of the documentation sends to all and names the dead")
  func example() async throws {
    try await withClient { client, simulator in
      _ = await simulator.declare(.unregistered(timestamp: 1_454_402_113_123), token: "0a02")
      let devices = (1...9).map { "0a0\($0)" }
      let dead = try await announce("Hello", to: devices, with: client)
      #expect(dead == ["0a02"])
      let statistics = await client.statistics
      #expect(statistics.connections == 1 && statistics.opened == 1 && statistics.underWay == 0)
    }
  }

  @Test("an answer tells the reason, whose fault it is, and since when a token is dead")
  func answers() async throws {
    try await withClient { client, simulator in
      _ = await simulator.declare(.unregistered(timestamp: 1_454_402_113_123), token: "0a02")
      let id = "eabeae54-14a8-41e5-b60b-1697f925ec7b"
      let payload = #"{"aps":{"alert":"Hello"}}"#
      let good = try APNsNotification(to: "0A01", app: "com.example.app", id: id, payload: payload)
      guard case .accepted(id, let uniqueID?) = await client.send(good) else {
        Issue.record("it was not accepted")
        return
      }
      #expect(!uniqueID.isEmpty)
      let dead = try APNsNotification(to: "0a02", app: "com.example.app", payload: payload)
      guard case .rejected(let rejection) = await client.send(dead) else {
        Issue.record("it was not rejected")
        return
      }
      #expect(rejection.status == 410 && rejection.reason == "Unregistered")
      #expect(rejection.fault == .token && rejection.timestamp == 1_454_402_113_123)
    }
  }

  @Test("a client that is closed sends nothing, and says so")
  func closed() async throws {
    let key = try ES256PrivateKey.generate()
    let client = try APNsClient(
      .server(host: "127.0.0.1", port: 9),
      authentication: .key(pem: try key.pem, keyID: "KEY1234567", teamID: "TEAM123456"),
      logger: Self.quiet)
    let notification = try APNsNotification(
      to: "0a01", app: "com.example.app", payload: #"{"aps":{"alert":"Hello"}}"#)
    guard case .notSent = await client.send(notification) else {
      Issue.record("nobody listens there")
      return
    }
    await client.close()
  }

  /// Arguments of `APNsNotification.init` with one that is wrong.
  struct Wrong: Sendable, CustomTestStringConvertible {
    var token = "0a01"
    var app = "com.example.app"
    var type = APNsNotification.PushType.alert
    var priority: Int?
    var expiration: Int64?
    var collapseID: String?
    var id: String?
    var payload = "{}"
    let error: String

    var testDescription: String { error }
  }

  @Test(
    "what APNs would refuse is refused here, by name",
    arguments: [
      Wrong(token: "", error: "deviceToken: expected hexadecimal digits, not an empty text"),
      Wrong(
        token: "xy",
        error: "deviceToken: expected hexadecimal digits only; the character at offset 0 is none"),
      Wrong(app: "", error: "app: expected a bundle identifier"),
      Wrong(priority: 7, error: "priority: expected one of [10, 5, 1] for alert"),
      Wrong(type: .background, priority: 10, error: "priority: expected one of [5] for background"),
      Wrong(expiration: -1, error: "expiration: expected UNIX seconds, or 0"),
      Wrong(
        collapseID: String(repeating: "é", count: 33), error: "collapseID: expected 1 to 64 bytes"),
      Wrong(id: "1", error: "id: expected a UUID of 36 characters"),
      Wrong(payload: "", error: "payload: expected 1 to 4096 bytes for alert, not 0"),
      Wrong(
        type: .voip, payload: String(repeating: " ", count: 5_121),
        error: "payload: expected 1 to 5120 bytes for voip, not 5121"),
    ])
  func refused(wrong: Wrong) {
    let error = #expect(throws: APNsClientError.self) {
      try APNsNotification(
        to: wrong.token, app: wrong.app, type: wrong.type, priority: wrong.priority,
        expiration: wrong.expiration, collapseID: wrong.collapseID, id: wrong.id,
        payload: wrong.payload)
    }
    #expect(error?.description == wrong.error)
  }

  @Test("the topic is the app's with what the push type asks for; every id is a UUID of its own")
  func topics() throws {
    for type in APNsNotification.PushType.allCases {
      let notification = try APNsNotification(
        to: "0a", app: "com.example", type: type, payload: "{}")
      #expect(notification.topic.hasPrefix("com.example"))
      #expect((notification.topic == "com.example") == [.alert, .background, .mdm].contains(type))
    }
    let ids = try (0..<100).map { _ in try APNsNotification(to: "0a", app: "a", payload: "{}").id }
    #expect(Set(ids).count == 100)
    #expect(ids.allSatisfy { Array($0)[14] == "4" && "89ab".contains(Array($0)[19]) })
  }

  @Test("a key, a certificate or a root that is of no use is said so before anything is sent")
  func uselessCredentials() throws {
    #expect(throws: APNsClientError.self) {
      try APNsClient.Authentication.key(pem: "no key", keyID: "KEY1234567", teamID: "TEAM123456")
    }
    let pem = try ES256PrivateKey.generate().pem
    #expect(throws: APNsClientError.self) {
      try APNsClient.Authentication.key(pem: pem, keyID: "KEY", teamID: "TEAM123456")
    }
    #expect(throws: APNsClientError.self) {
      try APNsClient.Authentication.certificate(chainPEM: "", privateKeyPEM: "")
    }
    #expect(throws: APNsClientError.self) {
      try APNsClient(
        .sandbox, authentication: .key(pem: pem, keyID: "KEY1234567", teamID: "TEAM123456"),
        roots: "no root")
    }
  }

  @Test("the documentation shows the example that is tested here")
  func documentation() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let example = try text("\(folder)/Tests/APNsLibraryTests/Example.swift")
    let shown = try #require(
      example.split(separator: "// example: docs/library.md shows what follows\n").last)
    let documentation = try text("\(folder)/docs/library.md")
    #expect(documentation.contains(shown))
  }

  private func text(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
