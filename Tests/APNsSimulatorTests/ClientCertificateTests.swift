// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import TLS
import Testing

@Suite("Push certificates")
struct ClientCertificateTests {
  private static let mark = "1.2.840.113635.100.6.3."
  private static let day: Int64 = 86_400

  /// The DER of a SEQUENCE of topics, as in Apple's extension.
  private func topicsExtension(_ topics: [String]) -> [UInt8] {
    func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
      [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
    }
    let pairs = topics.flatMap { topic in
      element(0x0C, Array(topic.utf8)) + element(0x30, element(0x0C, Array("app".utf8)))
    }
    return element(0x30, pairs)
  }

  private func certificate(
    topics: [String] = [], userID: String? = "com.example.app", marks: [Int] = [],
    validFor: Duration = .seconds(86_400)
  ) throws -> (ClientCertificate, now: Int64) {
    var extensions: [String: [UInt8]] = [:]
    for number in marks { extensions["\(Self.mark)\(number)"] = [0x05, 0x00] }
    if !topics.isEmpty { extensions["\(Self.mark)6"] = topicsExtension(topics) }
    let summary = try ThrowawayAuthority().issue(
      commonName: "push", userID: userID, validFor: validFor, extensions: extensions
    ).certificate
    return (ClientCertificate(summary), summary.notBefore + 60)
  }

  @Test("topics come from the subject's UID and Apple's extension")
  func topics() throws {
    let (certificate, now) = try certificate(topics: ["com.example.app.voip", "com.example.other"])
    #expect(
      certificate.topics == ["com.example.app", "com.example.app.voip", "com.example.other"])
    #expect(certificate.check(topic: "com.example.other", in: .sandbox, now: now) == nil)
    #expect(certificate.check(topic: "com.example.app", in: .production, now: now) == nil)
    #expect(
      certificate.check(topic: "com.example.app.complication", in: .sandbox, now: now)
        == .topicDisallowed)
  }

  @Test(
    "Apple's extensions bind a certificate to an environment; both or none allow either",
    arguments: [
      ([], PushEnvironment?.none), ([1], .sandbox), ([2], .production), ([1, 2], nil),
    ] as [([Int], PushEnvironment?)])
  func environments(marks: [Int], environment: PushEnvironment?) throws {
    let (certificate, now) = try certificate(marks: marks)
    for tried in PushEnvironment.allCases {
      let fits = environment == nil || environment == tried
      #expect(
        certificate.check(topic: "com.example.app", in: tried, now: now)
          == (fits ? nil : .badCertificateEnvironment))
    }
  }

  @Test("a certificate that is expired, not yet valid or topicless receives BadCertificate")
  func bad() throws {
    let (certificate, now) = try certificate()
    for time in [now - Self.day, now + 2 * Self.day] {
      #expect(
        certificate.check(topic: "com.example.app", in: .sandbox, now: time) == .badCertificate)
    }
    let (nameless, later) = try self.certificate(userID: nil)
    #expect(nameless.check(topic: "com.example.app", in: .sandbox, now: later) == .badCertificate)
  }

  @Test(
    "a truncated or malformed extension names no topics and causes no error",
    arguments: [[], [0x30], [0x30, 0x05, 0x0C], [0x0C, 0x01, 0x61], [0x30, 0x84, 1, 1, 1, 1]]
      as [[UInt8]])
  func nonsense(der: [UInt8]) throws {
    let summary = try ThrowawayAuthority().issue(
      commonName: "push", userID: "a.b", extensions: ["\(Self.mark)6": der]
    ).certificate
    #expect(ClientCertificate(summary).topics == ["a.b"])
  }
}

@Suite("Provider tokens of one key on all connections")
struct KeyTokensTests {
  @Test("a key may present a new token every 20 minutes, and reuse earlier ones")
  func budget() {
    var tokens = KeyTokens()
    #expect(tokens.present([1], keyID: "K1", now: 0) == nil)
    #expect(tokens.present([2], keyID: "K1", now: 1199) == .tooManyProviderTokenUpdates)
    #expect(tokens.present([9], keyID: "K2", now: 1) == nil)
    #expect(tokens.present([2], keyID: "K1", now: 1200) == nil)
    #expect(tokens.present([1], keyID: "K1", now: 1201) == nil)
    #expect(tokens.present([3], keyID: "K1", now: 2399) == .tooManyProviderTokenUpdates)
  }
}
