// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Secrets of webhooks: sealing, rotation, and the overlap of former secrets.
@Suite(.serialized) struct WebhookSecretTests {
  private static func key(_ byte: UInt8) -> [UInt8] { [UInt8](repeating: byte, count: 32) }

  private func webhook(_ store: TestStore, _ app: AppID) async throws -> UUID {
    let made = try await store.store.webhooks.create(
      app: app, url: try #require(WebhookURL(parsing: "https://example.com/hook")),
      kinds: [.deviceQuarantined], key: Self.key(1), most: 10, at: noon)
    let id = try #require(made).id
    #expect(try await store.store.webhooks.test(id, of: app) != nil)
    return id
  }

  private func secrets(_ secret: UInt8) throws -> SecretBox {
    try #require(SecretBox(key: [UInt8](repeating: secret, count: 32)))
  }

  /// Returns the signing keys of the delivery, the newest first.
  private func signs(_ store: TestStore, secret: UInt8 = 7) async throws -> [[UInt8]] {
    let outbox = WebhookOutbox(connection: store.client.write, secrets: try secrets(secret))
    let due = try await outbox.due().first
    return [due?.key].compactMap(\.self) + (due?.formerKeys.map(\.key) ?? [])
  }

  private func rotate(
    _ store: TestStore, _ app: AppID, _ id: UUID, to byte: UInt8, for seconds: Int = 60
  ) async throws -> WebhookStore.Rotation {
    try await store.store.webhooks.rotate(
      id, of: app, to: Self.key(byte), keepingFormerFor: seconds)
  }

  private func until(_ rotation: WebhookStore.Rotation) -> Instant? {
    guard case .rotated(let webhook) = rotation else {
      Issue.record("\(rotation)")
      return nil
    }
    return webhook.formerSecretsUntil
  }

  @Test("a replaced key signs beside the new one for its overlap, then is removed")
  func replaced() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await webhook(store, app)
      let time = until(try await rotate(store, app, id, to: 2))
      #expect(time != nil)
      #expect(try await signs(store) == [Self.key(2), Self.key(1)])
      #expect(try await store.store.webhooks.webhooks(of: app).map(\.formerSecretsUntil) == [time])
      let patched = try await store.store.webhooks.patch(id, of: app, WebhookPatch())
      #expect(patched?.formerSecretsUntil == time)
      #expect(try await store.duties.removeFormerWebhookSecrets() == 0)
      try await store.run("UPDATE webhook_secrets SET until = now()")
      #expect(try await signs(store) == [Self.key(2)])
      #expect(try await store.store.webhooks.webhooks(of: app).map(\.formerSecretsUntil) == [nil])
      #expect(try await store.duties.removeFormerWebhookSecrets() == 1)
      #expect(try await store.count("webhook_secrets") == 0)
    }
  }

  @Test("no key signs beyond its overlap, and earlier keys are not extended")
  func several() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await webhook(store, app)
      _ = try await rotate(store, app, id, to: 2, for: 60)
      let early = try #require(
        try await store.store.webhooks.webhooks(of: app)[0].formerSecretsUntil)
      let late = try #require(until(try await rotate(store, app, id, to: 3, for: 600)))
      #expect(late > early.adding(seconds: 500))
      #expect(try await signs(store) == [3, 2, 1].map(Self.key))
      // A retry with a shorter overlap, as after a lost answer.
      let again = try #require(until(try await rotate(store, app, id, to: 3, for: 5)))
      #expect(again < early)
      #expect(Set(try await signs(store)) == Set([3, 2, 1].map(Self.key)))
      // Back to a former key.
      _ = try await rotate(store, app, id, to: 1)
      #expect(try await signs(store).first == Self.key(1))
      #expect(try await signs(store).count == 3)
      #expect(until(try await rotate(store, app, id, to: 4, for: 0)) == nil)
      #expect(try await signs(store) == [Self.key(4)])
      #expect(try await store.count("webhook_secrets") == 0)
    }
  }

  @Test("at most five keys sign; unknown webhooks and other apps' have none to replace")
  func bounds() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      let id = try await webhook(store, app)
      for byte in 2...5 as ClosedRange<UInt8> {
        #expect(until(try await rotate(store, app, id, to: byte)) != nil)
      }
      #expect(try await rotate(store, app, id, to: 6) == .tooMany)
      #expect(try await signs(store).first == Self.key(5))
      #expect(try await signs(store).count == 5)
      #expect(until(try await rotate(store, app, id, to: 5)) != nil, "it has this key already")
      #expect(until(try await rotate(store, app, id, to: 6, for: 0)) == nil)
      #expect(try await rotate(store, other, id, to: 7) == .notFound)
      #expect(try await rotate(store, app, UUID(milliseconds: 1), to: 7) == .notFound)
      #expect(try await store.store.webhooks.delete(id, of: app))
    }
  }

  @Test("all concurrent rotations count, and the delivery starts anew")
  func atOnce() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let id = try await webhook(store, app)
      let outbox = WebhookOutbox(connection: store.client.write, secrets: try secrets(7))
      let known = try #require(try await outbox.due().first)
      let tasks = ([2, 3] as [UInt8]).map { byte in
        Task {
          _ = shard
          return try await rotate(store, app, id, to: byte)
        }
      }
      for task in tasks { #expect(until(try await task.value) != nil) }
      #expect(Set(try await signs(store)) == Set([1, 2, 3].map(Self.key)))
      #expect(try await outbox.waiting(of: id, as: known, limit: 10).isEmpty)
      #expect(try await outbox.waiting(of: id, limit: 10).count == 1)
    }
  }

  @Test("all secrets are sealed, can be resealed, and are unreadable without the key")
  func sealing() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await webhook(store, app)
      _ = try await rotate(store, app, id, to: 2)
      let sealed: [UInt8] = try await store.value("SELECT sealed FROM webhook_secrets")
      #expect(sealed.count > 32 && sealed != Self.key(1))
      #expect(try await signs(store, secret: 9).isEmpty)
      let both = try secrets(9).opening(try secrets(7))
      #expect(try await store.duties.sealAnew(with: both) == 2)
      #expect(try await store.duties.sealAnew(with: both) == 0)
      #expect(try await signs(store, secret: 9) == [2, 1].map(Self.key))
    }
  }
}
