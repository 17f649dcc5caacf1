// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import TestSupport
import Testing

@testable import API

/// Conditional requests that affect more than one resource, or that race with another client.
@Suite struct ConditionTests {
  private static func xliff(_ tables: [String]) -> String {
    let files = tables.map { table in
      """
      <file original="App/\(table).strings" source-language="en" target-language="fr" datatype="plaintext"><body>
      <trans-unit id="hi"><source>Hi</source><target>Salut</target></trans-unit></body></file>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\(files.joined())</xliff>
      """
  }

  @Test("an If-Match tag of one table is refused for a file with several tables")
  func tables() async throws {
    try await TestGateway.run { gateway in
      for table in ["Localizable", "Push"] {
        for language in ["en", "fr"] {
          let put = try await gateway.app(
            .put, "/strings/\(language)?table=\(table)", #"{"hi": "Hi"}"#)
          #expect(put.status == 200, "\(put.text)")
        }
      }
      let path = "/v1/apps/\(TestGateway.app)/strings/fr"
      let tag = try #require(try await gateway.send(.get, path).headers[.eTag])
      func put(_ tables: [String], _ conditions: HTTPFields) async throws -> Answer {
        try await gateway.send(
          .put, path + "?format=xliff", Self.xliff(tables), headers: conditions)
      }
      for conditions in [[.ifMatch: tag], [.ifNoneMatch: #""x""#]] as [HTTPFields] {
        let both = try await put(["Localizable", "Push"], conditions)
        #expect(both.status == 422 && both.text.contains("Push"), "\(both.text)")
        #expect(both.pointer?.hasPrefix("header/If-") == true)
      }
      #expect(try await put(["Push"], [.ifNoneMatch: "*"]).status == 412)
      let read = try await gateway.send(.get, path + "?table=Push")
      #expect(read.text == #"{"hi": "Hi"}"#)
      #expect(try await put(["Localizable"], [.ifMatch: tag]).status == 200)
      #expect(try await put(["Localizable", "Push"], [:]).status == 200)
    }
  }

  @Test("an app stored again without changes is deleted under its previous ETag")
  func deletion() async throws {
    try await TestGateway.run { gateway in
      let path = "/v1/apps/\(TestGateway.app)"
      let tag = try #require(try await gateway.send(.get, path).headers[.eTag])
      let wrong = try await gateway.send(.delete, path, headers: [.ifMatch: #""x""#])
      #expect(wrong.status == 412)
      try await gateway.store?.run("UPDATE apps SET source_language = source_language")
      #expect(try await gateway.send(.delete, path, headers: [.ifMatch: tag]).status == 202)
    }
  }

  @Test("If-Unmodified-Since is refused on every route that changes data")
  func dates() async throws {
    try await TestGateway.run { gateway in
      let date: HTTPFields = [.ifUnmodifiedSince: "Fri, 20 Nov 2026 09:00:00 GMT"]
      for (method, path) in [
        (.put, ""), (.patch, ""), (.put, "/strings/en"), (.put, "/devices/aa"),
      ] as [(HTTPRequest.Method, String)] {
        let answer = try await gateway.send(
          method, "/v1/apps/\(TestGateway.app)\(path)", "{}", headers: date)
        #expect(answer.status == 422 && answer.pointer == "header/If-Unmodified-Since", "\(path)")
      }
    }
  }

  @Test("a time outside the years 0001 to 9999 is refused, but readable if stored")
  func times() async throws {
    try await TestGateway.run { gateway in
      for time in ["0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-05:00"] {
        let answer = try await gateway.app(
          .put, "/devices/aa", #"{"registered_at": "\#(time)"}"#)
        #expect(answer.status == 422 && answer.pointer == "/registered_at")
      }
      #expect(
        try await gateway.app(.put, "/devices/aa", #"{"registered_at": "0001-01-01T00:00:00Z"}"#)
          .status == 201)
      // Outside the API's range: stored by another database client.
      try await gateway.store?.run("UPDATE devices SET registered_at = '0002-12-31 23:59 BC'")
      let read = try await gateway.app(.get, "/devices/aa")
      #expect(read["/registered_at"]?.string == "0001-01-01T00:00:00.000Z")
      #expect(try await gateway.app(.get, "/devices").status == 200)
    }
  }
}
