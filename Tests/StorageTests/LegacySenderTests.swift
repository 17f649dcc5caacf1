// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Tokens that senders of the legacy interface name, and the feedback that they read.
@Suite(.serialized) struct LegacySenderTests {
  private func name(
    _ numbers: [UInt32], _ store: TestStore, _ app: AppID, kind: TokenKind = .alert
  ) async throws -> [DeviceChanges.SentToken] {
    try await store.changes.registerUnknown(
      numbers.map { (token: token($0), kind: kind) }, app: app, environment: .sandbox,
      isAssumed: false)
  }

  private func unregister(_ number: UInt32, _ store: TestStore, at time: Instant) async throws {
    let bytes = token(number).bytes
    _ = try await store.client.write.query(
      """
      UPDATE devices SET state = 3, state_reason = 'Unregistered', unregistered_at = \(time)
      WHERE token = \(bytes)
      """)
  }

  private func state(_ number: UInt32, _ store: TestStore, _ app: AppID) async throws -> Device {
    try #require(try await store.devices.device(app: app, token: token(number)))
  }

  @Test("unknown tokens are registered once, and known devices are left untouched")
  func registers() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann", environment: .production)
      try await store.register(app, token(2), kind: .voip)
      try await store.register(app, token(3))
      try await unregister(3, store, at: noon)
      let known = try await name([1, 2, 3, 4, 4], store, app)
      #expect(known.map(\.state) == [.active, .active, .unregistered, .active, .active])
      #expect(known.map(\.kind) == [.alert, .voip, .alert, .alert, .alert])
      let ann = try await state(1, store, app)
      #expect(ann.user == "ann" && ann.environment == .production)
      let new = try await state(4, store, app)
      #expect(new.user == nil && new.environment == .sandbox && new.languages == [])
      _ = try await name([4], store, app)
      #expect(try await state(4, store, app).registeredAt == new.registeredAt)
      #expect(
        try await store.value("SELECT unproven FROM devices WHERE token = '\\x00000004'") == true)
    }
  }

  @Test("a push to an unregistered device is sent on request, and revives it if Apple accepts")
  func revives() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number in 1...3 as ClosedRange<UInt32> {
        try await store.register(app, token(number), environment: .sandbox)
      }
      try await unregister(1, store, at: noon)
      try await unregister(2, store, at: noon.adding(seconds: 1_000_000_000))
      let taken = UnregisteredTokens(environment: .sandbox, revivesDevices: true)
      let audience = Audience(
        .named(tokens: [token(1), token(2), token(3), token(4)], users: []), unregistered: taken)
      let asked = sample(app, audience)
      #expect(try await store.acceptance(of: asked) == .accepted(id: asked.id, audience: 4))
      #expect(try await store.notifications.notification(app: app, id: asked.id) == asked)
      let work = try #require(
        try await store.claim(singles: 10, broadcasts: 0).first {
          $0.row.environment == .sandbox
        })
      let page = try await store.audiences.named(work, after: nil).recipients
      #expect(page.map(\.isRegistered) == [false, false, true, false])
      // A retry finds the device in the same way.
      try await store.record(work, token(1), .waiting)
      guard
        case .device(let again) = try await store.audiences.retried(work, token: token(1))
      else {
        Issue.record("the retry does not find the device")
        return
      }
      #expect(!again.isRegistered && again.environment == .sandbox)
      let sentAt = noon.adding(seconds: 900_000_000)
      #expect(
        try await store.record(work, token(1), .accepted, verdict: .revived(sentAt: sentAt)))
      // Apple unregistered the second token after the push.
      #expect(
        try await store.record(work, token(2), .accepted, verdict: .revived(sentAt: sentAt))
          == false)
      let revived = try await state(1, store, app)
      #expect(revived.state == .active && revived.registeredAt == sentAt)
      #expect(try await state(2, store, app).state == .unregistered)
    }
  }

  private func feedback(
    _ store: TestStore, _ destination: Destination
  ) async throws -> (tokens: [DeviceToken], end: FeedPlace) {
    while try await store.duties.deviceFeedLag() > 0 {}
    var cursor = try await store.store.feedback.start(of: destination)
    var tokens: [DeviceToken] = []
    while true {
      let page = try await store.store.feedback.page(of: destination, cursor)
      tokens += page.tokens.map(\.token)
      guard let next = page.next else { return (tokens, page.end) }
      cursor = next
    }
  }

  @Test("feedback returns unregistered devices until they are acknowledged")
  func feedback() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let sandbox = Destination(app: app, environment: .sandbox)
      let production = Destination(app: app, environment: .production)
      for number in 1...5 as ClosedRange<UInt32> {
        try await store.register(
          app, token(number), environment: number == 5 ? .production : .sandbox)
      }
      for number in [1, 2, 5] as [UInt32] { try await unregister(number, store, at: noon) }
      // The first reading has no position: it finds all devices.
      let first = try await feedback(store, sandbox)
      #expect(first.tokens == [token(1), token(2)])
      #expect(try await feedback(store, sandbox).tokens == [token(1), token(2)])
      try await store.store.feedback.acknowledge(first.end, of: sandbox)
      #expect(try await feedback(store, sandbox).tokens == [])
      #expect(try await feedback(store, production).tokens == [token(5)])
      // Later ones come from the feed, without those that registered again.
      try await unregister(3, store, at: noon)
      try await unregister(4, store, at: noon)
      try await store.register(app, token(3), environment: .sandbox)
      let second = try await feedback(store, sandbox)
      #expect(second.tokens == [token(4)])
      // An earlier position changes nothing.
      try await store.store.feedback.acknowledge(second.end, of: sandbox)
      try await store.store.feedback.acknowledge(first.end, of: sandbox)
      #expect(try await feedback(store, sandbox).tokens == [])
    }
  }

  @Test("feedback survives the removal of events that it has not read")
  func gap() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let sandbox = Destination(app: app, environment: .sandbox)
      try await store.register(app, token(1), environment: .sandbox)
      let first = try await feedback(store, sandbox)
      try await store.store.feedback.acknowledge(first.end, of: sandbox)
      try await unregister(1, store, at: noon)
      while try await store.duties.deviceFeedLag() > 0 {}
      try await store.run("UPDATE device_events SET day = day - 30")
      while try await store.duties.removeOldDeviceEvents(keeping: 1) > 0 {}
      #expect(try await feedback(store, sandbox).tokens == [token(1)])
    }
  }
}
