// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

@Suite(.serialized) struct StringStoreTests {
  private func texts(
    _ store: TestStore, _ app: AppID, _ revision: Int64
  ) async throws -> [String] {
    try await store.store.strings.files(app: app, revision: revision).map {
      "\($0.language)\($0.kind.rawValue):\(String(decoding: $0.body, as: UTF8.self))"
    }
  }

  private func change(
    _ base: Int64, _ replaced: StringChange.Replaced, _ tables: [StringTable],
    activates: Bool = true
  ) -> StringChange {
    StringChange(
      base: base, replaced: [replaced], tables: tables, format: "json", keys: 3,
      activates: activates)
  }

  private func table(
    _ language: String, _ body: String, _ kind: StringTable.Kind = .texts
  ) -> StringTable {
    StringTable(language: language, kind: kind, body: Array(body.utf8))
  }

  @Test("a change creates a revision with all other strings; old revisions stay")
  func revisions() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      func publish(_ change: StringChange) async throws -> Int64? {
        try await store.store.strings.publish(app: app, change)?.revision
      }
      #expect(try await publish(change(0, .init(language: "en"), [table("en", "1")])) == 1)
      #expect(try await publish(change(1, .init(language: "fr"), [table("fr", "2")])) == 2)
      let plurals = table("fr", "3", .plurals)
      #expect(try await publish(change(2, .init(language: "fr", kind: .plurals), [plurals])) == 3)
      #expect(
        try await publish(change(3, .init(language: "fr", kind: .texts), [table("fr", "4")])) == 4)
      #expect(try await publish(change(4, .init(language: "fr"), [table("fr", "5")])) == 5)
      #expect(try await publish(change(5, .init(language: "fr"), [])) == 6)
      #expect(try await publish(change(6, .init(), [table("de", "6"), plurals])) == 7)
      #expect(try await texts(store, app, 0) == [])
      #expect(try await texts(store, app, 1) == ["en1:1"])
      #expect(try await texts(store, app, 2) == ["en1:1", "fr1:2"])
      #expect(try await texts(store, app, 3) == ["en1:1", "fr1:2", "fr2:3"])
      #expect(try await texts(store, app, 4) == ["en1:1", "fr1:4", "fr2:3"])
      #expect(try await texts(store, app, 5) == ["en1:1", "fr1:5"])
      #expect(try await texts(store, app, 6) == ["en1:1"])
      #expect(try await texts(store, app, 7) == ["de1:6", "fr2:3"])
      let one = try await store.store.strings.files(app: app, revision: 4, language: "fr")
      #expect(one.map(\.kind) == [.texts, .plurals])
      #expect(try await store.configuration.snapshot().app(id: app)?.stringsRevision == 7)
    }
  }

  @Test("a change based on an outdated revision is refused")
  func outdated() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let others = try (0..<4).map { _ in try database.open(on: shard) }
      let answers = try await atOnce(4, on: shard) { index in
        try await others[index].put(app, ["en": "{\"A\": \"\(index)\"}"], base: 0)
      }
      #expect(answers.compactMap(\.self) == [StringPublication(revision: 1, isNew: true)])
      #expect(try await store.put(app, ["en": "{}"], base: 0) == nil)
      #expect(try await store.put(app, ["en": "{}"], base: 2) == nil)
      #expect(try await store.count("string_revisions") == 1)
      #expect(try await store.apps.delete(id: app))
      #expect(try await store.put(app, ["en": "{}"], base: 1) == nil)
      for other in others { await other.close() }
    }
  }

  @Test("an unchanged upload adds no revision, and equal files are stored once")
  func sharing() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let first = ["en": "{}", "fr": "[]"]
      #expect(try await store.put(app, first, base: 0)?.isNew == true)
      let again = try await store.put(app, first, base: 1)
      #expect(again == StringPublication(revision: 1, isNew: false))
      #expect(try await store.put(app, ["en": "{}", "fr": "{}"], base: 1)?.revision == 2)
      #expect(try await store.put(app, first, base: 2)?.revision == 3)
      #expect(try await store.count("string_files") == 3)
      #expect(try await texts(store, app, 3) == (try await texts(store, app, 1)))
      // Another app's files are separate.
      let other = try await store.app("com.example.other")
      #expect(try await store.put(other, first, base: 0)?.revision == 1)
      #expect(try await store.count("string_files") == 5)
    }
  }

  @Test("revisions are listed with their contents, the newest first")
  func listing() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let strings = store.store.strings
      for base in Int64(0)..<5 {
        _ = try await store.put(app, ["zh": "\(base)", "Zz": "", "en": ""], base: base)
      }
      _ = try await strings.publish(
        app: app, change(5, .init(language: "zh"), [], activates: false))
      let newest = try await strings.revisions(app: app, before: nil, limit: 2)
      #expect(newest.map(\.number) == [6, 5])
      #expect(newest.map(\.isActive) == [false, true])
      #expect(newest.map(\.languages) == [["Zz", "en"], ["Zz", "en", "zh"]])
      #expect(newest.map(\.format) == ["json", "xcstrings"])
      #expect(newest.map { $0.sha256?.count } == [nil, 32] && newest.map(\.keys) == [3, 1])
      #expect(
        try await strings.revisions(app: app, before: 5, limit: 9).map(\.number) == [4, 3, 2, 1])
      #expect(try await strings.revision(app: app, number: 5) == newest[1])
      #expect(try await strings.revision(app: app, number: 7) == nil)
    }
  }

  @Test("activating a revision changes the pointer and the configuration version")
  func activation() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let strings = store.store.strings
      func active() async throws -> Int64? {
        try await store.configuration.snapshot().app(id: app)?.stringsRevision
      }
      _ = try await store.put(app, ["en": "1"], base: 0)
      _ = try await store.put(app, ["en": "2"], base: 1)
      #expect(try await store.put(app, ["en": "3"], base: 2, activates: false)?.revision == 3)
      #expect(try await active() == 2)
      let version = try await store.configuration.version()
      #expect(try await strings.activate(app: app, revision: 1) == true)
      #expect(try await store.configuration.version() == version + 1)
      #expect(try await active() == 1)
      #expect(try await strings.activate(app: app, revision: 1) == false)
      #expect(try await strings.activate(app: app, revision: 3) == true)
      #expect(try await active() == 3)
      #expect(try await strings.activate(app: app, revision: 4) == nil)
      let retired: String = try await store.value(
        """
        SELECT string_agg(revision::text, ',' ORDER BY revision) FROM string_revisions
        WHERE retired_at IS NOT NULL
        """)
      #expect(retired == "1,2")
      // The number after the highest, whichever revision is active.
      #expect(try await store.put(app, ["en": "4"], base: 3)?.revision == 4)
    }
  }

  @Test("review marks are added up by language and stored with the files")
  func marks() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let tables = [
        StringTable(language: "fr", body: [1], needsReview: 2, stale: 1),
        StringTable(language: "fr", kind: .plurals, body: [2], needsReview: 3),
        StringTable(language: "de", body: [3]),
      ]
      _ = try await store.store.strings.publish(app: app, change(0, .init(), tables))
      let marks = try await store.store.strings.marks(app: app, revision: 1, table: "")
      #expect(marks.keys.sorted() == ["de", "fr"])
      #expect(marks["fr"]?.needsReview == 5 && marks["fr"]?.stale == 1)
      #expect(try await store.store.strings.files(app: app, revision: 1).contains(tables[0]))
    }
  }
}

