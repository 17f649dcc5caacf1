// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Postgres
import PushModel
import Randomness
import Storage
import TestSupport
import Testing

/// Webhook messages are written with their cause, and sent in order.
@Suite(.serialized) struct WebhookTests {
  private static let key = [UInt8](repeating: 7, count: 32)

  private func webhook(
    _ store: TestStore, _ app: AppID, _ kinds: [WebhookKind] = WebhookKind.events,
    _ url: String = "https://example.com/hook"
  ) async throws -> Webhook {
    let made = try await store.store.webhooks.create(
      app: app, url: try #require(WebhookURL(parsing: url)), kinds: kinds, key: Self.key, most: 3,
      at: noon)
    return try #require(made)
  }

  private func outbox(_ store: TestStore) throws -> WebhookOutbox {
    let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
    return WebhookOutbox(connection: store.client.write, secrets: secrets)
  }

  /// Returns the webhook's messages, the oldest first.
  private func messages(_ store: TestStore, _ webhook: Webhook) async throws -> [WebhookMessage] {
    try await store.store.webhooks.messages(of: webhook.id, limit: 1_000).reversed()
  }

  private func attempt(
    _ message: WebhookMessage, delivered: Bool, wait: Double = 60
  ) -> WebhookOutbox.Attempt {
    WebhookOutbox.Attempt(
      message: message.number, isDelivered: delivered, status: delivered ? 204 : 500, fault: nil,
      wait: wait)
  }

  private func quarantine(_ store: TestStore, _ app: AppID, _ number: UInt32) async throws {
    try await store.register(app, token(number), user: "ann")
    try await store.run(
      "UPDATE devices SET state = 2, state_reason = 'lost' WHERE token = '\\x\(token(number).hex)'")
  }

