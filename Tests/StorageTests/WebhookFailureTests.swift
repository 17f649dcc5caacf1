// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Webhook messages about failed deliveries and about refused or expiring credentials.
@Suite(.serialized) struct WebhookFailureTests {
  private func webhook(
    _ store: TestStore, _ app: AppID, _ kinds: [WebhookKind] = WebhookKind.events
  ) async throws -> Webhook {
    let made = try await store.store.webhooks.create(
      app: app, url: try #require(WebhookURL(parsing: "https://example.com/hook")), kinds: kinds,
      key: [UInt8](repeating: 7, count: 32), most: 10, at: noon)
    return try #require(made)
  }

  /// Returns the webhook's messages of a kind, the oldest first.
  private func messages(
    _ store: TestStore, _ webhook: Webhook, _ kind: WebhookKind
  ) async throws -> [WebhookMessage] {
    try await store.store.webhooks.messages(of: webhook.id, limit: 1_000).reversed()
      .filter { $0.kind == kind }
  }

  private func record(
    _ store: TestStore, _ work: Work, _ number: UInt32, _ outcome: DeliveryOutcome,
    reason: String? = nil
  ) async throws {
    _ = try await store.outcomes.record(
      DeliveryReport(
        row: work.row, token: token(number), outcome: outcome, reason: reason, attempts: 1,
        retryAfterSeconds: outcome == .waiting ? 60 : nil))
  }

