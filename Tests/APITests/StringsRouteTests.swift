// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Testing

@testable import API

/// Strings over the API: upload formats, output, revisions and their activation.
@Suite(.serialized) struct StringsRouteTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "INVITE": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%@ invites you"}},
        "fr": {"stringUnit": {"state": "needs_review", "value": "%@ vous invite"}}}},
      "FILES": {"extractionState": "stale", "localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%d file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%d files"}}}}}}}}}
    """
  private static let dict = """
    <plist version="1.0"><dict><key>FILES</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d fichier</string><key>other</key><string>%d fichiers</string>
    </dict></dict></dict></plist>
    """

  private func type(_ type: String) -> HTTPFields { [.contentType: type] }

  @Test("strings are uploaded, listed, read back unchanged, and removed")
  func strings() async throws {
    try await TestGateway.run { gateway in
      let empty = try await gateway.app(.get, "/strings")
      #expect(empty["/revision"]?.int == 0)
      #expect(empty["/languages"]?.elements.isEmpty == true)
      let french = #"{ "HI" : "Salut, %@" }"#
      let put = try await gateway.app(.put, "/strings/fr_CA", french)
      #expect(put.status == 200)
      #expect(put["/language"]?.string == "fr-CA" && put["/revision"]?.int == 1)
      #expect(put["/strings"]?.int == 1 && put["/format"]?.string == "json")
      #expect(put["/stored"]?.bool == true && put["/active"]?.bool == true)
      #expect(put["/warnings/0/language"]?.string == "en")  // The app has no strings yet.
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Hi, %@", "BYE": "Bye"}"#)
      #expect(try await gateway.app(.get, "/strings/fr-ca").text == french)
      let listed = try await gateway.app(.get, "/strings")
      #expect(listed.strings("/languages") == ["en", "fr-CA"])
      #expect(listed["/revision"]?.int == 2)

      let broken = try await gateway.app(.put, "/strings/de?strict=true", #"{"HI": "%q"}"#)
      #expect(broken.code == "PG2007" && broken.pointer == "/HI")
      for language in ["!", "Coverage", "REVISIONS"] {
        #expect(try await gateway.app(.put, "/strings/\(language)", "{}").code == "PG2008")
      }
      #expect(try await gateway.app(.delete, "/strings/fr-CA").status == 204)
      #expect(try await gateway.app(.delete, "/strings/fr-CA").code == "PG2006")
      #expect(try await gateway.app(.get, "/strings").strings("/languages") == ["en"])
    }
  }

  @Test("a String Catalog uploads all languages at once; files then update one language")
  func formats() async throws {
    try await TestGateway.run { gateway in
      let put = try await gateway.app(.put, "/strings", Self.catalog)
      #expect(put.status == 200)
      #expect(put["/format"]?.string == "xcstrings" && put["/keys"]?.int == 2)
      #expect(put["/languages/1/language"]?.string == "fr")
      #expect(put["/languages/1/missing"]?.int == 1)
      #expect(put["/languages/1/percent"]?.double == 50)
      #expect(put["/warning_count"]?.int == 2)
      let english = try await gateway.app(.get, "/strings/en")
      #expect(english["/FILES/one"]?.string == "%d file")
      #expect(english["/INVITE"]?.string == "%@ invites you")

      // Adds plurals, then uploads all strings in UTF-16, as Xcode once wrote them.
      let dict = try await gateway.app(.put, "/strings/fr", Self.dict)
      #expect(dict["/format"]?.string == "stringsdict" && dict["/strings"]?.int == 2)
      let text = "\u{FEFF}/* x */\n\"INVITE\" = \"%@ t’invite\";\n\"FILES\" = \"fichiers\";\n"
      let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let strings = try await gateway.app(
        .put, "/strings/fr", bytes: wide, headers: type("text/x-strings; charset=utf-16"))
      #expect(strings["/format"]?.string == "strings" && strings["/strings"]?.int == 2)
      let french = try await gateway.app(.get, "/strings/fr")
      #expect(french["/INVITE"]?.string == "%@ t’invite")
      #expect(french["/FILES/variables/n/one"]?.string == "%d fichier")
      // The output of GET can be uploaded and then is the whole language.
      let again = try await gateway.app(.put, "/strings/fr", french.text)
      #expect(again["/stored"]?.bool == true)
      #expect(try await gateway.app(.get, "/strings/fr").text == french.text)
      #expect(try await gateway.app(.get, "/strings/en").text == english.text)
    }
  }

  @Test(
    "the content determines the format if Content-Type does not",
    arguments: [
      (nil, "A = b;", "strings"), ("text/plain", "A = b;", "strings"),
      ("application/octet-stream", dict, "stringsdict"),
      ("application/x-plist", dict, "stringsdict"),
      ("text/xml", "<plist><dict><key>A</key><string>b</string></dict></plist>", "strings"),
      ("application/json; charset=utf-8", #"{"A": "b"}"#, "json"),
      (
        "text/x-stringsdict", "<plist><dict><key>A</key><string>b</string></dict></plist>",
        "stringsdict"
      ),
    ] as [(String?, String, String)])
  func sniffing(contentType: String?, body: String, format: String) async throws {
    try await TestGateway.run { gateway in
      let put = try await gateway.app(
        .put, "/strings/en?dry_run=true", body, headers: contentType.map(type) ?? [:])
      #expect(put["/format"]?.string == format, "\(put.text)")
    }
  }

  @Test("a misplaced file or an unknown format is refused with advice")
  func misplaced() async throws {
    try await TestGateway.run { gateway in
      let whole = try await gateway.app(.put, "/strings/en", Self.catalog)
      #expect(whole.code == "PG2007" && whole["/detail"]?.string?.contains("…/strings") == true)
      let one = try await gateway.app(.put, "/strings", "A = b;")
      #expect(one.code == "PG2007")
      #expect(one["/detail"]?.string?.contains("…/strings/{language}") == true)
      let json = try await gateway.app(.put, "/strings", #"{"A": "b"}"#)
      #expect(json["/detail"]?.string?.contains("sourceLanguage") == true)
      let form = try await gateway.app(
        .put, "/strings/en", "x", headers: type("multipart/form-data; boundary=x"))
      #expect(form.status == 415 && form.code == "PG2009")
      #expect(form.pointer == "header/Content-Type")
      let odd = try await gateway.app(.put, "/strings/en?dryrun=true", "{}")
      #expect(odd.code == "PG1107")
      let broken = try await gateway.app(
        .put, "/strings/en", "{A: 1}", headers: type("application/json"))
      #expect(broken.code == "PG2007" && broken["/line"]?.int == 1)
    }
  }

  @Test("a refused upload stores nothing and lists up to 100 faults")
  func refusals() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"A": "%@", "B": "%d"}"#)
      let text = "A = \"%d\";\n\n  B = \"%@\";\nC = c;"
      let refused = try await gateway.app(.put, "/strings/fr?strict=true", text)
      #expect(refused.status == 422 && refused.code == "PG2007")
      #expect(refused["/error_count"]?.int == 3)
      #expect(refused["/errors"]?.elements.map { $0["line"]?.int } == [1, 3, 4])
      #expect(refused["/errors"]?.elements.map { $0["column"]?.int } == [1, 3, 1])
      #expect(refused["/errors"]?.elements.map { $0["key"]?.string } == ["A", "B", "C"])
      #expect(refused["/errors"]?.elements.allSatisfy { $0["language"]?.string == "fr" } == true)
      let many = (0..<150).map { "K\($0) = \"%q\";\n" }.joined()
      let long = try await gateway.app(.put, "/strings/fr?strict=true", many)
      #expect(long["/error_count"]?.int == 150 && long["/errors"]?.elements.count == 100)
      let one = try await gateway.app(.put, "/strings/fr?dry_run=true&strict=true", "A = \"%d\";")
      #expect(one["/error_count"]?.int == 1 && one["/errors"]?.elements.count == 1)
      #expect(try await gateway.app(.get, "/strings")["/revision"]?.int == 1)
    }
  }

  @Test("valid strings are stored; excluded ones are reported, and refused by a strict request")
  func excluded() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"A": "%@", "B": "b"}"#)
      let put = try await gateway.app(
        .put, "/strings/fr", "{\"A\": \"%d\",\n\"B\": \"B\", \"N\": \"n\"}")
      #expect(put.status == 200 && put["/strings"]?.int == 2)
      #expect(put["/excluded_count"]?.int == 1 && put["/excluded/0/key"]?.string == "A")
      #expect(put["/excluded/0/kind"]?.string == "arguments" && put["/excluded/0/line"]?.int == 1)
      #expect(put["/summary/0/excluded"]?.bool == true)
      #expect(put["/summary/1/kind"]?.string == "not_in_source")
      let coverage = try await gateway.app(.get, "/strings/coverage")
      #expect(coverage["/languages/1/excluded"]?.int == 1)
      #expect(coverage["/languages/1/excluded_keys/0/key"]?.string == "A")
      let body =
        #"{"to": {"users": ["u"]}, "strict": true, "payload": {"aps": {"alert": {"string": "A", "args": ["x"]}}}}"#
      let refused = try await gateway.app(.post, "/notifications", body)
      #expect(refused.code == "PG4025" && refused["/language"]?.string == "fr")
      #expect(refused.pointer == "/payload/aps/alert/string")
      _ = try await gateway.app(.put, "/strings/fr", #"{"A": "%@"}"#)
      #expect(try await gateway.app(.post, "/notifications", body).status == 202)
    }
  }

  @Test("warnings are limited per kind and language unless all are requested")
  func firsts() async throws {
    try await TestGateway.run { gateway in
      let text = "{" + (0..<150).map { "\"K\($0)\": \"\"" }.joined(separator: ",") + "}"
      let firsts = try await gateway.app(.put, "/strings/en?dry_run=true", text)
      #expect(firsts["/warning_count"]?.int == 150 && firsts["/warnings"]?.elements.count == 1)
      #expect(firsts["/summary/0/count"]?.int == 150)
      let all = try await gateway.app(.put, "/strings/en?dry_run=true&findings=all", text)
      #expect(all["/warnings"]?.elements.count == 150)
      #expect(try await gateway.app(.put, "/strings/en?findings=some", text).code == "PG1107")
    }
  }

  @Test(
    "the path or a parameter selects the format; an empty file removes no strings",
    arguments: [
      ("/strings/fr?format=stringsdict", 200), ("/strings/fr.stringsdict", 200),
      ("/strings/fr", 422), ("/strings/fr?format=strings", 422),
      ("/strings/fr.strings?allow_empty=true", 200), ("/strings/fr?allow_empty=true", 422),
      ("/strings/fr.strings?format=stringsdict", 200),
    ])
  func said(path: String, status: Int) async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/fr", #"{"A": "a"}"#)
      let put = try await gateway.app(.put, path, "<plist version=\"1.0\"><dict/></plist>")
      #expect(put.status == status, "\(put.text)")
    }
  }

  @Test("dry runs store nothing, inactive uploads wait, equal uploads add no revision")
  func trials() async throws {
    try await TestGateway.run { gateway in
      let dry = try await gateway.app(.put, "/strings?dry_run=true", Self.catalog)
      #expect(dry.status == 200 && dry["/revision"]?.isNull == true)
      #expect(dry["/stored"]?.bool == false && dry["/active"]?.bool == false)
      #expect(dry["/warning_count"]?.int == 2)
      #expect(try await gateway.app(.get, "/strings/revisions")["/revisions"]?.elements.count == 0)
      let waiting = try await gateway.app(.put, "/strings?activate=false", Self.catalog)
      #expect(waiting["/revision"]?.int == 1 && waiting["/active"]?.bool == false)
      #expect(try await gateway.app(.get, "/strings")["/revision"]?.int == 0)
      #expect(
        try await gateway.app(.post, "/strings/revisions/1/activate")["/active"]?.bool == true)
      let same = try await gateway.app(.put, "/strings", Self.catalog)
      #expect(same["/revision"]?.int == 1 && same["/stored"]?.bool == false)
      #expect(same["/active"]?.bool == true)
    }
  }

  @Test("revisions are listed, shown and activated")
  func revisions() async throws {
    try await TestGateway.run { gateway in
      for number in 1...5 {
        _ = try await gateway.app(.put, "/strings/en", "{\"HI\": \"Hi \(number)\"}")
      }
      var seen: [Int] = []
      var next: String? = "/strings/revisions?limit=2"
      while let path = next {
        let page = try await gateway.app(.get, path)
        seen += page["/revisions"]?.elements.compactMap { $0["revision"]?.int } ?? []
        next = page["/next_cursor"]?.string.map { "/strings/revisions?limit=2&cursor=\($0)" }
      }
      #expect(seen == [5, 4, 3, 2, 1])
      let back = try await gateway.app(.post, "/strings/revisions/2/activate")
      #expect(back.status == 200 && back["/revision"]?.int == 2)
      #expect(try await gateway.app(.get, "/strings/en").text == #"{"HI": "Hi 2"}"#)
      let shown = try await gateway.app(.get, "/strings/revisions/2")
      #expect(shown["/active"]?.bool == true && shown["/format"]?.string == "json")
      #expect(shown["/sha256"]?.string?.count == 64 && shown["/keys"]?.int == 1)
      #expect(shown.strings("/languages") == ["en"])
      for path in ["/strings/revisions/6", "/strings/revisions/0", "/strings/revisions/x"] {
        #expect(try await gateway.app(.get, path).code == "PG2010")
        #expect(try await gateway.app(.post, "\(path)/activate").code == "PG2010")
      }
      // The next upload builds on the activated revision.
      let put = try await gateway.app(.put, "/strings/fr", #"{"HI": "Salut"}"#)
      #expect(put["/revision"]?.int == 6)
      #expect(try await gateway.app(.get, "/strings/en").text == #"{"HI": "Hi 2"}"#)
    }
  }

  @Test("the coverage reports the progress of each language")
  func coverage() async throws {
    try await TestGateway.run { gateway in
      #expect(
        try await gateway.app(.get, "/strings/coverage").text
          == #"{"revision":0,"source_language":"en","table":"Localizable","tables":[],"keys":0,"#
          + #""languages":[],"next_cursor":null}"#)
      _ = try await gateway.app(.put, "/strings", Self.catalog)
      let coverage = try await gateway.app(.get, "/strings/coverage?limit=1")
      #expect(coverage["/keys"]?.int == 2 && coverage["/languages/0/language"]?.string == "en")
      #expect(coverage["/languages/0/stale"]?.int == 1)
      let cursor = coverage["/next_cursor"]?.string ?? ""
      let rest = try await gateway.app(.get, "/strings/coverage?limit=1&cursor=\(cursor)")
      #expect(rest["/languages/0/language"]?.string == "fr")
      #expect(rest["/languages/0/percent"]?.double == 50)
      #expect(rest.strings("/languages/0/missing_keys") == ["FILES"])
      #expect(rest["/languages/0/needs_review"]?.int == 1)
      _ = try await gateway.app(.put, "/strings/ru", #"{"FILES": {"one": "%d", "other": "%d"}}"#)
      let russian = try await gateway.app(.get, "/strings/coverage")
      #expect(russian["/languages/2/lacking_plurals/few"]?.int == 1)
      #expect(russian["/languages/2/translated"]?.int == 1)
    }
  }

  @Test("a notification keeps the strings revision of its acceptance")
  func pinned() async throws {
    try await TestGateway.run { gateway in
      let body = """
        {"to": {"users": ["u"]}, "payload": {"aps": {"alert": {"string": "HI"}}}}
        """
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "One"}"#)
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Two"}"#)
      func accepted() async throws -> Int? {
        let id = try await gateway.app(.post, "/notifications", body)["/id"]?.string ?? ""
        return try await gateway.app(.get, "/notifications/\(id)")["/strings_revision"]?.int
      }
      #expect(try await accepted() == 2)
      _ = try await gateway.app(.post, "/strings/revisions/1/activate")
      #expect(try await accepted() == 1)
    }
  }

  @Test("a language override precedes the fallbacks and is reported as the reason")
  func overrides() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.send(
        .put, "/v1/apps/\(TestGateway.app)",
        #"{"fallback_languages": ["en"], "language_overrides": {"sr-Latn": "sr", "ca": "es"}}"#)
      let app = try await gateway.app(.get, "")
      #expect(app["/language_overrides/ca"]?.string == "es")
      let body = #"""
        {"payload": {"aps": {"alert": {"localized": {"en": "e", "sr": "с", "es": "s"}}}},
          "languages": ["sr-Latn-RS", "ca", "sr", "eu"]}
        """#
      let preview = try await gateway.app(.post, "/notifications/preview", body)
      let previews = preview["/previews"]?.elements ?? []
      #expect(previews.map { $0["language"]?.string } == ["sr", "es", "sr", "en"])
      #expect(
        previews.map { $0["reason"]?.string } == ["override", "override", "exact", "app_fallback"])
    }
  }
}
