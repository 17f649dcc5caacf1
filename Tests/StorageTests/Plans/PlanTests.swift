// SPDX-License-Identifier: Apache-2.0
import PushModel
import Storage
import TestSupport
import Testing

/// The statements of the hot path stay by key: planned once, when tables were empty, they read as little
/// when tables are full. A statement is added to this list by a line.
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
    PlanCase("raising the badges of a page", buffers: 100) { scene in
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
    PlanCase("who else shares the rates of what is in hand", buffers: 60) { scene in
      for holder in [UUID(milliseconds: 1), UUID(milliseconds: 2)] {
        let others = try await scene.store.store.paces.exchange(
          [
            PaceSubject(app: scene.app): PaceDemand(singles: 1),
            PaceSubject(app: scene.app, run: scene.range.run.id): PaceDemand(broadcasts: 1),
          ], holder: holder, forSeconds: 60)
        if scene.isFull { #expect(others.count == 2) }
      }
    },
    PlanCase("saying something of a notification", buffers: 60) {
      _ = try await $0.store.controls.command(.resume, app: $0.app, $0.named.notification.id)
    },
    PlanCase("rows of pauses that are over", buffers: 40) {
      _ = try await $0.store.controls.releasePaused(limit: 1_000)
    },
    PlanCase("winding up what was cancelled", buffers: 40) {
      _ = try await $0.store.controls.windUp(limit: 1_000)
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
    PlanCase("completing a row", buffers: 40) { scene in
      _ = try await scene.store.queue.complete(
        scene.stale.claim, accepted: ["en": 1])
    },
    PlanCase("storing what was accepted of names", buffers: 60) { scene in
      try await scene.store.record(scene.named, scene.nextToken(), .accepted)
    },
    PlanCase("storing an outcome that ends its row", buffers: 60) { scene in
      try await scene.store.record(scene.stale, scene.nextToken(), .accepted, endsRow: true)
    },
    PlanCase("storing an outcome that may be counted", buffers: 60) { scene in
      try await scene.store.record(
        scene.range, scene.nextToken(), .accepted, mayBeCounted: true)
    },
    PlanCase("storing what waits for another try", buffers: 100) { scene in
      try await scene.store.record(scene.named, scene.nextToken(), .waiting, retryAfter: 3_600)
    },
    PlanCase("rescuing", buffers: 40) { _ = try await $0.store.queue.rescue(limit: 1_000) },
    PlanCase("completing a row that left some out", buffers: 60) { scene in
      _ = try await scene.store.queue.complete(
        QueueRow.Claim(row: 0, epoch: 0), accepted: ["en": 1], notExpanded: 1)
    },
    PlanCase("counting who is left of a range", buffers: 60_000) { scene in
      let rest = try await scene.store.audiences.rest(
        of: scene.range, from: 0, to: 65_535, after: nil)
      if scene.isFull { #expect(rest.cursor != nil) }
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
      _ = try await $0.store.store.badges.set(app: $0.app, token: $0.nextToken(), to: 3)
    },
  ]

  /// What requests read is planned for what is asked for, and must stay by index all the same.
  private static let reads: [PlanCase] = [
    PlanCase("a page of a run's deliveries", buffers: 60) {
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
        of: PlanScene.sentAgain, outcome: nil, reason: nil, after: bulkToken(500_000), limit: 101)
      if $0.isFull { #expect(page.count == 101) }
    },
    PlanCase("a page of an app's notifications", buffers: 1_200) {
      let page = try await $0.store.notifications.list(
        of: $0.app, before: $0.range.notification.id, now: noon, limit: 50)
      if $0.isFull { #expect(page.notifications.count > 5) }
    },
    // The first page begins with what is yet to come.
    PlanCase(
      "an app's notifications of one state, of which there are none", buffers: 150_000,
      locksAllDays: true
    ) {
      let page = try await $0.store.notifications.list(
        NotificationFilter(state: .paused), of: $0.app, before: nil, now: noon, limit: 50)
      #expect(page.notifications.isEmpty)
      if $0.isFull { #expect(page.last != nil) }
    },
    PlanCase("an app's notifications of one reference", buffers: 60) {
      _ = try await $0.store.notifications.list(
        NotificationFilter(reference: "order 7"), of: $0.app, before: nil, now: noon, limit: 50)
    },
    PlanCase("one device", buffers: 20) {
      _ = try await $0.store.devices.device(app: $0.app, token: $0.nextToken())
    },
  ]

  @Test("planned on empty tables, nothing reads more of full ones, before ANALYZE and after")
  func emptyTables() async throws {
    try await PlanScene.run { _, scene in
      try await scene.settle(Self.cases + Self.reads)
      try await scene.load()
      try await expect(Self.cases + Self.reads, in: scene, "full tables, no statistics")
      try await scene.analyze()
      try await expect(Self.cases + Self.reads, in: scene, "full tables, statistics")
    }
  }

  @Test("nor when the statistics say that every table is empty")
  func analyzedWhileEmpty() async throws {
    try await PlanScene.run { _, scene in
      try await scene.analyze()
      try await scene.settle(Self.cases)
      try await scene.load()
      try await expect(Self.cases, in: scene, "statistics of empty tables")
    }
  }

  @Test("nor with 400 days of tables, of which only that of the work is touched")
  func manyDays() async throws {
    try await PlanScene.run(days: 400) { shard, scene in
      try await scene.settle(Self.cases)
      try await scene.load()
      try await expect(Self.cases + Self.reads, in: scene, "400 days")
      try await scene.whileOtherDaysAreLocked(on: shard) {
        for one in Self.cases + Self.reads where !one.locksAllDays {
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