  @Test("each failed delivery has one message with its details, others have none")
  func failed() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let other = try await webhook(store, app, [.deviceQuarantined])
      for number in 1...8 as ClosedRange<UInt32> {
        try await store.register(app, token(number), user: "ann")
      }
      let work = try await store.claimed(app, .users("ann"))
      try await store.run(
        "UPDATE runs SET reference = 'order 7' WHERE id = \(work.run.id.rawValue)")
      let ends: [DeliveryOutcome] = [
        .accepted, .rejected, .unknownDevice, .cancelled, .expired, .unknown, .superseded,
      ]
      for (index, outcome) in ends.enumerated() {
        try await record(store, work, UInt32(index + 1), outcome, reason: "why \(index + 1)")
      }
      // A delivery that waited for a retry and is then decided.
      try await record(store, work, 8, .waiting)
      #expect(try await messages(store, hook, .deliveryFailed).count == 4)
      try await record(store, work, 8, .rejected, reason: "late")
      let all = try await messages(store, hook, .deliveryFailed)
      #expect(all.map(\.outcome) == [.rejected, .unknownDevice, .expired, .unknown, .rejected])
      #expect(all.map(\.subject) == [2, 3, 5, 6, 8].map { token($0).bytes })
      #expect(all.map(\.reason) == ["why 2", "why 3", "why 5", "why 6", "late"])
      #expect(all.allSatisfy { $0.user == "ann" && $0.reference == "order 7" })
      #expect(all.allSatisfy { $0.notification == work.notification.id.uuid })
      // Another report of a final outcome changes nothing and has no message.
      try await record(store, work, 8, .expired)
      #expect(try await messages(store, hook, .deliveryFailed).count == 5)
      #expect(try await store.store.webhooks.messages(of: other.id, limit: 10).isEmpty)
    }
  }

  @Test("messages of later runs have the first run's reference")
  func references() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let work = try await store.claimed(app, .tokens(token(1)))
      try await store.run(
        """
        UPDATE runs SET reference = 'order 7';
        INSERT INTO runs (app, notification, day, number, original, outcomes)
        SELECT app, notification, day, 2, id, ARRAY[3] FROM runs;
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        SELECT app, id, '\\x01', day, 6, 1 FROM runs WHERE number = 2;
        DELETE FROM queue
        """)
      #expect(try await messages(store, hook, .deliveryFailed).map(\.reference) == ["order 7"])
      let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
      let outbox = WebhookOutbox(connection: store.client.write, secrets: secrets)
      _ = try await outbox.collectEndings()
      let finished = try await messages(store, hook, .notificationFinished)
      #expect(finished.map(\.reference) == ["order 7"])
      #expect(finished.map(\.subject) == [work.notification.id.uuid.bytes])
    }
  }

  @Test("intents of a dead holder have one message each after the rescue")
  func interrupted() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      for number in 1...3 as ClosedRange<UInt32> {
        try await store.register(app, token(number), user: "ann", kind: .voip)
      }
      _ = try await store.accept(app, .users("ann"), type: .voip)
      let old = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
      let intents = store.store.intents
      for number in 1...2 as ClosedRange<UInt32> {
        #expect(try await intents.grant(old.row, token: token(number), attempt: 1))
      }
      #expect(try await messages(store, hook, .deliveryFailed).isEmpty)
      try await store.expireLeases()
      let new = try #require(try await store.claim(singles: 10, broadcasts: 0).first)
      #expect(new.row.isRescued)
      // Another row of the run has intents under lower numbers and a live holder.
      var neighbour = new.row
      neighbour.id += 1
      #expect(try await intents.endInterrupted(of: neighbour) == 0)
      #expect(try await intents.grant(new.row, token: token(3), attempt: 1))
      // One of the two was answered meanwhile.
      try await store.record(old, token(1), .accepted)
      #expect(try await intents.endInterrupted(of: new.row) == 1)
      #expect(try await intents.endInterrupted(of: new.row) == 0)
      #expect(try await intents.endInterrupted(of: new.row, token: token(2)) == 0)
      let all = try await messages(store, hook, .deliveryFailed)
      #expect(all.map(\.subject) == [token(2).bytes] && all.map(\.outcome) == [.unknown])
      #expect(all.map(\.reason) == [GatewayReason.interrupted.rawValue])
      // The holder was only slow.
      _ = try await store.outcomes.record(
        DeliveryReport(
          row: old.row, token: token(2), outcome: .accepted, attempts: 1, wasIntended: true))
      #expect(try await store.runs.counts(old.notification.id).outcomes[.accepted] == 2)
    }
  }

  @Test("a cancelled retry of a dead holder has a message with its final outcome")
  func interruptedRetry() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let first = try await store.claimed(app, .tokens(token(1), token(2), token(3)))
      for number in 1...3 as ClosedRange<UInt32> {
        try await store.record(first, token(number), .waiting)
      }
      #expect(try await store.queue.complete(first.claim))
      let retries = try await store.claim(singles: 10, broadcasts: 0)
      #expect(retries.count == 3)
      let begun = try #require(retries.first { $0.job == .retry(token(1), attempt: 1) })
      #expect(try await store.store.intents.grant(begun.row, token: token(1), attempt: 2))
      // A late answer arrived for one of them.
      let answered = try #require(retries.first { $0.job == .retry(token(3), attempt: 1) })
      try await store.record(answered, token(3), .accepted)
      try await store.run(
        """
        UPDATE queue SET holder = NULL;
        INSERT INTO run_controls (run, app, day, control) SELECT id, app, day, 2 FROM runs
        """)
      let wound = try await store.controls.finishCancelled(limit: 10)
      #expect(
        wound.gone == 3
          && wound.ended == [
            ControlStore.Ending(app, .production, .unknown): 1,
            ControlStore.Ending(app, .production, .cancelled): 1,
          ])
      #expect(try await messages(store, hook, .deliveryFailed).map(\.subject) == [token(1).bytes])
      let outcomes = try await store.runs.counts(first.notification.id).outcomes
      #expect(outcomes == [.unknown: 1, .cancelled: 1, .accepted: 1])
    }
  }

  @Test("without a subscribed webhook a failed delivery writes no additional rows")
  func nobody() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let work = try await store.claimed(app, .users("ann"))
      _ = try await webhook(store, try await store.app("com.example.other"))
      for number in 1...20 as ClosedRange<UInt32> {
        try await record(store, work, number, .rejected)
      }
      #expect(try await store.count("webhook_messages") == 0)
      #expect(try await store.count("deliveries") == 20)
    }
  }

  // MARK: credentials

  private func place(_ app: AppID, _ name: String = "main") -> CredentialPlace {
    CredentialPlace(app: app, environment: .production, name: name)
  }

  @Test("a refused credential has one message per hour, or after success or replacement")
  func refused() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      let news = store.store.credentialEvents
      // No webhook is subscribed: the refusal is stored without a message.
      try await news.refused([place(app)], reason: "InvalidProviderToken")
      #expect(try await store.count("credential_refusals") == 1)
      #expect(try await store.count("webhook_messages") == 0)
      let hook = try await webhook(store, app)
      let silent = try await webhook(store, other, [.deviceQuarantined])
      for _ in 1...3 {
        try await news.refused(
          [place(app), place(app, "second"), place(other)], reason: "InvalidProviderToken")
      }
      let all = try await messages(store, hook, .credentialRefused)
      #expect(all.map(\.credential) == ["main", "second"])
      #expect(
        all.allSatisfy { $0.environment == .production && $0.reason == "InvalidProviderToken" })
      #expect(Set(all.map(\.subject)).count == 2)
      #expect(try await store.store.webhooks.messages(of: silent.id, limit: 10).isEmpty)
      // An hour has passed.
      try await store.run(
        "UPDATE credential_refusals SET told_at = told_at - interval '1 hour' WHERE credential = 'main'"
      )
      try await news.refused([place(app), place(app, "second")], reason: nil)
      #expect(try await messages(store, hook, .credentialRefused).count == 3)
      // The credential works again.
      try await news.work([place(app)])
      try await news.refused([place(app), place(app, "second")], reason: nil)
      #expect(try await messages(store, hook, .credentialRefused).count == 4)
      // Another key replaces it and is refused as well.
      try await store.run(
        """
        INSERT INTO credentials (app, environment, name, key_id, team_id, sealed, sealed_with)
        VALUES (\(app), 1, 'second', 'KEY1234567', 'TEAM123456', '', '')
        """)
      try await news.refused([place(app), place(app, "second")], reason: nil)
      #expect(try await messages(store, hook, .credentialRefused).count == 5)
      #expect(try await store.apps.delete(id: app))
    }
  }

  @Test("a credential is refused since its first refusal until it works again")
  func refusedSince() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let news = store.store.credentialEvents
      let key = """
        INSERT INTO credentials (app, environment, name, key_id, team_id, sealed, sealed_with)
        VALUES (\(app), 1, 'main', 'KEY1234567', 'TEAM123456', '', '')
        ON CONFLICT (app, environment, name) DO UPDATE SET created_at = now()
        """
      try await store.run(key)
      #expect(try await news.refusals(of: [app]).isEmpty)
      try await news.refused([place(app), place(app, "gone")], reason: "InvalidProviderToken")
      let first = try #require(try await news.refusals(of: [app])[place(app)])
      #expect(first.reason == "InvalidProviderToken")
      #expect(try await news.refusals(of: [app]).count == 1)
      #expect(try await news.refusedCount() == 1)
      // An hour later it is still refused, for another reason.
      try await store.run(
        "UPDATE credential_refusals SET told_at = told_at - interval '1 hour', refused_at = refused_at - interval '1 hour'; "
          + "UPDATE credentials SET created_at = created_at - interval '2 hours'")
      try await news.refused([place(app)], reason: "ExpiredProviderToken")
      let second = try #require(try await news.refusals(of: [app])[place(app)])
      #expect(second.reason == "ExpiredProviderToken")
      #expect(second.at == first.at.adding(seconds: -3_600))
      // Another key replaces it.
      try await store.run(key)
      #expect(try await news.refusals(of: [app]).isEmpty)
      try await news.refused([place(app)], reason: nil)
      let third = try #require(try await news.refusals(of: [app])[place(app)])
      #expect(third.at > first.at && third.reason == nil)
      try await news.work([place(app)])
      #expect(try await news.refusals(of: [app]).isEmpty)
      #expect(try await news.refusedCount() == 0)
    }
  }

  @Test("each certificate warning is sent once per webhook and certificate")
  func expiring() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let news = store.store.credentialEvents
      let end = noon.adding(seconds: 86_400 * 20)
      let warnings = { (days: Int64, end: Instant) -> [CredentialWarning] in
        [
          CredentialWarning(
            self.place(app), expiresAt: end, at: end.adding(seconds: -86_400 * days))
        ]
        .compactMap(\.self)
      }
      #expect(try await news.warn(warnings(20, end)) == 0)
      let hook = try await webhook(store, app)
      for days: Int64 in [20, 19, 7, 6, 1, 0] { _ = try await news.warn(warnings(days, end)) }
      let all = try await messages(store, hook, .credentialExpiring)
      #expect(all.map(\.days) == [30, 7, 1] && all.allSatisfy { $0.expiresAt == end })
      #expect(all.map(\.credential) == ["main", "main", "main"])
      #expect(try await news.warn(warnings(1, end.adding(seconds: 1))) == 1)
      let late = try await webhook(store, app)
      #expect(try await news.warn(warnings(1, end)) == 1)
      #expect(try await messages(store, late, .credentialExpiring).map(\.days) == [1])
      #expect(try await store.store.webhooks.delete(hook.id, of: app))
      #expect(try await store.count("credential_warnings") == 1)
    }
  }
}
