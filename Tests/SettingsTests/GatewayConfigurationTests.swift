// SPDX-License-Identifier: Apache-2.0
import API
import AsyncIO
import Duties
import FoundationEssentials
import HTTPServer
import Testing
import Webhooks

@testable import Settings

@Suite("Gateway configuration")
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

  @Test("a minimal configuration uses Apple's addresses and a loopback listener")
  func defaults() async throws {
    let configuration = try await load([:])
    #expect(configuration.listen == [ListenPlace(HostPort(host: "127.0.0.1", port: 8080))])
    #expect(configuration.production == HostPort(host: "api.push.apple.com", port: 443))
    #expect(configuration.sandbox == HostPort(host: "api.sandbox.push.apple.com", port: 443))
    #expect(configuration.adminKeyHash == nil)
    #expect(configuration.shards >= 1)
  }

  @Test("several listeners, and addresses with or without scheme and port, are parsed")
  func addresses() async throws {
    let configuration = try await load([
      "PUSHGATE_LISTEN": "127.0.0.1:1,[::1]:2",
      "PUSHGATE_APNS_PRODUCTION": "https://api.push.apple.com:2197/",
      "PUSHGATE_APNS_SANDBOX": "localhost",
      "PUSHGATE_APNS_PROXY": "http://me:secret@proxy.example.com:3128",
    ])
    #expect(configuration.proxy.map { "\($0)" } == "http://proxy.example.com:3128")
    #expect(configuration.listen.map(\.address.port) == [1, 2])
    #expect(configuration.production.port == 2197)
    #expect(configuration.sandbox == HostPort(host: "localhost", port: 443))
  }

  @Test("an empty environment reports every missing setting at once")
  func missing() async {
    let named = await faults([:])
    #expect(named.count == 2)
    #expect(named.contains { $0.hasPrefix("PUSHGATE_DATABASE_URL") })
    #expect(named.contains { $0.hasPrefix("PUSHGATE_SECRET_KEY") })
  }

  @Test(
    "an invalid value is one fault that names its setting",
    arguments: [
      ("PUSHGATE_LISTEN", "nowhere"), ("PUSHGATE_LISTEN", "tls:127.0.0.1:443"),
      ("PUSHGATE_SECRET_KEY", "c2hvcnQ="), ("PUSHGATE_SECRET_KEY_FILE", "/no/such/file"),
      ("PUSHGATE_ADMIN_KEY", "short"), ("PUSHGATE_ADMIN_KEY_FILE", "/no/such/file"),
      ("PUSHGATE_SHARDS", "0"), ("PUSHGATE_SHARDS", "many"), ("PUSHGATE_LOG", "loud"),
      ("PUSHGATE_APNS_CA_FILE", "/no/such/file"), ("PUSHGATE_APNS_PROXY", "proxy:3128"),
      ("PUSHGATE_APNS_SANDBOX", "https://"),
      ("PUSHGATE_TEST_LIMIT_PUSHES_IN_FLIGHT", "0"), ("PUSHGATE_RETENTION_DAYS", "soon"),
      ("PUSHGATE_TEST_LIMIT_WORKRES", "1"),
    ])
  func bad(name: String, value: String) async {
    let named = await faults(Self.least.merging([name: value]) { $1 })
    #expect(named.count == 1)
    #expect(
      named.first?.hasPrefix(name.replacing("_FILE", with: "")) == true
        || named.first?.hasPrefix(name) == true)
  }

  @Test("limits take their configured values, test limits included")
  func limits() async throws {
    let configuration = try await load([
      "PUSHGATE_HTTP_CONNECTIONS": "7", "PUSHGATE_RETENTION_EVENTS_DAYS": "3",
      "PUSHGATE_TEST_LIMIT_WEBHOOKS_PER_APP": "0", "PUSHGATE_TEST_LIMIT_WEBHOOK_DEADLINE": "1.5",
    ])
    #expect(configuration.limits.http.connections == 7)
    #expect(configuration.limits.duties.keptEventDays == 3)
    #expect(configuration.limits.api.webhooksPerApp == 0)
    #expect(configuration.limits.webhooks.deadline == .seconds(1.5))
    #expect(
      configuration.testLimits == [
        "PUSHGATE_TEST_LIMIT_WEBHOOKS_PER_APP", "PUSHGATE_TEST_LIMIT_WEBHOOK_DEADLINE",
      ])
  }

  @Test(
    "an invalid limit is refused with the expected form",
    arguments: [
      ("HTTP_CONNECTIONS", "0", "0 is not a whole number from 1"),
      ("HTTP_CONNECTIONS", "none", "none is not a whole number from 1"),
      ("UNREGISTERED_DAYS", "-1", "-1 is not a whole number from 0"),
      ("HOLD_AFTER_SECONDS", "0", "0 is not seconds, more than 0 and at most 86400"),
      ("DRAIN_DELAY_SECONDS", "86401", "86401 is not seconds from 0 to 86400"),
    ])
  func wrongLimits(name: String, value: String, reason: String) async {
    let named = await faults(Self.least.merging(["PUSHGATE_\(name)": value]) { $1 })
    #expect(named == ["PUSHGATE_\(name): \(reason)"])
  }

  @Test("faults never contain a secret")
  func discretion() async {
    let named = await faults([
      "PUSHGATE_DATABASE_URL": "postgresql://user:hunter2@[", "PUSHGATE_SECRET_KEY": "hunter3",
      "PUSHGATE_ADMIN_KEY": "hunter4", "PUSHGATE_APNS_PROXY": "https://me:hunter5@proxy",
    ])
    #expect(!named.isEmpty)
    #expect(!named.joined().contains("hunter"))
  }

  /// Returns the faults of a start with a file of these lines, without the file's path.
  private func faults(
    file lines: [String], _ environment: [String: String] = [:]
  ) async throws -> [String] {
    let path = "/tmp/pushgate-settings-\(UInt64.random(in: 0 ... .max))"
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      _ = try await GatewayConfiguration.load(environment: environment, file: path)
      return []
    } catch let faults as GatewayConfiguration.Faults {
      return faults.all.map { $0.replacing(path, with: "file") }
    }
  }

  @Test("the environment overrides the file, whose lines may be quoted and exported")
  func file() async throws {
    #expect(
      try await faults(file: [
        "# settings", "export PUSHGATE_DATABASE_URL=\"host=/run dbname=x\"",
        "PUSHGATE_SECRET_KEY='\(Self.secret)'",
      ]) == [])
    // The environment takes precedence.
    #expect(try await faults(file: ["PUSHGATE_LOG=loud"], Self.least) != [])
    let quiet = Self.least.merging(["PUSHGATE_LOG": "error"]) { $1 }
    #expect(try await faults(file: ["PUSHGATE_LOG=loud"], quiet) == [])
  }

  @Test("every unreadable line and every unknown name is reported at once")
  func unreadable() async throws {
    let found = try await faults(
      file: [
        "PUSHGATE_SECRET_KEY \(Self.secret)", "pushgate_listen=127.0.0.1:1",
        "PUSHGATE_APNS_SANDBOKS=x", "PGPASSWORD=hunter2", "PUSHGATE_SHARDS=many",
        "PUSHGATE_TEST_X=1",
      ], ["PUSHGATE_DATABASE_URL": "postgresql:///x", "PUSHGATE_LISTN": "x", "HOME": "/"])
    for (fault, expected) in zip(
      found,
      [
        "PUSHGATE_SHARDS: many is not a number",
        "PUSHGATE_LISTN is not a setting; the nearest is PUSHGATE_LISTEN",
        "file:1: PUSHGATE_SECRET_KEY: expected NAME=value",
        "file:2: pushgate_listen is not a setting; names are written in capitals: PUSHGATE_LISTEN",
        "file:3: PUSHGATE_APNS_SANDBOKS is not a setting; the nearest is PUSHGATE_APNS_SANDBOX",
        "file:4: PGPASSWORD has no effect here",
        "file:6: PUSHGATE_TEST_X is not a setting",
      ])
    { #expect(fault.hasPrefix(expected), "\(fault)") }
    #expect(found.count == 7)
    #expect(!found.joined().contains("hunter") && !found.joined().contains(Self.secret))
  }

  @Test(
    "environment variables of other programs are ignored",
    arguments: [
      "PUSHGATE_TEST_DATABASE_URL", "PUSHGATE_BINARY", "PUSHGATE_SERVICE_HOST",
      "PUSHGATE_SERVICE_PORT_HTTP", "PUSHGATE_PORT", "PUSHGATE_PORT_8080_TCP",
      "PUSHGATE_DB_PORT_5432_TCP_ADDR", "PUSHGATE_DB_SERVICE_PORT", "PGHOST", "MY_PUSHGATE_X",
    ])
  func foreign(name: String) async {
    #expect(await faults(Self.least.merging([name: "x"]) { $1 }) == [])
  }

  @Test(
    "misspelt PUSHGATE variables are refused with the nearest name",
    arguments: [
      ("PUSHGATE_LISTENS", "PUSHGATE_LISTEN"), ("PUSHGATE_SECRET", "PUSHGATE_SECRET_KEY"),
      ("pushgate_log", "PUSHGATE_LOG"), ("PUSHGATE_ADMIN_KEYFILE", "PUSHGATE_ADMIN_KEY_FILE"),
      ("PUSHGATE_DB_URL", "PUSHGATE_DATABASE_URL"),
    ])
  func misspelt(name: String, nearest: String) async {
    let found = await faults(Self.least.merging([name: "x"]) { $1 })
    #expect(found.count == 1 && found[0].hasSuffix(" \(nearest)"), "\(found)")
    // Also for the command that reads only the connection string.
    await #expect(throws: GatewayConfiguration.Faults.self) {
      try await GatewayConfiguration.databaseURL(
        environment: Self.least.merging([name: "x"]) { $1 }, file: nil)
    }
  }

  @Test("the default of each limit equals the documented one")
  func defaultsOfLimits() {
    for setting in Setting.all {
      guard let limit = setting.limit, let text = setting.fallback, Double(text) != nil else {
        continue
      }
      var limits = GatewayLimits()
      #expect(limit.apply(&limits, text) == nil)
      #expect("\(limits)" == "\(GatewayLimits())", "\(setting.name)")
    }
  }

  @Test("every limit accepts a number and refuses a word")
  func words() {
    for limit in Setting.all.compactMap(\.limit) + TestLimits.all.values {
      var limits = GatewayLimits()
      // This value is not the default of any limit.
      #expect(limit.apply(&limits, "7919") == nil)
      #expect("\(limits)" != "\(GatewayLimits())")
      #expect(limit.apply(&limits, "seven") != nil)
    }
  }

  @Test("there are at most 45 settings, those of client commands included")
  func count() {
    #expect(Setting.all.count + 4 <= 45)
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
  }
}
