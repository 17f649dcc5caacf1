// SPDX-License-Identifier: Apache-2.0
import API
import AsyncIO
import FoundationEssentials
import HTTPServer
import Testing
import Webhooks

@testable import GatewayApp

@Suite("The service of systemd")
struct ServiceUnitTests {
  @Test("a migration is given at least the time for which it waits by itself")
  func start() throws {
    let path = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let unit = try String(contentsOfFile: path + "/deploy/pushgate.service", encoding: .utf8)
    let line = unit.split(separator: "\n").first { $0.hasPrefix("TimeoutStartSec=") }
    let value = try #require(line).dropFirst("TimeoutStartSec=".count)
    let seconds = value == "infinity" ? Int.max : try #require(Int(value.dropLast()))
    // For another migrator, and then for each of its own files.
    #expect(seconds > 2 * DatabaseTools.lockPatience + 300)
  }
}

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
    #expect(configuration.listen == [ListenPlace(HostPort(host: "127.0.0.1", port: 8080))])
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
      "PUSHGATE_APNS_PROXY": "http://me:secret@proxy.example.com:3128",
    ])
    #expect(configuration.proxy.map { "\($0)" } == "http://proxy.example.com:3128")
    #expect(configuration.listen.map(\.address.port) == [1, 2])
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
      ("PUSHGATE_APNS_CA_FILE", "/no/such/file"), ("PUSHGATE_APNS_PROXY", "proxy:3128"),
      ("PUSHGATE_APNS_SANDBOX", "https://"),
      ("PUSHGATE_WORKERS", "0"), ("PUSHGATE_APNS_RESPONSE_DEADLINE", "soon"),
    ])
  func bad(name: String, value: String) async {
    let named = await faults(Self.least.merging([name: value]) { $1 })
    #expect(named.count == 1)
    #expect(
      named.first?.hasPrefix(name.replacing("_FILE", with: "")) == true
        || named.first?.hasPrefix(name) == true)
  }

  @Test("limits of the front door and of webhooks are as they are set")
  func doorLimits() async throws {
    let limits = try await load([
      "PUSHGATE_HTTP_BUFFERED_BODIES": "19173962", "PUSHGATE_HTTP_MINIMUM_RATE": "1000",
      "PUSHGATE_HTTP_REFUSALS": "7", "PUSHGATE_WEBHOOKS_PER_APP": "100",
      "PUSHGATE_WEBHOOK_DEADLINE": "20",
    ]).limits
    #expect(limits.http.bufferedBodies == 19_173_962 && limits.http.minimumRate == 1_000)
    #expect(limits.http.refusals == 7 && limits.api.webhooksPerApp == 100)
    #expect(limits.webhooks.deadline == .seconds(20))
    #expect(try await load(["PUSHGATE_WEBHOOKS_PER_APP": "0"]).limits.api.webhooksPerApp == 0)
  }

  @Test(
    "and what cannot be one is told with what would be right",
    arguments: [
      ("HTTP_BUFFERED_BODIES", "0", "HTTP_BUFFERED_BODIES: 0 is not a whole number from 1"),
      (
        "HTTP_BUFFERED_BODIES", "19173961",
        "HTTP_BUFFERED_BODIES: 19173961 is not a whole number from 19173962"
      ),
      (
        "STRINGS_UPLOAD_BYTES", "300000000",
        "HTTP_BUFFERED_BODIES: 268435456 is not a whole number from 342857143"
      ),
      ("HTTP_MINIMUM_RATE", "0", "HTTP_MINIMUM_RATE: 0 is not a whole number from 1"),
      ("HTTP_REFUSALS", "none", "HTTP_REFUSALS: none is not a whole number from 1"),
      ("WEBHOOKS_PER_APP", "101", "WEBHOOKS_PER_APP: 101 is not a whole number from 0 to 100"),
      ("WEBHOOKS_PER_APP", "-1", "WEBHOOKS_PER_APP: -1 is not a whole number from 0 to 100"),
      ("WEBHOOK_DEADLINE", "21", "WEBHOOK_DEADLINE: 21 is not seconds, more than 0 and at most 20"),
      ("WEBHOOK_DEADLINE", "0", "WEBHOOK_DEADLINE: 0 is not seconds, more than 0 and at most 20"),
    ])
  func wrongLimits(name: String, value: String, told: String) async {
    let named = await faults(Self.least.merging(["PUSHGATE_\(name)": value]) { $1 })
    #expect(named.count == 1 && named[0].hasPrefix("PUSHGATE_\(told)"), "\(named)")
  }

  @Test("faults never show a secret")
  func discretion() async {
    let named = await faults([
      "PUSHGATE_DATABASE_URL": "postgresql://user:hunter2@[", "PUSHGATE_SECRET_KEY": "hunter3",
      "PUSHGATE_ADMIN_KEY": "hunter4", "PUSHGATE_APNS_PROXY": "https://me:hunter5@proxy",
    ])
    #expect(!named.isEmpty)
    #expect(!named.joined().contains("hunter"))
  }

  /// The faults of a start with a file of these lines, without the file's path.
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

  @Test("a file is read behind the environment, quoted and exported or not")
  func file() async throws {
    #expect(
      try await faults(file: [
        "# settings", "export PUSHGATE_DATABASE_URL=\"host=/run dbname=x\"",
        "PUSHGATE_SECRET_KEY='\(Self.secret)'",
      ]) == [])
    // The environment wins.
    #expect(try await faults(file: ["PUSHGATE_LOG=loud"], Self.least) != [])
    let quiet = Self.least.merging(["PUSHGATE_LOG": "error"]) { $1 }
    #expect(try await faults(file: ["PUSHGATE_LOG=loud"], quiet) == [])
  }

  @Test("every line that cannot be read, and every name that is no setting, is told at once")
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
        "PUSHGATE_LISTN is no setting; the nearest is PUSHGATE_LISTEN",
        "file:1: PUSHGATE_SECRET_KEY: expected NAME=value",
        "file:2: pushgate_listen is no setting; names are written in capitals: PUSHGATE_LISTEN",
        "file:3: PUSHGATE_APNS_SANDBOKS is no setting; the nearest is PUSHGATE_APNS_SANDBOX",
        "file:4: PGPASSWORD has no effect here",
        "file:6: PUSHGATE_TEST_X is no setting",
      ])
    { #expect(fault.hasPrefix(expected), "\(fault)") }
    #expect(found.count == 7)
    #expect(!found.joined().contains("hunter") && !found.joined().contains(Self.secret))
  }

  @Test(
    "names that others set are passed over in the environment",
    arguments: [
      "PUSHGATE_TEST_DATABASE_URL", "PUSHGATE_BINARY", "PUSHGATE_SERVICE_HOST",
      "PUSHGATE_SERVICE_PORT_HTTP", "PUSHGATE_PORT", "PUSHGATE_PORT_8080_TCP",
      "PUSHGATE_DB_PORT_5432_TCP_ADDR", "PUSHGATE_DB_SERVICE_PORT", "PGHOST", "MY_PUSHGATE_X",
    ])
  func foreign(name: String) async {
    #expect(await faults(Self.least.merging([name: "x"]) { $1 }) == [])
  }

  @Test(
    "and nothing else is",
    arguments: [
      ("PUSHGATE_LISTENS", "PUSHGATE_LISTEN"), ("PUSHGATE_SECRET", "PUSHGATE_SECRET_KEY"),
      ("pushgate_log", "PUSHGATE_LOG"), ("PUSHGATE_ADMIN_KEYFILE", "PUSHGATE_ADMIN_KEY_FILE"),
      ("PUSHGATE_DB_URL", "PUSHGATE_DATABASE_URL"),
    ])
  func misspelt(name: String, nearest: String) async {
    let found = await faults(Self.least.merging([name: "x"]) { $1 })
    #expect(found.count == 1 && found[0].hasSuffix(" \(nearest)"), "\(found)")
    // Also for the command that reads the connection string alone.
    await #expect(throws: GatewayConfiguration.Faults.self) {
      try await GatewayConfiguration.databaseURL(
        environment: Self.least.merging([name: "x"]) { $1 }, file: nil)
    }
  }

  @Test("every limit that can be set takes a number and refuses a word")
  func limits() throws {
    for setting in LimitSetting.all {
      var limits = GatewayLimits()
      // Protocols say of two that they must not be smaller.
      let least = ["HTTP_REQUEST_LINE": 8_000, "HTTP2_CONNECTION_WINDOW": 65_535][setting.name]
      #expect(setting.apply(&limits, "\(least ?? 7)") == nil, "\(setting.name)")
      #expect(setting.apply(&limits, "seven") != nil, "\(setting.name)")
      if let least {
        let right = try #require(setting.apply(&limits, "\(least - 1)"))
        #expect(right.hasPrefix("a whole number from \(least)"))
      }
    }
    var limits = GatewayLimits()
    let named = try #require(LimitSetting.all.first { $0.name == "STATEMENT_TIMEOUT" })
    #expect(named.apply(&limits, "1.5") == nil)
    #expect(limits.statementTimeout == .seconds(1.5))
    #expect(Set(LimitSetting.all.map(\.name)).count == LimitSetting.all.count)
  }
}
