// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite(.serialized) struct OutcomeTests {
  private func delivery(_ store: TestStore, _ item: Work) async throws -> Delivery? {
    try await store.runs.deliveries(
      of: item.notification.id, outcome: nil, reason: nil, after: nil, limit: 1
    ).first
  }

  @Test("a final outcome is never overwritten, a waiting one is")
  func final() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for first in DeliveryOutcome.allCases {
        for second in DeliveryOutcome.allCases {
          let item = try await store.claimed(app, .tokens(token(1)))
          try await store.record(item, token(1), first, reason: "first")
          try await store.record(item, token(1), second, reason: "second", attempts: 2)
          let stored = try #require(try await delivery(store, item))
          #expect(stored.outcome == (first == .waiting ? second : first))
          #expect(stored.reason == (first == .waiting ? "second" : "first"))
          #expect(stored.attempts == (first == .waiting ? 2 : 1))
          // The retry is a separate row, deleted with the outcome of its own claim.
          let retries: Int = try await store.value(
            "SELECT count(*) FROM queue WHERE kind = 3 AND run = \(item.run.id)")
          #expect(retries == (first == .waiting ? 1 : 0))
        }
      }
    }
  }

  @Test("an outcome stored by another claim does not affect others of its batch")
  func repeated() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1), token(2), token(3)))
      try await store.record(item, token(2), .rejected, reason: "first")
      // All in one statement, by a holder that does not know of the first outcome.
      let numbers = [1, 2, 3] as [UInt32]
      _ = try await atOnce(numbers.count, on: shard) {
        try await store.record(item, token(numbers[$0]), .accepted, language: "de")
      }
      let rows = try await store.runs.deliveries(
        of: item.notification.id, outcome: nil, reason: nil, after: nil, limit: 5)
      #expect(
        Dictionary(uniqueKeysWithValues: rows.map { ($0.token, $0.outcome) })
          == [token(1): .accepted, token(2): .rejected, token(3): .accepted])
    }
  }

  @Test("accepted deliveries show the apns-id derived from run and device")
  func apnsID() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1), token(2)))
      try await store.record(item, token(1), .accepted)
      try await store.record(item, token(2), .expired)
      let rows = try await store.runs.deliveries(
        of: item.notification.id, outcome: nil, reason: nil, after: nil, limit: 2)
      let sent = DeliveryName.apnsID(
        of: token(1), run: item.run.id, notification: item.notification.id)
      #expect(rows.map(\.apnsID) == [sent, nil])
      let told = try await store.runs.deliveries(
        to: token(1), of: app, outcome: nil, reason: nil, before: nil, limit: 1)
      #expect(told.items.map(\.delivery.apnsID) == [sent])
    }
  }

  @Test("a waiting delivery has one retry row, deleted with its final outcome")
  func retry() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1)))
      func claim() async throws -> [Work] {
        try await store.claim(holder: holder, singles: 10, broadcasts: 0)
      }
      try await store.record(item, token(1), .waiting, retryAfter: 900)
      let wait: Double = try await store.value(
        "SELECT extract(epoch FROM available_at - now())::float8 FROM queue WHERE kind = 3")
      #expect((880...900).contains(wait))
      #expect(try await claim().isEmpty)
      // The second attempt's wait replaces the first one's.
      try await store.record(item, token(1), .waiting, attempts: 2, retryAfter: 0)
      #expect(try await store.queue.complete(item.claim))
      let retry = try #require(try await claim().first)
      #expect(retry.job == .retry(token(1), attempt: 2))
      #expect(retry.run == item.run && !retry.row.isRescued)
      #expect(retry.row.workClass == item.workClass && retry.row.environment == .production)
      #expect(retry.notification == item.notification)
      try await store.record(retry, token(1), .waiting, attempts: 3, retryAfter: 0)
      let again = try #require(try await claim().first)
      #expect(again.job == .retry(token(1), attempt: 3) && again.row.epoch == 4)
      #expect(again.id == retry.id)
      try await store.record(again, token(1), .accepted, language: "fr", attempts: 4, endsRow: true)
      #expect(try await store.count("queue") == 0)
    }
  }

  @Test("an ended claim queues no retry and removes no row; final outcomes are kept")
  func superseded() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let old = try await store.claimed(app, .tokens(token(1), token(2), token(3)))
      try await store.expireLeases()
      let new = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
      #expect(new.id == old.id && new.row.epoch == old.row.epoch + 1)
      try await store.record(old, token(1), .waiting)
      try await store.record(old, token(2), .accepted, endsRow: true)
      #expect(try await store.count("queue") == 1)
      // The new holder retries the first without hindrance.
      let rows = try await store.runs.deliveries(
        of: old.notification.id, outcome: nil, reason: nil, after: nil, limit: 10)
      #expect(rows.map(\.token) == [token(2)])
      try await store.record(new, token(1), .waiting)
      try await store.record(new, token(3), .rejected, endsRow: true)
      #expect(try await store.value("SELECT count(*) FROM queue WHERE kind = 3") == 1)
      #expect(try await store.count("queue") == 1)
    }
  }

  @Test("the retry of a broadcast has its own class")
  func classes() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .everyone)
      let range = try #require(try await store.claim(singles: 0, broadcasts: 1).first)
      try await store.record(range, token(1), .waiting)
      #expect(try await store.claim(singles: 10, broadcasts: 0).isEmpty)
      let others = try await store.claim(singles: 0, broadcasts: 100)
      #expect(others.contains { $0.job == .retry(token(1), attempt: 1) })
    }
  }

  @Test("a late lease renewal does not move the next attempt")
  func lateRenewal() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1)))
      try await store.record(item, token(1), .waiting)
      _ = try await store.queue.complete(item.claim)
      let retry = try await store.claim(holder: holder, singles: 1, broadcasts: 0)[0]
      #expect(try await store.renew(retry))
      try await store.record(retry, token(1), .waiting, attempts: 2, retryAfter: 900)
      #expect(try await !store.renew(retry))
      let wait: Double = try await store.value(
        "SELECT extract(epoch FROM available_at - now())::float8 FROM queue")
      #expect(wait > 800)
    }
  }

  @Test("a retry whose holder died is rescued")
  func rescuedRetry() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1)))
      try await store.record(item, token(1), .waiting)
      _ = try await store.queue.complete(item.claim)
      _ = try await store.claim(holder: holder, singles: 1, broadcasts: 0)
      try await store.expireLeases()
      let rescued = try await store.claim(holder: holder, singles: 1, broadcasts: 0)
      #expect(rescued.map(\.row.isRescued) == [true])
      #expect(rescued.map(\.row.epoch) == [2])
    }
  }

  @Test("many concurrent outcomes are stored in few statements")
  func batch() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .users("u"))
      _ = try await atOnce(500, on: shard) { index in
        try await store.record(
          item, token(UInt32(index)), index.isMultiple(of: 5) ? .waiting : .rejected,
          reason: "r\(index % 2)", retryAfter: 60)
      }
      let counts = try await store.runs.counts(item.notification.id)
      #expect(counts.outcomes == [.waiting: 100, .rejected: 400])
      #expect(try await store.value("SELECT count(*) FROM queue WHERE kind = 3") == 100)
      let transactions: Int = try await store.value(
        "SELECT count(DISTINCT xmin::text) FROM deliveries")
      #expect(transactions < 20)
    }
  }

  @Test("numbers too large for a column are stored as its maximum")
  func largeNumbers() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1)))
      try await store.record(item, token(1), .waiting, attempts: 40_000)
      #expect(try await delivery(store, item)?.attempts == 32_767)
    }
  }
}

