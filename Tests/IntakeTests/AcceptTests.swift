// SPDX-License-Identifier: Apache-2.0
import Intake
import Messages
import PushModel
import Storage
import Testing

/// Acceptance over a real PostgreSQL, without HTTP.
@Suite struct AcceptTests {
  private static let hello = #"{"payload":{"aps":{"alert":"Hello"}}}"#

  private static func draft(_ audience: Audience = .named(users: ["ann"])) throws
    -> NotificationDraft
  {
    NotificationDraft(audience: audience, message: try message(hello))
  }

  @Test("a notification is stored as requested, with the context of its checks")
  func stored() async throws {
    try await TestIntake.run { _, test in
      try await test.publish(["en": #"{"HI":"Hi, %@"}"#])
      try await test.register(1, user: "ann")
      let people = #"[{"user":"ann","args":{"name":"Ann"},"badge":3}]"#
      let payload =
        #"{"aps":{"alert":{"string":"HI","args":[{"recipient":"name"}]}, "sound":"x"}}"#
      let localize = #"{"/aps/sound":{"localized":{"en":"en.aiff"}}}"#
      let options = MessageOptions(
        fallbackLanguages: ["fr"], truncates: true, badge: .increment(2))
      let said = try message(
        #"{"payload":\#(payload),"localize":\#(localize),"recipients":\#(people)}"#,
        options: options)
      let draft = NotificationDraft(
        audience: Audience(.named(tokens: [], users: ["ann"]), environment: .production),
        message: said, collapseID: "c", expiresAt: noon.adding(seconds: 60))
      let (acceptance, _) = try await test.intake.accept(draft, app: test.app, idempotency: nil)
      let found = try #require(try await test.stored().first)
      #expect(acceptance == .accepted(id: found.id, audience: 1))
      #expect(found.acceptedAt == noon)
      #expect(found.audience == draft.audience)
      #expect(found.topic == "com.example.chess")
      #expect(found.collapseID == "c")
      #expect(found.expiresAt == noon.adding(seconds: 60))
      #expect(found.context == test.app.messageContext)
      #expect(found.context.stringsRevision == 1)
      #expect(
        found.message
          == MessageContent(
            payload: Array(payload.utf8), localize: Array(localize.utf8), recipients: .stored,
            options: options))
      #expect(
        try await test.store.notifications.recipients(of: found.id, app: found.app)
          == Array(people.utf8))
    }
  }

