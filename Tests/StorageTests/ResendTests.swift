// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Another run of a notification, for the devices that it did not reach.
@Suite(.serialized) struct ResendTests {
  private func resend(
    _ id: NotificationID, _ app: AppID, _ store: TestStore,
    _ outcomes: [DeliveryOutcome] = Resend.outcomes, usesStrings: Bool = false
  ) async throws -> Resend.Result {
    let found = try await store.notifications.notification(app: app, id: id)
    let notification = try #require(found)
    return try await store.store.resends.resend(
      notification, outcomes, deadline: noon.adding(seconds: 86_400 * 365), usesStrings: usesStrings
    )
  }

  /// The rows of the current run.
  private func claimed(_ store: TestStore) async throws -> [PushEnvironment: Work] {
    let rows = try await store.claim(singles: 9, broadcasts: 9)
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.row.environment, $0) })
  }

  private func complete(_ rows: some Sequence<Work>, _ store: TestStore) async throws {
    for row in rows { #expect(try await store.queue.complete(row.claim)) }
  }

  private func found(_ work: Work?, _ store: TestStore) async throws -> [DeviceToken] {
    try await store.audiences.failures(try #require(work), after: nil).recipients.map(\.token)
  }

  @Test("a resend covers active devices whose last delivery failed")
  func who() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...8 { try await store.register(app, token(number), user: "ann") }
      let id = try await store.accept(
        app, .named(tokens: [token(8), token(9)], users: ["ann"]))
      let first = try await claimed(store)
      let work = try #require(first[.production])
      let ends: [DeliveryOutcome] = [
        .accepted, .rejected, .expired, .unknown, .cancelled, .rejected, .expired, .cancelled,
        .unknownDevice,
      ]
      for (index, outcome) in ends.enumerated() {
        try await store.record(
          work, token(UInt32(index + 1)), outcome,
          verdict: index == 5 ? .quarantine(reason: "BadDeviceToken") : .none)
      }
      #expect(try await resend(id, app, store) == .working(.sending))
      try await complete(first.values, store)
      // One changed its user, which matters for named users and not for tokens; one moved.
      try await store.register(app, token(7), user: "bob")
      try await store.register(app, token(8), user: "bob", languages: ["fr"], environment: .sandbox)
      #expect(try await resend(id, app, store) == .started)

      let second = try await claimed(store)
      #expect(second.count == 2)
      #expect(second[.production]?.job == .failures(after: nil))
      #expect(second[.production]?.row.original == work.run.id)
      #expect(try await found(second[.production], store) == (2...5).map { token($0) })
      let moved = try await store.audiences.failures(try #require(second[.sandbox]), after: nil)
      #expect(moved.recipients.map(\.token) == [token(8)] && moved.next == nil)
      #expect(moved.recipients.first?.languages == ["fr"])
      #expect(try await store.runs.counts(id).state == .sending)
    }
  }

  @Test("a device's last delivery counts in every list and for the next run")
  func several() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...5 { try await store.register(app, token(number), user: "ann") }
      let id = try await store.accept(app, .users("ann"))
      let first = try await claimed(store)
      let work = try #require(first[.production])
      for number: UInt32 in 1...5 {
        try await store.record(
          work, token(number), number == 1 ? .accepted : .expired,
          reason: number == 1 ? nil : "TooLate", language: number == 1 ? "en" : nil)
      }
      try await complete(first.values, store)
      #expect(try await resend(id, app, store) == .started)
      let second = try await claimed(store)
      let again = try #require(second[.production])
      try await store.record(again, token(2), .accepted, language: "en")
      try await store.record(again, token(3), .rejected, reason: "BadTopic")
      // Expanded again, as after a crash, it skips devices with an outcome.
      #expect(try await found(again, store) == [token(4), token(5)])
      try await store.record(again, token(4), .unknown)
      try await complete(second.values, store)

      let counts = try await store.runs.counts(id)
      #expect(counts.outcomes == [.accepted: 2, .rejected: 1, .unknown: 1, .expired: 1])
      #expect(counts.reasons == ["BadTopic": 1, "TooLate": 1] && counts.languages == ["en": 2])
      #expect(counts.runs == 2 && counts.state == .finished)
      var listed: [Delivery] = []
      while true {
        let page = try await store.runs.deliveries(
          of: id, outcome: nil, reason: nil, after: listed.last?.token, limit: 2)
        if page.isEmpty { break }
        listed += page
      }
      #expect(listed.map(\.token) == (1...5).map { token($0) })
      #expect(listed.map(\.outcome) == [.accepted, .accepted, .rejected, .unknown, .expired])
      let expired = try await store.runs.deliveries(
        of: id, outcome: .expired, reason: nil, after: nil, limit: 9)
      #expect(expired.map(\.token) == [token(5)])

      // A filter applies to the last outcome only: the third expired first, and was rejected then.
      #expect(try await resend(id, app, store, [.expired]) == .started)
      let third = try await claimed(store)
      #expect(try await found(third[.production], store) == [token(5)])
      try await complete(third.values, store)
      #expect(try await resend(id, app, store, [.rejected, .unknown]) == .started)
      #expect(
        try await found(try await claimed(store)[.production], store) == [token(3), token(4)])
    }
  }

  @Test("deliveries are read page by page, for any mixture of outcomes")
  func pages() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let count = 2 * AudiencePages.size + 300
      try await store.fill(app, count: count)
      let id = try await store.accept(app)
      let rows = try await store.claim(singles: 0, broadcasts: 100)
      // All on the first page are accepted.
      try await store.run(
        """
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        SELECT r.app, r.id, int8send(g), r.day, CASE WHEN g <= \(AudiencePages.size) THEN 2 ELSE 6 END, 1
        FROM runs r, generate_series(1, \(count)) g
        """)
      try await complete(rows, store)
      #expect(try await resend(id, app, store) == .started)
      let claims = try await claimed(store)
      let work = try #require(claims[.production])
      #expect(work.workClass == .broadcast)
      var sizes: [Int] = []
      var next: DeviceToken?
      var seen: [DeviceToken] = []
      repeat {
        let page = try await store.audiences.failures(work, after: next)
        sizes.append(page.recipients.count)
        seen += page.recipients.map(\.token)
        next = page.next?.token
      } while next != nil
      #expect(sizes == [0, AudiencePages.size, 300])
      #expect(seen == (AudiencePages.size + 1...count).map { bulkToken($0) })
    }
  }

  @Test("active, recently cancelled and textless notifications are not resent")
  func refusals() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await store.accept(app, .users("ann"))
      #expect(try await resend(id, app, store) == .working(.sending))
      #expect(try await store.controls.command(.pause, app: app, id) == .done)
      #expect(try await resend(id, app, store) == .working(.paused))
      #expect(try await store.controls.command(.cancel, app: app, id) == .done)
      #expect(try await resend(id, app, store) == .working(.cancelling))
      try await store.run("DELETE FROM queue")
      #expect(try await resend(id, app, store, usesStrings: true) == .withoutTexts)
      #expect(try await store.count("runs") == 1)
      #expect(try await resend(id, app, store) == .started)
      #expect(try await store.runs.counts(id).state == .queued)
      // A command for the new run does not affect the old one.
      #expect(try await store.controls.command(.pause, app: app, id) == .done)
      #expect(try await store.runs.counts(id).state == .paused)
      #expect(try await store.controls.command(.cancel, app: app, id) == .done)
      #expect(try await store.runs.counts(id).state == .cancelling)
      #expect(try await store.controls.finishCancelled(limit: 9).ready == 0)
      try await complete(try await claimed(store).values, store)
      #expect(try await store.runs.counts(id).state == .cancelled)
      try await store.run("UPDATE runs SET number = \(Resend.runs) WHERE number = 2")
      #expect(try await resend(id, app, store) == .tooOften)
    }
  }

  @Test("held rows of a cancelled resend are finished")
  func windsUp() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await store.accept(app, .users("ann"))
      try await store.run("DELETE FROM queue")
      #expect(try await resend(id, app, store) == .started)
      for work in try await claimed(store).values {
        #expect(try await store.queue.release(work.claim, held: .noConnection))
      }
      #expect(try await store.runs.counts(id).waitingFor == [.noConnection])
      #expect(try await store.controls.command(.cancel, app: app, id) == .done)
      #expect(try await store.controls.finishCancelled(limit: 9).ready == 2)
      #expect(try await claimed(store).values.allSatisfy { $0.row.control == .cancelling })
    }
  }

  @Test("of two concurrent resend requests one starts a run")
  func atOnce() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let id = try await store.accept(app, .users("ann"))
      try await store.run("DELETE FROM queue")
      let rival = try await database.rival(
        on: shard,
        """
        INSERT INTO runs (app, notification, day, number, original, outcomes)
        SELECT app, notification, day, 2, id, ARRAY[3] FROM runs
        """)
      #expect(try await resend(id, app, store) == .working(.sending))
      try await rival.committed()
      #expect(try await store.count("runs") == 2)
      #expect(try await store.count("queue") == 0)
    }
  }
}
