// SPDX-License-Identifier: Apache-2.0
import API
import HTTPTypes
import JSONText
import Postgres
import PushModel
import TestSupport
import Testing

/// Batches over a real PostgreSQL.
@Suite struct BatchRouteTests {
  private static let payload = #""payload": {"aps": {"alert": "Hi"}}"#
  private static let good = #"{"to": {"tokens": ["aa"]}, \#(payload)}"#

  private static func keyed(_ key: String, to token: String = "aa") -> String {
    #"{"to": {"tokens": ["\#(token)"]}, \#(payload), "idempotency_key": "\#(key)"}"#
  }

  private static func key(_ text: String) -> HTTPFields {
    var headers = HTTPFields()
    if let name = HTTPField.Name("Idempotency-Key") { headers[name] = text }
    return headers
  }

  @Test("1000 lines to 1000 devices create 1000 notifications in the order of the lines")
  func thousand() async throws {
    try await TestGateway.run { gateway in
      for number in 1000..<2000 where number % 100 == 0 {
        _ = try await gateway.app(.put, "/devices/\(number)", "{}")
      }
      let body = (1000..<2000).map { number in
        #"{"to": {"tokens": ["\#(number)"]}, "payload": {"aps": {"alert": "\#(number)"}}}"#
      }.joined(separator: "\n")
      let results = try await gateway.batch(body).results
      #expect(results.map { $0["line"]?.int } == Array(1...1000))
      #expect(results.allSatisfy { $0["status"]?.int == 202 })
      for (index, result) in results.enumerated() {
        #expect(result["audience"]?.int == (index % 100 == 0 ? 1 : 0))
      }
      let ids = results.compactMap { $0["id"]?.string }
      #expect(Set(ids).count == 1000 && gateway.wakeUps == 1000)
      for index in [0, 1, 500, 999] {
        let read = try await gateway.app(.get, "/notifications/\(ids[index])")
        #expect(read["/payload/aps/alert"]?.string == "\(1000 + index)")
      }
    }
  }