/// A 410's effect on a device: Apple's time against the app's last registration at `noon`.
struct GoneRow: Sendable, CustomTestStringConvertible {
  let name: String
  /// nil: a 410 without a time.
  let milliseconds: Int64?
  var registered = noon
  var state = DeviceState.active
  let goes: Bool

  var testDescription: String { name }

  static let table = [
    GoneRow(name: "newer", milliseconds: noon.milliseconds + 1, goes: true),
    GoneRow(name: "older", milliseconds: noon.milliseconds - 1, goes: false),
    GoneRow(name: "the same millisecond", milliseconds: noon.milliseconds, goes: true),
    GoneRow(
      name: "the same millisecond, registered within it", milliseconds: noon.milliseconds,
      registered: Instant(microseconds: noon.microseconds + 999), goes: true),
    GoneRow(
      name: "the millisecond before", milliseconds: noon.milliseconds,
      registered: Instant(microseconds: noon.microseconds + 1_000), goes: false),
    GoneRow(name: "without a time", milliseconds: nil, goes: true),
    GoneRow(
      name: "quarantined, newer", milliseconds: noon.milliseconds + 1, state: .quarantined,
      goes: true),
    GoneRow(
      name: "quarantined, older", milliseconds: noon.milliseconds - 1, state: .quarantined,
      goes: false),
    GoneRow(
      name: "gone already", milliseconds: noon.milliseconds + 1, state: .unregistered, goes: false),
    GoneRow(name: "the end of time", milliseconds: .max, goes: true),
    GoneRow(name: "before all time", milliseconds: .min, goes: false),
  ]
}

