// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Several strings tables of one app.
@Suite(.serialized) struct StringTableTests {
  private func texts(
    _ store: TestStore, _ app: AppID, _ revision: Int64, table: String? = nil
  ) async throws -> [String] {
    try await store.store.strings.files(app: app, revision: revision, table: table).map {
      "\($0.language):\($0.name):\(String(decoding: $0.body, as: UTF8.self))"
    }
  }

  private func change(
    _ base: Int64, _ replaced: StringChange.Replaced, _ tables: [StringTable]
  ) -> StringChange {
    StringChange(base: base, replaced: [replaced], tables: tables, format: "json", keys: 3)
  }

  private func table(_ name: String, _ language: String, _ body: String) -> StringTable {
    StringTable(name: name, language: language, body: Array(body.utf8))
  }

  @Test("a change of a table keeps the others")
  func changes() async throws {
    try await TestDatabase.store { _, _, store in
      let (app, strings) = (try await store.app(), store.store.strings)
      func publish(_ change: StringChange) async throws -> Int64? {
        try await strings.publish(app: app, change)?.revision
      }
      let usual = [table("", "en", "1"), table("", "fr", "2")]
      #expect(try await publish(change(0, .init(), usual)) == 1)
      let push = [table("Push", "en", "3"), table("Push", "de", "1")]
      #expect(try await publish(change(1, .init(table: "Push"), push)) == 2)
      #expect(try await texts(store, app, 2) == ["de:Push:1", "en::1", "en:Push:3", "fr::2"])
      #expect(try await texts(store, app, 2, table: "") == ["en::1", "fr::2"])
      #expect(try await texts(store, app, 2, table: "Push") == ["de:Push:1", "en:Push:3"])
      // Equal content is the existing revision, and a language in two tables is two files.
      #expect(try await publish(change(2, .init(table: "Push"), push)) == 2)
      let english = StringChange.Replaced(table: "Push", language: "en")
      #expect(try await publish(change(2, english, [table("Push", "en", "1")])) == 3)
      #expect(try await publish(change(3, .init(), [table("", "en", "1")])) == 4)
      #expect(try await texts(store, app, 4) == ["de:Push:1", "en::1", "en:Push:1"])
      #expect(try await publish(change(4, .init(), [])) == 5)
      #expect(try await texts(store, app, 5) == ["de:Push:1", "en:Push:1"])
      let revisions = try await strings.revisions(app: app, before: nil, limit: 9)
      let both = ["", "Push"]
      #expect(revisions.map(\.tables) == [["Push"], both, both, both, [""]])
      #expect(revisions.last?.languages == ["en", "fr"])
      #expect(revisions.first?.languages == ["de", "en"])
      let marked = StringTable(name: "Push", language: "de", body: [1], needsReview: 4)
      #expect(try await publish(change(5, .init(table: "Push"), [marked])) == 6)
      let marks = try await strings.marks(app: app, revision: 6, table: "Push")
      #expect(marks["de"]?.needsReview == 4)
      #expect(try await strings.marks(app: app, revision: 6, table: "").isEmpty)
    }
  }
}
