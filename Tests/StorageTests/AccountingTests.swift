// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite("Accounting: outcomes add up to the audience")
struct AccountingTests {
  /// Returns the tokens that each row of a run reads, by the row's environment, with each device's
  /// current environment.
  private func read(
    _ rows: [Work], _ store: TestStore
  ) async throws -> [PushEnvironment: [DeviceToken: PushEnvironment]] {
    var found: [PushEnvironment: [DeviceToken: PushEnvironment]] = [:]
    for work in rows {
      var next: RangeCursor?
      repeat {
        let page: AudiencePage
        switch work.job {
        case .range(let from, let to, _):
          page =
            work.notification.audience.isNarrowed
            ? try await store.audiences.narrowed(work, from: from, to: to, after: next)
            : try await store.audiences.range(work, from: from, to: to, after: next)
        default: page = try await store.audiences.named(work, after: next?.token)
        }
        for device in page.recipients {
          found[work.row.environment, default: [:]][device.token] = device.environment
        }
        next = page.next
      } while next != nil
    }
    return found
  }

  @Test(
    "a device that moves during a run is read by its former environment",
    arguments: [
      Audience.everyone,
      Audience(.everyone, narrowing: Narrowing(languages: ["en"])),
      .named(tokens: (1...4).map { token($0) }), .named(users: ["bob"]),
    ])
  func moved(_ audience: Audience) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...4 {
        try await store.register(
          app, token(number), user: "bob", environment: number < 3 ? .production : .sandbox)
      }
      _ = try await store.accept(app, audience)
      let rows = try await store.claim(singles: 10, broadcasts: 100)
      #expect(Set(rows.map(\.row.environment)) == Set(PushEnvironment.allCases))
      try await store.register(app, token(2), user: "bob", environment: .sandbox)
      try await store.register(app, token(4), user: "bob", environment: .production)
      let found = try await read(rows, store)
      #expect(found[.production] == [token(1): .production, token(2): .sandbox])
      #expect(found[.sandbox] == [token(3): .sandbox, token(4): .production])
      // A later run finds the devices in their new environments.
      _ = try await store.accept(app, audience)
      let later = try await store.claim(singles: 10, broadcasts: 100)
      let again = try await read(later, store)
      #expect(again[.production] == [token(1): .production, token(4): .production])
      #expect(again[.sandbox] == [token(2): .sandbox, token(3): .sandbox])
    }
  }

  @Test("a run's only row records an outcome for a moved device's token")
  func onlyRow() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      try await store.register(app, token(2))
      let work = try await store.claimed(app, .named(tokens: [token(1), token(2)]))
      // The token returns as a new device of the other environment.
      _ = try await store.changes.delete(app: app, token: token(2))
      try await store.register(app, token(2), environment: .sandbox)
      let page = try await store.audiences.named(work, after: nil)
      #expect(page.recipients.map(\.token) == [token(1)])
      try await store.audiences.recordUnknown(work, tokens: [token(2)])
      #expect(try await store.count("deliveries WHERE outcome = 4") == 1)
    }
  }

  @Test("a cancelled row leaves another row's devices alone, even after that ended")
  func cancelledRows() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      try await store.register(app, token(2), environment: .sandbox)
      let id = try await store.accept(app, .tokens(token(1), token(2)))
      let rows = try await store.claim(singles: 2, broadcasts: 0)
      #expect(rows.count == 2)
      _ = try await store.controls.command(.cancel, app: app, id)
      for work in rows {
        let page = try await store.audiences.named(work, after: nil)
        let missing = Set([token(1), token(2)]).subtracting(page.recipients.map(\.token))
        #expect(missing.count == 1)
        try await store.audiences.recordUnknown(work, tokens: missing.sorted())
        #expect(try await store.queue.complete(work.claim, notExpanded: 1))
      }
      let counts = try await store.runs.counts(id)
      #expect(counts.outcomes == [:] && counts.notExpanded == 2 && counts.unaccounted == 0)
    }
  }

  @Test("devices of users are counted with their page, named tokens at acceptance")
  func audience() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...3 { try await store.register(app, token(number), user: "bob") }
      let id = try await store.accept(
        app, .named(tokens: [token(1), token(9)], users: ["bob"]))
      var counts = try await store.runs.counts(id)
      #expect(counts.audienceAtAcceptance == 3 && counts.audience == 2)
      let work = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
      let page = try await store.audiences.named(work, after: nil)
      #expect(page.map(\.counts) == [false, true, true])
      for number: UInt32 in 1...3 { try await store.record(work, token(number), .accepted) }
      try await store.audiences.recordUnknown(work, tokens: [token(9)])
      #expect(try await store.queue.complete(work.claim, audience: 2))
      counts = try await store.runs.counts(id)
      #expect(counts.state == .finished && counts.audience == 4 && counts.unaccounted == 0)
      #expect(counts.outcomes == [.accepted: 3, .unknownDevice: 1])
    }
  }

  @Test("the outcomes of a large run are counted once per change")
  func counted() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 5)
      let id = try await store.accept(app, .everyone)
      let rows = try await store.claim(singles: 0, broadcasts: 100)
      let work = try #require(rows.first)
      try await store.record(work, bulkToken(1), .rejected, reason: "BadDeviceToken")
      try await store.record(work, bulkToken(2), .waiting, retryAfter: 0)
      try await store.record(work, bulkToken(2), .expired)
      try await store.record(work, bulkToken(2), .accepted)
      for (index, row) in rows.enumerated() {
        #expect(
          try await store.queue.complete(
            row.claim, accepted: index == 0 ? ["en": 3] : [:], audience: index == 0 ? 5 : 0))
      }
      try await store.run("DELETE FROM queue")
      let counts = try await store.runs.counts(id)
      #expect(counts.outcomes == [.rejected: 1, .expired: 1, .accepted: 3])
      #expect(counts.reasons == ["BadDeviceToken": 1] && counts.languages == ["en": 3])
      #expect(counts.audience == 5 && counts.unaccounted == 0)
    }
  }

  @Test("the audit finds ended runs with missing outcomes, and revisits open runs")
  func audit() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      try await store.register(app, token(2))
      let whole = try await store.claimed(app, .named(tokens: [token(1)]))
      let broken = try await store.claimed(app, .named(tokens: [token(1), token(2)]))
      try await store.run("UPDATE runs SET started_at = started_at - interval '1 minute'")
      #expect(try await store.duties.auditNewRuns().unaccounted.isEmpty)
      #expect(try await store.count("open_runs") == 2)
      for work in [whole, broken] {
        try await store.record(work, token(1), .accepted)
        #expect(try await store.queue.complete(work.claim))
      }
      let step = try await store.duties.auditOpenRuns(after: nil)
      #expect(step.unaccounted.map(\.run) == [broken.run.id])
      #expect(step.unaccounted.map(\.devices) == [1])
      #expect(try await store.count("open_runs") == 0)
      #expect(try await store.count("runs WHERE unaccounted = 1") == 1)
      #expect(try await store.runs.counts(broken.notification.id).unaccounted == 1)
      #expect(try await store.runs.counts(whole.notification.id).unaccounted == 0)
      #expect(try await store.duties.auditNewRuns().visited == 0)
    }
  }

  @Test("a rescued range counts devices of its dead holder, active or not")
  func rescued() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 4)
      _ = try await store.accept(app, .everyone)
      var work = try #require(try await store.claim(singles: 0, broadcasts: 1).first)
      work.row.job = .range(from: 0, to: 65_535, cursor: nil)
      work.row.isRescued = true
      try await store.record(work, bulkToken(1), .rejected)
      try await store.record(work, bulkToken(2), .accepted)
      try await store.run(
        "UPDATE devices SET state = 2, state_reason = 'BadDeviceToken' WHERE token = int8send(1)")
      let page = try await store.audiences.range(work, from: 0, to: 65_535, after: nil)
      #expect(page.count(where: \.counts) == 4)
      #expect(page.recipients.count == 2)
      #expect(page.filter(\.isRecorded).count == 2)
    }
  }
}
