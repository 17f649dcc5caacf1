// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel
import TLS
import Testing

@testable import API

/// Uploaded certificates are checked against app, environment and time.
@Suite struct CertificateBodyTests {
  private static let arc = "1.2.840.113635.100.6.3."
  private static let bundleID = "com.example.chess"
  private let authority: ThrowawayAuthority
  private let leaf: TLSIdentity

  init() throws {
    authority = try ThrowawayAuthority()
    leaf = try Self.issue(by: authority)
  }

  private static func issue(
    by authority: ThrowawayAuthority, topic: String? = bundleID, marks: [String] = ["2"]
  ) throws -> TLSIdentity {
    try authority.issue(
      commonName: "Apple Push Services", userID: topic,
      extensions: Dictionary(uniqueKeysWithValues: marks.map { (arc + $0, [5, 0]) }))
  }

  private func read(
    _ members: [String: String], in environment: PushEnvironment = .production,
    secondsAfterIssue: Int64 = 60
  ) throws(Fault) -> CredentialBody {
    var json = JSONWriter()
    json.object { json in for (name, text) in members { json.field(name, text) } }
    let now = Instant(microseconds: (leaf.certificate.notBefore + secondsAfterIssue) * 1_000_000)
    return try CredentialBody(
      parsing: json.bytes, for: Self.bundleID, in: environment, now: now)
  }

  private func refusal(
    _ members: [String: String], in environment: PushEnvironment = .production,
    secondsAfterIssue: Int64 = 60
  ) -> Fault? {
    do throws(Fault) {
      _ = try read(members, in: environment, secondsAfterIssue: secondsAfterIssue)
      return nil
    } catch { return error }
  }

  private func topics(_ body: CredentialBody) -> Set<String>? {
    guard case .certificate(let identity) = body.secret else { return nil }
    return identity.certificate.topics
  }

  @Test("a certificate may be one PEM text or have its private key beside it")
  func forms() throws {
    let (chain, key) = try (leaf.certificateChainPEM, leaf.privateKeyPEM)
    let whole = try read(["certificate": chain + key])
    #expect(topics(whole) == [Self.bundleID])
    let beside = try read(["certificate": chain, "private_key": key])
    #expect(topics(beside) == [Self.bundleID])
  }

  @Test("a certificate is accepted only if its topics include the app's")
  func topicsOfTheApp() throws {
    func refused(_ topic: String) throws -> Fault? {
      let other = try Self.issue(by: authority, topic: topic)
      return refusal(["certificate": try other.certificateChainPEM + other.privateKeyPEM])
    }
    #expect(try refused(Self.bundleID + ".voip") == nil)
    for topic in ["com.example.checkers", "com.example.chessboard", "com.example"] {
      let fault = try refused(topic)
      #expect(fault?.code == .invalidCertificate && fault?.pointer == "/certificate")
      #expect(fault?.detail.contains("\"\(topic)\"") == true)
    }
  }

  @Test("a certificate must be valid for the environment under which it is stored")
  func environments() throws {
    func refused(_ marks: [String], _ environment: PushEnvironment) throws -> Fault? {
      let other = try Self.issue(by: authority, marks: marks)
      return refusal(
        ["certificate": try other.certificateChainPEM + other.privateKeyPEM], in: environment)
    }
    #expect(try refused(["1", "2"], .production) == nil && refused(["1", "2"], .sandbox) == nil)
    #expect(try refused(["1"], .sandbox) == nil && refused(["2"], .production) == nil)
    #expect(try refused(["1"], .production)?.detail.contains("store it under sandbox") == true)
    #expect(try refused(["2"], .sandbox)?.detail.contains("store it under production") == true)
  }

  @Test("a certificate's fault is reported at its member without repeating the secret")
  func refusals() throws {
    let (chain, key) = try (leaf.certificateChainPEM, leaf.privateKeyPEM)
    let whole = chain + key
    let old = refusal(["certificate": whole], secondsAfterIssue: 100 * 366 * 86_400)
    #expect(old?.code == .invalidCertificate && old?.detail.contains("expired") == true)
    let early = refusal(["certificate": whole], secondsAfterIssue: -86_400)
    #expect(early?.detail.contains("not valid yet") == true)
    let rows: [([String: String], ErrorCode, String, String)] = [
      (["certificate": chain], .invalidCertificate, "/certificate", "no private key"),
      (["certificate": key], .invalidCertificate, "/certificate", "no certificate"),
      (["certificate": "x"], .invalidCertificate, "/certificate", "neither PEM nor PKCS#12"),
      (["p12": "%%%"], .invalidCertificate, "/p12", "Base64"),
      (["p12": ""], .invalidCertificate, "/p12", "Base64"),
      (["p12": "AAAA"], .invalidCertificate, "/p12", "damaged"),
      (["p12": "AA AA\n", "password": "sesame"], .invalidCertificate, "/p12", "damaged"),
      (["password": "sesame"], .missingMember, "/certificate", "\"p12\""),
      (["p12": "AAAA", "private_key": key], .invalidValue, "/private_key", "omit it"),
      (["certificate": whole, "key_id": "ABC123DEFG"], .invalidValue, "/key_id", "omit"),
    ]
    for (members, code, pointer, words) in rows {
      let fault = refusal(members)
      #expect(fault?.code == code && fault?.pointer == pointer, "\(members.keys): \(fault as Any)")
      #expect(fault?.detail.contains(words) == true, "\(fault as Any)")
      #expect(fault?.detail.contains("sesame") == false)
    }
    let stranger = try Self.issue(by: ThrowawayAuthority()).privateKeyPEM
    let mismatch = refusal(["certificate": chain, "private_key": stranger])
    #expect(mismatch?.detail.contains("not that of any") == true)
  }
}
