// SPDX-License-Identifier: Apache-2.0
import Intake
import JSONText
import Localization
import Messages
import PushModel
import Storage
import Testing

/// Previews over a real PostgreSQL, without HTTP.
@Suite struct PreviewTests {
  private static let greeting =
    #"{"payload":{"aps":{"alert":{"localized":{"en":"Hi","zh-Hant":"嗨"}}}}}"#

  private static func bodies(_ preview: Preview) -> [String?] {
    preview.renderings.map {
      (try? JSONDocument(parsing: $0.rendered.bytes))?.root.at(pointer: "/aps/alert")?.string
    }
  }

  private static func badges(_ preview: Preview) -> [Int?] {
    preview.renderings.map {
      (try? JSONDocument(parsing: $0.rendered.bytes))?.root.at(pointer: "/aps/badge")?.int
    }
  }

  @Test("a preview shows the renderings for readers and devices, and stores nothing")
  func readers() async throws {
    try await TestIntake.run { actor, test in
      try await test.register(1, user: "ann", languages: ["zh-HK"])
      try await test.register(2, user: "ann")
      try await test.register(3, user: "ann", kind: .voip)
      let token = DeviceToken(bytes: [1])
      let preview = try await test.intake.preview(
        PreviewRequest(
          message: try message(Self.greeting), languages: [["fr", "zh-TW"]], tokens: [token],
          users: ["ann"]), app: test.app, limit: 10)
      #expect(preview.topic == "com.example.chess")
      #expect(Self.bodies(preview) == ["嗨", "嗨", "Hi"])
      #expect(preview.renderings.map(\.preference) == ["zh-TW", "zh-HK", "en"])
      #expect(preview.renderings.map { $0.reader.device?.token.bytes } == [nil, [1], [2]])
      #expect(preview.isComplete)
      let first = try await test.intake.preview(
        PreviewRequest(message: try message(Self.greeting), users: ["ann"]), app: test.app,
        limit: 1)
      #expect(first.renderings.count == 1)
      #expect(!first.isComplete)
      #expect(actor.handedOver.count == 0)
      #expect(try await test.stored().isEmpty)
    }
  }

  @Test("a device that the push would not reach is reported")
  func unreached() async throws {
    try await TestIntake.run { _, test in
      try await test.register(1)
      try await test.register(2, kind: .voip)
      let request = PreviewRequest(
        message: try message(Self.greeting), tokens: [1, 2].map { DeviceToken(bytes: [$0]) })
      let (intake, app) = (test.intake, test.app)
      let fault = await thrown { try await intake.preview(request, app: app, limit: 10) }
      #expect(fault as? UnreachedDevice == UnreachedDevice(position: 1))
    }
  }

  @Test("an increment starts at the stored badge; a recipient's badge overrides the message's")
  func badges() async throws {
    try await TestIntake.run { _, test in
      try await test.register(1, user: "ann")
      try await test.register(2, user: "bob")
      _ = try await test.store.badges.change(
        app: test.app.id, token: DeviceToken(bytes: [2]), .set(5))
      let said = try message(
        #"{"payload":{"aps":{"alert":"x"}},"recipients":[{"user":"bob"},{"user":"ann","badge":9}]}"#,
        options: MessageOptions(badge: .increment(2)))
      let preview = try await test.intake.preview(
        PreviewRequest(message: said), app: test.app, limit: 10)
      #expect(preview.renderings.map(\.reader.user) == ["bob", "ann"])
      #expect(preview.renderings.map(\.reader.recipient) == [0, 1])
      #expect(Self.badges(preview) == [7, 9])
      let abstract = try await test.intake.preview(
        PreviewRequest(message: said, languages: [["en"]]), app: test.app, limit: 10)
      #expect(Self.badges(abstract) == [2, 9])
    }
  }

  @Test("a message that acceptance would refuse is not previewed")
  func refused() async throws {
    try await TestIntake.run { _, test in
      let request = PreviewRequest(
        message: try message(#"{"payload":{"aps":{"alert":{"string":"NO"}}}}"#),
        languages: [["en"]])
      let (intake, app) = (test.intake, test.app)
      let fault = await thrown { try await intake.preview(request, app: app, limit: 10) }
      #expect((fault as? MessageFault)?.kind == .unknownKey)
    }
  }

  @Test("a survey counts the audience by language and reason, and names readers without a text")
  func survey() async throws {
    try await TestIntake.run { _, test in
      for (token, languages) in [["zh-HK"], ["zh-Hant", "en"], ["fr", "en"], ["en"], []]
        .enumerated()
      {
        try await test.register(UInt8(token + 1), user: "u\(token)", languages: languages)
      }
      try await test.register(9, languages: ["ja"], kind: .voip)
      let everyone = NotificationDraft(audience: .everyone, message: try message(Self.greeting))
      let survey = try await test.intake.survey(of: everyone, app: test.app, limit: 10)
      #expect(survey.audience == 5 && survey.sampled == 5 && survey.isComplete)
      #expect(survey.readers.map(\.devices) == [3, 2] && survey.languages == 2)
      #expect(survey.readers.map(\.rendering.rendered.language) == ["en", "zh-Hant"])
      #expect(
        survey.readers.map(\.reasons)
          == [[.exact: 1, .laterPreference: 1, .appFallback: 1], [.exact: 1, .parent: 1]])
      #expect(survey.fault == nil && survey.withoutText.isEmpty)
      #expect(try await test.stored().isEmpty)

      let users = NotificationDraft(
        audience: .named(tokens: [DeviceToken(bytes: [1])], users: ["u0", "u2"]),
        message: try message(Self.greeting))
      let named = try await test.intake.survey(of: users, app: test.app, limit: 1)
      #expect(named.sampled == 2 && named.languages == 2 && named.readers.map(\.devices) == [1])

      var narrowed = everyone
      narrowed.audience.narrowing.languages = ["zh-Hant"]
      let chinese = try await test.intake.survey(of: narrowed, app: test.app, limit: 10)
      #expect(chinese.sampled == 2 && chinese.readers.map(\.devices) == [2])

      let french = NotificationDraft(
        audience: .everyone,
        message: try message(#"{"payload":{"aps":{"alert":{"localized":{"fr":"Salut"}}}}}"#))
      let missing = try await test.intake.survey(of: french, app: test.app, limit: 10)
      #expect(missing.fault?.kind == .missingText && missing.readers.map(\.devices) == [1])
      #expect(missing.withoutText.reduce(0) { $0 + $1.devices } == 4)

      // Without an audience, each language of the message has a rendering.
      let nobody = NotificationDraft(
        audience: .named(users: ["nobody"]), message: try message(Self.greeting))
      let empty = try await test.intake.survey(of: nobody, app: test.app, limit: 10)
      #expect(empty.sampled == 0 && empty.readers.map(\.devices) == [0, 0])
    }
  }
}
