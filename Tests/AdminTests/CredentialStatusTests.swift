// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@testable import Admin

@Suite struct CredentialStatusTests {
  private static let now = Instant(microseconds: 1_800_000_000_000_000)
  private static let day: Int64 = 86_400

  private static func certificate(
    from start: Int64, to end: Int64, isOpen: Bool = true,
    environments: Set<PushEnvironment> = [.production]
  ) -> Credential {
    let contents = ProviderCertificate.Contents(
      topics: ["com.example.app"], environments: environments,
      notBefore: now.adding(seconds: start * day), notAfter: now.adding(seconds: end * day),
      fingerprint: "00")
    return credential(
      .certificate(
        ProviderCertificate(
          certificatePEM: "", privateKeyPEM: isOpen ? "x" : nil, contents: contents)))
  }

  private static func credential(_ identity: Credential.Identity) -> Credential {
    Credential(
      app: AppID(rawValue: 1), environment: .production, name: "main", identity: identity,
      createdAt: now)
  }

  private static let cases: [(credential: Credential, label: String)] = [
    (certificate(from: -10, to: 300), "Usable"), (certificate(from: -10, to: 29), "Expires soon"),
    (certificate(from: -400, to: -1), "Expired"), (certificate(from: 1, to: 300), "Not valid yet"),
    (certificate(from: -10, to: 300, isOpen: false), "Not readable"),
    (certificate(from: -10, to: 300, environments: [.sandbox]), "Other environment"),
    (credential(.key(ProviderKey(keyID: "K", teamID: "T", privateKeyPEM: "x"))), "Usable"),
    (credential(.key(ProviderKey(keyID: "K", teamID: "T", privateKeyPEM: nil))), "Not readable"),
  ]

  @Test("a credential has the state of its worst problem, Apple’s refusal first", arguments: cases)
  func states(_ credential: Credential, _ label: String) {
    let status = CredentialStatus(credential, nil, at: Self.now)
    #expect(status.label == label && (status.explanation == nil) == (status == .usable))
    let refusal = CredentialRefusal(at: Self.now, reason: nil)
    #expect(CredentialStatus(credential, refusal, at: Self.now) == .refused(refusal))
  }
}
