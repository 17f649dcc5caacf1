// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

extension PlanTests {
  /// Statements of requests, which are planned for their actual values.
  static var reads: [PlanCase] { requestReads + waitingReads }

  /// Each waiting delivery costs one index lookup for the time of its next attempt.
  private static let waitingReads: [PlanCase] = [
    PlanCase("a page of a run's waiting deliveries, with their next attempts", buffers: 470) {
      let page = try await $0.store.runs.deliveries(
        of: $0.range.notification.id, outcome: .waiting, reason: nil, after: bulkToken(500_000),
        limit: 101)
      if $0.isFull { #expect(page.count == 101) }
    },
    PlanCase("what a hundred groups of rows wait for", buffers: 1_500, locksAllDays: true) {
      let details = try await $0.store.controls.details(of: Array(1...100))
      if $0.isFull { #expect(details.rows.count > 50 && details.scheduled.count == 10) }
    },
    PlanCase("the last deliveries to a page of devices", buffers: 15_000, locksAllDays: true) {
      let tokens = (40_001...40_050).map { bulkToken($0 * 7) }
      _ = try await $0.store.runs.lastDeliveries(to: tokens, of: $0.app)
    },
    PlanCase("a change of a hundred devices", buffers: 15_000) { scene in
      let tokens = (0..<100).map { _ in scene.nextToken() }
      var devices: [Device] = []
      for token in tokens {
        if let device = try await scene.store.devices.device(app: scene.app, token: token) {
          devices.append(device)
        }
      }
      let change = AuditedChange(
        by: .administrator, action: "POST", path: "", app: nil, requestID: nil)
      let changed = try await scene.store.changes.apply(
        .quarantine(reason: "lost"), to: devices, of: scene.app, noting: change)
      #expect(changed == devices.count)
    },
    PlanCase("a step through notifications that may name erased users", buffers: 10_000) { scene in
      let people = scene.erasure.people.map {
        ErasureRound.Person(
          erasure: $0.erasure, user: $0.user, tokens: [], askedAt: $0.askedAt, passes: $0.passes)
      }
      var round = ErasureRound(
        app: scene.app, people: people, days: [scene.named.run.day],
        place: .notifications(after: nil))
      _ = try await scene.duties.erase(&round)
      _ = try await scene.duties.connection.query("SELECT pg_stat_force_next_flush()::text")
      guard scene.isFull else { return }
      guard case .notifications(.some) = round.place else {
        Issue.record("\(round.place)")
        return
      }
    },
    PlanCase("the end of a day whose texts are removed", buffers: 60) { scene in
      let end = OldTextPlace(
        app: scene.app, id: NotificationID(UUID(high: .max, low: .max)))
      let day = OldTextDay(days: scene.named.run.day)
      let step = try await scene.duties.removeTexts(of: day, after: end)
      #expect(step.last == nil)
      _ = try await scene.duties.connection.query("SELECT pg_stat_force_next_flush()::text")
    },
  ]
}
