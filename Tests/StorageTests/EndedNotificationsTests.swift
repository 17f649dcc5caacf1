// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport
import Testing

@testable import Storage

@Suite(.serialized) struct EndedNotificationsTests {
  @Test("a notification has ended once it has no queue rows")
  func ending() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1), token(2)))
      let id = item.notification.id
      let ended = store.store.ended
      #expect(try await ended.find(id, of: app) == nil)
      try await store.record(item, token(1), .accepted, language: "fr")
      try await store.record(item, token(2), .waiting, reason: "TooManyRequests")
      #expect(try await store.queue.complete(item.claim))
      #expect(try await ended.find(id, of: app) == nil)
      let retry = try await store.claim(holder: holder, singles: 1, broadcasts: 0)[0]
      try await store.record(retry, token(2), .rejected, attempts: 2, endsRow: true)
      let found = try #require(try await ended.find(id, of: app))
      #expect(found.notification.id == id)
      #expect(found.counts == (try await store.runs.counts(id)))
      #expect(found.counts.outcomes == [.accepted: 1, .rejected: 1])
      let other = try await store.app("com.example.other")
      #expect(try await ended.find(id, of: other) == nil)
    }
  }

  @Test("concurrent requests of an app share two reads, each with its own counts")
  func shared() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let ended = store.store.ended
      var items: [Work] = []
      for number: UInt32 in 1...20 {
        let item = try await store.claimed(app, .tokens(token(number)))
        items.append(item)
        if number.isMultiple(of: 2) { continue }
        try await store.record(
          item, token(number), number < 10 ? .accepted : .rejected, endsRow: true)
      }
      let questions = items.map { item in
        Task {
          _ = shard
          return try await ended.find(item.notification.id, of: app)?.counts.outcomes
        }
      }
      for (index, question) in questions.enumerated() {
        let outcomes = try await question.value
        if index.isMultiple(of: 2) {
          #expect(outcomes == [index < 9 ? .accepted : .rejected: 1])
        } else {
          #expect(outcomes == nil)
        }
      }
      #expect(ended.reads <= 2)
    }
  }

  @Test("a failed read fails all of its requests, and later ones read again")
  func failing() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let id = try await store.accept(app, .tokens(token(1)))
      let ended = store.store.ended
      try await store.run("ALTER TABLE queue RENAME TO gone")
      let questions = (0..<3).map { _ in
        Task {
          _ = shard
          return try await ended.find(id, of: app)
        }
      }
      for question in questions {
        await #expect(throws: StorageError.self) { try await question.value }
      }
      try await store.run("ALTER TABLE gone RENAME TO queue")
      #expect(try await ended.find(id, of: app) == nil)
    }
  }

  @Test("a waiting schedule has not ended")
  func scheduled() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1)))
      #expect(try await store.queue.complete(item.claim))
      let id = item.notification.id
      #expect(try await store.store.ended.find(id, of: app) != nil)
      try await store.run(
        """
        INSERT INTO schedules (id, app, accepted_at, due_at, audience, payload, everyone, push_type,
          strings_revision, options)
        SELECT id, app, accepted_at, now() + interval '1 hour', 0, payload, everyone, push_type,
          strings_revision, options FROM notifications
        """)
      #expect(try await store.store.ended.find(id, of: app) == nil)
    }
  }
}
