// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import LegacyBridge
import Testing

@testable import Settings

@Suite("Settings of the legacy bridge")
struct LegacySettingsTests {
  private static let fingerprint = String(repeating: "1f", count: 32)

  private func parse(
    _ settings: [String: String]
  ) throws -> (settings: LegacySettings, faults: [String]) {
    var parser = try GatewayConfiguration.Parser(environment: settings, file: nil)
    let legacy = parser.legacy()
    return (legacy, parser.faults)
  }

  @Test("the bridge is off by default")
  func off() throws {
    let (settings, faults) = try parse([:])
    #expect(!settings.isUsed && faults.isEmpty)
  }

  @Test("addresses of both services are parsed")
  func addresses() throws {
    let (settings, faults) = try parse([
      "PUSHGATE_LEGACY_LISTEN": "0.0.0.0:2195,feedback:[::1]:2196",
      "PUSHGATE_LEGACY_OLD_TLS": "yes",
      "PUSHGATE_LEGACY_LARGE_PAYLOADS": "no",
    ])
    #expect(faults.isEmpty && settings.isUsed)
    #expect(settings.listen.map(\.kind) == [.push, .feedback])
    #expect(settings.listen.map(\.address.port) == [2195, 2196])
    #expect(settings.allowsOldTLS && !settings.allowsLargePayloads)
  }

  @Test("senders are listed by SHA-256, with or without colons")
  func senders() throws {
    let colons = Array(repeating: "2E", count: 32).joined(separator: ":")
    let (settings, faults) = try parse([
      "PUSHGATE_LEGACY_LISTEN": "127.0.0.1:0",
      "PUSHGATE_LEGACY_SENDERS":
        "\(Self.fingerprint)=com.example.app/production,\(colons)=com.example.app/sandbox",
    ])
    #expect(faults.isEmpty && settings.senders.listedCount == 2)
  }

  @Test(
    "an entry with a fault is reported",
    arguments: [
      "com.example.app/production", "1f=com.example.app/production",
      "\(fingerprint)=com.example.app", "\(fingerprint)=com.example.app/test",
      "\(fingerprint)=/production", "CN=sender=com.example.app/production",
    ])
  func faultySender(entry: String) throws {
    let (_, faults) = try parse([
      "PUSHGATE_LEGACY_LISTEN": "127.0.0.1:0", "PUSHGATE_LEGACY_SENDERS": entry,
    ])
    #expect(faults.count == 1 && faults[0].contains("PUSHGATE_LEGACY_SENDERS"), "\(faults)")
  }

  @Test("settings without an address, and invalid addresses, are faults")
  func faults() throws {
    let unused = try parse(["PUSHGATE_LEGACY_OLD_TLS": "yes"]).faults
    #expect(unused == ["PUSHGATE_LEGACY_OLD_TLS is unused without PUSHGATE_LEGACY_LISTEN"])
    let invalid = try parse(["PUSHGATE_LEGACY_LISTEN": "feedback:2196"]).faults
    #expect(invalid.count == 1)
    let missing = try parse([
      "PUSHGATE_LEGACY_LISTEN": "127.0.0.1:0", "PUSHGATE_LEGACY_CLIENT_CA_FILE": "/none",
    ]).faults
    #expect(missing.count == 1)
  }
}
