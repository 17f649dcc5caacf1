// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Tokens that senders of the legacy interface name, and the feedback that they read.
@Suite(.serialized) struct LegacySenderTests {
  /// A token of 32 bytes.
  private func token(_ number: UInt32) -> DeviceToken {
    DeviceToken(bytes: [UInt8](repeating: 0, count: 28) + TestSupport.token(number).bytes)
  }

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
      #expect(
        known.map(\.environment) == [.production, .production, .production, .sandbox, .sandbox])
      let ann = try await state(1, store, app)
      #expect(ann.user == "ann" && ann.environment == .production)
      let new = try await state(4, store, app)
      #expect(new.user == nil && new.environment == .sandbox && new.languages == [])
      _ = try await name([4], store, app)
      #expect(try await state(4, store, app).registeredAt == new.registeredAt)
      #expect(
        try await store.value("SELECT unproven FROM devices WHERE token = \(token(4).bytes)")
          == true)
    }
  }

  @Test("of a repeated token, the first kind counts")
  func repeated() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let named = [
        (token: token(1), kind: TokenKind.alert), (token: token(1), kind: TokenKind.mdm),
      ]
      let known = try await store.changes.registerUnknown(
        named, app: app, environment: .sandbox, isAssumed: true)
      #expect(known.map(\.kind) == [.alert, .alert])
      #expect(try await state(1, store, app).tokenKind == .alert)
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

  private func list(
    _ app: AppID, _ environment: PushEnvironment, kind: TokenKind = .alert
  ) -> FeedbackList {
    FeedbackList(Destination(app: app, environment: environment), kind: kind)
  }

  private func feedback(
    _ store: TestStore, _ list: FeedbackList
  ) async throws -> (tokens: [DeviceToken], end: FeedPlace) {
    while try await store.duties.deviceFeedLag() > 0 {}
    var cursor = try await store.store.feedback.start(of: list)
    var tokens: [DeviceToken] = []
    while true {
      let page = try await store.store.feedback.page(of: list, cursor)
      tokens += page.tokens.map(\.token)
      guard let next = page.next else { return (tokens, page.end) }
      cursor = next
    }
  }

  @Test("feedback returns unregistered devices until they are acknowledged")
  func feedback() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let sandbox = list(app, .sandbox)
      let production = list(app, .production)
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

  @Test("a list has tokens of 32 bytes, of its kinds, and of devices whose environment was found")
  func lists() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      func add(_ number: UInt8, length: Int = 32, _ kind: TokenKind = .alert) async throws
        -> DeviceToken
      {
        let token = DeviceToken(bytes: Array(repeating: number, count: length))
        try await store.register(app, token, environment: .sandbox, kind: kind)
        return token
      }
      let alert = try await add(1)
      _ = try await add(2, length: 33)
      let mdm = try await add(3, .mdm)
      let voip = try await add(4, .voip)
      _ = try await add(5, .liveactivity)
      let found = try await add(6)
      try await store.run(
        """
        UPDATE devices SET environment = 1, environment_source = 3 WHERE token = '\\x\(found.hex)';
        UPDATE devices SET state = 3, state_reason = 'Unregistered', unregistered_at = now()
        """)
      #expect(try await feedback(store, list(app, .sandbox)).tokens == [alert, mdm, found])
      #expect(try await feedback(store, list(app, .production)).tokens == [found])
      let calls = try await feedback(store, list(app, .sandbox, kind: .voip))
      #expect(calls.tokens == [voip])
      try await store.store.feedback.acknowledge(
        calls.end, of: list(app, .sandbox, kind: .voip))
      #expect(try await feedback(store, list(app, .sandbox, kind: .voip)).tokens == [])
      #expect(try await feedback(store, list(app, .sandbox)).tokens == [alert, mdm, found])
    }
  }

  @Test("feedback survives the removal of events that it has not read")
  func gap() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let sandbox = list(app, .sandbox)
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
