// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import Testing

@testable import API

/// What every route refuses before it looks at a body.
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

  @Test("a parameter that a route does not know is refused, on every route that asks for a key")
  func unknownParameters() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/ab", #"{"languages": ["en"]}"#)
      for route in APIRoutes.all where !RouteQueries.areRead(by: route) {
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

  @Test("routes read queries where the document says so, and the router has them all")
  func described() {
    let reading = APIRoutes.all.filter(RouteQueries.areRead).map {
      "\($0.method.rawValue) \($0.pattern)"
    }
    #expect(reading.contains("POST /v1/apps/{app}/notifications"))
    #expect(reading.contains("GET /v1/audit") && !reading.contains("GET /metrics"))
  }

  @Test("a compressed body is told from one that is no JSON")
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

  @Test("a key that was bound to an app is not to another app of the name")
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
