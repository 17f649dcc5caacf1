// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TLS
import TestSupport
import Testing

/// Certificates beside keys: sealed, read back with their metadata, and sharing names with keys.
@Suite(.serialized) struct CertificateStoreTests {
  private let authority: ThrowawayAuthority

  init() throws { authority = try ThrowawayAuthority() }

  private func identity(_ topic: String = "com.example.chess") throws -> PushIdentity {
    let tls = try authority.issue(
      commonName: "Apple Push Services: \(topic)", userID: topic,
      extensions: ["1.2.840.113635.100.6.3.2": [5, 0]])
    return try PushIdentity(tls, now: tls.certificate.notBefore + 60)
  }

  private func newApp(_ store: TestStore, _ name: String) async throws -> App {
    try await store.apps.put(
      bundleID: name, fallbackLanguages: ["en"], sourceLanguage: "en", languageOverrides: [:]
    ).app
  }

  private func putKey(_ store: TestStore, _ app: App, _ name: String) async throws -> Bool {
    try await store.credentials.put(
      app: app, environment: .production, name: name, keyID: "KEY4567890", teamID: "TEAM567890",
      privateKeyPEM: "secret")
  }

  private func shown(_ store: TestStore) async throws -> [Credential] {
    try await store.configuration.snapshot().credentials.values.flatMap(\.self)
  }

  @Test("a certificate is read back with its metadata, and its key is sealed")
  func readBack() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await newApp(store, "com.example.chess")
      let identity = try identity()
      let before = try await store.configuration.version()
      #expect(
        try await store.credentials.putCertificate(
          identity, app: app, environment: .production, name: "main"))
      #expect(try await store.configuration.version() > before)
      let found = try #require(try await shown(store).first)
      guard case .certificate(let certificate) = found.identity else {
        Issue.record("not a certificate")
        return
      }
      #expect(found.app == app.id && found.environment == .production && found.name == "main")
      #expect(certificate.certificatePEM == (try identity.tls.certificateChainPEM))
      #expect(certificate.privateKeyPEM == (try identity.tls.privateKeyPEM))
      let contents = certificate.contents
      #expect(contents.topics == ["com.example.chess"] && contents.environments == [.production])
      #expect(contents.fingerprint == identity.certificate.fingerprint)
      #expect(contents.notBefore.seconds == identity.certificate.notBefore)
      #expect(contents.notAfter.seconds == identity.certificate.notAfter)
      #expect(!"\(found)".contains("PRIVATE"))
      let open: Bool = try await store.value(
        "SELECT position('PRIVATE'::bytea IN sealed) > 0 OR chain LIKE '%PRIVATE%' FROM certificates"
      )
      #expect(!open)
    }
  }

  @Test("a name belongs to a key or a certificate: each replaces the other")
  func oneName() async throws {
    try await TestDatabase.store { _, _, store in
      let identity = try identity()
      let app = try await newApp(store, "com.example.chess")
      #expect(try await putKey(store, app, "main"))
      #expect(
        try await !store.credentials.putCertificate(
          identity, app: app, environment: .production, name: "main"))
      #expect(try await shown(store).map(\.identity.isCertificate) == [true])
      #expect(try await !putKey(store, app, "main"))
      #expect(try await shown(store).map(\.identity.isCertificate) == [false])
      // Under another name both exist, the newer one last.
      #expect(
        try await store.credentials.putCertificate(
          identity, app: app, environment: .production, name: "other"))
      #expect(try await shown(store).map(\.name) == ["main", "other"])
      for (name, left) in [("other", ["main"]), ("main", [])] {
        let isGone = try await store.credentials.delete(
          app: app.id, environment: .production, name: name)
        #expect(isGone)
        #expect(try await shown(store).map(\.name) == left)
      }
      let isGone = try await store.credentials.delete(
        app: app.id, environment: .production, name: "main")
      #expect(!isGone)
    }
  }

  @Test("secrets of another secret key are resealed; secrets that cannot be opened are kept")
  func sealedAnew() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await newApp(store, "com.example.chess")
      for number in 1...120 { _ = try await putKey(store, app, "key\(number)") }
      _ = try await store.credentials.putCertificate(
        identity(), app: app, environment: .production, name: "file")
      try await store.run(
        "UPDATE credentials SET sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20)) WHERE name = 'key7'"
      )
      func box(_ byte: UInt8) throws -> SecretBox {
        try #require(SecretBox(key: [UInt8](repeating: byte, count: 32)))
      }
      let new = try box(2)
      #expect(try await store.duties.sealAnew(with: new) == 0, "it opens no secret")
      #expect(
        try await store.duties.sealAnew(with: box(7)) == 0, "every secret has this key already")
      let both = try new.opening(box(7))
      var counts: [Int] = []
      repeat { counts.append(try await store.duties.sealAnew(with: both)) } while counts.last != 0
      #expect(counts == [100, 19, 1, 0])
      let client = store.client
      let configuration = ConfigurationStore(write: client.write, read: client.read, secrets: new)
      let all = try await configuration.snapshot().credentials.values.joined()
      #expect(all.filter { !$0.identity.isOpen }.map(\.name) == ["key7"])
      #expect(all.count == 121)
      let isOpenForOld = try await shown(store).contains(where: \.identity.isOpen)
      #expect(!isOpenForOld)
    }
  }

  @Test("a certificate's sealed key cannot be opened in another row")
  func moved() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await newApp(store, "com.example.chess")
      _ = try await store.credentials.putCertificate(
        identity(), app: app, environment: .production, name: "main")
      try await store.run("UPDATE certificates SET name = 'other'")
      let found = try #require(try await shown(store).first)
      #expect(!found.identity.isOpen && found.name == "other")
    }
  }
}

extension Credential.Identity {
  fileprivate var isCertificate: Bool { if case .certificate = self { true } else { false } }
}
