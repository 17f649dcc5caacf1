// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

/// Problems of credentials, reported before a push needs them.
@Suite struct CredentialProblemTests {
  private static let now = Instant(milliseconds: 1_700_000_000_000)
  private static let month = CredentialProblem.expiringSeconds

  private static func key(_ app: AppID = 1, pem: String? = "secret") -> Credential {
    Credential(
      app: app, environment: .sandbox, name: "key",
      identity: .key(ProviderKey(keyID: "KEY1234567", teamID: "TEAM123456", privateKeyPEM: pem)),
      createdAt: now)
  }

  private static func certificate(
    from: Int64 = -60, until: Int64, key: String? = "secret", topic: String = "com.example.a"
  ) -> Credential {
    Credential(
      app: 1, environment: .production, name: "file",
      identity: .certificate(
        ProviderCertificate(
          certificatePEM: "", privateKeyPEM: key,
          contents: ProviderCertificate.Contents(
            topics: [topic], environments: [.production], notBefore: now.adding(seconds: from),
            notAfter: now.adding(seconds: until), fingerprint: "00"))),
      createdAt: now)
  }

  private static func snapshot(_ credentials: Credential..., apps: [AppID] = [1])
    -> ConfigurationSnapshot
  {
    var snapshot = ConfigurationSnapshot.empty
    for id in apps {
      let name = "com.example.\(["a", "b", "c"][Int(id.rawValue) - 1])"
      snapshot.apps[name] = App(
        id: id, bundleID: name, fallbackLanguages: [], sourceLanguage: "en", stringsRevision: 0,
        createdAt: now)
    }
    for credential in credentials {
      let place = Destination(app: credential.app, environment: credential.environment)
      snapshot.credentials[place, default: []].append(credential)
    }
    return snapshot
  }

  private static func problems(_ snapshot: ConfigurationSnapshot) -> [String] {
    snapshot.credentialComplaints(at: now).map { "\($0.kind.rawValue) \($0)" }
  }

  @Test("a usable credential with a distant expiration has no problem")
  func good() {
    #expect(Self.problems(Self.snapshot(Self.key())) == [])
    #expect(Self.problems(Self.snapshot(Self.certificate(until: Self.month))) == [])
    #expect(Self.problems(.empty) == [])
  }

  @Test("each problem names its kind and its credential")
  func faults() {
    let rows: [(Credential, String)] = [
      (Self.key(pem: nil), "sealed com.example.a sandbox/key"),
      (Self.certificate(until: Self.month, key: nil), "sealed com.example.a production/file"),
      (Self.certificate(until: -1), "expired com.example.a production/file"),
      (Self.certificate(from: 1, until: Self.month), "not_yet_valid com.example.a production/file"),
      (Self.certificate(until: Self.month - 1), "expiring com.example.a production/file"),
      // It expires at the end of its last second.
      (Self.certificate(until: 0), "expiring com.example.a production/file"),
    ]
    for (credential, expected) in rows {
      #expect(Self.problems(Self.snapshot(credential)) == [expected])
    }
  }

  @Test("an app without a credential in any environment is reported")
  func absent() {
    let snapshot = Self.snapshot(Self.key(2), Self.certificate(until: -1), apps: [1, 2, 3])
    #expect(
      Self.problems(snapshot) == ["absent com.example.c", "expired com.example.a production/file"])
  }

  @Test("the earliest future expiration of an environment's certificates is returned")
  func expiry() {
    let snapshot = Self.snapshot(
      Self.certificate(until: -5), Self.certificate(until: 900), Self.certificate(until: 500),
      Self.key())
    let first = snapshot.firstExpiry(in: .production, after: Self.now)
    #expect(first == Self.now.adding(seconds: 500))
    #expect(snapshot.firstExpiry(in: .sandbox, after: Self.now) == nil)
  }

  @Test("an app with devices but no credential is reported by environment")
  func absentWhereDevicesAre() {
    let snapshot = Self.snapshot(Self.key(1), apps: [1, 2])
    let used = [
      Destination(app: 1, environment: .sandbox), Destination(app: 1, environment: .production),
      Destination(app: 2, environment: .sandbox),
    ]
    let complaints = snapshot.credentialComplaints(at: Self.now, used: Set(used))
    #expect(
      complaints.map { "\($0)" } == ["com.example.a production", "com.example.b sandbox"])
    #expect(complaints.map(\.environment) == [.production, .sandbox])
  }

  @Test("a push's lack of a credential depends on topic, environment and time")
  func uncovered() throws {
    let snapshot = Self.snapshot(Self.certificate(until: 60))
    let app = try #require(snapshot.apps["com.example.a"])
    func uncovered(_ type: PushType, after seconds: Int64 = 0) -> [PushEnvironment] {
      PushEnvironment.allCases.filter {
        snapshot.isUncovered(app, type, in: $0, at: Self.now.adding(seconds: seconds))
      }
    }
    #expect(uncovered(.alert) == [.sandbox])
    #expect(uncovered(.voip) == [.production, .sandbox])
    #expect(uncovered(.alert, after: 61) == [.production, .sandbox])
  }
}
