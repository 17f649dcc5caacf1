// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Waiting pushes that a newer notification with their collapse id supersedes.
@Suite(.serialized) struct SupersedingTests {
  /// A newer notification, and the devices for which it supersedes the older.
  struct Newer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var audience = Audience.everyone
    var type = PushType.alert
    var collapseID: String? = "game"
    let covers: [UInt32]
  }

  private func notification(
    _ app: AppID, _ audience: Audience = .everyone, _ type: PushType = .alert,
    collapseID: String? = "game", at instant: Instant = noon
  ) -> Notification {
    var notification = sample(app, audience, type: type)
    notification.id = NotificationID(milliseconds: instant.milliseconds)
    notification.collapseID = collapseID
    return notification
  }

  /// Devices: 1 and 3 are ann's, 2 is bob's; 1 has a tag, 2 reads French, 3 has version 3.1. 9 is
  /// unknown.
  private func scene(_ store: TestStore, collapseID: String? = "game") async throws -> Work {
    let app = try await store.app()
    let tags: [UInt32: [String]] = [1: ["chess"]]
    let versions: [UInt32: String] = [3: "3.1"]
    for number: UInt32 in 1...3 {
      _ = try await store.changes.register(
        app: app, token: token(number),
        DeviceRegistration(
          languages: number == 2 ? ["fr-CA", "en"] : ["en"], environment: .production,
          user: number == 2 ? "bob" : "ann", tags: tags[number] ?? [],
          appVersion: versions[number]))
    }
    _ = try await store.acceptance(of: notification(app, collapseID: collapseID))
    return try #require(try await store.claim(singles: 0, broadcasts: 1).first)
  }

  /// Returns an audience with more names than are searched in the notification's own row.
  private static func many(
    tokens: [DeviceToken] = [], users: [String] = [], environment: PushEnvironment? = nil,
    narrowing: Narrowing = Narrowing(), unregistered: UnregisteredTokens? = nil
  ) -> Audience {
    Audience(
      .named(tokens: tokens + (1_000...1_100).map { token($0) }, users: users),
      environment: environment, narrowing: narrowing, unregistered: unregistered)
  }

  private static let all = [1, 2, 3, 9].map { token($0) }

  private func superseded(_ work: Work, _ store: TestStore) async throws -> [UInt8] {
    try await store.store.superseding.superseded(Self.all, of: work).map { $0.bytes[3] }.sorted()
  }

  @Test(
    "a newer notification supersedes exactly for its own devices",
    arguments: [
      Newer(testDescription: "everyone", covers: [1, 2, 3]),
      Newer(testDescription: "tokens", audience: .tokens(token(2), token(8)), covers: [2]),
      Newer(testDescription: "a user", audience: .users("ann", "zoe"), covers: [1, 3]),
      Newer(
        testDescription: "tokens and users",
        audience: .named(tokens: [token(2)], users: ["ann"]), covers: [1, 2, 3]),
      Newer(testDescription: "nobody here", audience: .users("zoe"), covers: []),
      Newer(
        testDescription: "a tag",
        audience: Audience(
          .everyone, narrowing: Narrowing(tags: Narrowing.Tags(all: ["chess"]))), covers: [1]),
      Newer(
        testDescription: "a user without a tag",
        audience: Audience(
          .named(tokens: [], users: ["ann"]),
          narrowing: Narrowing(tags: Narrowing.Tags(none: ["chess"]))), covers: [3]),
      Newer(
        testDescription: "a language",
        audience: Audience(.everyone, narrowing: Narrowing(languages: ["fr"])), covers: [2]),
      Newer(
        testDescription: "a version",
        audience: Audience(
          .everyone, narrowing: Narrowing(versions: AppVersionRange(from: AppVersion("3")))),
        covers: [3]),
      Newer(
        testDescription: "the other environment",
        audience: Audience(.everyone, environment: .sandbox),
        covers: []),
      Newer(
        testDescription: "this environment",
        audience: Audience(.everyone, environment: .production),
        covers: [1, 2, 3]),
      Newer(
        testDescription: "a token that is not registered",
        audience: Audience(
          .named(tokens: [token(1), token(9)], users: []),
          unregistered: UnregisteredTokens(environment: .production)), covers: [1, 9]),
      Newer(
        testDescription: "a token that is not registered, and taken to be of the other environment",
        audience: Audience(
          .named(tokens: [token(9)], users: []),
          unregistered: UnregisteredTokens(environment: .sandbox)), covers: []),
      Newer(
        testDescription: "many tokens", audience: many(tokens: [token(2), token(9)]), covers: [2]),
      Newer(testDescription: "many users", audience: many(users: ["ann", "zoe"]), covers: [1, 3]),
      Newer(
        testDescription: "many tokens and users",
        audience: many(tokens: [token(2)], users: ["ann"]), covers: [1, 2, 3]),
      Newer(testDescription: "many others", audience: many(), covers: []),
      Newer(
        testDescription: "many users without a tag",
        audience: many(
          users: ["ann"], narrowing: Narrowing(tags: Narrowing.Tags(none: ["chess"]))),
        covers: [3]),
      Newer(
        testDescription: "many users in a language",
        audience: many(users: ["ann", "bob"], narrowing: Narrowing(languages: ["fr"])),
        covers: [2]),
      Newer(
        testDescription: "many tokens in the other environment",
        audience: many(tokens: [token(1)], environment: .sandbox), covers: []),
      Newer(
        testDescription: "many tokens of which one is not registered",
        audience: many(
          tokens: [token(1), token(9)],
          unregistered: UnregisteredTokens(environment: .production)), covers: [1, 9]),
      Newer(
        testDescription: "many tokens with another collapse id",
        audience: many(tokens: [token(1)]), collapseID: "other", covers: []),
      Newer(testDescription: "another collapse id", collapseID: "other", covers: []),
      Newer(testDescription: "a collapse id of its own", collapseID: nil, covers: []),
      Newer(testDescription: "a background push", type: .background, covers: []),
    ])
  func covers(newer: Newer) async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      let app = work.run.app
      #expect(try await superseded(work, store) == [])
      _ = try await store.acceptance(
        of: notification(app, newer.audience, newer.type, collapseID: newer.collapseID))
      #expect(try await superseded(work, store) == newer.covers.map { UInt8($0) })
    }
  }

  @Test("several newer notifications supersede together, whatever their days")
  func several() async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      let app = work.run.app
      let tomorrow = noon.adding(seconds: 86_400)
      for audience in [
        Audience.users("bob"), .tokens(token(9)),
        Audience(.everyone, narrowing: Narrowing(tags: Narrowing.Tags(any: ["go", "chess"]))),
      ] {
        _ = try await store.acceptance(of: notification(app, audience, at: tomorrow))
      }
      #expect(try await superseded(work, store) == [1, 2])
      _ = try await store.acceptance(of: notification(app, .tokens(token(3))))
      #expect(try await superseded(work, store) == [1, 2, 3])
    }
  }

  @Test("older notifications and those of other apps do not supersede")
  func older() async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      let other = try await store.app("com.example.other")
      _ = try await store.acceptance(of: notification(other))
      // Its number gives its order, not its time.
      let second = notification(
        work.run.app, .users("bob"), at: Instant(microseconds: noon.microseconds - 3_600_000_000))
      _ = try await store.acceptance(of: second)
      #expect(try await superseded(work, store) == [2])
      let claimed = try await store.claim(singles: 9, broadcasts: 0)
      let newest = try #require(claimed.first { $0.notification.id == second.id })
      #expect(try await superseded(newest, store) == [])
      // Resent, the notification keeps its order.
      var again = work
      again.row.original = work.run.id
      again.row.run.id = RunID(rawValue: newest.run.id.rawValue + 1_000)
      #expect(try await superseded(again, store) == [2])
    }
  }

  @Test("names are listed by key from 101 on, and only with a collapse id")
  func listing() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let tokens = (1...101).map { token($0) }
      for (audience, collapseID, listed) in [
        (Audience.named(tokens: Array(tokens.dropLast()), users: []), "game", 0),
        (.named(tokens: tokens, users: []), nil, 0),
        (.everyone, "game", 0), (.named(tokens: tokens, users: ["ann"]), "game", 102),
      ] as [(Audience, String?, Int)] {
        let asked = notification(app, audience, collapseID: collapseID)
        _ = try await store.acceptance(of: asked)
        // Accepted again, as after a lost connection.
        _ = try await store.acceptance(of: asked)
        #expect(try await store.count("collapse_names") == listed)
        #expect(
          try await store.value("SELECT count(*) FROM notifications WHERE has_listed_names")
            == (listed > 0 ? 1 : 0))
      }
    }
  }

  @Test("a derived collapse id supersedes nothing")
  func derived() async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store, collapseID: nil)
      _ = try await store.acceptance(of: notification(work.run.app, collapseID: nil))
      #expect(try await superseded(work, store) == [])
      #expect(try await store.value("SELECT count(*) FROM runs WHERE collapse_id IS NOT NULL") == 0)
    }
  }

  @Test("a cancelled newer notification does not supersede, a paused one does")
  func control() async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      let newer = notification(work.run.app)
      _ = try await store.acceptance(of: newer)
      for (command, covers) in [
        (NotificationCommand.pause, [1, 2, 3]), (.resume, [1, 2, 3]), (.cancel, []),
      ] as [(NotificationCommand, [UInt8])] {
        let result = try await store.controls.command(command, app: work.run.app, newer.id)
        #expect(result == .done)
        #expect(try await superseded(work, store) == covers)
      }
    }
  }

  @Test("a newer notification supersedes only after its due time")
  func scheduled() async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      let newer = notification(work.run.app)
      _ = try await store.notifications.accept(
        newer, idempotency: nil, schedule: .plan(due: noon))
      #expect(try await superseded(work, store) == [])
      let due = try #require(try await store.store.schedules.due(forSeconds: 0, limit: 1).first)
      _ = try await store.notifications.accept(
        due.notification, idempotency: nil,
        schedule: .fire(due.notification.id, due: due.due, repeats: false, next: nil))
      #expect(try await superseded(work, store) == [1, 2, 3])
    }
  }

  @Test("a newer notification at local times supersedes only after its last pass")
  func zoned() async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      let newer = notification(work.run.app)
      _ = try await store.notifications.accept(
        newer, idempotency: nil, schedule: .plan(due: noon))
      let due = try #require(try await store.store.schedules.due(forSeconds: 0, limit: 1).first)
      _ = try await store.notifications.accept(due.notification, idempotency: nil, schedule: .begin)
      #expect(try await store.value("SELECT count(*) FROM runs WHERE collapse_id = 'game'") == 2)
      #expect(try await superseded(work, store) == [])
      try await store.run("DELETE FROM schedules")
      #expect(try await superseded(work, store) == [1, 2, 3])
    }
  }

  @Test("a limited number of newer notifications is searched, the newest first")
  func bound() async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      let app = work.run.app
      _ = try await store.acceptance(of: notification(app))
      for _ in 1..<SupersedingStore.newestLookedAt {
        _ = try await store.acceptance(of: notification(app, .users("zoe")))
      }
      #expect(try await superseded(work, store) == [1, 2, 3])
      _ = try await store.acceptance(of: notification(app, .tokens(token(2))))
      #expect(try await superseded(work, store) == [2])
    }
  }

  @Test("superseded deliveries are not resent, and cannot be requested")
  func resend() async throws {
    #expect(!Resend.outcomes.contains(.superseded))
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      try await store.record(work, token(1), .superseded)
      try await store.record(work, token(2), .expired)
      try await store.run("DELETE FROM queue")
      let counts = try await store.runs.counts(work.notification.id)
      #expect(counts.outcomes == [.superseded: 1, .expired: 1] && counts.state == .finished)
      _ = try await store.store.resends.resend(
        work.notification, Resend.outcomes(of: work.notification),
        deadline: noon.adding(seconds: 86_400 * 3_650), usesStrings: false)
      let again = try await store.claim(singles: 0, broadcasts: 9)
      let mine = try #require(again.first { $0.row.environment == .production })
      let page = try await store.audiences.failures(mine, after: nil)
      #expect(page.recipients.map(\.token) == [token(2)])
    }
  }

  @Test("newer notifications of other days count")
  func otherDays() async throws {
    try await TestDatabase.store { _, _, store in
      let work = try await scene(store)
      for day: Int64 in 1...5 {
        let later = noon.adding(seconds: day * 86_400)
        _ = try await store.acceptance(
          of: notification(work.run.app, .tokens(token(UInt32(day % 2 + 1))), at: later))
      }
      #expect(try await superseded(work, store) == [1, 2])
    }
  }
}
