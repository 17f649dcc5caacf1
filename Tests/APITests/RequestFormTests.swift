// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import Testing

@testable import API

/// Checks of every route before the body is parsed.
@Suite struct RequestFormTests {
  private static func target(_ route: APIRoute) -> String {
    var target = route.pattern.replacing("{app}", with: TestGateway.app)
    for (name, value) in [
      ("token", "ab"), ("environment", "sandbox"), ("language", "en"), ("revision", "1"),
      ("id", "00000000-0000-7000-8000-000000000000"), ("channel", "a"), ("user", "ann"),
      ("erasure", "1"), ("name", "main"),
    ] { target = target.replacing("{\(name)}", with: value) }
    return target
  }

  @Test("an unknown parameter is refused on every authenticated route")
  func unknownParameters() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/ab", #"{"languages": ["en"]}"#)
      for route in APIRoutes.all where !RouteInputs.hasQuery(route) {
        let answer = try await gateway.send(route.method, Self.target(route) + "?nonsense=1")
        if route.access == .open {
          #expect(answer.status == 200, "\(route.pattern)")
        } else {
          #expect(
            answer.status == 422 && answer["/pointer"]?.string == "query/nonsense",
            "\(route.method) \(route.pattern): \(answer.text)")
        }
      }
      for path in [
        "", "/devices", "/devices/counts", "/devices/export", "/strings", "/strings/coverage",
        "/strings/revisions", "/notifications", "/credentials", "/channels", "/pruning",
      ] {
        let answer = try await gateway.app(.get, path + "?nonsense=1")
        #expect(answer["/code"]?.string == "PG1107", "\(path): \(answer.text)")
      }
      let body = #"{"to": {"tokens": ["ab"]}, "payload": {"aps": {"alert": "Hi"}}}"#
      let twice = try await gateway.app(.post, "/notifications?dryrun=true", body)
      #expect(twice.status == 422)
      let listed = try await gateway.app(.get, "/notifications")
      #expect(listed["/notifications"]?.elements.isEmpty == true)
    }
  }

  @Test("members of a body are refused on routes without one, and an empty object is accepted")
  func bodies() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/ab", #"{"languages": ["en"]}"#)
      let routes = APIRoutes.all.filter {
        $0.method != .get && $0.access != .open && !RouteInputs.hasBody($0)
      }
      #expect(routes.contains { $0.pattern.hasSuffix("/pruning/resume") })
      for route in routes {
        let answer = try await gateway.send(
          route.method, Self.target(route), #"{"environment": "sandbox"}"#)
        #expect(
          answer.status == 422 && answer["/pointer"]?.string == "/environment",
          "\(route.method) \(route.pattern): \(answer.text)")
      }
      #expect(try await gateway.app(.post, "/pruning/resume", "{}").status == 200)
      #expect(try await gateway.app(.post, "/pruning/resume", "[]").status == 422)
    }
  }

  @Test("the router provides queries exactly to the routes that document parameters")
  func described() {
    let reading = APIRoutes.all.filter(RouteInputs.hasQuery).map {
      "\($0.method.rawValue) \($0.pattern)"
    }
    #expect(reading.contains("POST /v1/apps/{app}/notifications"))
    #expect(reading.contains("GET /v1/audit") && !reading.contains("GET /metrics"))
  }

  @Test("a compressed body is distinguished from invalid JSON")
  func encodings() async throws {
    try await TestGateway.run { gateway in
      for encoding in ["gzip", "br", "GZIP, identity"] {
        let answer = try await gateway.send(
          .put, "/v1/apps/\(TestGateway.app)/devices/ab", bytes: [0x1F, 0x8B, 8],
          headers: [.contentEncoding: encoding])
        #expect(answer.status == 415 && answer["/code"]?.string == "PG1112")
        #expect(answer.headers[.acceptEncoding] == "identity")
      }
      let plain = try await gateway.send(
        .put, "/v1/apps/\(TestGateway.app)/devices/ab", "{}",
        headers: [.contentEncoding: "identity"])
      #expect(plain.status == 201)
    }
  }

  @Test("HTML form media types are refused on every route with a body")
  func formTypes() async throws {
    try await TestGateway.run { gateway in
      for route in APIRoutes.all where route.method == .post || route.method == .put {
        for type in ["application/x-www-form-urlencoded", "multipart/form-data; boundary=a"] {
          let answer = try await gateway.send(
            route.method, Self.target(route), "{}", headers: [.contentType: type])
          #expect(
            answer.status == 415 && answer["/pointer"]?.string == "header/Content-Type",
            "\(route.method) \(route.pattern): \(answer.text)")
        }
      }
    }
  }

  @Test("a route accepts its documented media types, and a body without a type")
  func types() async throws {
    try await TestGateway.run { gateway in
      let device = "/devices/ab"
      for (type, status) in [
        ("application/json", 201), ("application/json; charset=utf-8", 200), ("text/json", 200),
        ("application/merge-patch+json", 200), ("text/plain", 415), ("text/csv", 415),
      ] {
        let answer = try await gateway.send(
          .put, "/v1/apps/\(TestGateway.app)\(device)", #"{"languages": ["en"]}"#,
          headers: [.contentType: type])
        #expect(answer.status == status, "\(type): \(answer.text)")
      }
      let notification = #"{"to": {"tokens": ["ab"]}, "payload": {"aps": {"alert": "Hi"}}}"#
      for (path, type, body, status) in [
        ("/notifications/batch", "application/x-ndjson", notification, 200),
        ("/notifications/batch", "text/plain", notification, 415),
        ("/devices/import", "text/csv", "token\nab", 200),
        ("/devices/import", "text/plain", "", 415),
        ("/devices/import?format=tokens", "text/plain", "ab", 200),
      ] {
        let answer = try await gateway.send(
          .post, "/v1/apps/\(TestGateway.app)\(path)", body, headers: [.contentType: type])
        #expect(answer.status == status, "\(path) \(type): \(answer.text)")
      }
      let strings = try await gateway.send(
        .put, "/v1/apps/\(TestGateway.app)/strings/fr", #""a" = "b";"#,
        headers: [.contentType: "text/plain"])
      #expect(strings.status == 200, "\(strings.text)")
    }
  }

  @Test("cross-site browser requests are refused on authenticated routes")
  func otherSites() async throws {
    let (fetchSite, host) = (
      HTTPField.Name("Sec-Fetch-Site")!, HTTPField.Name("Host")!
    )
    try await TestGateway.run { gateway in
      for (headers, isRefused) in [
        ([:], false),
        ([fetchSite: "same-origin"], false),
        ([fetchSite: "cross-site"], true),
        ([host: "push.example", .origin: "https://push.example"], false),
        ([host: "push.example:8080", .origin: "http://push.example:8080"], false),
        ([host: "push.example", .origin: "https://push.example:443"], false),
        ([host: "Push.Example:443", .origin: "https://push.example"], false),
        ([host: "push.example", .origin: "https://push.example.evil.example"], true),
        ([host: "push.example", .origin: "https://evil.example"], true),
        ([host: "push.example:8080", .origin: "http://push.example:9090"], true),
        ([host: "push.example", .origin: "null"], true),
        ([host: "push.example", .origin: "push.example"], true),
        ([.origin: "https://push.example"], true),
      ] as [(HTTPFields, Bool)] {
        let answer = try await gateway.send(.get, "/v1/apps", headers: headers)
        #expect(answer.status == (isRefused ? 403 : 200), "\(headers)")
        if isRefused { #expect(answer.code == "PG1021") }
        // Other sites may link to the page of a problem type.
        #expect(try await gateway.send(.get, "/docs/errors.md", headers: headers).status == 200)
      }
    }
  }

  @Test("without API keys only loopback host names are answered")
  func loopbackNames() async throws {
    let host = HTTPField.Name("Host")!
    try await TestGateway.run(insecureNoAuth: true) { gateway in
      for (name, status) in [
        ("localhost", 200), ("localhost:8080", 200), ("gateway.localhost:8080", 200),
        ("127.0.0.1:8080", 200), ("127.1.2.3", 200), ("[::1]:8080", 200), ("LOCALHOST", 200),
        ("evil.example", 403), ("localhost.evil.example", 403), ("127.0.0.1.evil.example", 403),
        ("10.0.0.1", 403), ("", 403),
      ] {
        let answer = try await gateway.send(.get, "/v1/apps", key: nil, headers: [host: name])
        #expect(answer.status == status, "\(name): \(answer.text)")
      }
      #expect(try await gateway.send(.get, "/v1/apps", key: nil).status == 403)
      #expect(
        try await gateway.send(.get, "/healthz", key: nil, headers: [host: "a.example"]).status
          == 200)
    }
  }

  @Test("of very many unknown members the first ones are reported")
  func manyUnknownMembers() async throws {
    try await TestGateway.run { gateway in
      let unknown = (0..<5_000).map { "\"n\($0)\": 1" }.joined(separator: ",")
      let answer = try await gateway.app(.put, "/devices/ab", "{\(unknown)}")
      #expect(answer.status == 422 && answer["/pointer"]?.string == "/n0", "\(answer.text)")
      #expect(answer["/errors"]?.elements.count == Faults.maximum)
    }
  }

  @Test("messages are not built for faults beyond the reported number")
  func unwordedFaults() {
    var faults = Faults()
    var worded = 0
    func word() -> String {
      worded += 1
      return "expected something else"
    }
    for _ in 0..<(3 * Faults.maximum) { faults.add(.invalidValue, at: "/a", word()) }
    #expect(worded == Faults.maximum && faults.list.count == Faults.maximum)
  }

  @Test("a key bound to a deleted app cannot access a new app of equal name")
  func deletedApps() async throws {
    try await TestGateway.run { gateway in
      let made = try await gateway.send(
        .post, "/v1/keys",
        #"{"name": "bound", "scopes": ["read"], "apps": ["\#(TestGateway.app)", "com.example.other"]}"#
      )
      let key = try #require(made["/key"]?.string)
      _ = try await gateway.send(.put, "/v1/apps/com.example.other", "{}")
      let path = "/v1/apps/\(TestGateway.app)"
      #expect(try await gateway.send(.get, path, key: key).status == 200)
      #expect(try await gateway.send(.delete, path).status == 202)
      #expect(try await gateway.send(.put, path, "{}").status == 201)
      let refused = try await gateway.send(.get, path, key: key)
      #expect(refused.status == 403, "\(refused.text)")
      #expect(try await gateway.send(.get, "/v1/apps/com.example.other", key: key).status == 200)
    }
  }
}
