// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

extension Credential {
  fileprivate var key: ProviderKey? { if case .key(let key) = identity { key } else { nil } }
  fileprivate var privateKeyPEM: String? { key?.privateKeyPEM }
}

extension ConfigurationSnapshot {
  /// Returns the credential for an app's alerts.
  fileprivate func credential(app: AppID, environment: PushEnvironment) -> Credential? {
    credentials(
      for: Destination(app: app, environment: environment), .alert, topic: "",
      at: Instant(milliseconds: 0)
    ).first
  }
}

@Suite(.serialized) struct ConfigurationStoreTests {
  private static let pem = "-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----\n"

  private func put(
    _ store: TestStore, _ app: App, _ environment: PushEnvironment = .production,
    _ name: String = "main", pem: String = pem
  ) async throws -> Bool {
    try await store.credentials.put(
      app: app, environment: environment, name: name, keyID: "KEY4567890", teamID: "TEAM567890",
      privateKeyPEM: pem)
  }

  private func newApp(_ store: TestStore, _ name: String) async throws -> App {
    try await store.apps.put(
      bundleID: name, fallbackLanguages: ["fr", "en"], sourceLanguage: "en",
      languageOverrides: ["sr-Latn": "sr", "ca": "es"]
    ).app
  }

  @Test("every change raises the version, reading does not")
  func version() async throws {
    try await TestDatabase.store { _, _, store in
      let configuration = store.configuration
      var last = try await configuration.version()
      func risen(_ what: String, _ change: () async throws -> Void) async throws {
        try await change()
        let now = try await configuration.version()
        #expect(now == last + 1, "\(what)")
        last = now
      }
      let name = "com.example.chess"
      try await risen("a new app") { _ = try await newApp(store, name) }
      try await risen("a changed app") { _ = try await newApp(store, name) }
      let app = try await newApp(store, name)
      last = try await configuration.version()
      try await risen("a credential") { _ = try await put(store, app) }
      try await risen("the same credential") { _ = try await put(store, app) }
      try await risen("no credential") {
        _ = try await store.credentials.delete(
          app: app.id, environment: .production, name: "main")
      }
      try await risen("strings") {
        _ = try await store.put(app.id, ["en": "{}"], base: 0)
      }
      var key: APIKey?
      try await risen("a key") {
        key = try await store.apiKeys.create(
          name: "ci", hash: [UInt8](repeating: 1, count: 32), scopes: [.notify, .read],
          apps: ["com.example.chess"])
      }
      let id = try #require(key).id
      try await risen("no key") { _ = try await store.apiKeys.delete(id: id) }
      try await risen("no app") { _ = try await store.apps.delete(id: app.id) }
      _ = try await configuration.snapshot()
      #expect(try await configuration.version() == last)
    }
  }

