// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Scheduled notifications: storage, firing, and control.
@Suite(.serialized) struct ScheduleTests {
  /// Returns a notification to be sent at a time, as acceptance creates it.
  private func later(
    _ app: AppID, _ audience: Audience, timing: Timing? = nil, seconds: Int64 = 3600
  ) -> (notification: Notification, due: Instant) {
    let due = noon.adding(seconds: seconds)
    var notification = sample(app, audience)
    notification.id = NotificationID(milliseconds: due.milliseconds)
    notification.message.options.timing = timing ?? .at(due)
    return (notification, due)
  }

  private func plan(
    _ store: TestStore, _ app: AppID, _ audience: Audience, timing: Timing? = nil,
    key: IdempotencyKey? = nil
  ) async throws -> NotificationID {
    let (notification, due) = later(app, audience, timing: timing)
    let answer = try await store.notifications.accept(
      notification, idempotency: key, schedule: .plan(due: due))
    guard case .accepted(let id, _) = answer.acceptance else {
      Issue.record("not accepted: \(answer)")
      return notification.id
    }
    return id
  }

  private func fire(_ store: TestStore, _ due: ScheduleStore.Due) async throws {
    _ = try await store.notifications.accept(
      due.notification, idempotency: nil,
      schedule: .fire(due.notification.id, due: due.due, repeats: false, next: nil))
  }

  private func state(_ id: NotificationID, _ store: TestStore) async throws -> NotificationState {
    try await store.runs.counts(id).state
  }

