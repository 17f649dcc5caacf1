// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Changes of all devices of a list, and the last deliveries to them.
@Suite(.serialized) struct ManyDevicesTests {
  private let change = AuditedChange(
    by: .administrator, action: "POST /admin/devices/matching",
    path: "/admin/devices/matching?app=a", app: "a", requestID: nil)

  @Test("a change of many devices skips those that changed since, and is recorded with its count")
  func changes() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      for number in 1...5 { try await store.register(app, token(UInt32(number)), user: "u") }
      try await store.register(other, token(1), user: "u")
      let listed = try await store.devices.list(app: app, limit: 100).devices
      #expect(listed.count == 5)
      _ = try await store.store.badges.change(app: app, token: token(1), .set(3))
      try await store.run(
        "UPDATE devices SET updated_at = now() WHERE token = '\\x\(token(5).hex)'")
      let changed = try await store.changes.apply(
        .quarantine(reason: "lost"), to: listed.reversed(), of: app, noting: change)
      #expect(changed == 4)
      var filter = DeviceFilter()
      filter.state = .quarantined
      let quarantined = try await store.devices.list(app: app, filter: filter, limit: 100).devices
      #expect(quarantined.count == 4 && quarantined.allSatisfy { $0.stateReason == "lost" })
      // The former list is outdated.
      #expect(try await store.changes.apply(.delete, to: listed, of: app, noting: change) == 0)
      #expect(
        try await store.changes.apply(.activate, to: quarantined, of: app, noting: change) == 4)
      let active = try await store.devices.list(app: app, limit: 100).devices
      #expect(active.count == 5 && active.allSatisfy { $0.state == .active })
      #expect(try await store.count("badges") == 1)
      #expect(try await store.changes.apply(.delete, to: active, of: app, noting: change) == 5)
      #expect(try await store.count("badges") == 0)
      #expect(try await store.count("devices") == 1)
      #expect(try await store.changes.apply(.delete, to: active, of: app, noting: change) == 0)
      let paths = try await store.store.audit.entries(limit: 10).map(\.change.path)
      #expect(paths == [5, 4, 4].map { "/admin/devices/matching?app=a&devices=\($0)" })
    }
  }

  @Test("the last delivery to each device is that of the newest notification with one")
  func lastDeliveries() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number in 1...3 { try await store.register(app, token(UInt32(number)), user: "u") }
      var works: [Work] = []
      for _ in 1...2 { works.append(try await store.claimed(app, .tokens(token(1), token(2)))) }
      // Ids of one millisecond are in any order.
      works.sort { $0.notification.id < $1.notification.id }
      let ids = works.map(\.notification.id)
      for (work, (count, outcome)) in zip(works, [(2, 3), (1, 2)]) {
        try await store.run(
          """
          INSERT INTO deliveries (app, run, token, day, outcome, attempts, reason)
          SELECT \(app), r.id, d.token, r.day, \(outcome), 1, 'Reason \(outcome)'
          FROM devices d, runs r WHERE r.id = \(work.run.id) ORDER BY d.token LIMIT \(count)
          """)
      }
      let tokens = (1...3).map { token(UInt32($0)) }
      let last = try await store.runs.lastDeliveries(to: tokens, of: app)
      #expect(Set(last.keys) == [tokens[0], tokens[1]])
      #expect(last[tokens[0]]?.notification == ids[1] && last[tokens[1]]?.notification == ids[0])
      #expect(last[tokens[0]]?.delivery.outcome == .accepted)
      #expect(last[tokens[1]]?.delivery.reason == "Reason 3")
      #expect(try await store.runs.lastDeliveries(to: [], of: app).isEmpty)
    }
  }
}
