// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// A notification at local time, one pass after another.
@Suite(.serialized) struct SchedulePassTests {
  /// Accepted at noon (09:00 UTC) some days ago, so that every pass is due on request.
  private static let wall = LocalTime("2026-11-20T12:00")!

  private func place(
    _ store: TestStore, _ app: AppID, _ number: UInt32, _ zone: String?, user: String? = "u"
  ) async throws {
    _ = try await store.changes.register(
      app: app, token: token(number),
      DeviceRegistration(
        languages: ["en"], environment: .production, tokenKind: .alert, user: user, timeZone: zone,
        registeredAt: nil))
  }

  private func plan(
    _ store: TestStore, _ app: AppID, _ audience: Audience, ifPast: IfPast = .now
  ) async throws -> NotificationID {
    var notification = sample(app, audience)
    let due = max(noon, try await store.store.schedules.due(of: Self.wall))
    notification.id = NotificationID(milliseconds: due.milliseconds)
    notification.message.options.timing = .local(Self.wall, ifPast)
    _ = try await store.notifications.accept(
      notification, idempotency: nil, schedule: .plan(due: due))
    return notification.id
  }

  /// Returns the next pass of the schedule and its devices: by zone, or "rest".
  private func pass(
    _ store: TestStore, ifPast: IfPast = .now, appZone: String = "UTC"
  ) async throws -> (at: String, zones: [String])? {
    let schedules = store.store.schedules
    guard let due = try await schedules.due(forSeconds: 0, limit: 1).first else { return nil }
    if !due.hasBegun {
      _ = try await store.notifications.accept(
        due.notification, idempotency: nil, schedule: .begin)
    }
    _ = try await schedules.pass(due, time: Self.wall, ifPast: ifPast, appZone: appZone)
    let rows = try await store.client.write.query(
      """
      SELECT DISTINCT coalesce(array_to_string(zones, '+'), 'rest') AS zones FROM queue ORDER BY 1
      """)
    var zones: [String] = []
    for index in 0..<rows.count { zones.append(try rows[index].decode("zones")) }
    try await store.run("DELETE FROM queue")
    return (RFC3339.format(due.due), zones)
  }

  /// Returns all passes with devices.
  private func passes(
    _ store: TestStore, ifPast: IfPast = .now, appZone: String = "UTC"
  ) async throws -> [String] {
    var passes: [String] = []
    while let (at, zones) = try await pass(store, ifPast: ifPast, appZone: appZone) {
      if !zones.isEmpty {
        passes.append("\(at.dropFirst(8).prefix(8)) \(zones.joined(separator: " "))")
      }
    }
    return passes
  }

