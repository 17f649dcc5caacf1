// SPDX-License-Identifier: Apache-2.0
// Long because it has one test per statement, over the same filled tables.
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Hot statements use keys: planned once for empty tables, they read equally little of full tables.
/// A statement is added to this list with one line.
@Suite(.serialized) struct PlanTests {
  private static let cases: [PlanCase] = [
    PlanCase("registering a new device", buffers: 60) {
      try await $0.store.register($0.app, token(UInt32($0.next())), user: "guest")
    },
    PlanCase("registering a known device", buffers: 80) {
      try await $0.store.register($0.app, $0.nextToken(), user: "guest", languages: ["fr"])
    },
    PlanCase("registering in place of another token", buffers: 100) {
      _ = try await $0.store.changes.register(
        app: $0.app, token: token(UInt32($0.next())),
        DeviceRegistration(
          languages: ["en"], environment: .production, previousToken: $0.nextToken()))
    },
    PlanCase("registering with a new list of languages", buffers: 80) {
      let number = $0.next()
      try await $0.store.register($0.app, token(UInt32(number)), languages: ["en", "x-\(number)a"])
    },
    PlanCase("patching a device", buffers: 80) {
      var patch = DevicePatch()
      patch.user = "guest"
      _ = try await $0.store.changes.patch(app: $0.app, token: $0.nextToken(), patch)
    },
    PlanCase("deleting a device", buffers: 60) {
      _ = try await $0.store.changes.delete(app: $0.app, token: $0.nextToken())
    },
    PlanCase("raising the badges of a page", buffers: 130) { scene in
      let tokens = (0..<10).map { _ in scene.nextToken() }
      _ = try await scene.store.store.badges.apply(
        tokens.map { BadgeStore.Change(token: $0, change: .increment(1)) }, run: scene.range.run)
    },
    PlanCase("the badges of ten devices", buffers: 60) { scene in
      _ = try await scene.store.store.badges.values(
        of: (0..<10).map { _ in scene.nextToken() }, app: scene.app, for: .delivery)
    },
    PlanCase("the intent of ten pushes", buffers: 160) { scene in
      for _ in 0..<10 {
        _ = try await scene.store.store.intents.grant(
          scene.named.row, token: scene.nextToken(), attempt: 1)
      }
    },
    PlanCase("what was said of the runs in hand", buffers: 60) { scene in
      _ = try await scene.store.controls.controls(of: [scene.named.run.id, scene.range.run.id])
    },
    PlanCase("who else shares the rates of what is in hand", buffers: 120) { scene in
      for holder in [UUID(milliseconds: 1), UUID(milliseconds: 2)] {
        let others = try await scene.store.store.rateShares.exchange(
          [
            RateSubject(app: scene.app): RateDemand(singles: 1),
            RateSubject(app: scene.app, run: scene.range.run.id): RateDemand(broadcasts: 1),
          ], holder: holder, forSeconds: 3_600)
        if scene.isFull { #expect(others.count == 2) }
      }
    },
    PlanCase("saying something of a notification", buffers: 60) {
      _ = try await $0.store.controls.command(.resume, app: $0.app, $0.named.notification.id)
    },
    PlanCase("rows of pauses that are over", buffers: 40) {
      _ = try await $0.store.controls.releasePaused(limit: 1_000)
    },
    PlanCase("holds that end", buffers: 40) {
      _ = try await $0.store.controls.endHolds(limit: 1_000)
    },
    PlanCase("winding up what was cancelled", buffers: 50) {
      _ = try await $0.store.controls.finishCancelled(limit: 1_000)
    },
    PlanCase("noting how far a row has come", buffers: 60) { scene in
      _ = try await scene.store.queue.checkpoint(
        scene.range.claim, cursor: RangeCursor(bucket: 1, token: scene.nextToken()),
        accepted: ["en": 1])
    },
    PlanCase("keeping a claim", buffers: 60) {
      _ = try await $0.store.queue.renew([$0.range.claim, $0.named.claim])
    },
    PlanCase("handing back what is somebody else's", buffers: 40) { scene in
      _ = try await scene.store.queue.release(scene.stale.claim)
    },
    PlanCase("holding a range, and letting it go", buffers: 160) { scene in
      _ = try await scene.store.queue.release(scene.stale.claim, held: .noConnection)
      _ = try await scene.store.queue.releaseHeld(
        for: Destination(app: scene.app, environment: .production), limit: 1)
    },
    PlanCase("completing a row", buffers: 40) { scene in
      _ = try await scene.store.queue.complete(
        scene.stale.claim, accepted: ["en": 1])
    },
    PlanCase("storing what was accepted of names", buffers: 60) { scene in
      try await scene.store.record(scene.named, scene.nextToken(), .accepted)
    },
    PlanCase("storing a failed outcome that nobody asks for", buffers: 60) { scene in
      try await scene.store.record(scene.named, scene.nextToken(), .rejected)
    },
    PlanCase("storing a failed outcome that is told", buffers: 200) { scene in
      try await scene.store.record(scene.told, scene.nextToken(), .rejected)
    },
    PlanCase("what a dead holder of a retry left", buffers: 20) { scene in
      _ = try await scene.store.store.intents.endInterrupted(
        of: scene.interrupted, token: scene.nextToken())
    },
    PlanCase("what a dead holder of a range left among sixty thousand", buffers: 3_000) { scene in
      _ = try await scene.store.store.intents.endInterrupted(of: scene.interrupted)
    },
    PlanCase("what nobody can have left of a range that is in its first hands", buffers: 0) {
      _ = try await $0.store.store.intents.endInterrupted(of: $0.range.row)
    },
    PlanCase("storing an outcome that ends its row", buffers: 60) { scene in
      try await scene.store.record(scene.stale, scene.nextToken(), .accepted, endsRow: true)
    },
    PlanCase("setting a device aside", buffers: 160) { scene in
      _ = try await scene.store.record(
        scene.named, scene.nextToken(), .rejected, verdict: .quarantine(reason: "BadDeviceToken"))
    },
    PlanCase("a 410 from before the registration", buffers: 120) { scene in
      _ = try await scene.store.record(
        scene.named, scene.nextToken(), .rejected, verdict: .unregistered(milliseconds: 1))
    },
    PlanCase("a step of undoing quarantines", buffers: 60) { scene in
      try await scene.store.store.pruneGuards.undo(scene.app, in: [.sandbox], since: noon)
      _ = try await scene.store.duties.undoQuarantines()
    },
    PlanCase("a second try in the other environment", buffers: 120) { scene in
      var work = scene.named
      (work.row.environment, work.row.isEnvironmentProbe) = (.sandbox, true)
      try await scene.store.record(work, scene.nextToken(), .waiting)
    },
    PlanCase("putting a device into its right environment", buffers: 100) { scene in
      var work = scene.named
      (work.row.environment, work.row.isEnvironmentProbe) = (.sandbox, true)
      try await scene.store.record(
        work, scene.nextToken(), .accepted,
        verdict: .found(sentAt: noon.adding(seconds: 1_000_000_000)))
    },
    PlanCase("how it stands with a refused device", buffers: 20) { scene in
      _ = try await scene.store.store.statuses.status(app: scene.app, token: scene.nextToken())
    },
    PlanCase("storing an outcome that may be counted", buffers: 60) { scene in
      try await scene.store.record(
        scene.range, scene.nextToken(), .accepted, mayBeCounted: true)
    },
    PlanCase("storing what waits for another try", buffers: 100) { scene in
      try await scene.store.record(scene.named, scene.nextToken(), .waiting, retryAfter: 3_600)
    },
    // Ten for each day from the work's to tomorrow, for at most 32 days.
    PlanCase("a page of what waits, and nothing is newer", buffers: 320) {
      try await $0.superseded(by: "game 6")
    },
    PlanCase("a page of what waits, and half of everything is newer", buffers: 12_500) {
      try await $0.superseded(by: "game 7")
    },
    PlanCase("a page of what waits, and some names are newer", buffers: 12_500) {
      try await $0.superseded(by: "game 8")
    },
    PlanCase("a page of what waits, and twenty times 5,000 names are newer", buffers: 12_500) {
      try await $0.superseded(by: "game many")
    },
    PlanCase("rescuing", buffers: 40) { _ = try await $0.store.queue.rescue(limit: 1_000) },
    PlanCase("completing a row that left some out", buffers: 60) { scene in
      _ = try await scene.store.queue.complete(
        QueueRow.Claim(row: 0, epoch: 0), accepted: ["en": 1], notExpanded: 1)
    },
    PlanCase("counting who is left of a range", buffers: 60_000) { scene in
      let rest = try await scene.store.audiences.rest(
        of: scene.range, from: 0, to: 65_535, after: nil)
      if scene.isFull { #expect(rest.next != nil) }
    },
    PlanCase("a page of those in no time zone, of whom most have a row", buffers: 30_000) { scene in
      var work = scene.range
      work.row.zones = [""]
      let page = try await scene.store.audiences.range(work, from: 0, to: 65_535, after: nil)
      if scene.isFull { #expect(page.next != nil) }
    },
    PlanCase("a page of a time zone that nobody is in", buffers: 40) { scene in
      var work = scene.range
      work.row.zones = ["Asia/Tokyo"]
      work.row.isRescued = false
      _ = try await scene.store.audiences.range(work, from: 0, to: 65_535, after: nil)
    },
    PlanCase("what is due", buffers: 40) {
      _ = try await $0.store.store.schedules.due(forSeconds: 0, limit: 500)
    },
    PlanCase("how long something has been due", buffers: 40) {
      _ = try await $0.store.duties.schedulesOverdueSeconds()
    },
    PlanCase("cancelling what is not due yet", buffers: 60) {
      _ = try await $0.store.store.schedules.command(.cancel, app: $0.app, $0.named.notification.id)
    },
    PlanCase("pages of those with a tag that all have", buffers: 20_000) {
      try await $0.read(Narrowing(tags: Narrowing.Tags(all: ["all"])))
    },
    PlanCase("pages of those with a tag that few have", buffers: 30_000) {
      try await $0.read(Narrowing(tags: Narrowing.Tags(all: ["all", "rare"])))
    },
    PlanCase("pages of those with one tag of several and not another", buffers: 30_000) {
      try await $0.read(Narrowing(tags: Narrowing.Tags(any: ["rare", "rarer"], none: ["none"])))
    },
    PlanCase("pages of those without a tag", buffers: 20_000) {
      try await $0.read(Narrowing(tags: Narrowing.Tags(none: ["rare"])))
    },
    PlanCase("pages of those who read a language", buffers: 60_000) {
      try await $0.read(Narrowing(languages: ["en"]))
    },
    PlanCase("pages of those with a version", buffers: 10_000) {
      try await $0.read(
        Narrowing(versions: AppVersionRange(from: AppVersion("3.7"), below: AppVersion("3.9"))))
    },
    PlanCase("pages of those with a tag that all have and a version that few have", buffers: 30_000)
    {
      try await $0.read(
        Narrowing(
          tags: Narrowing.Tags(all: ["all"]),
          versions: AppVersionRange(from: AppVersion("3.7"), below: AppVersion("3.8"))),
        pages: 20)
    },
    PlanCase("pages of a share of all", buffers: 20_000) {
      try await $0.read(Narrowing(share: AudienceShare(from: 0, to: 10, seed: "spring")))
    },
    PlanCase("pages of a share of those with a tag that few have", buffers: 30_000) {
      try await $0.read(
        Narrowing(
          tags: Narrowing.Tags(all: ["rare"]), share: AudienceShare(from: 10, to: 100, seed: "x")))
    },
    PlanCase("a narrowed notification to names", buffers: 5_000) { scene in
      let narrowing = Narrowing(
        tags: Narrowing.Tags(any: ["all"]), languages: ["en"],
        versions: AppVersionRange(from: AppVersion("3")))
      var work = scene.named
      work.notification.audience.narrowing = narrowing
      _ = try await scene.store.audiences.named(work, after: nil)
    },
    PlanCase("a notification to names that are not registered", buffers: 500) { scene in
      var work = scene.named
      work.notification.audience = Audience(
        .named(tokens: (0..<10).map { token(UInt32(4_000_000 + $0)) }, users: []),
        unregistered: UnregisteredTokens(environment: .production))
      let page = try await scene.store.audiences.named(work, after: nil)
      #expect(page.recipients.count == 10)
      _ = try await scene.store.audiences.retried(work, token: page.recipients[0].token)
    },
    PlanCase("sending a notification again", buffers: 80) { scene in
      _ = try await scene.store.store.resends.resend(
        scene.range.notification, Resend.outcomes, deadline: noon, usesStrings: false)
    },
    PlanCase("a page of devices that were not reached", buffers: 30_000) { scene in
      let page = try await scene.store.audiences.failures(scene.failures, after: bulkToken(400_000))
      if scene.isFull { #expect(page.next != nil && page.recipients.count > 300) }
    },
    PlanCase("setting a badge", buffers: 40) {
      _ = try await $0.store.store.badges.change(app: $0.app, token: $0.nextToken(), .set(3))
    },
    PlanCase("setting a device aside and putting it back", buffers: 400) {
      let (changes, token) = ($0.store.changes, $0.nextToken())
      _ = try await changes.quarantine(app: $0.app, token: token, reason: "lost")
      _ = try await changes.activate(app: $0.app, token: token)
    },
    PlanCase("the provider token of a key", buffers: 20) { scene in
      let found = try await scene.store.store.providerTokens.newest(of: PlanScene.tokenKey)
      if scene.isFull { #expect(found.generation > 0) }
    },
    PlanCase("storing a provider token", buffers: 40) { scene in
      let tokens = scene.store.store.providerTokens
      let found = try await tokens.newest(of: PlanScene.tokenKey)
      let isStored = try await tokens.store(
        "a.b.c", issuedAt: found.now, of: PlanScene.tokenKey, after: found, apart: 0, tolerance: 0)
      #expect(isStored)
    },
    PlanCase("which webhooks have something to be told", buffers: 40) { scene in
      let due = try await scene.outbox.due()
      let told = [PlanScene.webhook, PlanScene.finishing]
      if scene.isFull { #expect(due.map(\.webhook.id) == told) }
    },
    PlanCase("what a webhook is to be told next", buffers: 500) { scene in
      let messages = try await scene.outbox.waiting(of: PlanScene.webhook, limit: 100)
      if scene.isFull { #expect(messages.count == 100) }
    },
    // The first time with their counts, some fifty buffers each.
    PlanCase("what of notifications is to be told next, with their traces", buffers: 9_000) {
      scene in
      let messages = try await scene.outbox.waiting(of: PlanScene.finishing, limit: 100)
      if scene.isFull { #expect(messages.count == 100) }
    },
    PlanCase("what is made due since somebody wants it, with their traces", buffers: 1_500) {
      scene in
      let app = scene.app
      let late = try await scene.outbox.waiting(of: PlanScene.finishing, limit: 10)
      try await scene.outbox.store(
        late.map {
          WebhookOutbox.Attempt(
            message: $0.number, isDelivered: false, status: 500, fault: nil, wait: 900)
        }, of: PlanScene.finishing, rest: 60, patience: 86_400)
      _ = try await scene.store.store.webhooks.patch(
        PlanScene.finishing, of: app, WebhookPatch())
      let messages = try await scene.outbox.waiting(of: PlanScene.finishing, limit: 100)
      if scene.isFull { #expect(messages.count == 100) }
    },
    PlanCase("a step through what webhooks were told of people who are forgotten", buffers: 1_000) {
      scene in
      var round = scene.erasure
      _ = try await scene.store.duties.erase(&round)
      guard scene.isFull, case .messages(let after) = round.place else { return }
      #expect(after == 60_000)
    },
    PlanCase("notifications whose work has ended", buffers: 40) { scene in
      _ = try await scene.outbox.collectEndings()
    },
    PlanCase("how late webhooks are told", buffers: 40) { scene in
      _ = try await scene.outbox.lag()
    },
  ]

  static let all = cases + queueCases + senderCases

  /// Statements of requests are planned for their values, and must use an index as well.
  static let requestReads: [PlanCase] = [
    PlanCase("a page of a run's deliveries", buffers: 270) {
      let page = try await $0.store.runs.deliveries(
        of: $0.range.notification.id, outcome: nil, reason: nil, after: bulkToken(500_000),
        limit: 101)
      if $0.isFull { #expect(page.count == 101) }
    },
    PlanCase("a page of a run's deliveries of one outcome", buffers: 60) {
      let page = try await $0.store.runs.deliveries(
        of: $0.range.notification.id, outcome: .accepted, reason: nil, after: nil, limit: 101)
      if $0.isFull { #expect(page.count == 101) }
    },
    PlanCase("a page of the deliveries of what was sent again", buffers: 450) {
      let page = try await $0.store.runs.deliveries(
        of: $0.sentAgain, outcome: nil, reason: nil, after: bulkToken(500_000), limit: 101)
      if $0.isFull { #expect(page.count == 101) }
    },
    // Half of them rows of `schedules`, as lists include later notifications.
    PlanCase("a page of an app's notifications", buffers: 2_000) {
      let page = try await $0.store.notifications.list(
        of: $0.app, before: $0.range.notification.id, now: noon, limit: 50)
      if $0.isFull { #expect(page.notifications.count > 5) }
    },
    PlanCase("a page of an app's notifications of one hour", buffers: 2_000) {
      let hour = NotificationFilter(since: noon.adding(seconds: -3_600), until: noon)
      _ = try await $0.store.notifications.list(
        hour, of: $0.app, before: nil, now: noon, limit: 50)
    },
    PlanCase(
      "an app's notifications of one state, of which there are none", buffers: 150_000,
      locksAllDays: true
    ) {
      let page = try await $0.store.notifications.list(
        NotificationFilter(state: .paused), of: $0.app, before: nil, now: noon, limit: 50)
      #expect(page.notifications.isEmpty)
      if $0.isFull { #expect(page.last != nil) }
    },
    PlanCase("an app's notifications of one reference", buffers: 3_500, locksAllDays: true) {
      _ = try await $0.store.notifications.list(
        NotificationFilter(reference: "order 7"), of: $0.app, before: nil, now: noon, limit: 50)
    },
    PlanCase(
      "counting those with a tag that few have", buffers: 60_000, locksAllDays: true
    ) {
      let narrowing = Narrowing(tags: Narrowing.Tags(all: ["rare"]))
      let asked = sample($0.app, Audience(.everyone, narrowing: narrowing))
      let answer = try await $0.store.acceptance(of: asked)
      // These calls do not lengthen other lists.
      try await $0.store.run("DELETE FROM notifications WHERE id = '\(asked.id)'")
      guard case .accepted(_, let audience) = answer else {
        Issue.record("\(answer)")
        return
      }
      if $0.isFull { #expect((900...1_000).contains(audience)) }
    },
    .devices("without a tag", buffers: 3_000) { $0.tags.none = ["rare"] },
    .devices("with a tag", buffers: 5_000) { $0.tags.all = ["rare"] },
    .devices("in a language", buffers: 20_000) { $0.language = "en" },
    .devices("with a version", buffers: 5_000) {
      $0.versions = AppVersion("3.7").map { AppVersionRange(exactly: $0) }
    },
    .devices("of somebody with thousands", buffers: 500) { $0.user = "guest" },
    .devices("that can be sent to", buffers: 1_000) { $0.state = .active },
    .devices("that are unregistered", buffers: 1_000) { $0.state = .unregistered },
    .devices("that are unregistered for a reason", buffers: 3_000) {
      $0.state = .unregistered
      $0.reason = "Unregistered"
    },
    .devices("with a reason", buffers: 500) { $0.reason = "Unregistered" },
    .devices("in an environment that few are in", buffers: 1_000) { $0.environment = .sandbox },
    .devices("in the environment that most are in", buffers: 1_000) {
      $0.environment = .production
    },
    .devices("of a kind that few are of", buffers: 1_000) { $0.tokenKind = .voip },
    .devices("of two things that few are", buffers: 15_000) {
      $0.environment = .sandbox
      $0.tags.all = ["rare"]
    },
    // These scan as many as a page may: no index finds them.
    .devices("changed since a day that has not come", buffers: 110_000, finds: 0) {
      $0.updatedSince = noon.adding(seconds: 4_000_000_000)
    },
    .devices("of somebody with thousands, which have no such tag", buffers: 110_000, finds: 0) {
      $0.user = "guest"
      $0.tags.all = ["nothing"]
    },
    PlanCase("counting the next devices", buffers: 40_000) {
      let counted = try await $0.store.duties.countDevices(after: .first)
      if $0.isFull { #expect(counted.counts.values.reduce(0, +) == 20_000) }
    },
    PlanCase("adding a tag to the devices of a user", buffers: 150) {
      let tags = TagChange(added: ["t\($0.next())"])
      let done = try await $0.store.changes.change(tags, ofUser: "user 7", app: $0.app)
      if $0.isFull { #expect(done.changed == 1) }
    },
    PlanCase("adding a tag to the devices of somebody with thousands", buffers: 4_000) {
      let tags = TagChange(added: ["t\($0.next())"])
      let done = try await $0.store.changes.change(tags, ofUser: "guest", app: $0.app)
      if $0.isFull { #expect(done.changed == 0 && done.devices == 1_001) }
    },
    PlanCase("the first events of devices", buffers: 300) {
      let page = try await $0.store.store.deviceFeed.events(of: $0.app, after: nil, limit: 100)
      if $0.isFull { #expect(page?.events.count == 100) }
    },
    PlanCase("events of devices behind the last", buffers: 60) {
      let place = try await $0.store.store.deviceFeed.latest(of: $0.app)
      let page = try await $0.store.store.deviceFeed.events(of: $0.app, after: place, limit: 100)
      #expect(page?.events.isEmpty == true)
    },
    PlanCase("events of devices from the middle on", buffers: 600) {
      let feed = $0.store.store.deviceFeed
      guard let half = try await feed.events(of: $0.app, after: nil, limit: 50) else { return }
      let page = try await feed.events(of: $0.app, after: half.next, limit: 100)
      if $0.isFull { #expect(page?.events.count == 100) }
    },
    PlanCase("how late events of devices are told", buffers: 40) {
      _ = try await $0.store.duties.deviceFeedLag()
    },
    PlanCase("what became of the pushes to a device", buffers: 140_000, locksAllDays: true) {
      let page = try await $0.store.runs.deliveries(
        to: $0.nextToken(), of: $0.app, outcome: nil, reason: nil, before: nil, limit: 100)
      if $0.isFull { #expect(page.next != nil) }
    },
    PlanCase("one device", buffers: 20) {
      _ = try await $0.store.devices.device(app: $0.app, token: $0.nextToken())
    },
    PlanCase("languages of a large audience", buffers: 40_000) {
      let sample = try await $0.store.notifications.sample($0.range.notification)
      if $0.isFull { #expect(sample.devices >= 10_000 && !sample.isComplete) }
    },
    PlanCase("languages of a filtered audience", buffers: 40_000) {
      var notification = $0.range.notification
      notification.audience.narrowing.tags.all = ["rare"]
      let sample = try await $0.store.notifications.sample(notification)
      if $0.isFull { #expect(sample.devices > 0 && sample.isComplete) }
    },
    PlanCase("languages of named devices", buffers: 10_000) {
      _ = try await $0.store.notifications.sample($0.named.notification)
    },
  ]

  @Test("plans for empty tables read equally little of full ones, before and after ANALYZE")
  func emptyTables() async throws {
    try await PlanScene.run { _, scene in
      try await scene.settle(Self.all + Self.reads)
      try await scene.load()
      try await expect(Self.all + Self.reads, in: scene, "full tables, no statistics")
      try await scene.analyze()
      try await expect(Self.all + Self.reads, in: scene, "full tables, statistics")
    }
  }

  @Test("plans do not change with statistics of empty tables")
  func analyzedWhileEmpty() async throws {
    try await PlanScene.run { _, scene in
      try await scene.analyze()
      try await scene.settle(Self.all)
      try await scene.load()
      try await expect(Self.all, in: scene, "statistics of empty tables")
    }
  }

  @Test("with 400 days of tables, plans use only the day of the work")
  func manyDays() async throws {
    try await PlanScene.run(days: 400) { shard, scene in
      try await scene.settle(Self.all)
      try await scene.load()
      try await expect(Self.all + Self.reads, in: scene, "400 days")
      try await scene.whileOtherDaysAreLocked(on: shard) {
        for one in Self.all + Self.reads where !one.locksAllDays {
          do { try await one.call(scene) } catch {
            Issue.record("\(one.testDescription): \(error)")
          }
        }
      }
    }
  }

  private func expect(_ cases: [PlanCase], in scene: PlanScene, _ state: String) async throws {
    for one in cases {
      let buffers = try await scene.buffers(of: one)
      #expect(buffers <= one.buffers, "\(one.testDescription), \(state)")
    }
  }
}

extension PlanCase {
  /// Returns a page of a list of devices.
  fileprivate static func devices(
    _ name: String, buffers: Int, finds: Int = 100,
    _ change: @escaping @Sendable (inout DeviceFilter) -> Void
  ) -> PlanCase {
    PlanCase("a page of devices \(name)", buffers: buffers) {
      var filter = DeviceFilter()
      change(&filter)
      let page = try await $0.store.devices.list(app: $0.app, filter: filter, limit: 100)
      if $0.isFull { #expect(page.devices.count == finds, "\(name)") }
    }
  }
}
