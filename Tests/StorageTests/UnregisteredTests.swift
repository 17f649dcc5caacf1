// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Named tokens without a device of the app that are sent to on request.
@Suite(.serialized) struct UnregisteredTests {
  private static let taken = UnregisteredTokens(environment: .production, languages: ["de", "en"])

  /// Devices: 1 of production, 2 of sandbox, 3 quarantined, 4 unregistered, 5 another app's; 6 to 8
  /// unknown.
  private func scene(_ store: TestStore) async throws -> (AppID, Notification) {
    let app = try await store.app()
    for number: UInt32 in 1...4 {
      try await store.register(
        app, token(number), languages: ["fr"], environment: number == 2 ? .sandbox : .production)
    }
    try await store.register(try await store.app("com.example.other"), token(5))
    try await store.run(
      """
      UPDATE devices SET state = 2, state_reason = 'BadDeviceToken' WHERE token = '\\x00000003';
      UPDATE devices SET state = 3, state_reason = 'x' WHERE token = '\\x00000004'
      """)
    let tokens = (1...8).map { token($0) }
    return (
      app,
      sample(app, Audience(.named(tokens: tokens, users: []), unregistered: Self.taken))
    )
  }

  @Test("unregistered tokens are counted and read without an unknown-device outcome")
  func pages() async throws {
    try await TestDatabase.store { _, _, store in
      let (app, asked) = try await scene(store)
      #expect(try await store.acceptance(of: asked) == .accepted(id: asked.id, audience: 6))
      #expect(try await store.notifications.notification(app: app, id: asked.id) == asked)
      let works = try await store.claim(singles: 10, broadcasts: 0)
      #expect(works.map(\.row.environment) == [.production, .sandbox])
      // In either order, each row reads only its own tokens.
      for work in works.reversed() {
        let page = try await store.audiences.named(work, after: nil).recipients
        let isProduction = work.row.environment == .production
        #expect(page.map { $0.token.bytes[3] } == (isProduction ? [1, 5, 6, 7, 8] : [2]))
        #expect(page.filter { !$0.isRegistered }.count == (isProduction ? 4 : 0))
        for recipient in page where !recipient.isRegistered {
          #expect(recipient.languages == ["de", "en"] && recipient.environment == .production)
          #expect(recipient.user == nil)
        }
        let missing = Set(asked.audience.tokens).subtracting(page.map(\.token))
        try await store.audiences.recordUnknown(work, tokens: missing.sorted())
      }
      let rows = try await store.runs.deliveries(
        of: asked.id, outcome: nil, reason: nil, after: nil, limit: 10)
      #expect(rows.map { $0.token.bytes[3] } == [3, 4])
      #expect(rows.map(\.reason) == ["Quarantined", "Unregistered"])
      // Recorded tokens are not read again, and a page continues after a token.
      let production = try #require(works.first)
      try await store.record(production, token(6), .accepted)
      #expect(
        try await store.audiences.named(production, after: token(1)).recipients.map {
          $0.token.bytes[3]
        }
          == [5, 7, 8])
      // A token registered meanwhile is an ordinary device.
      try await store.register(app, token(7), user: "u", languages: ["it"])
      let later = try await store.audiences.named(production, after: token(6)).recipients
      #expect(later.map(\.languages) == [["it"], ["de", "en"]])
      #expect(later.map(\.isRegistered) == [true, false])
    }
  }

  @Test("a retry finds an unregistered token, or its device if registered meanwhile")
  func retries() async throws {
    try await TestDatabase.store { _, _, store in
      let (app, asked) = try await scene(store)
      _ = try await store.acceptance(of: asked)
      let works = try await store.claim(singles: 10, broadcasts: 0)
      let (production, sandbox) = (works[0], works[1])
      func retried(_ number: UInt32, _ work: Work) async throws -> AudiencePages.Retried {
        try await store.audiences.retried(work, token: token(number))
      }
      guard case .device(let stranger) = try await retried(6, production) else {
        Issue.record("token not found")
        return
      }
      #expect(stranger.languages == ["de", "en"] && !stranger.isRegistered)
      #expect(try await retried(6, sandbox) == .gone)
      #expect(try await retried(3, production) == .gone)
      try await store.register(app, token(6), languages: ["it"], environment: .sandbox)
      #expect(try await retried(6, production) == .moved(to: .sandbox))
      try await store.record(production, token(7), .accepted)
      #expect(try await retried(7, production) == .decided)
    }
  }

  @Test("Apple's answer for an unregistered token changes no device; it may be resent")
  func outcomes() async throws {
    try await TestDatabase.store { _, _, store in
      let (app, asked) = try await scene(store)
      _ = try await store.acceptance(of: asked)
      let work = try await store.claim(singles: 10, broadcasts: 0)[0]
      let devices = try await store.count("devices")
      try await store.record(
        work, token(6), .rejected, reason: "BadDeviceToken",
        verdict: .quarantine(reason: "BadDeviceToken"))
      try await store.record(
        work, token(7), .rejected, reason: "Unregistered", verdict: .unregistered(milliseconds: nil)
      )
      #expect(try await store.count("devices") == devices)
      #expect(try await store.devices.device(app: app, token: token(6)) == nil)
      try await store.run("DELETE FROM queue")
      #expect(
        try await store.store.resends.resend(
          asked, [.rejected], deadline: noon.adding(seconds: 1_000_000), usesStrings: false)
          == .started)
      let again = try await store.claim(singles: 10, broadcasts: 0)
      let page = try await store.audiences.failures(
        try #require(again.first { $0.row.environment == .production }), after: nil)
      #expect(page.recipients.map { $0.token.bytes[3] } == [6, 7])
      #expect(page.recipients.allSatisfy { !$0.isRegistered && $0.languages == ["de", "en"] })
      let other = try await store.audiences.failures(
        try #require(again.first { $0.row.environment == .sandbox }), after: nil)
      #expect(other.recipients.isEmpty)
    }
  }
}
