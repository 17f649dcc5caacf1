// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Hold of existing work at a start, and its end.
@Suite(.serialized) struct RestoreHoldTests {
  private static let first = UUID(milliseconds: 1)
  private static let second = UUID(milliseconds: 2)

  private func hold(_ store: TestStore) -> RestoreHold {
    RestoreHold(connection: store.client.write)
  }

  /// Starts with the usual waits, and holds all work that is to be held.
  @discardableResult
  private func start(
    _ store: TestStore, _ node: UUID = first, _ policy: HoldPolicy = .afterSilence
  ) async throws -> RestoreHold.Start {
    // PostgreSQL has its own clock.
    try await store.run("UPDATE queue SET deadline = now() + interval '30 years'")
    let start = try await hold(store).start(node, policy, alive: 150, silence: 3_600)
    while try await hold(store).holdMore() {}
    return start
  }

  /// Lets PostgreSQL's clock advance by seconds, for nodes that were alive.
  private func pass(_ store: TestStore, seconds: Int) async throws {
    try await store.run(
      """
      UPDATE nodes SET beat_at = beat_at - interval '\(seconds) s';
      UPDATE duties SET lease_until = lease_until - interval '\(seconds) s'
      """)
  }

  private func heldRows(_ store: TestStore) async throws -> Int {
    try await store.value("SELECT count(*) FROM queue WHERE available_at = 'infinity'")
  }

  // MARK: the decision

