// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Pending messages are due at once when a webhook is changed, tested or gets another secret.
@Suite(.serialized) struct WebhookHasteTests {
  /// Actions of an owner after a repair.
  enum Call: CaseIterable {
    case test, patch, rotate

    func make(_ store: TestStore, _ app: AppID, _ webhook: UUID) async throws {
      let hooks = store.store.webhooks
      switch self {
      case .test: _ = try await hooks.test(webhook, of: app)
      case .patch: _ = try await hooks.patch(webhook, of: app, WebhookPatch())
      case .rotate:
        _ = try await hooks.rotate(
          webhook, of: app, to: [UInt8](repeating: 8, count: 32), keepingFormerFor: 60)
      }
    }
  }

  /// Returns a webhook with a number of pending messages, each about another subject.
  private func webhook(_ store: TestStore, _ app: AppID, waiting count: Int) async throws -> UUID {
    let made = try await store.store.webhooks.create(
      app: app, url: try #require(WebhookURL(parsing: "https://example.com/hook")),
      kinds: [.deviceQuarantined], key: [UInt8](repeating: 7, count: 32), most: 3, at: noon)
    let id = try #require(made).id
    try await store.run(
      """
      INSERT INTO webhook_messages (webhook, app, kind, subject)
      SELECT '\(id)', \(app), 1, int8send(g) FROM generate_series(1, \(count)) g
      """)
    return id
  }

  private func outbox(_ store: TestStore) throws -> WebhookOutbox {
    let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
    return WebhookOutbox(connection: store.client.write, secrets: secrets)
  }

  /// Lets all messages but the first `taken` fail, which delays them by a quarter of an hour.
  private func end(
    _ messages: [WebhookMessage], taken: Int = 0, of webhook: UUID, by outbox: WebhookOutbox,
    as known: WebhookOutbox.Due? = nil
  ) async throws {
    let attempts = messages.enumerated().map { place, message in
      WebhookOutbox.Attempt(
        message: message.number, isDelivered: place < taken, status: place < taken ? 204 : 500,
        fault: nil, wait: 900)
    }
    try await outbox.store(attempts, of: webhook, as: known, rest: 60, patience: 86_400)
  }

  @Test("a change or test of a webhook makes failed messages due at once", arguments: Call.allCases)
  func refused(call: Call) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app, waiting: 3)
      let outbox = try outbox(store)
      let all = try await outbox.waiting(of: hook, limit: 10)
      try await end(all, taken: 1, of: hook, by: outbox)
      #expect(try await store.store.webhooks.webhooks(of: app).map(\.failures) == [0])
      #expect(try await outbox.due().isEmpty)
      #expect(try await outbox.waiting(of: hook, limit: 10).isEmpty)
      let refused = Set(all[1...].map(\.number))
      try await call.make(store, app, hook)
      #expect(try await outbox.due().map(\.webhook.id) == [hook])
      let due = try await outbox.waiting(of: hook, limit: 10)
      #expect(refused.isSubset(of: due.map(\.number)))
      // Once: messages that fail again wait again.
      try await end(due, of: hook, by: outbox)
      try await store.run("UPDATE webhooks SET paused_until = '-infinity'")
      #expect(try await outbox.due().isEmpty)
      #expect(try await outbox.waiting(of: hook, limit: 10).isEmpty)
    }
  }

  @Test(
    "a change or test of a webhook makes messages being sent due again",
    arguments: Call.allCases)
  func meanwhile(call: Call) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app, waiting: 3)
      let outbox = try outbox(store)
      let known = try #require(try await outbox.due().first)
      let all = try await outbox.waiting(of: hook, as: known, limit: 10)
      try await call.make(store, app, hook)
      try await end(all, of: hook, by: outbox, as: known)
      #expect(try await outbox.due().map(\.webhook.id) == [hook])
      let due = try await outbox.waiting(of: hook, limit: 10)
      #expect(Set(all.map(\.number)).isSubset(of: due.map(\.number)))
    }
  }

  @Test("the request changes no message; the delivery makes any number of them due")
  func many() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app, waiting: 5_000)
      let outbox = try outbox(store)
      try await store.run("UPDATE webhook_messages SET next_at = now() + interval '1 hour'")
      for call in Call.allCases { try await call.make(store, app, hook) }
      #expect(try await store.count("webhook_messages WHERE next_at > now()") == 5_000)
      let due = try await outbox.waiting(of: hook, limit: 10_000)
      #expect(due.count == 5_001)
      #expect(try await store.count("webhook_messages WHERE next_at > now()") == 0)
    }
  }
}
