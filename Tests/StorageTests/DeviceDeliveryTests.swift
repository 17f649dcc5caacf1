// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// The deliveries of one device.
@Suite(.serialized) struct DeviceDeliveryTests {
  private func pages(
    _ store: TestStore, _ app: AppID, _ number: UInt32, outcome: DeliveryOutcome? = nil,
    reason: String? = nil, limit: Int = 100, examining examinedLimit: Int = 100
  ) async throws -> [DeviceDeliveries] {
    var pages: [DeviceDeliveries] = []
    repeat {
      pages.append(
        try await store.runs.deliveries(
          to: token(number), of: app, outcome: outcome, reason: reason, before: pages.last?.next,
          limit: limit, examining: examinedLimit))
    } while pages.last?.next != nil && pages.count < 50
    return pages
  }

  @Test("a device's deliveries are listed newest first, each notification once")
  func order() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      try await store.register(other, token(1))
      _ = try await store.record(
        try await store.claimed(other, .tokens(token(1))), token(1), .accepted)
      for number in 1...2 { try await store.register(app, token(UInt32(number))) }
      var ids: [NotificationID] = []
      var shared: NotificationID?
      for number in 0..<6 {
        let work = try await store.claimed(app, .tokens(token(1), token(2)))
        ids.append(work.notification.id)
        let isRefused = number % 2 == 0
        _ = try await store.record(
          work, token(1), isRefused ? .rejected : .accepted,
          reason: isRefused ? "TopicDisallowed" : nil, language: "en")
        if number == 3 {
          shared = work.notification.id
          _ = try await store.record(work, token(2), .accepted)
        }
      }
      // Of equal time, so ordered by their other bits.
      ids.sort(by: >)
      #expect(try await pages(store, app, 1).flatMap(\.items).map(\.notification) == ids)
      #expect(try await pages(store, app, 2).flatMap(\.items).map(\.notification) == [shared])
      #expect(try await pages(store, app, 3).flatMap(\.items).isEmpty)
      // Pages of any size and scan limit add up to the whole list.
      for (limit, examinedLimit) in [(1, 100), (2, 4), (4, 2), (100, 1), (6, 6)] {
        let all = try await pages(store, app, 1, limit: limit, examining: examinedLimit).flatMap(
          \.items)
        #expect(all.map(\.notification) == ids, "\(limit) \(examinedLimit)")
      }
      let refused = try await pages(store, app, 1, outcome: .rejected).flatMap(\.items)
      #expect(refused.count == 3 && refused.allSatisfy { $0.delivery.reason == "TopicDisallowed" })
      #expect(try await pages(store, app, 1, reason: "BadTopic").flatMap(\.items).isEmpty)
      // Empty pages continue.
      #expect(try await pages(store, app, 2, limit: 100, examining: 1).count == 7)
    }
  }

  @Test("the last of several runs of a notification counts")
  func runs() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      let work = try await store.claimed(app, .tokens(token(1)))
      _ = try await store.record(work, token(1), .rejected, reason: "TopicDisallowed")
      try await store.run(
        """
        INSERT INTO runs (app, notification, day, number, original, outcomes)
        SELECT app, notification, day, 2, id, ARRAY[3] FROM runs WHERE id = \(work.run.id);
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        SELECT app, id, '\\x\(token(1).hex)', day, 2, 1 FROM runs WHERE original = \(work.run.id)
        """)
      let items = try await pages(store, app, 1).flatMap(\.items)
      #expect(items.map(\.delivery.outcome) == [.accepted])
      #expect(try await pages(store, app, 1, outcome: .rejected).flatMap(\.items).isEmpty)
    }
  }
}
