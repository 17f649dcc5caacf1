// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Audit log of changes, and last use of keys.
@Suite(.serialized) struct AuditTests {
  private static let app = "com.example.chess"

  private func change(_ action: String, by actor: AuditedChange.Actor = .administrator)
    -> AuditedChange
  {
    AuditedChange(by: actor, action: action, path: "/v1/x", app: Self.app, requestID: "r-1")
  }

  private func actions(_ store: TestStore) async throws -> [String] {
    try await store.store.audit.entries(limit: 100).map(\.change.action)
  }

  @Test("each change writes one audit entry in its transaction; an ineffective one writes none")
  func lines() async throws {
    try await TestDatabase.store { _, _, store in
      let key = AuditedChange.Actor.key(id: 7, name: "ci")
      let (app, _) = try await store.apps.put(
        bundleID: Self.app, fallbackLanguages: [], sourceLanguage: "en",
        noting: change("put", by: key))
      var patch = AppPatch()
      patch.maxRate = .some(5)
      _ = try await store.apps.patch(id: app.id, patch, noting: change("patch"))
      for _ in 1...2 {
        _ = try await store.credentials.put(
          app: app, environment: .sandbox, name: "main", keyID: "KEY4567890", teamID: "TEAM567890",
          privateKeyPEM: "x", noting: change("credential"))
        _ = try await store.credentials.delete(
          app: app.id, environment: .sandbox, name: "other", noting: change("nothing"))
      }
      let made = try await store.apiKeys.create(
        name: "k", hash: Array(repeating: 1, count: 32), scopes: [.read], apps: nil,
        noting: change("key", by: .commandLine))
      for _ in 1...2 {
        _ = try await store.apiKeys.delete(id: made.id, noting: change("key gone", by: .anybody))
        _ = try await store.apps.delete(id: app.id, noting: change("app gone"))
      }
      #expect(try await store.apps.patch(id: app.id, patch, noting: change("late")) == nil)
      // Changes that were not made over the API have no entry.
      _ = try await store.apps.put(
        bundleID: "com.example.other", fallbackLanguages: [], sourceLanguage: "en")
      let entries = try await store.store.audit.entries(limit: 100)
      #expect(
        entries.map(\.change.action) == [
          "app gone", "key gone", "key", "credential", "credential", "patch", "put",
        ])
      #expect(entries.last?.change == change("put", by: key))
      #expect(entries[2].change.actor == .commandLine && entries[1].change.actor == .anybody)
      let page = try await store.store.audit.entries(app: Self.app, before: entries[3].id, limit: 2)
      #expect(page == Array(entries[4...5]))
      #expect(try await store.store.audit.entries(app: "com.example.other", limit: 1).isEmpty)
    }
  }

  @Test("strings have an entry for each new or activated revision")
  func strings() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      func publish(_ text: String, base: Int64) async throws -> Int64? {
        let table = StringTable(language: "en", kind: .texts, body: Array(text.utf8))
        let result = try await store.store.strings.publish(
          app: app,
          StringChange(base: base, replaced: [.init()], tables: [table], format: "json", keys: 1),
          noting: change("publish"))
        return result?.revision
      }
      let first = try #require(try await publish("{}", base: 0))
      #expect(try await publish("{}", base: first) == first, "unchanged strings")
      #expect(try await publish("[]", base: 0) == nil, "not based on the active revision")
      #expect(try await actions(store) == ["publish"])
      let second = try #require(try await publish("[]", base: first))
      for _ in 1...2 {
        _ = try await store.store.strings.activate(
          app: app, revision: first, noting: change("back"))
      }
      _ = try await store.store.strings.activate(app: app, revision: 99, noting: change("none"))
      #expect(second > first)
      #expect(try await actions(store) == ["back", "publish", "publish"])
    }
  }

  @Test("expired audit entries are removed, the oldest first")
  func retention() async throws {
    try await TestDatabase.store { _, _, store in
      try await store.run(
        """
        INSERT INTO audit_log (at, actor, action, path)
        SELECT now() - make_interval(days => 6000 - n), 2, 'a', '' FROM generate_series(1, 6000) AS n
        """)
      var rounds = 0
      while try await store.duties.removeOldAudit(keeping: 400) > 0 { rounds += 1 }
      #expect(rounds > 1)
      #expect(try await store.count("audit_log") == 400)
      #expect(try await store.count("audit_log WHERE at < now() - interval '401 days'") == 0)
    }
  }

  @Test("a key's use is stored if it is later than the stored time")
  func uses() async throws {
    try await TestDatabase.store { _, _, store in
      var ids: [Int32] = []
      for number: UInt8 in 1...2 {
        let key = try await store.apiKeys.create(
          name: "k", hash: Array(repeating: number, count: 32), scopes: [.read], apps: nil)
        ids.append(key.id)
      }
      #expect(try await store.apiKeys.lastUses().isEmpty)
      let later = noon.adding(seconds: 60)
      // A key may have been deleted by then.
      try await store.apiKeys.noteUses([ids[0]: later, ids[1]: noon, 999: noon])
      try await store.apiKeys.noteUses([ids[0]: noon, ids[1]: later])
      #expect(try await store.apiKeys.lastUses() == [ids[0]: later, ids[1]: later])
    }
  }
}
