// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Devices for which Apple has not accepted a push yet.
@Suite(.serialized) struct UnprovenTests {
  /// Returns the app's unverified devices in order.
  private func unproven(_ store: TestStore) async throws -> [DeviceToken] {
    try await store.client.write.query("SELECT token FROM devices WHERE unproven ORDER BY token")
      .map { DeviceToken(bytes: try $0.decode("token", as: [UInt8].self)) }
  }

  private func merge(
    _ numbers: [UInt32], _ store: TestStore, _ app: AppID, asFirst: Bool = false,
    at: Instant = noon
  ) async throws {
    var batch = DeviceBatch()
    for number in numbers {
      let registration = DeviceRegistration(
        languages: ["en"], environment: .production, user: "u", registeredAt: at)
      batch.append(
        ImportedDevice(token: token(number), registration: registration), app: app,
        languageList: try await store.changes.languageList(["en"]))
    }
    _ = try await store.changes.merge(batch, asFirst: asFirst)
  }

  @Test("imported devices are unverified until Apple accepts a push; registered ones are not")
  func imported() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "u")
      try await merge([2, 3], store, app, asFirst: true)
      try await merge([1, 4], store, app)
      #expect(try await unproven(store) == [token(2), token(3), token(4)])
      // A registration does not verify the token.
      try await store.register(app, token(2), user: "u")

      let plan = AcceptPlan(holder: holder, production: .claimed, sandbox: .claimed)
      let handed = try #require(
        try await store.notifications.accept(
          sample(app, .users("u")), idempotency: nil, plan: plan
        ).work.first)
      let known = try #require(handed.recipients).sorted { $0.token < $1.token }
      #expect(known.map(\.isUnverified) == [false, true, true, true])
      // Also read in pages.
      #expect(try await store.audiences.named(handed, after: nil).recipients == known)
      try await store.record(handed, token(2), .accepted, verdict: .proven)
      try await store.record(handed, token(3), .waiting)
      #expect(try await unproven(store) == [token(3), token(4)])
      let retry = try await store.audiences.retried(handed, token: token(3))
      guard case .device(let recipient) = retry else {
        Issue.record("\(retry)")
        return
      }
      #expect(recipient.isUnverified)
      // A verified device stays verified when a file changes it.
      try await merge([2], store, app, at: noon.adding(seconds: 1_000_000_000))
      #expect(try await unproven(store) == [token(3), token(4)])
    }
  }

  @Test("devices released from quarantine are unverified, others are not")
  func putBack() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number in 1...3 as ClosedRange<UInt32> { try await store.register(app, token(number)) }
      _ = try await store.changes.quarantine(app: app, token: token(1), reason: "by hand")
      for number in 1...2 as ClosedRange<UInt32> {
        _ = try await store.changes.activate(app: app, token: token(number))
      }
      #expect(try await unproven(store) == [token(1)])
      let item = try await store.claimed(app, .tokens(token(3)))
      try await store.record(
        item, token(3), .rejected, verdict: .quarantine(reason: "BadDeviceToken"))
      try await store.store.pruneGuards.undo(app, in: [.production], since: noon)
      while try await store.duties.undoQuarantines() != nil {}
      #expect(try await unproven(store) == [token(1), token(3)])
    }
  }

  @Test("verifying a device has no event and changes no time")
  func silently() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await merge([1], store, app)
      let item = try await store.claimed(app, .tokens(token(1)))
      let events = try await store.count("device_events")
      let updated: String = try await store.value("SELECT updated_at::text FROM devices")
      #expect(try await store.record(item, token(1), .accepted, verdict: .proven))
      #expect(try await unproven(store).isEmpty)
      #expect(try await store.count("device_events") == events)
      #expect(try await store.value("SELECT updated_at::text FROM devices") == updated)
      // Nothing is left to report.
      #expect(try await store.record(item, token(1), .accepted, verdict: .proven) == false)
    }
  }
}
