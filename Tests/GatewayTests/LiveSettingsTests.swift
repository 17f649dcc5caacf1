// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GatewayApp

@Suite("Reloaded settings")
struct LiveSettingsTests {
  private let least = [
    "PUSHGATE_DATABASE_URL": "postgresql:///x",
    "PUSHGATE_SECRET_KEY": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
  ]

  private func fingerprints(_ settings: [String: String]) async throws -> [String: [UInt8]] {
    try await GatewayConfiguration.load(
      environment: least.merging(settings) { $1 }, file: nil
    ).fingerprints
  }

  @Test("changes that apply at once are distinguished from changes that need a restart")
  func changes() async throws {
    let old = try await fingerprints([
      "PUSHGATE_LOG": "info", "PUSHGATE_SHARDS": "2", "PUSHGATE_RETENTION_DAYS": "3",
      "PUSHGATE_ADMIN_KEY": "sixteen characters",
    ])
    #expect(SettingChanges(from: old, to: old).live.isEmpty)
    #expect(SettingChanges(from: old, to: old).needRestart.isEmpty)
    let new = try await fingerprints([
      "PUSHGATE_LOG": "debug", "PUSHGATE_SHARDS": "2", "PUSHGATE_DRAIN_DELAY_SECONDS": "7",
      "PUSHGATE_LISTEN": "127.0.0.1:1", "PUSHGATE_ADMIN_KEY": "sixteen other characters",
    ])
    let changes = SettingChanges(from: old, to: new)
    #expect(changes.live == ["PUSHGATE_ADMIN_KEY", "PUSHGATE_DRAIN_DELAY_SECONDS", "PUSHGATE_LOG"])
    #expect(changes.needRestart == ["PUSHGATE_LISTEN", "PUSHGATE_RETENTION_DAYS"])
  }

  @Test("a drain delay elapses, or ends at once when it is skipped")
  func delay() async {
    let passing = DrainDelay()
    await passing.pass(.milliseconds(1))
    let skipped = DrainDelay()
    async let waiting: Void = skipped.pass(.seconds(3_600))
    skipped.end()
    await waiting
    await skipped.pass(.seconds(3_600))
  }
}
