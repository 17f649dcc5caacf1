// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

extension BadgeStore {
  /// A run, the changes it makes to badges, and the results.
  fileprivate func apply(
    _ changes: [(token: DeviceToken, change: BadgeChange)], app: AppID, run: Int64
  ) async throws -> [DeviceToken: Int] {
    let numbers = try await apply(
      changes.map { Change(token: $0.token, change: $0.change) },
      run: Run(
        id: RunID(rawValue: run), app: app, notification: NotificationID(milliseconds: 1), day: 0))
    return Dictionary(uniqueKeysWithValues: zip(changes.map(\.token), numbers))
  }
}

@Suite(.serialized) struct BadgeTests {
  @Test("a run increments a badge once, however often applied; fixed badges are stored")
  func applied() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let badges = store.store.badges
      for (run, change, expected) in [
        (1, .increment(1), 1), (1, .increment(1), 1), (2, .increment(3), 4), (3, .set(2), 2),
        (3, .set(2), 2), (4, .increment(1), 3), (5, .set(0), 0), (6, .increment(5), 5),
        (7, .increment(Int(Int32.max)), Int(Int32.max)), (8, .increment(1), Int(Int32.max)),
      ] as [(Int64, BadgeChange, Int)] {
        let answer = try await badges.apply([(token(1), change)], app: app, run: run)
        #expect(answer == [token(1): expected], "run \(run)")
        #expect(try await badges.values(of: [token(1)], app: app) == answer)
      }
      #expect(try await badges.values(of: [token(1)], app: app + 1).isEmpty)
      #expect(try await badges.apply([], app: app, run: 9).isEmpty)
    }
  }

  @Test("a rescued run increments no badge twice, whatever other runs did meanwhile")
  func appliedAgain() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let badges = store.store.badges
      var runs: [Int64] = []
      for number in 1...3 {
        let id = try await store.accept(app, .tokens(token(UInt32(number))))
        runs.append(try await store.value("SELECT id FROM runs WHERE notification = \(id)"))
      }
      for (run, expected) in [(0, 1), (1, 2), (0, 2), (2, 3), (1, 3), (0, 3), (2, 3)] {
        let answer = try await badges.apply(
          [(token(9), .increment(1))], app: app, run: runs[run])
        #expect(answer == [token(9): expected], "run \(run)")
      }
      // Runs without queue rows are no longer listed.
      try await store.run("DELETE FROM queue WHERE run <> \(runs[1])")
      #expect(
        try await badges.apply([(token(9), .increment(1))], app: app, run: 99) == [token(9): 4])
      #expect(try await store.value("SELECT open_runs FROM badges") == [runs[1]])
    }
  }

  @Test("a run that overtakes a page waiting for a lock is listed beside it")
  func appliedMeanwhile() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let other = try database.open(on: shard)
      let page = [1, 2].map { (token: token($0), change: BadgeChange.increment(1)) }
      _ = try await store.store.badges.apply(page, app: app, run: 100_000)
      let rival = try await database.rival(
        on: shard, "UPDATE badges SET value = value WHERE token = '\\x\(token(1).hex)'",
        until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)"
      )
      let waiting = begin(on: shard) {
        try await store.store.badges.apply(page, app: app, run: 100_001)
      }
      let waits: PostgresQuery = """
        SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE badges b%'
        """
      while try await other.value(waits) as Int64 == 0 {}
      // Accepted, claimed and applied after the page's snapshot, and before the page reaches this
      // device.
      let id = try await other.accept(app, .tokens(token(2)))
      let late: Int64 = try await other.value("SELECT id FROM runs WHERE notification = \(id)")
      let raise = [(token: token(2), change: BadgeChange.increment(1))]
      #expect(
        try await other.store.badges.apply(raise, app: app, run: late) == [token(2): 2])
      _ = try await other.client.read.query("SELECT pg_advisory_lock(2)::text")
      try await rival.committed()
      #expect(try await waiting.value == [token(1): 2, token(2): 3])
      // Its holder is gone.
      #expect(
        try await other.store.badges.apply(raise, app: app, run: late) == [token(2): 3])
      // After its end the run is no longer listed.
      try await store.run("DELETE FROM queue")
      _ = try await store.store.badges.apply(page, app: app, run: 100_002)
      #expect(try await store.count("badges WHERE open_runs IS NOT NULL") == 0)
      await other.close()
    }
  }

  @Test("the badges of a page are changed together, each with its own change")
  func mixed() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let changes = (0..<1_000).reversed().map { number in
        (token: token(UInt32(number)), change: BadgeChange.increment(number + 1))
      }
      let first = try await store.store.badges.apply(changes, app: app, run: 1)
      #expect(first.count == 1_000 && first[token(41)] == 42)
      let second = try await store.store.badges.apply(
        [(token(2), .set(7)), (token(1), .increment(1)), (token(5_000), .increment(4))], app: app,
        run: 2)
      #expect(second == [token(2): 7, token(1): 3, token(5_000): 4])
    }
  }

  @Test("a page of badges is updated in place on its table pages")
  func inPlace() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let changes = (0..<1_000).map {
        (token: token(UInt32($0)), change: BadgeChange.increment(1))
      }
      _ = try await store.store.badges.apply(changes, app: app, run: 1)
      try await store.run(
        "CREATE TABLE stood AS SELECT token, (ctid::text::point)[0] AS page FROM badges")
      let raised = try await store.store.badges.apply(changes, app: app, run: 2)
      #expect(raised.values.allSatisfy { $0 == 2 } && raised.count == 1_000)
      #expect(
        try await store.count(
          "badges b JOIN stood s ON s.token = b.token AND s.page <> (b.ctid::text::point)[0]") == 0)
    }
  }

  @Test("two concurrent runs both count")
  func concurrent() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let badges = store.store.badges
      _ = try await atOnce(20, on: shard) { run in
        try await badges.apply(
          (0..<50).map { (token(UInt32($0)), .increment(1)) }, app: app, run: Int64(run + 1))
      }
      let values = try await badges.values(of: [token(0), token(49)], app: app)
      #expect(values == [token(0): 20, token(49): 20])
    }
  }

  @Test("an app sets the shown badge; deleting a device deletes its badge")
  func setByApp() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let badges = store.store.badges
      #expect(try await badges.change(app: app, token: token(1), .set(3)) == nil)
      try await store.register(app, token(1))
      _ = try await badges.apply([(token(1), .increment(2))], app: app, run: 1)
      #expect(try await badges.change(app: app, token: token(1), .increment(4)) == 6)
      #expect(
        try await badges.change(app: app, token: token(1), .increment(.max)) == BadgeChange.maximum)
      #expect(try await badges.change(app: app, token: token(1), .set(0)) == 0)
      let next = try await badges.apply([(token(1), .increment(1))], app: app, run: 2)
      #expect(next == [token(1): 1])
      #expect(try await store.changes.delete(app: app, token: token(1)))
      #expect(try await store.count("badges") == 0)
      try await store.register(app, token(2))
      #expect(try await badges.change(app: app, token: token(2), .increment(9)) == 9)
      _ = try await store.changes.register(
        app: app, token: token(3),
        DeviceRegistration(languages: [], environment: .production, previousToken: token(2)))
      #expect(try await store.count("badges") == 0)
    }
  }
}