  @Test("a delivery stops when its webhook's URL or secret changes")
  func changed() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      try await quarantine(store, app, 1)
      for change in ["url = 'https://other.example/'", "sealed = sealed || '\\x00'"] {
        let known = try #require(try await outbox.due().first)
        #expect(try await outbox.waiting(of: hook.id, as: known, limit: 10).count == 1)
        try await store.run("UPDATE webhooks SET \(change)")
        #expect(try await outbox.waiting(of: hook.id, as: known, limit: 10).isEmpty)
        #expect(try await outbox.waiting(of: hook.id, limit: 10).count == 1)
        // Earlier attempts do not count for the changed webhook.
        try await outbox.store([], of: hook.id, as: known, rest: 60, patience: 86_400)
        #expect(try await store.store.webhooks.webhooks(of: app).map(\.failures) == [0])
      }
    }
  }

  @Test("messages of a later release wait for it, and block no others")
  func later() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      try await store.run(
        """
        ALTER TABLE webhook_messages DROP CONSTRAINT webhook_messages_kind_check;
        INSERT INTO webhook_messages (webhook, app, kind, subject)
        VALUES ('\(hook.id)', \(app), 99, '\\x01')
        """)
      #expect(try await outbox.due().isEmpty)
      try await quarantine(store, app, 1)
      #expect(try await outbox.due().map(\.webhook.id) == [hook.id])
      let waiting = try await outbox.waiting(of: hook.id, limit: 10)
      #expect(waiting.map(\.kind) == [.deviceQuarantined])
      try await outbox.store(
        waiting.map { attempt($0, delivered: true) }, of: hook.id, rest: 60, patience: 86_400)
      #expect(try await outbox.waiting(of: hook.id, limit: 10).isEmpty)
      #expect(try await store.count("webhook_messages WHERE kind = 99 AND attempts = 0") == 1)
    }
  }

  @Test("device events are written for each subscribed webhook of the app only")
  func devices() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      try await quarantine(store, app, 1)
      let first = try await webhook(store, app)
      let second = try await webhook(store, app, [.deviceUnregistered])
      let foreign = try await webhook(store, other)
      try await quarantine(store, app, 2)
      try await store.run(
        "UPDATE devices SET state = 3, state_reason = 'Unregistered' WHERE token = '\\x\(token(1).hex)'"
      )
      let all = try await messages(store, first)
      #expect(all.map(\.kind) == [.deviceQuarantined, .deviceUnregistered])
      #expect(all.map(\.subject) == [token(2).bytes, token(1).bytes])
      #expect(all[0].user == "ann" && all[0].reason == "lost" && all[0].environment == .production)
      #expect(all[0].state == .waiting && all[0].attempts == 0)
      #expect(try await messages(store, second).map(\.subject) == [token(1).bytes])
      #expect(try await messages(store, foreign).isEmpty)
      // A rolled-back change has no message.
      try await store.run(
        "BEGIN; UPDATE devices SET state = 3, state_reason = 'x' WHERE token = '\\x\(token(2).hex)'; ROLLBACK"
      )
      #expect(try await messages(store, first).count == 2)
    }
  }

  @Test("a finished notification has one message, with its last queue row")
  func finished() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      let id = try await store.accept(app, .users("nobody"))
      try await store.run(
        """
        INSERT INTO queue (app, run, notification, day, environment, kind, class, deadline)
        SELECT q.app, q.run, q.notification, q.day, q.environment, q.kind, q.class, q.deadline
        FROM queue q, generate_series(1, 3)
        """)
      let rows: [Int64] = try await store.value("SELECT array_agg(id ORDER BY id) FROM queue")
      // Two rows end concurrently, and neither transaction sees the other.
      let rival = try await database.rival(
        on: shard, "DELETE FROM queue WHERE id = \(rows[0])",
        until: "EXISTS (SELECT FROM duties WHERE name = 'go')")
      try await store.run("DELETE FROM queue WHERE id = \(rows[1])")
      #expect(try await !outbox.collectEndings())
      #expect(try await messages(store, hook).isEmpty)
      try await store.run("INSERT INTO duties VALUES ('go', gen_random_uuid(), now())")
      try await rival.committed()
      _ = try await outbox.collectEndings()
      #expect(try await messages(store, hook).isEmpty, "other rows are left")
      for row in rows[2...] { try await store.run("DELETE FROM queue WHERE id = \(row)") }
      for _ in 0..<2 { _ = try await outbox.collectEndings() }
      let all = try await messages(store, hook)
      #expect(all.map(\.kind) == [.notificationFinished])
      #expect(all.first?.subject == id.uuid.bytes && all.first?.reason == "finished")
      #expect(try await store.count("webhook_endings") == 0)
    }
  }

  @Test("a notification with several passes finishes with the last one")
  func parts() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      let asked = sample(app, .users("nobody"))
      for step in [ScheduleStep.plan(due: noon), .begin] {
        _ = try await store.notifications.accept(asked, idempotency: nil, schedule: step)
      }
      let part = """
        INSERT INTO queue (app, run, notification, day, environment, kind, class, deadline)
        SELECT app, id, notification, day, 1, 1, 2, now() FROM runs
        """
      for _ in 0..<2 {
        try await store.run(part)
        try await store.run("DELETE FROM queue")
        #expect(try await store.count("webhook_endings") == 1)
        _ = try await outbox.collectEndings()
        #expect(try await messages(store, hook).isEmpty)
      }
      // The last pass ends the schedule in the transaction that stores its work.
      try await store.run("BEGIN; DELETE FROM schedules; \(part); COMMIT")
      try await store.run("DELETE FROM queue")
      for _ in 0..<2 { _ = try await outbox.collectEndings() }
      let all = try await messages(store, hook)
      #expect(all.map(\.kind) == [.notificationFinished])
      #expect(all.first?.subject == asked.id.uuid.bytes && all.first?.reason == "finished")
    }
  }

  @Test("a schedule cancelled before its time finishes as cancelled")
  func cancelledSchedule() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      let asked = sample(app, .users("nobody"))
      _ = try await store.notifications.accept(asked, idempotency: nil, schedule: .plan(due: noon))
      for command in [NotificationCommand.pause, .resume, .cancel, .cancel] {
        #expect(try await store.store.schedules.command(command, app: app, asked.id) == .done)
      }
      for _ in 0..<2 { _ = try await outbox.collectEndings() }
      let all = try await messages(store, hook)
      #expect(all.map(\.kind) == [.notificationFinished])
      #expect(all.first?.subject == asked.id.uuid.bytes && all.first?.reason == "cancelled")
      #expect(try await store.count("webhook_endings") == 0)
    }
  }

  @Test("the message of a finished notification has constant counts at every attempt")
  func counts() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      try await store.register(app, token(1))
      let work = try await store.claimed(app, .named(tokens: [token(1), token(2)], users: []))
      try await store.record(work, token(1), .accepted)
      try await store.record(work, token(2), .unknownDevice, reason: "NotRegisteredHere")
      try await store.run("DELETE FROM queue")
      _ = try await outbox.collectEndings()
      func message() async throws -> WebhookMessage? {
        try await outbox.waiting(of: hook.id, limit: 9).first { $0.kind == .notificationFinished }
      }
      let first = try #require(try await message())
      #expect(first.counts?.outcomes == [.accepted: 1, .unknownDevice: 1])
      #expect(first.counts?.reasons == ["NotRegisteredHere": 1])
      try await store.run("DELETE FROM deliveries; DELETE FROM run_counts")
      #expect(try await message()?.counts == first.counts)
    }
  }

  @Test("without a subscribed webhook the end of work writes no row")
  func nobody() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await webhook(store, app, [.deviceQuarantined])
      _ = try await store.accept(app, .users("nobody"))
      try await store.run("DELETE FROM queue")
      #expect(try await store.count("webhook_endings") == 0)
      #expect(try await store.count("webhook_messages") == 0)
    }
  }

  @Test("a failed message delays only later messages of its subject")
  func order() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      for number in [1, 2, 1] as [UInt32] { try await quarantine(store, app, number) }
      let all = try await outbox.waiting(of: hook.id, limit: 10)
      #expect(all.map(\.subject) == [1, 2, 1].map { token($0).bytes })
      let due = try await outbox.due()
      #expect(due.map(\.webhook.id) == [hook.id] && due.first?.bundleID == "com.example.chess")
      #expect(due.first?.key == Self.key)
      // The first fails, the second is taken: the third waits with the first.
      try await outbox.store(
        [attempt(all[0], delivered: false), attempt(all[1], delivered: true)], of: hook.id,
        rest: 60, patience: 86_400)
      #expect(try await outbox.waiting(of: hook.id, limit: 10).isEmpty)
      let log = try await messages(store, hook)
      #expect(log.map(\.state) == [.waiting, .delivered, .waiting])
      #expect(log.map(\.attempts) == [1, 1, 0] && log[0].status == 500 && log[1].status == 204)
      try await store.run("UPDATE webhook_messages SET next_at = now()")
      #expect(
        try await outbox.waiting(of: hook.id, limit: 10).map(\.number)
          == [log[0], log[2]].map(\.number))
      #expect(try await outbox.lag() > 0)
    }
  }

  @Test("a message is postponed until earlier ones of its subject are due")
  func overtaking() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      for number in [1, 1, 2] as [UInt32] { try await quarantine(store, app, number) }
      let all = try await messages(store, hook).map(\.number)
      for (number, ago) in zip(all, [1, 10, 5]) {
        try await store.run(
          "UPDATE webhook_messages SET next_at = now() - interval '\(ago) s' WHERE id = \(number)")
      }
      #expect(try await outbox.waiting(of: hook.id, limit: 1).map(\.number) == [all[2]])
      #expect(
        try await outbox.waiting(of: hook.id, limit: 10).map(\.number) == [all[2], all[0], all[1]])
      // The first failed: the second is not read again before the first is due.
      let first = try await messages(store, hook)[0]
      try await outbox.store(
        [
          attempt(first, delivered: false),
          attempt(try await messages(store, hook)[2], delivered: true),
        ],
        of: hook.id, rest: 60, patience: 86_400)
      #expect(try await outbox.waiting(of: hook.id, limit: 10).isEmpty)
      #expect(try await outbox.due().isEmpty)
      let log = try await messages(store, hook)
      #expect(log[0].nextAt == log[1].nextAt && log[1].attempts == 0)
    }
  }

  @Test("messages behind a postponed one wait with it, even when due")
  func overtakingPutOff() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      for _ in 1...3 { try await quarantine(store, app, 1) }
      let all = try await messages(store, hook).map(\.number)
      // The first failed; before it was due again the second happened, and then the third.
      for (number, ago) in zip(all, [5, 10, 1]) {
        try await store.run(
          "UPDATE webhook_messages SET next_at = now() - interval '\(ago) s' WHERE id = \(number)")
      }
      #expect(try await outbox.waiting(of: hook.id, limit: 10).map(\.number) == [all[0]])
      #expect(try await outbox.waiting(of: hook.id, limit: 10).map(\.number) == all)
    }
  }

  @Test(
    "for any failures and times each subject's messages are sent in order",
    arguments: 1...5 as ClosedRange<UInt64>)
  func orderByChance(seed: UInt64) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      var chance = SplitMix64(state: seed)
      for number in (0..<48).map({ 1 + UInt32($0 % 8) }).shuffled(using: &chance) {
        try await quarantine(store, app, number)
      }
      let all = try await messages(store, hook)
      for message in all {
        let ago = Double.random(in: 0...60, using: &chance)
        try await store.run(
          "UPDATE webhook_messages SET next_at = now() - interval '\(ago) s' WHERE id = \(message.number)"
        )
      }
      var delivered: [[UInt8]: [Int64]] = [:]
      var refused = 0
      while delivered.values.map(\.count).reduce(0, +) < all.count {
        let messages = try await outbox.waiting(
          of: hook.id, limit: .random(in: 3...20, using: &chance))
        var failed: Set<[UInt8]> = []
        var attempts: [WebhookOutbox.Attempt] = []
        for message in messages where !failed.contains(message.subject) {
          let isTaken = Int.random(in: 0..<3, using: &chance) > 0
          attempts.append(
            attempt(
              message, delivered: isTaken, wait: .random(in: 1...60, using: &chance)))
          if isTaken {
            delivered[message.subject, default: []].append(message.number)
          } else {
            failed.insert(message.subject)
            refused += 1
          }
        }
        try await outbox.store(attempts, of: hook.id, rest: 0, patience: 86_400)
        if Int.random(in: 0..<8, using: &chance) == 0 {
          _ = try await store.store.webhooks.patch(hook.id, of: app, WebhookPatch())
        }
        let gone = Double.random(in: 1...30, using: &chance)
        try await store.run(
          "UPDATE webhook_messages SET next_at = next_at - interval '\(gone) s' WHERE state = 1")
      }
      #expect(refused > 0)
      for (subject, numbers) in delivered { #expect(numbers == numbers.sorted(), "of \(subject)") }
    }
  }

  @Test("a message that another node finished meanwhile is not sent again")
  func late() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      try await quarantine(store, app, 1)
      let message = try #require(try await outbox.waiting(of: hook.id, limit: 10).first)
      for isDelivered in [true, false] {
        try await outbox.store(
          [attempt(message, delivered: isDelivered)], of: hook.id, rest: 60, patience: 86_400)
      }
      let log = try await messages(store, hook)
      #expect(log.map(\.state) == [.delivered] && log[0].attempts == 1 && log[0].status == 204)
    }
  }

  @Test("ends of work stored for a deleted webhook are not sent")
  func gone() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let first = try await webhook(store, app)
      _ = try await store.accept(app, .users("nobody"))
      try await store.run("DELETE FROM queue")
      #expect(try await store.store.webhooks.delete(first.id, of: app))
      let outbox = try outbox(store)
      #expect(try await outbox.hasWork())
      _ = try await outbox.collectEndings()
      #expect(try await !outbox.hasWork())
      let second = try await webhook(store, app)
      #expect(try await outbox.hasWork())
      _ = try await outbox.collectEndings()
      #expect(try await messages(store, second).isEmpty)
    }
  }

  @Test("a round of failures rests the webhook, a success makes all messages due")
  func rest() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      let outbox = try outbox(store)
      for number in 1...2 as ClosedRange<UInt32> { try await quarantine(store, app, number) }
      let all = try await outbox.waiting(of: hook.id, limit: 10)
      try await outbox.store(
        [attempt(all[0], delivered: false)], of: hook.id, rest: 60, patience: 86_400)
      #expect(try await outbox.due().isEmpty)
      #expect(try await outbox.waiting(of: hook.id, limit: 10).isEmpty)
      let failures = try await store.store.webhooks.webhooks(of: app).map(\.failures)
      #expect(failures == [1])
      // The owner repairs it, and requests a test.
      #expect(try await store.store.webhooks.test(hook.id, of: app) != nil)
      #expect(
        try await outbox.waiting(of: hook.id, limit: 10).map(\.kind)
          == [.deviceQuarantined, .deviceQuarantined, .test])
      for (message, isTaken) in [(all[0], false), (all[1], true)] {
        try await outbox.store(
          [attempt(message, delivered: isTaken)], of: hook.id, rest: 60, patience: 86_400)
      }
      let waiting = try await outbox.waiting(of: hook.id, limit: 10)
      #expect(waiting.map(\.number).first == all[0].number && waiting.count == 2)
      // A failure a day after the event is the last.
      try await store.run("UPDATE webhook_messages SET at = at - interval '25 hours'")
      try await outbox.store(
        [attempt(all[0], delivered: false)], of: hook.id, rest: 60, patience: 86_400)
      #expect(try await messages(store, hook).first?.state == .givenUp)
    }
  }

  @Test("only the leader of a duty can resign, and is succeeded at once")
  func resigning() async throws {
    try await TestDatabase.store { _, _, store in
      let (first, second) = (UUID(milliseconds: 1), UUID(milliseconds: 2))
      #expect(try await store.duties.lead("webhooks", holder: first))
      try await store.duties.resign("webhooks", holder: second)
      #expect(try await !store.duties.lead("webhooks", holder: second))
      try await store.duties.resign("webhooks", holder: first)
      #expect(try await store.duties.lead("webhooks", holder: second))
    }
  }

  @Test("the number of webhooks per app is limited; changes apply to the own app")
  func changes() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      let hooks = store.store.webhooks
      let first = try await webhook(store, app)
      for _ in 1..<3 { _ = try await webhook(store, app) }
      let url = try #require(WebhookURL(parsing: "https://example.com/b"))
      #expect(
        try await hooks.create(
          app: app, url: url, kinds: [.deviceQuarantined], key: Self.key, most: 3, at: noon) == nil)
      let patch = WebhookPatch(url: url, kinds: [.deviceUnregistered])
      #expect(try await hooks.patch(first.id, of: other, patch) == nil)
      let patched = try await hooks.patch(first.id, of: app, patch)
      #expect(patched?.url == url && patched?.kinds == [.deviceUnregistered])
      #expect(try await hooks.patch(first.id, of: app, WebhookPatch())?.url == url)
      #expect(try await hooks.test(first.id, of: other) == nil)
      #expect(try await !hooks.delete(first.id, of: other))
      #expect(try await hooks.delete(first.id, of: app))
      #expect(try await hooks.webhooks(of: app).count == 2)
      #expect(try await store.apps.delete(id: app))
      #expect(try await store.count("webhooks") == 0)
    }
  }

  @Test("old messages and messages that name erased users are removed")
  func removal() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let hook = try await webhook(store, app)
      for number in 1...3 as ClosedRange<UInt32> { try await quarantine(store, app, number) }
      try await store.run(
        "UPDATE webhook_messages SET at = at - interval '8 days' WHERE subject = '\\x\(token(1).hex)'"
      )
      #expect(try await store.duties.removeOldWebhookMessages(keeping: 7) == 1)
      #expect(try await messages(store, hook).count == 2)
      _ = try await store.store.erasures.begin(app: app, user: "ann")
      while var round = try await store.duties.nextErasures(settlingSeconds: 0) {
        while !round.isOver { _ = try await store.duties.erase(&round) }
      }
      #expect(try await messages(store, hook).isEmpty)
    }
  }
}
