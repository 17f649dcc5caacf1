// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Settings

@Suite struct SettingChangesTests {
  private let least = [
    "PUSHGATE_DATABASE_URL": "postgresql:///x",
    "PUSHGATE_SECRET_KEY": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
  ]

  private func fingerprints(_ settings: [String: String]) async throws -> [String: [UInt8]] {
    try await GatewayConfiguration.load(
      environment: least.merging(settings) { $1 }, file: nil
    ).fingerprints
  }

  @Test("changed settings are listed by whether they take effect at once or need a restart")
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
}