  @Test("a snapshot contains everything as stored")
  func snapshot() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await newApp(store, "com.example.chess")
      #expect(try await put(store, app, .production, "old", pem: "old"))
      try await store.run("UPDATE credentials SET created_at = created_at - interval '1 hour'")
      #expect(try await put(store, app, .production, "new", pem: "new"))
      let hash = [UInt8](repeating: 9, count: 32)
      let key = try await store.apiKeys.create(
        name: "all", hash: hash, scopes: Set(KeyScope.allCases), apps: nil)
      let snapshot = try await store.configuration.snapshot()
      #expect(snapshot.version == (try await store.configuration.version()))
      #expect(snapshot.apps == ["com.example.chess": app])
      #expect(snapshot.app(id: app.id) == app)
      #expect(app.fallbackLanguages == ["fr", "en"])
      #expect(app.languageOverrides == ["sr-Latn": "sr", "ca": "es"])
      #expect(snapshot.keys == [hash: key])
      // Two keys during a rotation: pushes use the newest.
      let found = snapshot.credential(app: app.id, environment: .production)
      #expect(found?.privateKeyPEM == "new" && found?.name == "new")
      #expect(found?.key?.keyID == "KEY4567890" && found?.key?.teamID == "TEAM567890")
      #expect(snapshot.credential(app: app.id, environment: .sandbox) == nil)
      #expect(!"\(String(describing: found))".contains("new\""))
    }
  }

  @Test("a patch changes only its members, and a null rate removes the rate")
  func patchedApp() async throws {
    try await TestDatabase.store { _, _, store in
      let configuration = store.configuration
      let app = try await newApp(store, "com.example.chess")
      #expect(app.maxRate == nil)
      let version = try await configuration.version()
      var patch = AppPatch()
      patch.maxRate = .some(250)
      var expected = app
      expected.maxRate = 250
      // Each change gives the row an unpredictable new version.
      func patched() async throws -> App? {
        var changed = try await store.apps.patch(id: app.id, patch)
        #expect(changed?.rowVersion != app.rowVersion)
        changed?.rowVersion = app.rowVersion
        return changed
      }
      #expect(try await patched() == expected)
      #expect(try await configuration.version() == version + 1)
      #expect(try await configuration.snapshot().rates == [app.id: 250])
      patch = AppPatch()
      patch.fallbackLanguages = []
      patch.sourceLanguage = "de"
      patch.languageOverrides = ["ca": "fr"]
      (expected.fallbackLanguages, expected.sourceLanguage) = ([], "de")
      expected.languageOverrides = ["ca": "fr"]
      #expect(try await patched() == expected)
      patch = AppPatch()
      patch.maxRate = .some(nil)
      expected.maxRate = nil
      #expect(try await patched() == expected)
      #expect(try await configuration.snapshot().rates.isEmpty)
      #expect(try await store.apps.delete(id: app.id))
      #expect(try await store.apps.patch(id: app.id, patch) == nil)
    }
  }

  @Test("a deleted app is in no snapshot, and its name is free")
  func deletedApp() async throws {
    try await TestDatabase.store { _, _, store in
      let old = try await newApp(store, "com.example.chess")
      #expect(try await put(store, old))
      #expect(try await store.apps.delete(id: old.id))
      #expect(try await !store.apps.delete(id: old.id))
      var snapshot = try await store.configuration.snapshot()
      #expect(snapshot.apps.isEmpty && snapshot.credentials.isEmpty)
      let new = try await newApp(store, "com.example.chess")
      #expect(new.id != old.id)
      snapshot = try await store.configuration.snapshot()
      #expect(snapshot.apps.values.map(\.id) == [new.id])
    }
  }

  @Test("private keys are sealed in the database")
  func sealed() async throws {
    try await TestDatabase.store { _, _, store in
      #expect(try await put(store, try await newApp(store, "com.example.chess")))
      let open: Bool = try await store.value(
        "SELECT position('secret'::bytea IN sealed) > 0 FROM credentials")
      #expect(!open)
      let shown = try await store.configuration.snapshot().credentials.values.flatMap(\.self)
      #expect(shown.map(\.privateKeyPEM) == [Self.pem])
    }
  }

  @Test("a sealed key cannot be opened in another row", arguments: ["name", "environment", "app"])
  func moved(column: String) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await newApp(store, "com.example.chess")
      let other = try await newApp(store, "com.example.other")
      #expect(try await put(store, app))
      let value =
        ["name": "'other'", "environment": "2", "app": "\(other.id.rawValue)"][column] ?? ""
      try await store.run("UPDATE credentials SET \(column) = \(value)")
      let found = try await store.configuration.snapshot().credentials.values.flatMap(\.self)
      #expect(found.count == 1)
      #expect(found.first?.privateKeyPEM == nil)
    }
  }

  @Test("another secret key opens no credential, and the newest usable key is used")
  func otherSecret() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await newApp(store, "com.example.chess")
      #expect(try await put(store, app, .production, "a", pem: "a"))
      try await store.run("UPDATE credentials SET created_at = created_at - interval '1 hour'")
      let other = try database.open(on: shard, secret: 8)
      #expect(try await put(other, app, .production, "b", pem: "b"))
      let mine = try await store.configuration.snapshot()
      #expect(mine.credential(app: app.id, environment: .production)?.privateKeyPEM == "a")
      let theirs = try await other.configuration.snapshot()
      #expect(theirs.credential(app: app.id, environment: .production)?.privateKeyPEM == "b")
      await other.close()
    }
  }
}
