// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import GatewayApp

@Suite("The configuration of a gateway")
struct GatewayConfigurationTests {
  private static let secret = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
  private static let least = [
    "PUSHGATE_DATABASE_URL": "postgresql:///pushgate", "PUSHGATE_SECRET_KEY": secret,
  ]

  private func load(_ more: [String: String]) async throws -> GatewayConfiguration {
    try await GatewayConfiguration.load(
      environment: Self.least.merging(more) { $1 }, file: nil)
  }

  private func faults(_ environment: [String: String]) async -> [String] {
    do {
      _ = try await GatewayConfiguration.load(environment: environment, file: nil)
      return []
    } catch let faults as GatewayConfiguration.Faults {
      return faults.all
    } catch {
      return ["unexpected: \(error)"]
    }
  }

  @Test("the least that is needed gives Apple's addresses and a loopback listener")
  func defaults() async throws {
    let configuration = try await load([:])
    #expect(configuration.listen == [HostPort(host: "127.0.0.1", port: 8080)])
    #expect(configuration.production == HostPort(host: "api.push.apple.com", port: 443))
    #expect(configuration.sandbox == HostPort(host: "api.sandbox.push.apple.com", port: 443))
    #expect(configuration.adminKeyHash == nil)
    #expect(configuration.shards >= 1)
  }

  @Test("several listeners, and addresses with and without scheme and port")
  func addresses() async throws {
    let configuration = try await load([
      "PUSHGATE_LISTEN": "127.0.0.1:1,[::1]:2",
      "PUSHGATE_APNS_PRODUCTION": "https://api.push.apple.com:2197/",
      "PUSHGATE_APNS_SANDBOX": "localhost",
    ])
    #expect(configuration.listen.map(\.port) == [1, 2])
    #expect(configuration.production.port == 2197)
    #expect(configuration.sandbox == HostPort(host: "localhost", port: 443))
  }

  @Test("an empty environment names everything that is missing, at once")
  func missing() async {
    let named = await faults([:])
    #expect(named.count == 2)
    #expect(named.contains { $0.hasPrefix("PUSHGATE_DATABASE_URL") })
    #expect(named.contains { $0.hasPrefix("PUSHGATE_SECRET_KEY") })
  }

  @Test(
    "one bad value is one fault that names its setting",
    arguments: [
      ("PUSHGATE_LISTEN", "nowhere"), ("PUSHGATE_LISTEN", "tls:127.0.0.1:443"),
      ("PUSHGATE_SECRET_KEY", "c2hvcnQ="), ("PUSHGATE_SECRET_KEY_FILE", "/no/such/file"),
      ("PUSHGATE_ADMIN_KEY", "short"), ("PUSHGATE_ADMIN_KEY_FILE", "/no/such/file"),
      ("PUSHGATE_SHARDS", "0"), ("PUSHGATE_SHARDS", "many"), ("PUSHGATE_LOG", "loud"),
      ("PUSHGATE_APNS_CA_FILE", "/no/such/file"), ("PUSHGATE_APNS_SANDBOX", "https://"),
      ("PUSHGATE_WORKERS", "0"), ("PUSHGATE_APNS_RESPONSE_DEADLINE", "soon"),
    ])
  func bad(name: String, value: String) async {
    let named = await faults(Self.least.merging([name: value]) { $1 })
    #expect(named.count == 1)
    #expect(
      named.first?.hasPrefix(name.replacing("_FILE", with: "")) == true
        || named.first?.hasPrefix(name) == true)
  }

  @Test("faults never show a secret")
  func discretion() async {
    let named = await faults([
      "PUSHGATE_DATABASE_URL": "postgresql://user:hunter2@[", "PUSHGATE_SECRET_KEY": "hunter3",
      "PUSHGATE_ADMIN_KEY": "hunter4",
    ])
    #expect(!named.isEmpty)
    #expect(!named.joined().contains("hunter"))
  }

  @Test("every limit that can be set takes a number and refuses a word")
  func limits() throws {
    for setting in LimitSetting.all {
      var limits = GatewayLimits()
      #expect(setting.apply(&limits, "7") == nil, "\(setting.name)")
      #expect(setting.apply(&limits, "seven") != nil, "\(setting.name)")
    }
    var limits = GatewayLimits()
    let named = try #require(LimitSetting.all.first { $0.name == "STATEMENT_TIMEOUT" })
    #expect(named.apply(&limits, "1.5") == nil)
    #expect(limits.statementTimeout == .seconds(1.5))
    #expect(Set(LimitSetting.all.map(\.name)).count == LimitSetting.all.count)
  }
}
