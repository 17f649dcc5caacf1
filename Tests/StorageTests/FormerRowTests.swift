// SPDX-License-Identifier: Apache-2.0
import PushModel
import Storage
import TestSupport
import Testing

/// Rows that a release before this one wrote are read as they were meant.
@Suite(.serialized) struct FormerRowTests {
  @Test("a notification of schema 3, with each option in a column of its own")
  func columns() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = NotificationID(milliseconds: noon.milliseconds)
      try await store.run(
        """
        INSERT INTO notifications (id, day, app, accepted_at, payload, users, everyone, push_type,
          topic, priority, collapse_id, fallback_languages, app_fallback_languages, source_language,
          language_overrides, strings_revision, localize, truncates, badge, badge_is_increment)
        VALUES ('\(id)', '2026-11-20', \(app), '2026-11-20T09:00:00Z', '{}', '{ann}', false, 1,
          'com.example.chess', 5, 'game', 'fr,de', 'en', 'sv', 'sr-Latn=sr,ca=es', 7,
          '{"/aps/sound": {"localized": {"en": "a"}}}', true, 2, true)
        """)
      let found = try #require(try await store.notifications.notification(app: app, id: id))
      #expect(
        found.message.options
          == MessageOptions(
            priority: 5, fallbackLanguages: ["fr", "de"], truncates: true, badge: .increment(2)))
      #expect(
        found.context
          == MessageContext(
            appFallbackLanguages: ["en"], sourceLanguage: "sv",
            languageOverrides: ["sr-Latn": "sr", "ca": "es"], stringsRevision: 7))
      #expect(found.topic == "com.example.chess" && found.collapseID == "game")
      #expect(found.audience == .named(users: ["ann"]))
      let localize = try #require(found.message.localize)
      #expect(String(decoding: localize, as: UTF8.self).contains("a"))
    }
  }

  @Test("a notification of schema 3 that asked for nothing has the defaults")
  func defaults() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = NotificationID(milliseconds: noon.milliseconds)
      try await store.run(
        """
        INSERT INTO notifications (id, day, app, accepted_at, payload, everyone, push_type, topic,
          priority, fallback_languages, app_fallback_languages, source_language, language_overrides,
          strings_revision, truncates, badge_is_increment)
        VALUES ('\(id)', '2026-11-20', \(app), '2026-11-20T09:00:00Z', '{}', true, 1, 't', 10, '', '',
          'en', '', 0, false, false)
        """)
      let found = try #require(try await store.notifications.notification(app: app, id: id))
      #expect(found.message == MessageContent(payload: Array("{}".utf8)))
      #expect(found.context == MessageContext())
      #expect(found.audience == .everyone)
    }
  }
}