  /// Invalid lines, with the code and pointer that a single request would receive.
  private static let faulty: [(line: String, pointer: String?)] = [
    ("{", ""), ("[]", ""), ("{}", "/to"), (#"{"to": {"tokens": []}, \#(payload)}"#, "/to"),
    (#"{"to": {"everyone": true}, "payload": {"aps": {"alert": {"localized": {}}}}}"#, nil),
    (#"{"to": {"tokens": ["bb"]}, \#(payload)}"#, "/to/tokens/0"),
    (#"{"to": {"everyone": true}, \#(payload), "zzz": 1}"#, "/zzz"),
    ("\u{FEFF}\(good)", ""),
  ]

  @Test("a faulty line is refused like a single request; the other lines are accepted")
  func faults() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/aa", "{}")
      _ = try await gateway.app(.put, "/devices/bb", #"{"push_type": "voip"}"#)
      let body = Self.faulty.map { "\($0.line)\n\(Self.good)\n" }.joined()
      let results = try await gateway.batch(body).results
      try #require(results.count == 2 * Self.faulty.count)
      for (index, one) in Self.faulty.enumerated() {
        let (refused, taken) = (results[2 * index], results[2 * index + 1])
        let alone = try await gateway.app(.post, "/notifications", one.line)
        #expect(alone.status != 202)
        #expect(refused["status"]?.int == alone.status && refused["code"]?.string == alone.code)
        #expect(refused["pointer"]?.string == alone.pointer)
        if let pointer = one.pointer { #expect(alone.pointer == pointer) }
        #expect(
          refused["errors"].map { Array($0.bytes) } == alone.json?["errors"].map { Array($0.bytes) }
        )
        #expect(refused["request_id"]?.string != nil && refused["id"] == nil)
        #expect(refused.members.count { $0.name == "line" } == 1)
        #expect(refused["line"]?.int == 2 * index + 1)
        #expect(taken["status"]?.int == 202 && taken["audience"]?.int == 1)
      }
      #expect(gateway.wakeUps == Self.faulty.count)
    }
  }

  @Test("a line that is not UTF-8 is a faulty line")
  func invalidText() async throws {
    try await TestGateway.run { gateway in
      let answer = try await gateway.batch(#"{"to": "\uD800"}"# + "\n" + Self.good)
      #expect(answer.results.map { $0["status"]?.int } == [400, 202])
    }
  }

  @Test("each line's key derives from the request's key unless the line has its own")
  func keys() async throws {
    try await TestGateway.run { gateway in
      let body = [Self.good, Self.good, "", Self.keyed("own")].joined(separator: "\n")
      let headers = Self.key(String(repeating: "k", count: 255))
      let first = try await gateway.batch(body, headers: headers).results
      #expect(first.allSatisfy { $0["status"]?.int == 202 && $0["replayed"] == nil })
      #expect(Set(first.compactMap { $0["id"]?.string }).count == 3)
      // A retry that differs only in line endings.
      let again = try await gateway.batch(
        body.replacing("\n", with: "\r\n") + "\r\n", headers: headers
      ).results
      #expect(again.map { $0["id"]?.string } == first.map { $0["id"]?.string })
      #expect(again.allSatisfy { $0["replayed"]?.bool == true })
      #expect(gateway.wakeUps == 3)
      // Different bodies under derived keys and under lines' own keys.
      let other = try await gateway.batch(
        [Self.good, " " + Self.good, "", Self.keyed("own", to: "bb")].joined(separator: "\n"),
        headers: headers
      ).results
      #expect(other.map { $0["status"]?.int } == [202, 422, 422])
      #expect(other.map { $0["code"]?.string } == [nil, "PG4013", "PG4013"])
      #expect(
        other.map { $0["pointer"]?.string } == [nil, "header/Idempotency-Key", "/idempotency_key"])
      // A line's own key counts at any line number and under any request key.
      let moved = try await gateway.batch(Self.keyed("own"), headers: Self.key("another")).results
      #expect(moved.first?["id"]?.string == first.last?["id"]?.string)
      #expect(gateway.wakeUps == 3)
    }
  }

  @Test("a key repeated within a batch creates one notification")
  func twice() async throws {
    try await TestGateway.run { gateway in
      let body = [Self.keyed("a"), Self.keyed("b"), Self.keyed("a"), Self.keyed("b", to: "bb")]
        .joined(separator: "\n")
      let results = try await gateway.batch(body).results
      #expect(results[0]["id"]?.string == results[2]["id"]?.string)
      #expect(results.count { $0["replayed"]?.bool == true } == 1)
      #expect(results.count { $0["code"]?.string == "PG4013" } == 1)
      #expect(gateway.wakeUps == 2)
    }
  }

  @Test("callers cannot choose a key in the form of a derived line key")
  func derivedKeys() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.batch(Self.good, headers: Self.key("k"))
      let known = gateway.store
      let stored: String = try await #require(known).value("SELECT key AS value FROM idempotency")
      #expect(stored.contains(" ") && stored.utf8.count <= 255)
      for key in [stored, "", String(repeating: "k", count: 256), "é", "a b"] {
        let results = try await gateway.batch(Self.keyed(key)).results
        #expect(results.first?["pointer"]?.string == "/idempotency_key", "\(key)")
        #expect(try await gateway.batch(Self.good, headers: Self.key(key)).answer.code == "PG1107")
      }
      for value in ["5", "{}"] {
        let line = #"{"to": {"tokens": ["aa"]}, \#(Self.payload), "idempotency_key": \#(value)}"#
        #expect(try await gateway.batch(line).results.first?["code"]?.string == "PG1103")
      }
      #expect(gateway.wakeUps == 1)
    }
  }

  @Test("a fault in the head is reported before the body; empty bodies have no results")
  func head() async throws {
    try await TestGateway.run { gateway in
      let empty = try await gateway.batch("")
      #expect(empty.answer.status == 200 && empty.results.isEmpty)
      #expect(empty.answer.contentType == "application/x-ndjson")
      #expect(try await gateway.batch("\n\n").results.isEmpty)
      #expect(try await gateway.batch(Self.good, query: "?x=1").answer.pointer == "query/x")
      let path = "/v1/apps/\(TestGateway.app)/notifications/batch"
      #expect(try await gateway.send(.post, path, Self.good, key: nil).code == "PG1201")
      #expect(
        try await gateway.send(.post, "/v1/apps/none/notifications/batch", Self.good).code
          == "PG2001")
      let reader = try await gateway.send(
        .post, "/v1/keys", #"{"name": "r", "scopes": ["read"]}"#)
      let key = try #require(reader["/key"]?.string)
      #expect(try await gateway.send(.post, path, Self.good, key: key).code == "PG1202")
      gateway.set(databaseIsAway: true)
      #expect(try await gateway.batch(Self.good).answer.code == "PG5002")
      #expect(gateway.wakeUps == 0)
    }
  }

  @Test("a batch has at most 1000 lines")
  func tooMany() async throws {
    try await TestGateway.run { gateway in
      let lines = [String](repeating: "{}", count: 1001) + [Self.good, Self.good]
      let results = try await gateway.batch(lines.joined(separator: "\n")).results
      #expect(results.count == 1001 && results[999]["code"]?.string != "PG1109")
      #expect(results.last?["line"]?.int == 1001 && results.last?["code"]?.string == "PG1109")
      #expect(gateway.wakeUps == 0)
    }
  }
}
