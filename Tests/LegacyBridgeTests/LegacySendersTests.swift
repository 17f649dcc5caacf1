// SPDX-License-Identifier: Apache-2.0
import PushModel
import TLS
import Testing

@testable import LegacyBridge

@Suite("Senders by certificate")
struct LegacySendersTests {
  private static let now = Instant(microseconds: 1_795_165_200_000_000)
  private static let chess = AppID(rawValue: 1)
  private static let go = AppID(rawValue: 2)
  private static let mark = "1.2.840.113635.100.6.3."

  private static func configuration(
    _ places: [String: [Destination]] = [:]
  ) -> ConfigurationSnapshot {
    var configuration = ConfigurationSnapshot.empty
    configuration.apps["com.example.chess"] = App(
      id: chess, bundleID: "com.example.chess", fallbackLanguages: ["en"], sourceLanguage: "en",
      stringsRevision: 0, createdAt: now)
    configuration.apps["com.example.go"] = App(
      id: go, bundleID: "com.example.go", fallbackLanguages: ["en"], sourceLanguage: "en",
      stringsRevision: 0, createdAt: now)
    configuration.certificateDestinations = places
    return configuration
  }

  private static func certificate(
    _ userID: String? = "com.example.chess", marks: [String] = ["2"], seconds: Int = 86_400
  ) throws -> CertificateSummary {
    try ThrowawayAuthority().issue(
      commonName: "sender", userID: userID, validFor: .seconds(seconds),
      extensions: Dictionary(uniqueKeysWithValues: marks.map { (mark + $0, [5, 0]) })
    ).certificate
  }

  private func sender(
    _ certificate: CertificateSummary, isTrusted: Bool = false, name: String? = nil,
    listed: [String: LegacySenders.Entry] = [:], places: [String: [Destination]] = [:],
    at now: Instant? = nil
  ) -> LegacySender? {
    LegacySenders(listed).sender(
      .init(certificate, isTrusted: isTrusted, serverName: name),
      in: Self.configuration(places),
      at: now ?? Instant(microseconds: (certificate.notBefore + 10) * 1_000_000))
  }

  @Test("an unknown certificate has no sender")
  func unknown() throws {
    #expect(sender(try Self.certificate()) == nil)
    #expect(sender(try Self.certificate("com.example.other"), isTrusted: true) == nil)
    #expect(sender(try Self.certificate(nil), isTrusted: true) == nil)
  }

  @Test("a trusted certificate belongs to the app of its topic")
  func trusted() throws {
    let production = try #require(sender(try Self.certificate(), isTrusted: true))
    #expect(production.app == Self.chess && production.environment == .production)
    #expect(production.pushType == nil && !production.isEnvironmentAssumed && !production.isExpired)
    let sandbox = sender(try Self.certificate(marks: ["1"]), isTrusted: true)
    #expect(sandbox?.environment == .sandbox)
  }

  @Test("a certificate of both environments follows the requested host name")
  func both() throws {
    let certificate = try Self.certificate(marks: ["1", "2"])
    let plain = sender(certificate, isTrusted: true, name: "push.example.com")
    #expect(plain?.environment == .production && plain?.isEnvironmentAssumed == true)
    let named = sender(certificate, isTrusted: true, name: "gateway.Sandbox.example.com")
    #expect(named?.environment == .sandbox && named?.isEnvironmentAssumed == false)
  }

  @Test("a VoIP certificate sends VoIP pushes")
  func voip() throws {
    let found = sender(try Self.certificate("com.example.chess.voip"), isTrusted: true)
    #expect(found?.app == Self.chess && found?.pushType == .voip)
  }

  @Test("a listed fingerprint is known without trust, topic and validity")
  func listed() throws {
    let certificate = try Self.certificate(nil)
    let entry = LegacySenders.Entry(bundleID: "com.example.chess", environment: .sandbox)
    let found = sender(
      certificate, listed: [certificate.fingerprint: entry],
      at: Instant(microseconds: (certificate.notAfter + 1) * 1_000_000))
    #expect(found?.environment == .sandbox && found?.isExpired == true)
    let missing = LegacySenders.Entry(bundleID: "com.example.none", environment: .sandbox)
    #expect(sender(certificate, listed: [certificate.fingerprint: missing]) == nil)
  }

  @Test("the certificate of a credential is known")
  func uploaded() throws {
    let certificate = try Self.certificate(nil, marks: ["1", "2"])
    let sandbox = Destination(app: Self.chess, environment: .sandbox)
    let production = Destination(app: Self.chess, environment: .production)
    #expect(
      sender(certificate, places: [certificate.fingerprint: [sandbox]])?.feedback.destination
        == sandbox)
    let both = [certificate.fingerprint: [sandbox, production]]
    #expect(sender(certificate, places: both)?.feedback.destination == production)
    #expect(
      sender(certificate, name: "sandbox.local", places: both)?.feedback.destination == sandbox)
  }

  @Test("a certificate of two apps belongs to the one that it names")
  func shared() throws {
    let places = [
      Destination(app: Self.go, environment: .production),
      Destination(app: Self.chess, environment: .production),
    ]
    let named = try Self.certificate()
    #expect(sender(named, places: [named.fingerprint: places])?.app == Self.chess)
    let nameless = try Self.certificate(nil)
    #expect(sender(nameless, places: [nameless.fingerprint: places]) == nil)
  }
}