  @Test("a call expires at once and uses the VoIP topic")
  func call() async throws {
    try await TestIntake.run { _, test in
      let call = try message(#"{"payload":{"aps":{}}}"#, pushType: .voip)
      _ = try await test.intake.accept(
        NotificationDraft(audience: .everyone, message: call), app: test.app, idempotency: nil)
      let found = try #require(try await test.stored().first)
      #expect(found.expiresAt == Instant(microseconds: 0))
      #expect(found.topic == "com.example.chess.voip")
    }
  }

  @Test("each acceptance hands work over once, and a replay never does")
  func replay() async throws {
    try await TestIntake.run { actor, test in
      let (first, _) = try await test.intake.accept(
        try Self.draft(), app: test.app, idempotency: key("k"))
      let (second, _) = try await test.intake.accept(
        try Self.draft(), app: test.app, idempotency: key("k"))
      guard case .accepted(let id, _) = first else {
        Issue.record("not accepted: \(first)")
        return
      }
      #expect(second == .replayed(id: id, audience: 0))
      #expect(actor.handedOver.count == 1)
      let (reused, _) = try await test.intake.accept(
        try Self.draft(), app: test.app, idempotency: key("k", body: 2))
      #expect(reused == .keyReused)
      #expect(actor.handedOver.count == 1)
      #expect(try await test.stored().count == 1)
    }
  }

  @Test("work for named recipients is handed over as claimed, other work is queued")
  func claimed() async throws {
    try await TestIntake.run { actor, test in
      try await test.register(1, user: "ann", languages: ["fr"])
      _ = try await test.intake.accept(try Self.draft(), app: test.app, idempotency: nil)
      #expect(actor.handedOver.map { $0.work == nil } == [true])
      let holder = UUID(milliseconds: 1)
      actor.take(as: holder)
      let (acceptance, _) = try await test.intake.accept(
        try Self.draft(), app: test.app, idempotency: nil)
      let (work, message) = try #require(actor.handedOver.last)
      let claimed = try #require(work)
      #expect(acceptance == .accepted(id: claimed.notification.id, audience: 1))
      #expect(claimed.job == .names(after: nil))
      #expect(claimed.recipients?.map(\.languages) == [["fr"]])
      #expect(try await test.store.queue.renew([claimed.claim]).renewed == [claimed.id])
      let rendered = try MessageRenderer(message).render(for: ["fr"], at: nil, badge: nil)
      #expect(rendered.bytes == claimed.notification.message.payload)
      _ = try await test.intake.accept(try Self.draft(.everyone), app: test.app, idempotency: nil)
      #expect(actor.handedOver.count == 3)
      #expect(actor.handedOver.last?.work == nil)
    }
  }

  @Test("a token of another kind is reported, and nothing is stored")
  func wrongKind() async throws {
    try await TestIntake.run { actor, test in
      try await test.register(1, kind: .voip)
      let token = DeviceToken(bytes: [1])
      let (acceptance, _) = try await test.intake.accept(
        try Self.draft(.named(tokens: [token])), app: test.app, idempotency: key("k"))
      #expect(acceptance == .wrongTokenKind(token, .voip))
      #expect(actor.handedOver.count == 0)
      #expect(try await test.stored().isEmpty)
    }
  }

  @Test("a sequence is stored up to the first invalid draft")
  func sequence() async throws {
    try await TestIntake.run { actor, test in
      try await test.register(1)
      try await test.register(2, kind: .voip)
      let audience = Audience.named(tokens: [DeviceToken(bytes: [1])])
      let valid = try Self.draft(audience)
      let long = String(repeating: "x", count: 4_096)
      let invalid = NotificationDraft(
        audience: audience, message: try message(#"{"payload":{"aps":{"alert":"\#(long)"}}}"#))
      for (drafts, stored) in [
        ([], 0), ([valid], 1), ([invalid], 0), ([valid, invalid], 1),
        ([valid, valid, invalid, valid], 2), ([valid, valid, valid], 3),
      ] {
        let before = try await test.stored().count
        let handed = actor.handedOver.count
        let result = await test.intake.accept(inOrder: drafts, app: test.app)
        #expect(result.stored == stored)
        #expect((result.failure == nil) == (stored == drafts.count))
        #expect(try await test.stored().count == before + stored)
        #expect(actor.handedOver.count == handed + stored)
      }
      let call = try Self.draft(.named(tokens: [DeviceToken(bytes: [2])]))
      let result = await test.intake.accept(inOrder: [valid, call], app: test.app)
      #expect(result.stored == 2 && result.failure == nil)
    }
  }

  @Test("after a draft that PostgreSQL rejects, no later draft of the sequence is stored")
  func rejected() async throws {
    try await TestIntake.run { actor, test in
      try await actor.script(
        "ALTER TABLE notifications ADD CHECK (collapse_id IS NULL OR collapse_id <> 'no')")
      let drafts = try ["1", "2", "no", "4"].map {
        NotificationDraft(
          audience: .named(tokens: [DeviceToken(bytes: [1])]), message: try message(Self.hello),
          collapseID: $0)
      }
      let result = await test.intake.accept(inOrder: drafts, app: test.app)
      #expect(result.stored == 2)
      guard case .storage(StorageError.refused) = result.failure else {
        Issue.record("\(result)")
        return
      }
      #expect(Set(try await test.stored().map(\.collapseID)) == ["1", "2"])
      #expect(actor.handedOver.count == 2)
    }
  }

  @Test("a message without text or room for some reader is refused before storage")
  func refused() async throws {
    try await TestIntake.run { actor, test in
      try await test.publish(["fr": #"{"HI":"Salut"}"#])
      let long = String(repeating: "x", count: 4_096)
      let refusals: [(request: String, kind: MessageFault.Kind)] = [
        (#"{"payload":{"aps":{"alert":{"string":"HI"}}}}"#, .missingText),
        (#"{"payload":{"aps":{"alert":{"string":"NO"}}}}"#, .unknownKey),
        (#"{"payload":{"aps":{"alert":"\#(long)"}}}"#, .tooLarge),
        (
          #"{"payload":{"aps":{"alert":"\#(long.dropLast(25))"}},"recipients":[{"user":"a","badge":1}]}"#,
          .tooLarge
        ),
      ]
      for (request, kind) in refusals {
        let draft = NotificationDraft(
          audience: .named(users: ["a"]), message: try message(request))
        let (intake, app) = (test.intake, test.app)
        let fault = await thrown {
          try await intake.accept(draft, app: app, idempotency: key("k"))
        }
        #expect((fault as? MessageFault)?.kind == kind)
      }
      #expect(actor.handedOver.count == 0)
      #expect(try await test.stored().isEmpty)
      // The key of a refused request is still free.
      let french = NotificationDraft(
        audience: .named(users: ["a"]),
        message: try message(
          #"{"payload":{"aps":{"alert":{"string":"HI"}}}}"#,
          options: MessageOptions(fallbackLanguages: ["fr"])))
      let (acceptance, _) = try await test.intake.accept(
        french, app: test.app, idempotency: key("k"))
      guard case .accepted = acceptance else {
        Issue.record("not accepted: \(acceptance)")
        return
      }
    }
  }

  @Test("a notification is checked with the strings of the app's current revision")
  func revisions() async throws {
    try await TestIntake.run { _, test in
      let draft = NotificationDraft(
        audience: .everyone,
        message: try message(#"{"payload":{"aps":{"alert":{"string":"HI"}}}}"#))
      try await test.publish(["en": #"{"HI":"Hi"}"#])
      _ = try await test.intake.accept(draft, app: test.app, idempotency: nil)
      try await test.publish(["en": #"{"OTHER":"x"}"#])
      let (intake, app) = (test.intake, test.app)
      let fault = await thrown { try await intake.accept(draft, app: app, idempotency: nil) }
      #expect((fault as? MessageFault)?.kind == .unknownKey)
      #expect(try await test.stored().map(\.context.stringsRevision) == [1])
    }
  }
}
