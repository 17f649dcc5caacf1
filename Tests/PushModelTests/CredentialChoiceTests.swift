// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite("Choice of a push's credential")
struct CredentialChoiceTests {
  private static let now = Instant(milliseconds: 1_700_000_000_000)
  private static let production = Destination(app: 1, environment: .production)
  private static let app = "com.example.app"

  private static func key(_ name: String = "key", pem: String? = "secret") -> Credential {
    Credential(
      app: 1, environment: .production, name: name,
      identity: .key(ProviderKey(keyID: "KEY1234567", teamID: "TEAM123456", privateKeyPEM: pem)),
      createdAt: now)
  }

  private static func certificate(
    _ topics: Set<String> = [app], key: String? = "secret",
    environments: Set<PushEnvironment> = [.production], from: Int64 = -60, until: Int64 = 60
  ) -> Credential {
    Credential(
      app: 1, environment: .production, name: "certificate",
      identity: .certificate(
        ProviderCertificate(
          certificatePEM: "", privateKeyPEM: key,
          contents: ProviderCertificate.Contents(
            topics: topics, environments: environments, notBefore: now.adding(seconds: from),
            notAfter: now.adding(seconds: until), fingerprint: "00"))),
      createdAt: now)
  }

  private static func chosen(_ credentials: [Credential], _ type: PushType) -> String? {
    var snapshot = ConfigurationSnapshot.empty
    snapshot.credentials[production] = credentials
    return snapshot.credentials(
      for: production, type, topic: app + type.topicSuffix, at: now
    ).first?.name
  }

  /// Every type of Apple's table; whether a key, a certificate that lists its topic, and a
  /// certificate with the app's topic only can send it.
  static let types: [(PushType, key: Bool, listed: Bool, unlisted: Bool)] = [
    (.alert, true, true, true), (.background, true, true, true),
    (.complication, true, true, false), (.controls, true, true, false),
    (.fileprovider, true, true, false), (.liveactivity, true, true, false),
    (.location, true, false, false), (.mdm, false, true, true), (.pushtotalk, true, true, false),
    (.voip, true, true, false), (.widgets, true, true, false),
  ]

  @Test("keys send all types but MDM, certificates their topics except location")
  func byType() {
    #expect(Set(Self.types.map(\.0)) == Set(PushType.allCases))
    for (type, key, listed, unlisted) in Self.types {
      #expect((Self.chosen([Self.key()], type) != nil) == key, "\(type)")
      let topics: Set = [Self.app, Self.app + type.topicSuffix]
      #expect((Self.chosen([Self.certificate(topics)], type) != nil) == listed, "\(type)")
      #expect((Self.chosen([Self.certificate()], type) != nil) == unlisted, "\(type)")
    }
  }

  @Test("the newest credential that covers the push is chosen")
  func newest() {
    let calls = Self.certificate([Self.app + ".voip"])
    let rows: [([Credential], PushType, String?)] = [
      ([], .alert, nil), ([Self.key("a"), Self.key("b")], .alert, "b"),
      ([Self.key("a"), Self.key("b", pem: nil)], .alert, "a"),
      ([Self.key(), Self.certificate()], .alert, "certificate"),
      ([Self.certificate(), Self.key()], .alert, "key"),
      ([Self.key(), calls], .alert, "key"), ([Self.key(), calls], .voip, "certificate"),
      ([calls], .alert, nil), ([Self.key(), Self.certificate()], .mdm, "certificate"),
      ([Self.key(), Self.certificate()], .location, "key"),
      ([Self.key(), Self.certificate(key: nil)], .alert, "key"),
      ([Self.key(), Self.certificate(environments: [.sandbox])], .alert, "key"),
      ([Self.key(), Self.certificate(until: -1)], .alert, "key"),
      ([Self.key(), Self.certificate(until: 0)], .alert, "certificate"),
      ([Self.key(), Self.certificate(from: 1)], .alert, "key"),
      ([Self.key(), Self.certificate(from: 0)], .alert, "certificate"),
      ([Self.certificate([])], .alert, nil), ([Self.certificate(["com.example"])], .alert, nil),
    ]
    for (place, (credentials, type, expected)) in rows.enumerated() {
      #expect(Self.chosen(credentials, type) == expected, "row \(place)")
    }
  }

  @Test("the next time-dependent change of certificates is computed")
  func nextChange() {
    var snapshot = ConfigurationSnapshot.empty
    #expect(snapshot.nextCertificateChange(after: Self.now) == nil)
    snapshot.credentials[Self.production] = [
      Self.key(), Self.certificate(until: 60), Self.certificate(from: 30, until: 90),
      Self.certificate(from: -90, until: -30),
    ]
    for (after, next) in [(0, 30), (29, 30), (30, 61), (61, 91)] as [(Int64, Int64)] {
      #expect(
        snapshot.nextCertificateChange(after: Self.now.adding(seconds: after))
          == Self.now.adding(seconds: next))
    }
    #expect(snapshot.nextCertificateChange(after: Self.now.adding(seconds: 91)) == nil)
  }
}
