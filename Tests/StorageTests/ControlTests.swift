// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Commands for active notifications, and the end of their unclaimed rows.
@Suite(.serialized) struct ControlTests {
  private func state(_ id: NotificationID, _ store: TestStore) async throws -> NotificationState {
    try await store.runs.counts(id).state
  }

  /// Moves all deadlines far into the future: PostgreSQL has its own clock.
  private func farDeadlines(_ store: TestStore) async throws {
    try await store.run("UPDATE queue SET deadline = now() + interval '30 years'")
  }

  /// Commands that lead to a state, and the result of each further command.
  private static let table:
    [(words: [NotificationCommand], isDone: Bool, pause: String, resume: String, cancel: String)] =
      [
        ([], false, "paused", "queued", "cancelling"),
        ([.pause], false, "paused", "queued", "cancelling"),
        ([.pause, .resume], false, "paused", "queued", "cancelling"),
        ([.cancel], false, "refused: cancelling", "refused: cancelling", "cancelling"),
        ([.pause, .cancel], false, "refused: cancelling", "refused: cancelling", "cancelling"),
        ([], true, "refused: finished", "refused: finished", "refused: finished"),
        ([.pause], true, "refused: finished", "refused: finished", "refused: finished"),
        ([.cancel], true, "refused: cancelled", "refused: cancelled", "cancelled"),
      ]

