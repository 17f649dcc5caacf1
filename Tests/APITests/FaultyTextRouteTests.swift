// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Testing

@testable import API

/// Strings that are faulty in one language, over the API and a real PostgreSQL.
@Suite(.serialized) struct FaultyTextRouteTests {
  /// A notify request that matches no device: acceptance checks it for readers of any language.
  private static func body(_ alert: String, _ members: String = "") -> String {
    #"{"to": {"users": ["u"]}\#(members), "payload": {"aps": {"alert": \#(alert)}}}"#
  }

  private static func previewed(_ alert: String, _ languages: String) -> String {
    #"{"languages": \#(languages), "payload": {"aps": {"alert": \#(alert)}}}"#
  }

  /// Returns the warnings of an answer about the alert's text.
  private static func textWarning(_ answer: Answer) -> String {
    let warnings = answer["/warnings"]?.elements ?? []
    let warning = warnings.first { $0["pointer"]?.string == "/payload/aps/alert" }
    return warning?["detail"]?.string ?? ""
  }

  private static let liked = #"{"string": "LIKED", "args": ["Ann"]}"#

  /// English and French strings, and a Persian one with a damaged placeholder.
  private func likedTexts(_ gateway: isolated TestGateway) async throws {
    _ = try await gateway.app(
      .put, "/strings/en", #"{"LIKED": "%@ liked your photo", "SALE": "x"}"#)
    _ = try await gateway.app(.put, "/strings/fr", #"{"LIKED": "%@ aime", "SALE": "x"}"#)
    let put = try await gateway.app(
      .put, "/strings/fa", #"{"LIKED": "% 1 $ @ پسندید", "SALE": "x"}"#)
    #expect(put.status == 200 && put["/excluded_count"]?.int == 1, "\(put.text)")
  }

  @Test("a key excluded in one language counts as missing there; other readers are unaffected")
  func oneLanguage() async throws {
    try await TestGateway.run { gateway in
      try await likedTexts(gateway)
      let sent = try await gateway.app(.post, "/notifications", Self.body(Self.liked))
      #expect(sent.status == 202, "\(sent.text)")
      let warning = Self.textWarning(sent)
      #expect(warning.contains("excluded in fa") && warning.contains("another language"))
      let preview = try await gateway.app(
        .post, "/notifications/preview", Self.previewed(Self.liked, #"["fa", ["fa", "fr"], "en"]"#))
      let previews = preview["/previews"]?.elements ?? []
      #expect(previews.map { $0["language"]?.string } == ["en", "fr", "en"], "\(preview.text)")
      #expect(preview["/warnings/0/detail"]?.string == warning)
      let dry = try await gateway.app(
        .post, "/notifications?dry_run=true", Self.body(Self.liked))
      #expect(Self.textWarning(dry) == warning)
      let line = try await gateway.app(
        .post, "/notifications", Self.body(#"{"string": "SALE"}"#))
      #expect(line.status == 202 && !line.text.contains("excluded"))
    }
  }

  @Test("strict refuses a key excluded in any language; the request overrides the app")
  func strict() async throws {
    try await TestGateway.run { gateway in
      try await likedTexts(gateway)
      func send(_ members: String = "") async throws -> Answer {
        try await gateway.app(.post, "/notifications", Self.body(Self.liked, members))
      }
      let refused = try await send(#", "strict": true"#)
      #expect(refused.status == 422 && refused.code == "PG4025", "\(refused.text)")
      #expect(refused["/language"]?.string == "fa")
      #expect(refused.pointer == "/payload/aps/alert/string")
      #expect(try await send(#", "strict": false"#).status == 202)
      #expect(try await send(#", "strict": 1"#).code == "PG1103")
      let patched = try await gateway.app(.patch, "", #"{"strict": true}"#)
      #expect(patched["/strict"]?.bool == true, "\(patched.text)")
      #expect(try await send().code == "PG4025")
      #expect(try await send(#", "strict": false"#).status == 202)
      // A PUT without the member stores its default.
      _ = try await gateway.send(.put, "/v1/apps/\(TestGateway.app)", "{}")
      #expect(try await gateway.app(.get, "")["/strict"]?.bool == false)
      #expect(try await send().status == 202)
    }
  }

  @Test("a key excluded in the last fallback language is refused with the reason")
  func source() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"A": "%s liked", "B": "b"}"#)
      _ = try await gateway.app(.put, "/strings/fr", #"{"A": "%@ aime", "B": "b"}"#)
      let alert = #"{"string": "A", "args": ["Ann"]}"#
      let refused = try await gateway.app(.post, "/notifications", Self.body(alert))
      #expect(refused.code == "PG4025" && refused["/language"]?.string == "en", "\(refused.text)")
      #expect(refused.pointer == "/payload/aps/alert/string")
      let french = try await gateway.app(
        .post, "/notifications", Self.body(alert, #", "fallback": ["fr"]"#))
      #expect(french.status == 202, "\(french.text)")
      // Excluded in every language: no text is left.
      _ = try await gateway.app(.put, "/strings/fr", #"{"A": "%s aime", "B": "b"}"#)
      #expect(
        try await gateway.app(.post, "/notifications", Self.body(alert, #", "fallback": ["fr"]"#))
          .code == "PG4025")
    }
  }

  @Test("a translation that a new source string made incompatible counts as missing")
  func unfit() async throws {
    try await TestGateway.run { gateway in
      for language in ["en", "de"] {
        _ = try await gateway.app(.put, "/strings/\(language)", #"{"N": "%d", "B": "b"}"#)
      }
      _ = try await gateway.app(.put, "/strings/en", #"{"N": "%@", "B": "b"}"#)
      let alert = #"{"string": "N", "args": ["three"]}"#
      let sent = try await gateway.app(.post, "/notifications", Self.body(alert))
      #expect(sent.status == 202, "\(sent.text)")
      #expect(Self.textWarning(sent).contains("in de does not fit"))
      let preview = try await gateway.app(
        .post, "/notifications/preview", Self.previewed(alert, #"["de"]"#))
      #expect(preview["/previews/0/language"]?.string == "en", "\(preview.text)")
      let strict = try await gateway.app(
        .post, "/notifications", Self.body(alert, #", "strict": true"#))
      #expect(strict.code == "PG4006" && strict["/language"]?.string == "de")
      // Arguments that the source string cannot format are a fault of the request.
      let missing = try await gateway.app(
        .post, "/notifications", Self.body(#"{"string": "N"}"#))
      #expect(missing.code == "PG4006")
    }
  }

  @Test("an app can use keys as source strings if another language has them")
  func keysAreTexts() async throws {
    try await TestGateway.run { gateway in
      let put = try await gateway.app(
        .put, "/strings/it",
        #"{"Recording Completed": "Registrazione completata", "%@ joined": "%@ c’è"}"#)
      #expect(put.status == 200)
      let done = #"{"string": "Recording Completed"}"#
      #expect(try await gateway.app(.post, "/notifications", Self.body(done)).code == "PG4004")
      let patched = try await gateway.app(.patch, "", #"{"keys_are_texts": true}"#)
      #expect(patched["/keys_are_texts"]?.bool == true, "\(patched.text)")
      let sent = try await gateway.app(.post, "/notifications", Self.body(done))
      #expect(sent.status == 202, "\(sent.text)")
      let preview = try await gateway.app(
        .post, "/notifications/preview", Self.previewed(done, #"["it", "en-US", "ja"]"#))
      let previews = preview["/previews"]?.elements ?? []
      #expect(previews.map { $0["language"]?.string } == ["it", "en", "en"])
      #expect(
        previews.map { $0.at(pointer: "/payload/aps/alert")?.string }
          == ["Registrazione completata", "Recording Completed", "Recording Completed"])
      let joined = try await gateway.app(
        .post, "/notifications/preview",
        Self.previewed(#"{"string": "%@ joined", "args": ["Ann"]}"#, #"["en"]"#))
      #expect(
        joined.at("/previews/0/payload/aps/alert") == "Ann joined", "\(joined.text)")
      // A key that no language has is probably a typing error.
      let unknown = #"{"string": "Recording Complete"}"#
      #expect(try await gateway.app(.post, "/notifications", Self.body(unknown)).code == "PG4005")
      let coverage = try await gateway.app(.get, "/strings/coverage")
      #expect(coverage["/keys"]?.int == 2 && coverage["/languages/0/translated"]?.int == 2)
      // Translations are checked against their keys.
      let wrong = try await gateway.app(
        .put, "/strings/fr", #"{"%@ joined": "%d est là", "Recording Completed": "Terminé"}"#)
      #expect(wrong["/excluded/0/key"]?.string == "%@ joined", "\(wrong.text)")
      #expect(wrong["/warnings"]?.elements.isEmpty == true)
    }
  }

  @Test("a source file without strings is stored with a warning")
  func emptySource() async throws {
    try await TestGateway.run { gateway in
      let put = try await gateway.app(.put, "/strings/en.strings", "\"\" = \"\";")
      #expect(put.status == 200, "\(put.text)")
      #expect(put["/warnings"]?.elements.contains { $0["kind"]?.string == "file" } == true)
      let strict = try await gateway.app(.put, "/strings/en.strings?strict=true", "/* */")
      #expect(strict.code == "PG2007")
      _ = try await gateway.app(.put, "/strings/en", #"{"A": "a"}"#)
      #expect(try await gateway.app(.put, "/strings/en", "{}").code == "PG2007")
    }
  }

  @Test("a file without a usable string excludes all and removes no stored string")
  func nothingSound() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"A": "%@ cookies"}"#)
      let put = try await gateway.app(.put, "/strings/el", #"{"A": "%s cookies"}"#)
      #expect(put.status == 200 && put["/excluded_count"]?.int == 1, "\(put.text)")
      let sent = try await gateway.app(
        .post, "/notifications", Self.body(#"{"string": "A", "args": ["3"]}"#))
      #expect(sent.status == 202 && sent.text.contains("excluded in el"))
      #expect(
        try await gateway.app(.put, "/strings/hr?strict=true", #"{"A": "%s"}"#).code == "PG2007")
      let over = try await gateway.app(.put, "/strings/en", #"{"A": "%s cookies"}"#)
      #expect(over.code == "PG2007" && over["/errors/0/key"]?.string == "A", "\(over.text)")
    }
  }

  @Test("a string without placeholders and arguments is literal text, also with percent signs")
  func plainWords() async throws {
    try await TestGateway.run { gateway in
      let english = try await gateway.app(
        .put, "/strings/en",
        #"{"ANON": "stay 100% anonymous", "SALE": "Save 50% on %@", "HI": "Hi, %@"}"#)
      #expect(english["/excluded"]?.elements.map { $0["key"]?.string } == ["SALE"])
      let turkish = try await gateway.app(
        .put, "/strings/tr", #"{"ANON": "%100 gizli", "HI": "100% %a"}"#)
      #expect(turkish["/excluded"]?.elements.map { $0["key"]?.string } == ["HI"])
      let anonymous = #"{"string": "ANON"}"#
      #expect(try await gateway.app(.post, "/notifications", Self.body(anonymous)).status == 202)
      let preview = try await gateway.app(
        .post, "/notifications/preview", Self.previewed(anonymous, #"["en", "tr"]"#))
      #expect(
        preview["/previews"]?.elements.map { $0.at(pointer: "/payload/aps/alert")?.string }
          == ["stay 100% anonymous", "%100 gizli"], "\(preview.text)")
      let used = try await gateway.app(
        .post, "/notifications", Self.body(#"{"string": "ANON", "args": ["x"]}"#))
      #expect(used.code == "PG4006" && used["/detail"]?.string?.contains("%%") == true)
      // In a key whose other language shows an argument, "%" must begin a placeholder.
      let german = try await gateway.app(.put, "/strings/de", #"{"HI": "100% da", "ANON": "a"}"#)
      #expect(german["/excluded"]?.elements.map { $0["key"]?.string } == ["HI"])
    }
  }

  @Test("two codes of one language are one language; the answer reports the current code")
  func twins() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"A": "a"}"#)
      _ = try await gateway.app(.put, "/strings/sh", #"{"A": "staro"}"#)
      let newer = try await gateway.app(.put, "/strings/sr-Latn", #"{"A": "novo"}"#)
      #expect(newer.status == 200, "\(newer.text)")
      #expect(newer["/warnings/0/kind"]?.string == "language")
      #expect(newer["/warnings/0/message"]?.string?.contains("same language as sr-Latn") == true)
      #expect(try await gateway.app(.get, "/strings").strings("/languages") == ["en", "sr-Latn"])
      let older = try await gateway.app(.put, "/strings/sh", #"{"A": "staro"}"#)
      #expect(older.status == 200 && older["/stored"]?.bool == false, "\(older.text)")
      #expect(older["/warnings/0/language"]?.string == "sh")
      #expect(try await gateway.app(.get, "/strings/sr-Latn").text == #"{"A": "novo"}"#)
      let strict = try await gateway.app(.put, "/strings/sh?strict=true", #"{"A": "a"}"#)
      #expect(strict.code == "PG2007")
    }
  }

  @Test("a duplicate name or U+0000 in a JSON file excludes that key only")
  func repeatedNames() async throws {
    try await TestGateway.run { gateway in
      let put = try await gateway.app(
        .put, "/strings/en", "{\"A\": \"a\",\n\"B\": \"b\",\n\"A\": \"c\", \"N\": \"x\\u0000y\"}")
      #expect(put.status == 200, "\(put.text)")
      #expect(put["/excluded"]?.elements.map { $0["key"]?.string } == ["A", "N"])
      #expect(put["/excluded/0/message"]?.string?.contains("line 1") == true)
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Toggle": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "T"}}}},
          "Other": {}, "Toggle": {}}}
        """
      let whole = try await gateway.app(.put, "/strings?allow_empty=true", catalog)
      #expect(whole.status == 200, "\(whole.text)")
      // Of a duplicated key, the entry with strings is used.
      #expect(whole["/excluded_count"]?.int == 0, "\(whole.text)")
      #expect(
        try await gateway.app(.put, "/strings/en?strict=true", #"{"A": "a", "A": "b"}"#).code
          == "PG2007")
    }
  }

  @Test("an argument that the source string does not use is a warning")
  func argumentBeyondSource() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"A": "You won"}"#)
      let put = try await gateway.app(.put, "/strings/fr", #"{"A": "%@ a gagné"}"#)
      #expect(put["/excluded_count"]?.int == 0, "\(put.text)")
      #expect(put["/warnings/0/kind"]?.string == "argument_beyond_source")
      // Without the argument French readers receive another language.
      let without = try await gateway.app(
        .post, "/notifications/preview", Self.previewed(#"{"string": "A"}"#, #"["fr"]"#))
      #expect(without["/previews/0/language"]?.string == "en", "\(without.text)")
      let with = try await gateway.app(
        .post, "/notifications/preview",
        Self.previewed(#"{"string": "A", "args": ["Ann"]}"#, #"["fr"]"#))
      #expect(with.at("/previews/0/payload/aps/alert") == "Ann a gagné")
    }
  }
}

extension Answer {
  /// Returns the string at a JSON pointer.
  fileprivate func at(_ pointer: String) -> String? { self[pointer]?.string }
}