  @Test("a scheduled notification is stored as requested, without queue rows before its time")
  func kept() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "u")
      let id = try await plan(store, app, .users("u"))
      #expect(try await store.count("queue") == 0)
      #expect(try await store.count("notifications") == 0)
      let counts = try await store.runs.counts(id)
      #expect(counts.state == .scheduled && counts.audienceAtAcceptance == 1)
      #expect(counts.schedule?.due == noon.adding(seconds: 3600))
      let found = try #require(try await store.store.schedules.notification(app: app, id: id))
      #expect(found == later(app, .users("u")).notification.with(id: id))
      #expect(try await store.store.schedules.notification(app: app + 1, id: id) == nil)
    }
  }

  @Test("of two nodes that find a schedule due, one sends it")
  func once() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "u")
      let id = try await plan(store, app, .users("u"))
      let mine = try await store.store.schedules.due(forSeconds: 0, limit: 10)
      let due = try #require(mine.first)
      #expect(mine.count == 1 && due.notification.id == id)
      let other = try database.open(on: shard)
      let rival = other.notifications
      let theirs = begin(on: shard) {
        try await rival.accept(
          due.notification, idempotency: nil,
          schedule: .fire(id, due: due.due, repeats: false, next: nil)
        ).acceptance
      }
      try await fire(store, due)
      _ = try await theirs.value
      #expect(try await store.count("runs") == 1)
      #expect(try await store.count("queue") == 1)
      #expect(try await store.count("schedules") == 0)
      #expect(try await state(id, store) == .queued)
      // Found by both a moment ago, and already sent.
      try await fire(store, due)
      #expect(try await store.count("runs") == 1)
      await other.close()
    }
  }

  @Test("notifications due before a hold's start are held, later ones are not")
  func restored() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "u")
      for audience in [Audience.users("u"), .everyone] {
        _ = try await plan(store, app, audience)
      }
      for (start, isHeld) in [("+ interval '1 s'", true), ("- interval '1 s'", false)] {
        try await store.run(
          """
          UPDATE holds SET started_at = (SELECT min(due_at) FROM schedules) \(start)
          """)
        let due = try #require(try await store.store.schedules.due(forSeconds: 0, limit: 1).first)
        _ = try await store.notifications.accept(
          due.notification, idempotency: nil,
          plan: AcceptPlan(
            holder: UUID(milliseconds: 1), production: .held(.noCredential),
            sandbox: .held(.noCredential)),
          schedule: .fire(due.notification.id, due: due.due, repeats: false, next: nil))
        let held: Int = try await store.value(
          "SELECT count(*) FROM queue WHERE available_at = 'infinity' AND held IS NULL")
        #expect(try await store.count("queue") > 0)
        #expect(held == (isHeld ? try await store.count("queue") : 0), "\(start)")
        try await store.run("DELETE FROM queue")
      }
    }
  }

  @Test("an idempotency key returns the schedule before and after its sending")
  func idempotency() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let key = IdempotencyKey(key: "k", bodyHash: [UInt8](repeating: 7, count: 32))
      let id = try await plan(store, app, .users("u"), key: key)
      for _ in 0..<2 {
        let again = later(app, .users("u"))
        let answer = try await store.notifications.accept(
          again.notification, idempotency: key, schedule: .plan(due: again.due))
        #expect(answer.acceptance == .replayed(id: id, audience: 0))
        if let due = try await store.store.schedules.due(forSeconds: 0, limit: 10).first {
          try await fire(store, due)
        }
      }
      #expect(try await store.count("notifications") == 1)
      #expect(try await store.count("schedules") == 0)
    }
  }

  @Test("a scheduled token whose kind has changed is still sent")
  func wrongKind() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      let id = try await plan(store, app, .tokens(token(1), token(2)))
      try await store.register(app, token(1), kind: .voip)
      let due = try #require(try await store.store.schedules.due(forSeconds: 0, limit: 10).first)
      try await fire(store, due)
      #expect(try await state(id, store) == .queued)
    }
  }

  @Test("paused schedules are not due, resumed ones are, cancelled ones are listed")
  func commands() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let schedules = store.store.schedules
      let id = try await plan(store, app, .users("u"))
      func due() async throws -> Int { try await schedules.due(forSeconds: 0, limit: 10).count }
      #expect(try await schedules.command(.pause, app: app, id) == .done)
      #expect(try await due() == 0)
      #expect(try await state(id, store) == .paused)
      #expect(try await schedules.command(.resume, app: app, id) == .done)
      #expect(try await due() == 1)
      #expect(try await schedules.command(.cancel, app: app, id) == .done)
      #expect(try await due() == 0)
      #expect(try await state(id, store) == .cancelled)
      #expect(try await schedules.command(.cancel, app: app, id) == .done)
      #expect(try await schedules.command(.resume, app: app, id) == .refused(.cancelled))
      #expect(try await schedules.command(.pause, app: app + 1, id) == nil)
      #expect(try await schedules.command(.pause, app: app, sample(app).id) == nil)
    }
  }

  @Test("a schedule cancelled after it was found due is not sent")
  func cancelledInBetween() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await plan(store, app, .users("u"))
      let due = try #require(try await store.store.schedules.due(forSeconds: 0, limit: 10).first)
      #expect(try await store.store.schedules.command(.cancel, app: app, id) == .done)
      try await fire(store, due)
      #expect(try await store.count("runs") == 0)
      #expect(try await state(id, store) == .cancelled)
    }
  }

  @Test("lists show scheduled notifications before sent ones, page by page")
  func lists() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      var ids: [NotificationID] = []
      for seconds in [Int64(30), 20, 10] {
        var (notification, due) = later(app, .users("u"), seconds: seconds)
        notification.message.options.reference = seconds == 20 ? "r" : nil
        _ = try await store.notifications.accept(
          notification, idempotency: nil, schedule: .plan(due: due))
        ids.append(notification.id)
      }
      for _ in 0..<2 { ids.append(try await store.accept(app, .users("u"))) }
      ids = ids.sorted(by: >)
      var seen: [NotificationID] = []
      var before: NotificationID?
      repeat {
        let page = try await store.notifications.list(
          of: app, before: before, now: noon, limit: 2)
        seen += page.notifications.map(\.notification.id)
        before = page.last
      } while before != nil
      #expect(seen == ids)
      func listed(_ filter: NotificationFilter) async throws -> Int {
        try await store.notifications.list(filter, of: app, before: nil, now: noon, limit: 10)
          .notifications.count
      }
      #expect(try await listed(NotificationFilter(state: .scheduled)) == 3)
      #expect(try await listed(NotificationFilter(state: .queued)) == 2)
      #expect(try await listed(NotificationFilter(state: .cancelled)) == 0)
      #expect(try await listed(NotificationFilter(reference: "r")) == 1)
      #expect(try await listed(NotificationFilter(state: .queued, reference: "r")) == 0)
    }
  }

  @Test("a schedule is deleted with its app, and once ended with its day")
  func removed() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await plan(store, app, .users("u"))
      _ = try await store.store.schedules.command(.cancel, app: app, id)
      _ = try await plan(store, app, .users("u"))
      _ = try await store.duties.removeOldDays(keeping: 3)
      #expect(try await store.count("schedules") == 2)
      try await store.run("UPDATE schedules SET ended_at = ended_at - interval '5 days'")
      while try await store.duties.removeOldDays(keeping: 3) > 0 {}
      #expect(try await store.count("schedules") == 1)
      _ = try await store.apps.delete(id: app)
      #expect(try await store.store.schedules.due(forSeconds: 0, limit: 10).isEmpty)
      #expect(try await store.duties.schedulesOverdueSeconds() == 0)
      try await store.forgetsDeletedApps()
      while try await store.duties.removeDeletedApps().hasMore {}
      #expect(try await store.count("schedules") == 0)
      #expect(try await store.count("apps") == 0)
    }
  }

  @Test("large requests are read up to a size limit, and at least one")
  func large() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for _ in 0..<3 { _ = try await plan(store, app, .users("u")) }
      try await store.run("UPDATE schedules SET payload = decode(repeat('ab', 9000000), 'hex')")
      #expect(try await store.store.schedules.due(forSeconds: 0, limit: 10).count == 2)
      try await store.run("UPDATE schedules SET payload = decode(repeat('ab', 17000000), 'hex')")
      let first = try await store.store.schedules.due(forSeconds: 0, limit: 10)
      #expect(first.count == 1)
      let rest = try await store.store.schedules.due(
        forSeconds: 0, besides: first.map(\.notification.id), limit: 10)
      #expect(rest.count == 1 && rest[0].notification.id != first[0].notification.id)
    }
  }
}

extension Notification {
  fileprivate func with(id: NotificationID) -> Notification {
    var copy = self
    copy.id = id
    return copy
  }
}
