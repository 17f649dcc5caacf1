// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Lists of an app's notifications: in pages, by state, and by reference.
@Suite(.serialized) struct NotificationListTests {
  private func accept(
    _ store: TestStore, _ app: AppID, second: Int = 0, reference: String? = nil
  ) async throws -> NotificationID {
    var asked = sample(app, .users("u"))
    asked.id = NotificationID(milliseconds: noon.milliseconds + Int64(second) * 1_000)
    asked.message.options.reference = reference
    _ = try await store.acceptance(of: asked)
    return asked.id
  }

  @Test("notifications are listed newest first, in pages, across mostly empty days")
  func pages() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      var ids: [NotificationID] = []
      for number in 0..<5 {
        ids.insert(try await accept(store, app, second: number * 40_000), at: 0)
      }
      let first = try await store.notifications.list(of: app, before: nil, now: noon, limit: 3)
      #expect(first.notifications.map(\.notification.id) == Array(ids[..<3]))
      #expect(first.last == ids[2])
      let rest = try await store.notifications.list(
        of: app, before: first.last, now: noon, limit: 3)
      #expect(rest.notifications.map(\.notification.id) == Array(ids[3...]))
      #expect(rest.last == nil)
      let others = try await store.notifications.list(of: app + 1, before: nil, now: noon, limit: 3)
      #expect(others.notifications.isEmpty && others.last == nil)
    }
  }

  @Test("a notification that becomes due between the two reads is listed once")
  func dueMeanwhile() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await accept(store, app)
      // The schedule as the first read returned it.
      try await store.run(
        """
        INSERT INTO schedules (id, app, accepted_at, due_at, audience, payload, users, everyone, environment,
          push_type, strings_revision, options)
        SELECT id, app, accepted_at, now(), 0, payload, users, everyone, environment, push_type,
          strings_revision, options
        FROM notifications
        """)
      let page = try await store.notifications.list(of: app, before: nil, now: noon, limit: 3)
      #expect(page.notifications.map(\.notification.id) == [id])
      #expect(page.notifications.map(\.state) == [.queued])
    }
  }

  @Test("each notification has its own state in the list, and is found by it")
  func states() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      var ids: [NotificationID] = []
      for second in 0..<7 { ids.append(try await accept(store, app, second: second)) }
      // A claim, a retry, and a stored outcome: each means that sending has begun.
      try await store.run("UPDATE queue SET epoch = 1 WHERE notification = '\(ids[1])'")
      _ = try await store.controls.command(.pause, app: app, ids[2])
      _ = try await store.controls.command(.cancel, app: app, ids[3])
      _ = try await store.controls.command(.cancel, app: app, ids[4])
      try await store.run(
        """
        DELETE FROM queue WHERE notification IN ('\(ids[4])', '\(ids[5])');
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        SELECT app, id, '\\x01', day, 3, 1 FROM runs WHERE notification = '\(ids[6])'
        """)
      let expected: [NotificationState] = [
        .queued, .sending, .paused, .cancelling, .cancelled, .finished, .sending,
      ]
      let all = try await store.notifications.list(of: app, before: nil, now: noon, limit: 10)
      #expect(all.notifications.map(\.notification.id) == ids.reversed())
      #expect(all.notifications.map(\.state) == expected.reversed())
      for id in ids {
        let counts = try await store.runs.counts(id)
        #expect(counts.state == all.notifications.first { $0.notification.id == id }?.state)
      }
      for state in NotificationState.allCases {
        let found = try await store.notifications.list(
          NotificationFilter(state: state), of: app, before: nil, now: noon, limit: 10)
        let wanted = zip(ids, expected).filter { $0.1 == state }.map(\.0)
        #expect(found.notifications.map(\.notification.id) == wanted.reversed())
        #expect(found.last == nil)
      }
    }
  }

  @Test("one of thousands is found in pages that scan a limited number each")
  func rare() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let wanted = try await accept(store, app)
      // Later ones that have finished: more than a page scans.
      let rows = NotificationStore.examinedLimit + 2_500
      try await store.run(
        """
        INSERT INTO notifications (id, day, app, accepted_at, payload, everyone, push_type,
          strings_revision, options)
        SELECT overlay('\(wanted)' placing lpad(to_hex(g), 12, '0') from 25)::uuid, day, app, accepted_at,
          payload, everyone, push_type, strings_revision, options
        FROM notifications, generate_series(1, \(rows)) g WHERE id = '\(wanted)'
        """)
      var cursor: NotificationID?
      var pages = 0
      var found: [NotificationID] = []
      repeat {
        let page = try await store.notifications.list(
          NotificationFilter(state: .queued), of: app, before: cursor, now: noon, limit: 5)
        found += page.notifications.map(\.notification.id)
        cursor = page.last
        pages += 1
      } while cursor != nil && pages < 10
      #expect(found == [wanted])
      #expect(pages == 2)
    }
  }

  @Test("lists by time include scheduled notifications, page by page")
  func times() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      var ids: [NotificationID] = []
      for second in 0..<4 {
        ids.append(try await accept(store, app, second: second * 50_000, reference: "r"))
      }
      func found(
        _ from: Int64?, _ to: Int64?, reference: String? = nil, before: NotificationID? = nil,
        limit: Int = 10
      ) async throws -> (ids: [NotificationID], last: NotificationID?) {
        let filter = NotificationFilter(
          reference: reference, since: from.map { noon.adding(seconds: $0) },
          until: to.map { noon.adding(seconds: $0) })
        let page = try await store.notifications.list(
          filter, of: app, before: before, now: noon, limit: limit)
        return (page.notifications.map(\.notification.id), page.last)
      }
      for reference in [nil, "r"] {
        #expect(try await found(50_000, 150_000, reference: reference) == ([ids[2], ids[1]], nil))
        #expect(try await found(nil, 50_000, reference: reference) == ([ids[0]], nil))
        #expect(try await found(100_001, nil, reference: reference) == ([ids[3]], nil))
        let page = try await found(1, nil, reference: reference, limit: 2)
        #expect(page == ([ids[3], ids[2]], ids[2]))
        let rest = try await found(1, nil, reference: reference, before: page.last)
        #expect(rest == ([ids[1]], nil))
        #expect(try await found(150_001, 160_000, reference: reference) == ([], nil))
      }
    }
  }

  @Test("lists by reference cover this app only, also with a state")
  func references() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.go")
      var ids: [NotificationID] = []
      for second in 0..<4 {
        ids.append(
          try await accept(
            store, app, second: second * 50_000, reference: second < 3 ? "order 7" : "order 8"))
      }
      _ = try await accept(store, app, second: 900)
      _ = try await accept(store, other, reference: "order 7")
      _ = try await store.controls.command(.pause, app: app, ids[1])
      func found(_ filter: NotificationFilter, before: NotificationID? = nil, limit: Int = 10)
        async throws -> (ids: [NotificationID], last: NotificationID?)
      {
        let page = try await store.notifications.list(
          filter, of: app, before: before, now: noon, limit: limit)
        return (page.notifications.map(\.notification.id), page.last)
      }
      let seventh = NotificationFilter(reference: "order 7")
      let page = try await found(seventh, limit: 2)
      #expect(page == ([ids[2], ids[1]], ids[1]))
      let rest = try await found(seventh, before: page.last)
      #expect(rest == ([ids[0]], nil))
      let paused = try await found(NotificationFilter(state: .paused, reference: "order 7"))
      #expect(paused == ([ids[1]], nil))
      let none = try await found(NotificationFilter(reference: "order"))
      #expect(none == ([], nil))
      let stored = try await store.notifications.notification(app: app, id: ids[3])
      #expect(stored?.message.options.reference == "order 8")
    }
  }
}
