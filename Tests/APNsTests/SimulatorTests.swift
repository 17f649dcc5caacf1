// SPDX-License-Identifier: Apache-2.0
import APNsSimulator
import AsyncIO
import Logging
import TLS
import TestSupport
import Testing

@testable import APNs

@Suite("Session pool against the simulator", .timeLimit(.minutes(1)))
struct SimulatorTests {
  @Test(
    "Apple's rules are kept: one initial stream, a valid token, known reasons",
    arguments: Interface.allCases)
  func rules(interface: Interface) async throws {
    let key = try ES256PrivateKey.generate()
    let publicKey = try key.publicKey
    let simulator = try Simulator(
      SimulatorConfiguration(
        keys: [SigningKey(keyID: "KEY1234567", teamID: "TEAM123456", publicKey: publicKey)]))
    try await simulator.start()
    let port = try #require(await simulator.address?.port)
    let root = try #require(simulator.authorityPEM)
    _ = await simulator.declare(.unregistered(timestamp: 1_454_402_113_123), token: "ab0c02")
    try await TestShard.run { world in
      let sessions = try SessionPool(
        on: world.loop, endpoint: APNsEndpoint(host: "127.0.0.1", port: port),
        authentication: .providerToken(
          ProviderTokenSigner(
            credential: ProviderCredential(
              teamID: "TEAM123456", keyID: "KEY1234567", privateKey: key))),
        trust: .only(pem: root), limits: TestShard.quick(), logger: Logger(label: "test"))
      let pool = TestPool(sessions, by: interface)
      pool.start()
      let pushes = (1...20).map { world.push(pool, $0) }
      for (index, push) in pushes.enumerated() {
        let result = await push.value
        if index == 1 {
          let gone = Rejection(
            status: 410, reason: .unregistered, timestampMilliseconds: 1_454_402_113_123)
          #expect(result == .rejected(gone))
        } else if case .accepted(let id, _) = result {
          #expect(id == TestShard.id(index + 1))
        } else {
          Issue.record("\(result)")
        }
      }
      #expect(pool.statistics.openedSessions == 1)
      await pool.close()
    }
    await simulator.stop()
  }
}