  @Test("each zone has a pass, and devices without a zone use the app's")
  func everyone() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for (number, zone) in [
        "Asia/Tokyo", "Asia/Kathmandu", "Europe/Berlin", "America/Los_Angeles", "Mars/Olympus", nil,
      ].enumerated() {
        try await place(store, app, UInt32(number), zone)
      }
      let id = try await plan(store, app, .everyone)
      // At 09:00 UTC it is 18:00 in Tokyo, and 14:45 in Kathmandu.
      #expect(
        try await passes(store, appZone: "America/New_York") == [
          "20T09:00 Asia/Kathmandu Asia/Tokyo", "20T11:00 Europe/Berlin", "20T17:00  Mars/Olympus",
          "20T20:00 America/Los_Angeles", "21T00:00 rest",
        ])
      #expect(try await store.count("schedules") == 0)
      #expect(try await store.count("runs") == 1)
      #expect(try await store.runs.counts(id).state == .finished)
    }
  }

  @Test("a pass of a named audience has rows only with matching devices")
  func named() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await place(store, app, 1, "Europe/Berlin")
      try await place(store, app, 2, "Europe/Rome")
      try await place(store, app, 3, "America/Los_Angeles", user: "v")
      _ = try await plan(store, app, .named(tokens: [], users: ["u"]))
      #expect(
        try await passes(store) == ["20T11:00 Europe/Berlin+Europe/Rome", "21T00:00 rest"])
    }
  }

  @Test("a passed zone that is to be skipped has an expired pass")
  func skipped() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await place(store, app, 1, "Asia/Tokyo")
      try await place(store, app, 2, "Europe/Berlin")
      _ = try await plan(store, app, .everyone, ifPast: .skip)
      let schedules = store.store.schedules
      let due = try #require(try await schedules.due(forSeconds: 0, limit: 1).first)
      _ = try await store.notifications.accept(due.notification, idempotency: nil, schedule: .begin)
      _ = try await schedules.pass(due, time: Self.wall, ifPast: .skip, appZone: "UTC")
      let tokyo: PostgresQuery = "SELECT min(deadline) FROM queue WHERE zones = '{Asia/Tokyo}'"
      #expect(
        try await store.value(tokyo) as Instant == RFC3339.parse("2026-11-20T03:00:00Z"))
      let first = try await pass(store, ifPast: .skip)
      #expect(first?.zones.isEmpty == false)
    }
  }

  @Test("each pass is done once, and never for paused or cancelled schedules")
  func once() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await place(store, app, 1, "Asia/Tokyo")
      let id = try await plan(store, app, .everyone)
      let schedules = store.store.schedules
      let due = try #require(try await schedules.due(forSeconds: 0, limit: 1).first)
      for _ in 0..<2 {
        _ = try await store.notifications.accept(
          due.notification, idempotency: nil, schedule: .begin)
      }
      #expect(try await store.count("runs") == 1)
      func again() async throws -> ScheduleStore.Pass {
        try await schedules.pass(due, time: Self.wall, ifPast: .now, appZone: "UTC")
      }
      #expect(try await again() != .notDue)
      #expect(try await again() == .notDue)
      #expect(try await store.runs.counts(id).state == .queued)
      try await store.run("DELETE FROM queue")
      #expect(try await store.runs.counts(id).state == .sending)
      #expect(try await schedules.command(.pause, app: app, id) == .done)
      #expect(try await store.runs.counts(id).state == .paused)
      #expect(try await schedules.due(forSeconds: 0, limit: 1).isEmpty)
      #expect(try await schedules.command(.resume, app: app, id) == .done)
      #expect(try await schedules.command(.cancel, app: app, id) == .done)
      #expect(try await store.count("schedules") == 0)
      // The holder of the rest counts it.
      #expect(try await store.runs.counts(id).state == .cancelling)
      #expect(try await store.count("queue WHERE rescued AND zones IS NULL") > 0)
    }
  }

  @Test("the last pass waits for earlier ones, whose pushes have no outcome yet")
  func lastWaits() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await place(store, app, 1, "Asia/Tokyo")
      _ = try await plan(store, app, .everyone)
      let schedules = store.store.schedules
      var due = try #require(try await schedules.due(forSeconds: 0, limit: 1).first)
      _ = try await store.notifications.accept(due.notification, idempotency: nil, schedule: .begin)
      func pass() async throws -> ScheduleStore.Pass {
        try await schedules.pass(due, time: Self.wall, ifPast: .now, appZone: "UTC")
      }
      #expect(try await pass() != .notDue)
      while try await store.value("SELECT due_at < '2026-11-21 00:00Z' FROM schedules") as Bool {
        due = try #require(try await schedules.due(forSeconds: 0, limit: 1).first)
        #expect(try await pass() != .notDue)
      }
      due = try #require(try await schedules.due(forSeconds: 0, limit: 1).first)
      #expect(try await pass() == .notDue)
      try await store.run("DELETE FROM queue")
      #expect(try await pass() == .queued(NotificationStore.broadcastRanges * 2))
    }
  }

  @Test("a travelling device is read once: later passes skip recorded devices")
  func travelling() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await place(store, app, 1, "Asia/Tokyo")
      try await place(store, app, 2, "America/Los_Angeles")
      _ = try await plan(store, app, .everyone)
      let schedules = store.store.schedules
      let due = try #require(try await schedules.due(forSeconds: 0, limit: 1).first)
      _ = try await store.notifications.accept(due.notification, idempotency: nil, schedule: .begin)
      _ = try await schedules.pass(due, time: Self.wall, ifPast: .now, appZone: "UTC")
      func readers() async throws -> [DeviceToken] {
        var found: [DeviceToken] = []
        for work in try await store.claim(singles: 0, broadcasts: 500) {
          guard case .range(let from, let to, _) = work.job else { continue }
          for one in try await store.audiences.range(work, from: from, to: to, after: nil)
            .recipients
          {
            found.append(one.token)
            try await store.record(work, one.token, .accepted)
          }
          _ = try await store.queue.complete(work.claim, accepted: [:])
        }
        return found
      }
      #expect(try await readers() == [token(1)])
      // The first travels to Los Angeles, the other one to Tokyo, where the time has passed.
      try await place(store, app, 1, "America/Los_Angeles")
      try await place(store, app, 2, "Asia/Tokyo")
      var rest: [DeviceToken] = []
      while let due = try await schedules.due(forSeconds: 0, limit: 1).first {
        _ = try await schedules.pass(due, time: Self.wall, ifPast: .now, appZone: "UTC")
        rest += try await readers()
      }
      #expect(rest == [token(2)])
    }
  }

  @Test("only passes due before a hold's start are held", arguments: [true, false])
  func restored(isEveryone: Bool) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for (number, zone) in ["Asia/Tokyo", "Asia/Kathmandu", "Europe/Berlin"].enumerated() {
        try await place(store, app, UInt32(number), zone)
      }
      _ = try await plan(store, app, isEveryone ? .everyone : .users("u"))
      // When it is noon in Kathmandu, which is after Tokyo's noon.
      try await store.run("UPDATE holds SET started_at = '2026-11-20T06:15Z'")
      let schedules = store.store.schedules
      while let due = try await schedules.due(forSeconds: 0, limit: 1).first {
        if !due.hasBegun {
          _ = try await store.notifications.accept(
            due.notification, idempotency: nil, schedule: .begin)
        }
        if try await schedules.pass(due, time: Self.wall, ifPast: .now, appZone: "UTC") == .notDue {
          break
        }
      }
      let rows = try await store.client.write.query(
        """
        SELECT DISTINCT z.zone, q.available_at = 'infinity' AS held FROM queue q, unnest(q.zones) AS z (zone)
        WHERE z.zone <> '' ORDER BY 1
        """)
      var found: [String] = []
      for index in 0..<rows.count {
        let zone: String = try rows[index].decode("zone")
        found.append(try rows[index].decode("held", as: Bool.self) ? "\(zone) held" : zone)
      }
      #expect(found == ["Asia/Kathmandu", "Asia/Tokyo held", "Europe/Berlin"])
    }
  }
}
