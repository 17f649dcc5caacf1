// SPDX-License-Identifier: Apache-2.0
import API
import HTTPServer
import HTTPTypes
import JSONText
import Postgres
import PushModel
import TestSupport
import Testing

/// Imports and exports over a real PostgreSQL.
@Suite struct ImportRouteTests {
  private static let path = "/devices/import"

  private static func type(_ text: String) -> HTTPFields { [.contentType: text] }

  private static func post(
    _ gateway: isolated TestGateway, _ body: String, query: String = "",
    type: String = "application/x-ndjson"
  ) async throws -> (answer: Answer, results: [JSONValue]) {
    let (answer, results, _) = try await gateway.lines(
      .post, path, query: query, Array(body.utf8), headers: Self.type(type))
    return (answer, results)
  }

  private static func counts(_ result: JSONValue?) -> [Int?] {
    ["lines", "imported", "unchanged", "skipped", "bad"].map { result?[$0]?.int }
  }

  @Test("valid lines are stored, and each invalid one is reported by number and field")
  func lines() async throws {
    try await TestGateway.run { gateway in
      let body = """
        {"token": "aa", "user": "ann", "languages": ["de"]}
        {"token": "zz"}

        {
        {"token": "bb", "time_zone": "asia/taipei"}
        {"token": "cc", "time_zone": "Nowhere/Else"}
        {"token": "dd", "usr": 1, "tags": "x"}
        """
      let (answer, results) = try await Self.post(gateway, body)
      #expect(answer.status == 200 && answer.contentType == "application/x-ndjson")
      let faults = results.filter { $0["error"] != nil }
      #expect(faults.map { $0["line"]?.int } == [2, 4, 6, 7])
      #expect(
        faults.map { $0["error"]?["code"]?.string } == ["PG3001", "PG1101", "PG1105", "PG1102"])
      #expect(
        faults.map { $0["error"]?["pointer"]?.string } == ["/token", "", "/time_zone", "/usr"])
      #expect(faults[3]["error"]?["errors"]?.elements.count == 2)
      #expect(results[4]["committed"]?["through_line"]?.int == 7)
      #expect(Self.counts(results.last?["done"]) == [7, 2, 0, 0, 4])
      let device = try await gateway.app(.get, "/devices/aa")
      #expect(device["/user"]?.string == "ann" && device.strings("/languages") == ["de"])
      #expect(device["/registered_at"]?.string == "1970-01-01T00:00:00.000Z")
      #expect(try await gateway.app(.get, "/devices/bb")["/time_zone"]?.string == "Asia/Taipei")
      let again = try await Self.post(gateway, body)
      #expect(Self.counts(again.results.last?["done"]) == [7, 0, 2, 0, 4])
      // Continues at a given line.
      let rest = try await Self.post(gateway, body, query: "?from_line=5")
      #expect(Self.counts(rest.results.last?["done"]) == [7, 0, 1, 0, 2])
      let nothing = try await Self.post(gateway, "")
      #expect(nothing.results.count == 1)
      #expect(Self.counts(nothing.results.last?["done"]) == [0, 0, 0, 0, 0])
    }
  }

  @Test("faults of the whole import determine the response status")
  func refused() async throws {
    try await TestGateway.run { gateway in
      func code(_ body: String, _ query: String, _ type: String) async throws -> String? {
        try await Self.post(gateway, body, query: query, type: type).answer.code
      }
      #expect(try await code("", "", "image/png") == "PG1111")
      #expect(try await code("", "?format=xml", "text/csv") == "PG1107")
      #expect(try await code("", "?from_line=0", "text/csv") == "PG1107")
      #expect(try await code("", "?language=!", "text/csv") == "PG1107")
      #expect(try await code("token,usr\n", "", "text/csv") == "PG1102")
      #expect(try await code("user\n", "", "text/csv; charset=utf-8") == "PG1104")
      #expect(try await code("", "?empty=true", "text/csv") == nil)
      _ = try await gateway.app(.put, "/devices/aa", "{}")
      #expect(try await code("", "?empty=true", "text/csv") == "PG3007")
      // Each refused import released its slot.
      #expect(try await code("aa\n", "?format=tokens", "image/png") == nil)
      let reader = try await gateway.send(
        .post, "/v1/keys", #"{"name": "r", "scopes": ["read"]}"#)
      let key = try #require(reader["/key"]?.string)
      #expect(try await gateway.app(.post, Self.path, "", key: key).code == "PG1202")
    }
  }

  @Test("one import and one export run at a time")
  func places() async throws {
    try await TestGateway.run { gateway in
      // An answer that is never read occupies its slot until it is dropped.
      let held = try await gateway.begin(.post, Self.path, "aa\n", query: "?format=tokens")
      let second = try await Self.post(gateway, "{}")
      #expect(second.answer.code == "PG5009" && second.answer.headers[.retryAfter] == "10")
      let export = try await gateway.begin(.get, "/devices/export")
      #expect(try await gateway.app(.get, "/devices/export").code == "PG5009")
      #expect(held.status == 200 && export.status == 200)
    }
    try await TestGateway.run { gateway in
      for _ in 1...2 {
        let status = try await gateway.begin(.get, "/devices/export").status
        #expect(status == 200)
      }
    }
  }

  @Test("a gateway shutdown and a database failure report the line to continue from")
  func stopped() async throws {
    try await TestGateway.run { gateway in
      let known = gateway.store
      let store = try #require(known)
      try await store.run("ALTER TABLE devices ADD CONSTRAINT no CHECK (token <> '\\xff')")
      let failed = try await Self.post(gateway, "aa\nff\n", query: "?format=tokens")
      let stop = failed.results.last?["stopped"]
      #expect(stop?["from_line"]?.int == 1 && stop?["error"]?["code"]?.string == "PG5003")
      gateway.events.end()
      let stopped = try await Self.post(gateway, "aa\nbb\n", query: "?format=tokens&from_line=2")
      let last = stopped.results.last?["stopped"]
      #expect(last?["from_line"]?.int == 2 && last?["error"]?["code"]?.string == "PG5010")
      #expect(try await store.count("devices") == 0)
    }
  }

  @Test("an idle import stops, reports the line to continue from, and releases its slot")
  func idle() async throws {
    try await TestGateway.run { gateway in
      gateway.set(importIdle: .seconds(1))
      let (answer, results, _) = try await gateway.lines(
        .post, Self.path, query: "?format=tokens", Array("aa\nbb\n".utf8), thenIsSilent: true)
      #expect(answer.status == 200)
      let stop = results.last?["stopped"]
      #expect(stop?["error"]?["code"]?.string == "PG1007")
      #expect(stop?["from_line"]?.int == 1 && stop?["lines"]?.int == 2)
      gateway.set(importIdle: .seconds(60))
      let next = try await Self.post(gateway, "aa\nbb\n", query: "?format=tokens")
      #expect(Self.counts(next.results.last?["done"]) == [2, 2, 0, 0, 0])
    }
  }

  @Test("an import of an export restores the exported rows", arguments: ["ndjson", "csv"])
  func roundTrip(format: String) async throws {
    try await TestGateway.run { gateway in
      let known = gateway.store
      let store = try #require(known)
      let bodies = [
        #"{"languages": ["zh-Hant-TW", "en"], "user": "a,\"b\"", "tags": ["x", "y z"], "time_zone": "Asia/Taipei"}"#,
        #"{"environment": "sandbox", "push_type": "voip", "tags": ["a;b", "[c", "d,e"], "app_version": "3.2"}"#,
        #"{"languages": [], "user": "é🎲\\N", "registered_at": "2001-02-03T04:05:06.000007Z"}"#,
        "{}", "{}",
      ]
      for (index, body) in bodies.enumerated() {
        _ = try await gateway.app(.put, "/devices/0\(index)", body)
      }
      let app = gateway.appID
      try await store.fill(try #require(app), count: 1234)
      try await store.run(
        """
        UPDATE devices SET state = 3, state_reason = 'Unregistered', unregistered_at = now() WHERE token = '\\x03';
        UPDATE devices SET state = 2, state_reason = 'BadDeviceToken', environment_source = 4 WHERE token = '\\x04';
        UPDATE devices SET registered_at = '2026-01-02T03:04:05.678901Z' WHERE token <> '\\x02'
        """)
      let rows = """
        SELECT md5(string_agg(t::text, ';' ORDER BY token)) FROM (SELECT token, bucket, language_list, environment,
          environment_source, token_kind, state, state_reason, unregistered_at, user_id, tags, time_zone,
          app_version, registered_at FROM devices) t
        """
      let before: String = try await store.value("\(unsafeSQL: rows)")
      let (answer, devices, file) = try await gateway.lines(
        .get, "/devices/export", query: "?format=\(format)")
      #expect(answer.status == 200)
      #expect(file.split(whereSeparator: \.isNewline).count == 1239 + (format == "csv" ? 1 : 0))
      if format == "ndjson" { #expect(Set(devices.map { $0["token"]?.string }).count == 1239) }
      let type = format == "csv" ? "text/csv" : "application/x-ndjson"
      // The import stored nothing new here; an empty app receives equal rows.
      let again = try await Self.post(gateway, file, type: type)
      #expect(Self.counts(again.results.last?["done"])[1...] == [0, 1239, 0, 0])
      try await store.run("DELETE FROM devices")
      let anew = try await Self.post(gateway, file, query: "?empty=true", type: type)
      #expect(Self.counts(anew.results.last?["done"])[1...] == [1239, 0, 0, 0])
      let after: String = try await store.value("\(unsafeSQL: rows)")
      #expect(before == after)
    }
  }

  @Test("an export continues after a token, and filters act as in device lists")
  func after() async throws {
    try await TestGateway.run { gateway in
      for number in 10..<30 {
        _ = try await gateway.app(
          .put, "/devices/\(number)", #"{"tags": ["\#(number % 2 == 0 ? "even" : "odd")"]}"#)
      }
      func tokens(_ query: String) async throws -> [String] {
        try await gateway.lines(.get, "/devices/export", query: query).results
          .compactMap { $0["token"]?.string }
      }
      let all = try await tokens("")
      #expect(all == (10..<30).map { "\($0)" })
      #expect(try await tokens("?after=14") == (15..<30).map { "\($0)" })
      let even = try await tokens("?tag=even")
      #expect(Set(even) == Set((10..<30).filter { $0 % 2 == 0 }.map { "\($0)" }))
      #expect(try await tokens("?tag=even&after=\(even[3])") == Array(even[4...]))
      #expect(try await gateway.app(.get, "/devices/export?after=x").pointer == "query/after")
      #expect(try await gateway.app(.get, "/devices/export?limit=5").pointer == "query/limit")
    }
  }
}