  @Test("starts hold work only after an hour of silence, never the first start")
  func silence() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .tokens(token(1)))
      #expect(try await start(store).silentSeconds == nil)
      try await hold(store).end(Self.first)
      try await pass(store, seconds: 3_500)
      #expect(try await start(store, Self.second).holds == false)
      #expect(try await hold(store).heldSince() == nil)
      #expect(try await heldRows(store) == 0)
      try await pass(store, seconds: 3_700)
      let late = try await start(store, UUID(milliseconds: 3))
      #expect(late.holds && !late.hasCompany && late.silentSeconds ?? 0 > 3_600)
      #expect(try await heldRows(store) == 1)
      #expect(try await hold(store).heldSince() != nil)
    }
  }

  @Test("of concurrent starts the first decides, and one beside live nodes holds nothing")
  func company() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .tokens(token(1)))
      #expect(try await start(store, Self.first, .always).holds)
      _ = try await store.accept(app, .tokens(token(2)))
      let other = try await start(store, Self.second, .always)
      #expect(!other.holds && other.hasCompany)
      #expect(try await heldRows(store) == 1)
      // Nodes that ended orderly or were killed long ago do not count as alive.
      try await hold(store).end(Self.first)
      try await pass(store, seconds: 151)
      #expect(try await start(store, UUID(milliseconds: 3), .always).holds)
      #expect(try await heldRows(store) == 2)
    }
  }

  @Test("reading heartbeats changes nothing, and a later heartbeat counts as alive")
  func signs() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .tokens(token(1)))
      try await start(store)
      try await pass(store, seconds: 4_000)
      let starting = hold(store)
      for _ in 0..<2 {
        let look = try await starting.signs(.afterSilence, alive: 150, silence: 3_600)
        #expect(look.holds && !look.hasCompany)
      }
      #expect(try await store.count("nodes") == 1)
      // PostgreSQL was unavailable for all, and the first node has reached it again.
      try await hold(store).beat(Self.first, version: "1")
      #expect(try await starting.signs(.afterSilence, alive: 150, silence: 3_600).hasCompany)
      #expect(try await start(store, Self.second).holds == false)
      #expect(try await heldRows(store) == 0)
    }
  }

  @Test("a start may never hold, and a duty's lease counts as a live node")
  func others() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .tokens(token(1)))
      try await start(store)
      try await pass(store, seconds: 100_000)
      #expect(try await start(store, Self.second, .never).holds == false)
      try await pass(store, seconds: 100_000)
      // A node's first heartbeat comes a moment after its first lease.
      #expect(try await store.duties.lead("partitions", holder: UUID(milliseconds: 9)))
      let beside = try await start(store, UUID(milliseconds: 3), .always)
      #expect(beside.hasCompany && !beside.holds)
      #expect(try await heldRows(store) == 0)
    }
  }

  @Test("a heartbeat restored from another database does not count")
  func elsewhere() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .tokens(token(1)))
      try await start(store)
      try await store.run("UPDATE nodes SET database = '1/1'")
      #expect(try await start(store, Self.second, .always).holds)
      #expect(try await heldRows(store) == 1)
      // From a node that keeps running while a database is restored.
      try await hold(store).beat(Self.first, version: "1")
      #expect(try await start(store, UUID(milliseconds: 3), .always).hasCompany)
    }
  }

  @Test("only nodes that start shortly after a hold report held work")
  func held() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .tokens(token(1)))
      #expect(try await start(store, Self.first, .always).holds)
      let second = try await start(store, Self.second, .always)
      #expect(second.isHeld && !second.holds)
      try await store.run("UPDATE holds SET started_at = started_at - interval '151 s'")
      #expect(try await start(store, UUID(milliseconds: 3), .always).isHeld == false)
      // A node that existed before the hold may have claimed work.
      try await store.run(
        """
        UPDATE holds SET started_at = now();
        UPDATE nodes SET started_at = now() - interval '1 s' WHERE id = '\(Self.first)'
        """)
      #expect(try await start(store, UUID(milliseconds: 4), .always).isHeld == false)
    }
  }

  @Test("a hold started by a node that died is finished by the next")
  func interrupted() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.crowd(app, rows: 6_000)
      #expect(try await hold(store).start(Self.first, .always, alive: 150, silence: 1).holds)
      #expect(try await hold(store).holdMore())
      #expect(try await heldRows(store) == 5_000)
      // Another concurrent start decides nothing, and claims nothing before all work is held.
      #expect(try await start(store, Self.second).holds == false)
      #expect(try await heldRows(store) == 6_000)
      #expect(try await hold(store).holdMore() == false)
    }
  }

  // MARK: held work

  @Test("rows of every state are held unchanged; new rows are not")
  func rows() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 10)
      let range = try await store.accept(app, .everyone)
      let work = try #require(try await store.claim(singles: 0, broadcasts: 1).first)
      let cursor = RangeCursor(bucket: 7, token: token(7))
      #expect(try await store.queue.checkpoint(work.claim, cursor: cursor, accepted: ["en": 3]))
      let named = try await store.claimed(app, .tokens(bulkToken(1)))
      #expect(try await store.queue.release(named.claim, held: .noCredential))
      try await start(store, Self.first, .always)
      let fresh = try await store.accept(app, .tokens(bulkToken(2)))
      #expect(try await store.renew(work) == false)
      #expect(try await store.queue.heldDestinations(limit: 9).isEmpty)
      #expect(try await store.controls.endHolds(limit: 9).ready == 0)
      let claimed = try await store.claim(singles: 9, broadcasts: 9)
      #expect(claimed.map(\.notification.id) == [fresh])
      #expect(try await store.runs.counts(range).isHeldAfterRestore)
      #expect(try await store.runs.counts(fresh).isHeldAfterRestore == false)
      let depth = try await store.duties.queueDepth()
      #expect(depth.restored == (try await heldRows(store)))
      let lanes = depth.lanes.values
      #expect(lanes.reduce(0) { $0 + $1.held } == depth.restored)
      #expect(lanes.reduce(0) { $0 + $1.later } == 0 && lanes.reduce(0) { $0 + $1.claimed } == 1)
      let report = try await store.controls.report()
      #expect(report.lines.filter { $0.waiting == .afterRestore }.map(\.kind) == [.names, .range])
      #expect(report.lines.contains { $0.waiting == .claimed && $0.rows == 1 })
      // It continues where it was.
      #expect(try await store.controls.end(.release) > 1)
      while try await store.controls.endHolds(limit: 9).isMore {}
      let rows = try await store.claim(singles: 9, broadcasts: 99)
      let again = try #require(rows.first { $0.id == work.id })
      #expect(again.job == .range(from: 0, to: 4_095, cursor: cursor))
      #expect(again.row.accepted == ["en": 3] && again.row.isRescued)
      #expect(try await heldRows(store) == 0)
    }
  }

  @Test("work cancelled during a hold is finished")
  func cancelled() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await store.accept(app, .tokens(token(1)))
      try await start(store, Self.first, .always)
      #expect(try await store.controls.command(.cancel, app: app, id) == .done)
      #expect(try await store.controls.finishCancelled(limit: 9).ready == 1)
      #expect(try await heldRows(store) == 0)
    }
  }

  @Test("work past its deadline is reported, held or not")
  func deadlines() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.crowd(app, rows: 5)
      try await start(store, Self.first, .always)
      #expect(try await store.controls.endHolds(limit: 2) == (0, false))
      try await store.run("UPDATE queue SET deadline = now() WHERE id % 2 = 0")
      let late: Int = try await store.value("SELECT count(*) FROM queue WHERE deadline <= now()")
      while try await store.controls.endHolds(limit: 2).isMore {}
      #expect(try await heldRows(store) == 5 - late)
    }
  }

  // MARK: end of the hold

  @Test("held work is released by app or expired by acceptance time, in order")
  func endings() async throws {
    try await TestDatabase.store { _, _, store in
      let chess = try await store.app()
      let other = try await store.app("com.example.other")
      for _ in 0..<3 { _ = try await store.accept(chess, .tokens(token(1))) }
      for _ in 0..<2 { _ = try await store.accept(other, .tokens(token(1))) }
      try await start(store, Self.first, .always)
      // All of them were accepted at `noon`.
      #expect(try await store.controls.end(.expire(before: noon), app: chess) == 0)
      let after = Instant(microseconds: noon.microseconds + 1_000)
      #expect(try await store.controls.end(.expire(before: after), app: chess) == 3)
      #expect(try await store.controls.end(.release) == 5)
      #expect(try await store.controls.endHolds(limit: 2).isMore)
      while try await store.controls.endHolds(limit: 2).isMore {}
      #expect(try await heldRows(store) == 0)
      #expect(try await store.count("hold_endings") == 0)
      let over: [Bool] = try await store.client.write.query(
        "SELECT deadline < now() AS over FROM queue ORDER BY app, id"
      ).map { try $0.decode("over") }
      #expect(over == [true, true, true, false, false])
    }
  }

  @Test("a range wider than a broadcast's ranges is divided on release")
  func wide() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for isReleased in [true, false] {
        let id = try await store.accept(app, .everyone)
        // As after waiting for a lane.
        try await store.run(
          """
          DELETE FROM queue WHERE bucket_from > 0;
          UPDATE queue SET bucket_to = 65535, cursor_bucket = 5000, cursor_token = '\\x01', held = 2
          """)
        try await start(store, UUID(milliseconds: isReleased ? 1 : 2), .always)
        try await store.run("UPDATE nodes SET stopped_at = now()")
        let after = Instant(microseconds: noon.microseconds + 1_000)
        _ = try await store.controls.end(isReleased ? .release : .expire(before: after))
        while try await store.controls.endHolds(limit: 9).isMore {}
        let rows = try await store.client.write.query(
          "SELECT bucket_from, bucket_to FROM queue WHERE available_at <= now() ORDER BY bucket_from"
        )
        let ranges = try rows.map {
          try $0.decode("bucket_from", as: Int32.self)...$0.decode("bucket_to", as: Int32.self)
        }
        if isReleased {
          let rest = (2..<16).map { Int32($0) * 4_096...Int32($0) * 4_096 + 4_095 }
          #expect(ranges == [0...8_191] + rest)
        } else {
          #expect(ranges == [0...65_535], "an expired range is not divided")
        }
        try await store.run("DELETE FROM queue WHERE notification = '\(id)'")
      }
    }
  }

  @Test("a later command waits while the first one is being executed")
  func order() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.crowd(app, rows: 3)
      try await start(store, Self.first, .always)
      for _ in 0..<2 { _ = try await store.controls.end(.release, app: app) }
      let rival = try await database.rival(
        on: shard,
        "SELECT id FROM hold_endings WHERE id = (SELECT min(id) FROM hold_endings) FOR UPDATE")
      #expect(try await store.controls.endHolds(limit: 9) == (0, false))
      try await rival.committed()
      #expect(try await store.controls.endHolds(limit: 9) == (3, true))
    }
  }
}
