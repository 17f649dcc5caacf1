// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Testing

@testable import API

/// Several strings tables of one app, over the API.
@Suite(.serialized) struct StringsTableRouteTests {
  @Test("a table is uploaded, listed, read and removed by name; other tables are unchanged")
  func tables() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Hi", "BYE": "Bye"}"#)
      let put = try await gateway.app(.put, "/strings/en?table=Push", #"{"HI": "Hi, %@"}"#)
      #expect(put["/table"]?.string == "Push" && put["/keys"]?.int == 1)
      #expect(put["/languages/0/table"]?.string == "Push" && put["/languages/0/strings"]?.int == 1)
      // The default table has a name.
      let same = try await gateway.app(
        .put, "/strings/en?table=Localizable", #"{"HI": "Hi", "BYE": "Bye"}"#)
      #expect(same["/stored"]?.bool == false && same["/table"]?.string == "Localizable")
      let held = try await gateway.app(.put, "/strings/fr?table=Push", #"{"HI": "%d", "X": "x"}"#)
      #expect(held["/excluded/0/table"]?.string == "Push" && held["/excluded_count"]?.int == 1)
      let usual = try await gateway.app(.get, "/strings")
      #expect(usual.strings("/languages") == ["en"])
      #expect(usual.strings("/tables") == ["Localizable", "Push"])
      let listed = try await gateway.app(.get, "/strings?table=Push")
      #expect(listed.strings("/languages") == ["en", "fr"] && listed["/table"]?.string == "Push")
      #expect(try await gateway.app(.get, "/strings/en").text == #"{"HI": "Hi", "BYE": "Bye"}"#)
      #expect(try await gateway.app(.get, "/strings/en?table=Push").text == #"{"HI": "Hi, %@"}"#)
      #expect(try await gateway.app(.get, "/strings/fr").code == "PG2006")
      let coverage = try await gateway.app(.get, "/strings/coverage?table=Push")
      #expect(coverage["/keys"]?.int == 1 && coverage["/languages/1/excluded"]?.int == 1)
      #expect(try await gateway.app(.get, "/strings/coverage")["/languages"]?.elements.count == 1)
      let revision = try await gateway.app(.get, "/strings/revisions/3")
      #expect(revision.strings("/tables") == ["Localizable", "Push"])
      #expect(revision.strings("/languages") == ["en", "fr"] && revision["/keys"]?.int == 4)
      #expect(try await gateway.app(.delete, "/strings/fr").code == "PG2006")
      #expect(try await gateway.app(.delete, "/strings/fr?table=Push").status == 204)
      #expect(try await gateway.app(.delete, "/strings/en?table=Push").status == 204)
      #expect(try await gateway.app(.get, "/strings").strings("/tables") == ["Localizable"])
      for name in ["", "a%2Fb", "a%0Ab", String(repeating: "n", count: 129)] {
        let refused = try await gateway.app(.put, "/strings/en?table=\(name)", "{}")
        #expect(refused.code == "PG1107" && refused.pointer == "query/table", "\(name)")
      }
    }
  }

  @Test("a String Catalog replaces all languages of its table")
  func catalogues() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Hi"}"#)
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Ah"}}}}}}
        """
      let put = try await gateway.app(.put, "/strings?table=My%20Table", catalog)
      #expect(put["/table"]?.string == "My Table" && put["/keys"]?.int == 1)
      let listed = try await gateway.app(.get, "/strings?table=My%20Table")
      #expect(listed.strings("/languages") == ["de", "en"])
      #expect(try await gateway.app(.get, "/strings").strings("/languages") == ["en"])
      let empty = #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#
      #expect(try await gateway.app(.put, "/strings?table=My%20Table", empty).code == "PG2007")
      #expect(try await gateway.app(.get, "/strings/en").text == #"{"HI": "Hi"}"#)
    }
  }

  @Test("a request names a table per key; its language may come from any table")
  func requests() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Hi"}"#)
      for (language, hi) in [("en", "Hi, %@"), ("fr", "Salut, %@")] {
        _ = try await gateway.app(
          .put, "/strings/\(language)?table=Push",
          "{\"HI\": \"\(hi)\", \"S\": \"\(language).aiff\"}")
      }
      func preview(_ alert: String, _ more: String = "") async throws -> Answer {
        let payload = "{\"aps\": {\"alert\": \(alert), \"sound\": \"s\"}}"
        return try await gateway.app(
          .post, "/notifications/preview",
          "{\"languages\": [[\"fr-CA\"]], \"payload\": \(payload)\(more)}")
      }
      let body = #"{"string": "HI", "table": "Push", "args": ["Ann"]}"#
      let pushed = try await preview("{\"body\": \(body)}")
      #expect(pushed.text.contains("Salut, Ann"))
      let usual = try await preview(#"{"body": {"string": "HI", "table": "Localizable"}}"#)
      #expect(usual["/previews/0/payload/aps/alert/body"]?.string == "Hi")
      let mixed = try await preview("{\"title\": {\"string\": \"HI\"}, \"body\": \(body)}")
      #expect(mixed.text.contains("Hi, Ann"))
      let sound = try await preview(
        "{\"body\": \(body)}",
        #", "localize": {"/aps/sound": {"string": "S", "table": "Push"}}"#)
      #expect(sound.text.contains("fr.aiff"))
      let unknown = try await preview(#"{"body": {"string": "HI", "table": "Other"}}"#)
      #expect(unknown.code == "PG4005" && unknown.text.contains("the table Other of"))
      let unfit = try await preview(#"{"body": {"string": "HI", "table": "Push"}}"#)
      #expect(unfit.status == 422)
      let bad = try await preview(#"{"body": {"string": "HI", "table": "a/b"}}"#)
      #expect(bad.status == 422 && bad.pointer?.hasSuffix("/body/table") == true)
    }
  }
}