@Suite(.serialized) struct DeviceVerdictTests {
  @Test("a 410 unregisters a device unless the app registered it later")
  func gone() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      // Registered in the past, since a registration in the future counts as now.
      let past: Int64 = -1_000_000_000_000_000
      for (index, row) in GoneRow.table.enumerated() {
        let device = token(UInt32(index))
        try await store.register(
          app, device, registeredAt: Instant(microseconds: row.registered.microseconds + past))
        if row.state != .active {
          _ = try await store.client.write.query(
            """
            UPDATE devices SET state = \(row.state.rawValue), state_reason = 'before'
            WHERE token = \(device.bytes)
            """)
        }
        let time = row.milliseconds.map { $0 == .max || $0 == .min ? $0 : $0 + past / 1_000 }
        let item = try await store.claimed(app, .tokens(device))
        let removed = try await store.record(
          item, device, .rejected, verdict: .unregistered(milliseconds: time))
        #expect(removed == row.goes, "\(row.name)")
        let stored = try #require(try await store.devices.device(app: app, token: device))
        #expect(stored.state == (row.goes ? .unregistered : row.state), "\(row.name)")
        if row.goes, let time, time < Int64.max {
          #expect(stored.unregisteredAt == Instant(milliseconds: time))
        }
        if row.goes { #expect(stored.stateReason != nil && stored.unregisteredAt != nil) }
      }
    }
  }

  /// Records a 410 with a time for a push. Returns whether the device was unregistered.
  private func gone(
    _ store: TestStore, _ app: AppID, _ device: DeviceToken, at milliseconds: Int64
  ) async throws -> Bool {
    let item = try await store.claimed(app, .tokens(device))
    return try await store.record(
      item, device, .rejected, verdict: .unregistered(milliseconds: milliseconds))
  }

  @Test("an outdated 410 is believed when it recurs a day later")
  func secondDoubt() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let registered = noon.adding(seconds: -1_000_000)
      let older = registered.milliseconds - 5_000
      for number: UInt32 in 1...3 {
        try await store.register(app, token(number), registeredAt: registered)
        for _ in 1...2 {
          #expect(try await gone(store, app, token(number), at: older) == false)
        }
      }
      func pass(_ time: String) async throws {
        try await store.run("UPDATE devices SET doubted_at = doubted_at - interval '\(time)'")
      }
      try await pass("23 hours 59 minutes")
      #expect(try await gone(store, app, token(1), at: older) == false, "less than a day")
      // The second registers anew, the third is changed otherwise.
      try await store.register(app, token(2), registeredAt: registered.adding(seconds: 60))
      var patch = DevicePatch()
      patch.user = .some("somebody")
      _ = try await store.changes.patch(app: app, token: token(3), patch)
      try await pass("1 minute")
      #expect(try await gone(store, app, token(1), at: older))
      #expect(try await gone(store, app, token(2), at: older) == false, "the first one since then")
      #expect(try await gone(store, app, token(3), at: older))
      let first = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(first.state == .unregistered && first.unregisteredAt == Instant(milliseconds: older))
      try await pass("24 hours")
      #expect(try await gone(store, app, token(2), at: older))
      // A device that registers later is active, and needs two 410s again.
      try await store.register(app, token(1), registeredAt: registered.adding(seconds: 120))
      #expect(try await gone(store, app, token(1), at: older) == false)
    }
  }

  @Test("a registration between the push and Apple's answer keeps the device")
  func registrationBetween() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.register(app, token(1), registeredAt: noon.adding(seconds: -500_000_000))
      let item = try await store.claimed(app, .tokens(token(1)))
      let apple = noon.adding(seconds: -400_000_000).milliseconds
      // The registration holds the row when the outcome arrives, and commits while it waits.
      let rival = try await database.rival(on: shard, "UPDATE devices SET registered_at = now()")
      let removed = try await store.record(
        item, token(1), .rejected, verdict: .unregistered(milliseconds: apple))
      try await rival.committed()
      #expect(!removed)
      #expect(try await store.devices.device(app: app, token: token(1))?.state == .active)
    }
  }

  @Test("only an active device is quarantined, with the reason")
  func quarantine() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...3 { try await store.register(app, token(number)) }
      try await store.run(
        """
        UPDATE devices SET state = 2, state_reason = 'before' WHERE token = '\\x00000002';
        UPDATE devices SET state = 3, state_reason = 'before' WHERE token = '\\x00000003'
        """)
      let item = try await store.claimed(app, .users("u"))
      for (number, expected) in [
        (1, DeviceState.quarantined), (2, .quarantined), (3, .unregistered),
      ] {
        let device = token(UInt32(number))
        let removed = try await store.record(
          item, device, .rejected, verdict: .quarantine(reason: "BadDeviceToken"))
        #expect(removed == (number == 1))
        let stored = try await store.devices.device(app: app, token: device)
        #expect(stored?.state == expected)
        #expect(stored?.stateReason == (number == 1 ? "BadDeviceToken" : "before"))
      }
    }
  }

  @Test("a late refusal spares devices that registered or changed environment since")
  func staleRefusal() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...3 { try await store.register(app, token(number)) }
      let item = try await store.claimed(app, .users("u"))
      try await store.run(
        """
        UPDATE devices SET registered_at = '\(RFC3339.format(noon))';
        UPDATE devices SET registered_at = '\(RFC3339.format(noon.adding(seconds: 1)))' WHERE token = '\\x00000002';
        UPDATE devices SET environment = 3 - environment WHERE token = '\\x00000003'
        """)
      for number: UInt32 in 1...3 {
        let removed = try await store.record(
          item, token(number), .rejected,
          verdict: .quarantine(reason: "BadDeviceToken", sentAt: noon))
        #expect(removed == (number == 1), "\(number)")
        let stored = try await store.devices.device(app: app, token: token(number))
        #expect(stored?.state == (number == 1 ? .quarantined : .active), "\(number)")
      }
    }
  }

  @Test("a verdict about an unknown device changes nothing")
  func absent() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1)))
      #expect(
        try await !store.record(
          item, token(1), .rejected, verdict: .unregistered(milliseconds: nil)))
      #expect(
        try await !store.record(item, token(2), .rejected, verdict: .quarantine(reason: "x")))
      #expect(try await store.count("devices") == 0)
      #expect(try await store.count("deliveries") == 2)
    }
  }

  @Test("a verdict about a token in one app does not affect another app")
  func twoApps() async throws {
    try await TestDatabase.store { shard, _, store in
      let apps = [try await store.app("com.example.a"), try await store.app("com.example.b")]
      for app in apps { try await store.register(app, token(1)) }
      try await store.run("UPDATE devices SET state = 2, state_reason = 'x' WHERE app = \(apps[1])")
      let items = [
        try await store.claimed(apps[0], .users("u")),
        try await store.claimed(apps[1], .users("u")),
      ]
      let removed = try await atOnce(2, on: shard) {
        try await store.record(
          items[$0], token(1), .rejected, verdict: .quarantine(reason: "BadDeviceToken"))
      }
      #expect(removed == [true, false])
    }
  }
}