@Suite(.serialized) struct StringRetentionTests {
  /// An app with revisions 1 to 6, of which 6 is active.
  private func app(_ store: TestStore, _ name: String = "com.example.chess") async throws -> AppID {
    let app = try await store.app(name)
    for base in Int64(0)..<6 {
      _ = try await store.put(app, ["en": "{}", "fr": "\(base)"], base: base)
    }
    return app
  }

  private func numbers(_ store: TestStore, _ app: AppID) async throws -> [Int64] {
    try await store.store.strings.revisions(app: app, before: nil, limit: 100).map(\.number)
  }

  @Test("the newest revisions, the active one and their files are kept")
  func newest() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await app(store)
      let other = try await self.app(store, "com.example.other")
      _ = try await store.store.strings.activate(app: app, revision: 2)
      let swept = try await store.duties.removeOldRevisions(kept: 3, grace: .zero)
      #expect(swept.removed == 2 + 3 && swept.left == 7)
      #expect(try await numbers(store, app) == [6, 5, 4, 2])
      #expect(try await numbers(store, other) == [6, 5, 4])
      #expect(try await store.count("string_files") == (1 + 4) + (1 + 3))
      let files = try await store.store.strings.files(app: app, revision: 2)
      #expect(files.map(\.language) == ["en", "fr"])
      let again = try await store.duties.removeOldRevisions(kept: 3, grace: .zero)
      #expect(again.removed == 0 && again.left == 7)
      // Numbers are never reused.
      #expect(try await store.put(app, ["en": "x"], base: 2)?.revision == 7)
    }
  }

  @Test("a revision named by queued work is kept until the work is done")
  func named() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await app(store)
      var asked = sample(app, .users("u"))
      asked.context.stringsRevision = 2
      _ = try await store.acceptance(of: asked, idempotency: nil)
      _ = try await store.duties.removeOldRevisions(kept: 1, grace: .zero)
      #expect(try await numbers(store, app) == [6, 2])
      let items = try await store.claim(holder: holder, singles: 10, broadcasts: 0)
      let done = try #require(items.first)
      #expect(try await store.queue.complete(done.claim, accepted: [:]))
      _ = try await store.duties.removeOldRevisions(kept: 1, grace: .zero)
      #expect(try await numbers(store, app) == [6])
    }
  }

  @Test("a revision is kept while its schedule has further passes due")
  func begun() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await app(store)
      var asked = sample(app)
      // The schedule was accepted with another revision than its notification is sent with.
      asked.context.stringsRevision = 6
      _ = try await store.notifications.accept(
        asked, idempotency: nil, schedule: .plan(due: noon))
      asked.context.stringsRevision = 2
      _ = try await store.notifications.accept(asked, idempotency: nil, schedule: .begin)
      // Between two passes the queue is empty.
      #expect(try await store.count("queue") == 0)
      _ = try await store.duties.removeOldRevisions(kept: 1, grace: .zero)
      #expect(try await numbers(store, app) == [6, 2])
      try await store.run("DELETE FROM schedules")
      _ = try await store.duties.removeOldRevisions(kept: 1, grace: .zero)
      #expect(try await numbers(store, app) == [6])
    }
  }

  @Test("a revision named by a waiting schedule is kept, paused or not")
  func waiting() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await app(store)
      for revision: Int64 in [2, 3, 4] {
        var asked = sample(app)
        asked.context.stringsRevision = revision
        _ = try await store.notifications.accept(
          asked, idempotency: nil, schedule: .plan(due: noon))
        if revision == 2 { continue }
        let command = revision == 3 ? NotificationCommand.pause : .cancel
        _ = try await store.store.schedules.command(command, app: app, asked.id)
      }
      _ = try await store.duties.removeOldRevisions(kept: 1, grace: .zero)
      #expect(try await numbers(store, app) == [6, 3, 2])
    }
  }

  @Test("a missing revision is an error, and one without files is empty")
  func missing() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await app(store)
      for language in [nil, "en"] {
        do {
          _ = try await store.store.strings.files(app: app, revision: 7, language: language)
          Issue.record("a missing revision was read")
        } catch StorageError.failed(let why) { #expect(why.contains("revision 7")) }
        let none = try await store.store.strings.files(app: app, revision: 0, language: language)
        #expect(none == [])
      }
      #expect(try await store.store.strings.files(app: app, revision: 6, language: "de") == [])
      #expect(try await store.put(app, [:], base: 6)?.revision == 7)
      #expect(try await store.store.strings.files(app: app, revision: 7) == [])
    }
  }

  @Test("a formerly active revision is kept for a grace period")
  func grace() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await app(store)
      #expect(
        try await store.duties.removeOldRevisions(kept: 1, grace: .seconds(60)).removed == 0)
      try await store.run(
        "UPDATE string_revisions SET retired_at = now() - interval '61 seconds' WHERE revision < 3")
      _ = try await store.duties.removeOldRevisions(kept: 1, grace: .seconds(60))
      #expect(try await numbers(store, app) == [6, 5, 4, 3])
    }
  }

  @Test("one row per active run is read; too many runs prevent the removal")
  func manyRuns() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await app(store)
      _ = try await store.accept(app, .users("u"))
      try await store.run(
        """
        INSERT INTO queue (app, run, notification, day, environment, kind, class, deadline)
        SELECT app, run + g, notification, day, 1, 1, 1, now() FROM queue, generate_series(1, \(DutyStore.runsWalked)) g
        """)
      #expect(try await store.duties.removeOldRevisions(kept: 1, grace: .zero).removed == 0)
      try await store.run("UPDATE queue SET run = (SELECT min(run) FROM queue)")
      #expect(try await store.duties.removeOldRevisions(kept: 1, grace: .zero).removed == 5)
    }
  }
}