  @Test("each command has the listed result in each state", arguments: 0..<8)
  func states(row: Int) async throws {
    let (words, isDone, pause, resume, cancel) = Self.table[row]
    for (command, expected) in [
      (NotificationCommand.pause, pause), (.resume, resume), (.cancel, cancel),
    ] {
      try await TestDatabase.store { _, _, store in
        let app = try await store.app()
        let id = try await store.accept(app, .users("u"))
        for word in words {
          #expect(try await store.controls.command(word, app: app, id) == .done)
        }
        if isDone { try await store.run("DELETE FROM queue") }
        for _ in 0..<2 {
          switch try await store.controls.command(command, app: app, id) {
          case .done: #expect(try await state(id, store).rawValue == expected)
          case .refused(let state): #expect("refused: \(state.rawValue)" == expected)
          }
        }
        // The command of another app.
        #expect(
          try await store.controls.command(command, app: app + 1, id) == .refused(.finished))
      }
    }
  }

  @Test("two concurrent cancellations on two connections both succeed")
  func atOnce() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let id = try await store.accept(app, .users("u"))
      let rival = try await database.rival(
        on: shard,
        """
        WITH locked AS (SELECT id, app, day FROM runs FOR UPDATE)
        INSERT INTO run_controls (run, app, day, control)
        SELECT id, app, day, \(RunControl.cancelling.rawValue) FROM locked
        """)
      #expect(try await store.controls.command(.cancel, app: app, id) == .done)
      try await rival.committed()
      #expect(try await state(id, store) == .cancelling)
    }
  }

  @Test("a claim returns its run's control state, and holders can poll it")
  func claimed() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let ids = [
        try await store.accept(app, .users("a")), try await store.accept(app, .users("b")),
        try await store.accept(app, .users("c")),
      ]
      #expect(try await store.controls.command(.pause, app: app, ids[1]) == .done)
      #expect(try await store.controls.command(.cancel, app: app, ids[2]) == .done)
      let rows = try await store.claim(singles: 9, broadcasts: 0)
      #expect(
        ids.map { id in rows.first { $0.notification.id == id }?.row.control }
          == [nil, .paused, .cancelling])
      let runs = ids.compactMap { id in rows.first { $0.notification.id == id }?.run.id }
      #expect(
        try await store.controls.controls(of: runs) == [runs[1]: .paused, runs[2]: .cancelling])
    }
  }

  @Test(
    "paused rows are listed separately until they are resumed or expire",
    arguments: [false, true])
  func held(isLate: Bool) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      var ids: [NotificationID] = []
      for user in ["a", "b"] {
        ids.append(try await store.accept(app, .users(user)))
        #expect(try await store.controls.command(.pause, app: app, ids.last ?? ids[0]) == .done)
      }
      for work in try await store.claim(singles: 9, broadcasts: 0) {
        #expect(try await store.queue.release(work.claim, held: .paused))
      }
      try await farDeadlines(store)
      #expect(try await store.claim(singles: 9, broadcasts: 0).isEmpty)
      #expect(try await store.queue.heldDestinations(limit: 9).isEmpty)
      let destination = Destination(app: app, environment: .production)
      #expect(try await store.queue.releaseHeld(for: destination, limit: 9) == 0)
      #expect(try await store.controls.releasePaused(limit: 9) == 0)
      #expect(try await store.runs.counts(ids[0]).waitingFor.isEmpty)
      if isLate {
        try await store.run(
          "UPDATE queue SET deadline = now() - interval '1 s' WHERE notification = '\(ids[0])'")
      } else {
        #expect(try await store.controls.command(.resume, app: app, ids[0]) == .done)
      }
      #expect(try await store.controls.releasePaused(limit: 9) == 1)
      let ready = try await store.claim(singles: 9, broadcasts: 0)
      #expect(ready.map(\.notification.id) == [ids[0]])
      #expect(ready.first?.row.control == (isLate ? .paused : nil))
    }
  }

  @Test("more paused rows than a batch are released in batches")
  func batches() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.crowd(app, rows: 10)
      try await store.run("UPDATE queue SET held = \(HoldReason.paused.rawValue)")
      try await farDeadlines(store)
      var counts: [Int] = []
      for _ in 0..<4 { counts.append(try await store.controls.releasePaused(limit: 4)) }
      #expect(counts == [4, 4, 2, 0])
    }
  }

  @Test("unclaimed rows of a cancelled run are finished, then the run ends")
  func windsUp() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...3 { try await store.register(app, token(number), user: "u") }
      let id = try await store.accept(app, .users("u"))
      let other = try await store.accept(app, .users("u"))
      let work = try #require(
        try await store.claim(singles: 9, broadcasts: 0).first { $0.notification.id == id })
      try await store.record(work, token(1), .accepted)
      for number: UInt32 in 2...3 {
        try await store.record(
          work, token(number), .waiting, reason: "TooManyRequests", retryAfter: 3_600)
      }
      #expect(try await store.queue.release(work.claim, held: .noConnection))
      try await farDeadlines(store)
      #expect(try await store.controls.command(.cancel, app: app, id) == .done)

      var wound = try await store.controls.finishCancelled(limit: 1)
      let one = [ControlStore.Ending(app, .production, .cancelled): 1]
      #expect(wound.ready == 1 && wound.ended == one && wound.gone == 1)
      wound = try await store.controls.finishCancelled(limit: 1)
      #expect(wound.ready == 0 && wound.ended == one && wound.gone == 1)
      #expect(try await state(id, store) == .cancelling)
      let row = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
      // Claimed by a holder, which ends it.
      #expect(try await store.controls.finishCancelled(limit: 9).ended.isEmpty)
      #expect(row.id == work.id && row.row.control == .cancelling)
      #expect(try await store.queue.complete(row.claim, notExpanded: 4))
      _ = try await store.controls.finishCancelled(limit: 9)
      let counts = try await store.runs.counts(id)
      #expect(counts.state == .cancelled && counts.notExpanded == 4)
      #expect(counts.outcomes == [.accepted: 1, .cancelled: 2])
      #expect(counts.reasons == ["TooManyRequests": 2])
      #expect(
        try await store.value(
          """
          SELECT bool_and(c.control = \(RunControl.cancelled.rawValue)) FROM runs r JOIN run_controls c ON c.run = r.id
          WHERE r.notification = \(id)
          """
        ))
      let untouched = try await store.runs.counts(other)
      #expect(untouched.state == .sending && untouched.notExpanded == nil)
    }
  }

  @Test("runs with claimed rows do not delay the end of runs cancelled later")
  func everybodysTurn() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .users("u"))
      try await store.run(
        """
        INSERT INTO runs (app, notification, day)
        SELECT app, gen_random_uuid(), day FROM runs, generate_series(1, 1000);
        INSERT INTO queue (app, run, notification, day, environment, kind, class, deadline)
        SELECT q.app, r.id, r.notification, q.day, q.environment, q.kind, q.class, q.deadline
        FROM queue q, runs r WHERE r.id <> q.run;
        UPDATE queue SET holder = gen_random_uuid(), available_at = now() + interval '1 hour'
        """)
      let id = try await store.accept(app, .users("u"))
      let work = try #require(try await store.claim(singles: 9, broadcasts: 0).first)
      #expect(try await store.queue.release(work.claim, held: .noConnection))
      try await store.run(
        """
        INSERT INTO run_controls (run, app, day, control)
        SELECT id, app, day, \(RunControl.cancelling.rawValue) FROM runs
        """)
      var (ready, after, looks) = (0, RunID?.none, 0)
      repeat {
        let wound = try await store.controls.finishCancelled(after: after, limit: 9)
        (ready, after, looks) = (ready + wound.ready, wound.next, looks + 1)
      } while after != nil
      #expect(ready == 1 && looks == 4 && work.notification.id == id)
    }
  }

  @Test("remaining devices of several rows add up; a superseded row adds none")
  func addsUp() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      let id = try await store.accept(app, .everyone)
      let rows = try await store.claim(singles: 0, broadcasts: 100)
      #expect(try await store.controls.command(.cancel, app: app, id) == .done)
      for (index, row) in rows.enumerated() {
        let stale = QueueRow.Claim(row: row.id, epoch: row.row.epoch - 1)
        #expect(try await store.queue.complete(stale, accepted: ["en": 9], notExpanded: 9) == false)
        #expect(try await store.queue.complete(row.claim, notExpanded: index))
      }
      let sum = (0..<rows.count).reduce(0, +)
      let counts = try await store.runs.counts(id)
      #expect(rows.count == NotificationStore.broadcastRanges && counts.notExpanded == sum)
    }
  }

  @Test("the rest of a range is counted page by page, except devices with outcomes")
  func rest() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let count = AudiencePages.countSize + 500
      try await store.fill(app, count: count)
      try await store.run(
        "UPDATE devices SET bucket = get_byte(token, 6) * 256 + get_byte(token, 7)")
      try await store.register(app, token(1), environment: .sandbox)
      try await store.register(app, token(2), kind: .voip)
      let id = try await store.accept(app, .everyone)
      var work = try #require(try await store.claim(singles: 0, broadcasts: 1).first)
      work.row.job = .range(from: 0, to: 65_535, cursor: nil)
      try await store.record(work, bulkToken(4), .rejected)
      try await store.record(work, bulkToken(count), .waiting)
      let start = RangeCursor(bucket: 3, token: bulkToken(3))
      let first = try await store.audiences.rest(of: work, from: 0, to: 65_535, after: start)
      #expect(first.unrecorded == AudiencePages.countSize - 1)
      let middle = 3 + AudiencePages.countSize
      #expect(
        first.next == RangeCursor(bucket: Int32(middle), token: bulkToken(middle)))
      let second = try await store.audiences.rest(
        of: work, from: 0, to: 65_535, after: first.next)
      #expect(second.unrecorded == count - middle - 1 && second.next == nil)
      let none = try await store.audiences.rest(of: work, from: 65_000, to: 65_535, after: nil)
      #expect(none.unrecorded == 0 && none.next == nil)
      #expect(try await state(id, store) == .sending)
    }
  }
}
