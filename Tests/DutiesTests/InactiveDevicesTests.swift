// SPDX-License-Identifier: Apache-2.0
import Duties
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite("Removing inactive devices", .serialized)
struct InactiveDevicesTests {
  /// Returns the number of removed devices of a round.
  private func round(_ store: TestStore, days: Int = 400) async throws -> Int {
    var removed = 0
    let duty = InactiveDevices(interval: .seconds(1), days: days) { removed += $0 }
    var items = 0
    while true {
      let step = try await duty.step(store.duties)
      items += step.items
      if !step.hasMore { break }
    }
    #expect(items == removed)
    return removed
  }

  private func age(_ store: TestStore, days: Int) async throws {
    try await store.run(
      "UPDATE devices SET inactive_since = inactive_since - interval '\(days) days'")
  }

  private func tokens(_ store: TestStore) async throws -> [DeviceToken] {
    try await store.value("SELECT array_agg(token ORDER BY token) FROM devices")
  }

  @Test("only devices that are inactive for long are removed, with their badges")
  func removal() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...5 { try await store.register(app, token(number)) }
      try await store.run(
        """
        INSERT INTO badges (app, token, value, last_run)
        SELECT app, token, 1, 0 FROM devices
        """)
      let work = try await store.claimed(app, .tokens(token(1)))
      try await store.record(
        work, token(1), .rejected, verdict: .unregistered(milliseconds: noon.milliseconds + 1))
      try await store.run(
        "UPDATE devices SET state = 3, state_reason = 'x' WHERE token = '\\x\(token(1).hex)'")
      for number: UInt32 in 2...3 {
        _ = try await store.changes.quarantine(app: app, token: token(number), reason: "why")
      }
      try await age(store, days: 399)
      _ = try await store.changes.quarantine(app: app, token: token(4), reason: "why")
      #expect(try await round(store) == 0)
      try await age(store, days: 2)
      // Changes by the app do not make the device active; a registration does.
      var patch = DevicePatch()
      patch.tags = ["a"]
      _ = try await store.changes.patch(app: app, token: token(2), patch)
      try await store.register(app, token(3))
      #expect(try await round(store, days: 0) == 0)
      #expect(try await round(store) == 2)
      #expect(try await tokens(store) == [token(3), token(4), token(5)])
      #expect(try await store.count("badges") == 3)
      #expect(try await store.count("device_events WHERE kind = 6") == 2)
      // Its inactivity period begins with the new quarantine.
      _ = try await store.changes.quarantine(app: app, token: token(3), reason: "why")
      #expect(try await round(store) == 0)
    }
  }

  @Test("many devices are removed in batches, also if all became inactive at one time")
  func batches() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let many = 2 * DutyStore.inactiveBatch + 500
      try await store.fill(app, count: many + 1)
      try await store.run(
        """
        UPDATE devices SET state = 2, state_reason = 'x' WHERE token <> '\\x\(bulkToken(7).hex)'
        """)
      try await age(store, days: 401)
      #expect(try await round(store) == many)
      #expect(try await tokens(store) == [bulkToken(7)])
    }
  }

  @Test("a device locked by a concurrent change is kept until the next round")
  func locked() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      for number: UInt32 in 1...3 {
        try await store.register(app, token(number))
        _ = try await store.changes.quarantine(app: app, token: token(number), reason: "why")
      }
      try await age(store, days: 401)
      let rival = try await database.rival(
        on: shard,
        "SELECT 1 FROM devices WHERE token = '\\x\(token(2).hex)' FOR UPDATE",
        until: "(SELECT count(*) FROM devices) = 1")
      #expect(try await round(store) == 2)
      #expect(try await tokens(store) == [token(2)])
      try await rival.committed()
      #expect(try await round(store) == 1)
      #expect(try await store.count("devices") == 0)
    }
  }
}
