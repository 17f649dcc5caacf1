// SPDX-License-Identifier: Apache-2.0
import API
import HTTPTypes
import JSONText
import PushModel
import TLS
import Testing

/// The routes over a real PostgreSQL.
@Suite struct RouteTests {
  private static let token = String(repeating: "ab", count: 32)

  @Test("a time zone must be known to PostgreSQL and is stored in its spelling")
  func timeZones() async throws {
    try await TestGateway.run { gateway in
      let path = "/devices/aa"
      for zone in ["Mars/Olympus", "Asia", "Asia/Taipei/East"] {
        let refused = try await gateway.app(.put, path, #"{"time_zone": "\#(zone)"}"#)
        #expect(refused.status == 422 && refused.pointer == "/time_zone")
        #expect(refused.text.contains("Asia/Taipei"))
        #expect(try await gateway.app(.get, path).status == 404)
      }
      let made = try await gateway.app(.put, path, #"{"time_zone": "asia/TAIPEI"}"#)
      #expect(made.status == 201 && made["/time_zone"]?.string == "Asia/Taipei")
      let refused = try await gateway.app(.patch, path, #"{"time_zone": "Mars/Olympus"}"#)
      #expect(refused.status == 422 && refused.pointer == "/time_zone")
      let patched = try await gateway.app(.patch, path, #"{"time_zone": "america/los_angeles"}"#)
      #expect(patched["/time_zone"]?.string == "America/Los_Angeles")
      let cleared = try await gateway.app(.patch, path, #"{"time_zone": null}"#)
      #expect(cleared.status == 200)
      let read = try await gateway.app(.get, path)
      #expect(read["/time_zone"]?.string == nil)
    }
  }

  @Test("a device is registered, listed, changed and removed")
  func devices() async throws {
    try await TestGateway.run { gateway in
      let path = "/devices/\(Self.token.uppercased())"
      let put = try await gateway.app(
        .put, path,
        #"{"languages": ["fr_CA", "?", "en"], "user": "u-42", "tags": ["b", "a"], "registered_at": "2020-01-02T03:04:05.678Z"}"#
      )
      #expect(put.status == 201)
      #expect(put["/token"]?.string == Self.token)
      #expect(put["/state"]?.string == "active")
      #expect(put.strings("/languages") == ["fr-CA", "en"])
      #expect(put.strings("/ignored_languages") == ["?"])
      #expect(put.strings("/tags") == ["b", "a"])
      #expect(put["/registered_at"]?.string == "2020-01-02T03:04:05.678Z")
      #expect(try await gateway.app(.put, path, #"{"languages": ["de"]}"#).status == 200)

      let get = try await gateway.app(.get, path)
      #expect(get.strings("/languages") == ["de"])
      #expect(get["/user"]?.isNull == true)
      let registered = get["/registered_at"]?.string

      let patch = try await gateway.app(
        .patch, path, #"{"user": "u-1", "tags": ["x"], "languages": ["zh-hant"]}"#)
      #expect(patch.status == 200)
      #expect(patch["/user"]?.string == "u-1")
      #expect(patch.strings("/languages") == ["zh-Hant"])
      #expect(patch["/registered_at"]?.string == registered)

      #expect(try await gateway.app(.delete, path).status == 204)
      for method in [.get, .delete, .patch] as [HTTPRequest.Method] {
        let gone = try await gateway.app(method, path, "{}")
        #expect(gone.status == 404)
        #expect(gone.code == "PG3004")
      }
    }
  }

  @Test("every method refuses an invalid token with its pointer and stores nothing")
  func badTokens() async throws {
    try await TestGateway.run { gateway in
      for (token, hint) in [("abc", "even number"), ("ab-d", "offset 2")] {
        for method in [.put, .get, .patch, .delete] as [HTTPRequest.Method] {
          let answer = try await gateway.app(method, "/devices/\(token)", "{}")
          #expect(answer.status == 422)
          #expect(answer.code == "PG3001")
          #expect(answer.pointer == "path/token")
          #expect(answer["/detail"]?.string?.contains(hint) == true)
        }
      }
      let tooMany = try await gateway.app(
        .put, "/devices/\(Self.token)", "{\"languages\": [\(list(33, "\"fr\""))]}")
      #expect(tooMany.code == "PG3002")
      #expect(try await gateway.app(.get, "/devices")["/devices"]?.elements.count == 0)
    }
  }

  @Test("a device list is filtered and paged by cursor")
  func deviceList() async throws {
    try await TestGateway.run { gateway in
      for number in 10..<35 {
        let language = number % 2 == 0 ? "fr-CA" : "de"
        let user = number < 20 ? "few" : "many"
        _ = try await gateway.app(
          .put, "/devices/\(number)", "{\"languages\": [\"\(language)\"], \"user\": \"\(user)\"}")
      }
      var met: [String] = []
      var target: String? = "/devices?limit=10&language=fr"
      while let path = target {
        let page = try await gateway.app(.get, path)
        met += page["/devices"]?.elements.compactMap { $0["token"]?.string } ?? []
        target = page["/next_cursor"]?.string.map { "/devices?limit=10&language=fr&cursor=\($0)" }
      }
      // A cursor of the broadcast order.
      #expect(met.sorted() == (10..<35).filter { $0 % 2 == 0 }.map(String.init))
      let foreign = try await gateway.app(.get, "/devices?language=fr&cursor=CwE")
      #expect(foreign.code == "PG1108", "\(foreign.text)")
      let few = try await gateway.app(.get, "/devices?user=few&language=de")
      #expect(few["/devices"]?.elements.count == 5)
      #expect(few["/next_cursor"]?.isNull == true)
      let none = try await gateway.app(.get, "/devices?state=unregistered")
      #expect(none.text == #"{"devices":[],"next_cursor":null}"#)
    }
  }

  @Test("a credential is stored, and its private key is never returned")
  func credentials() async throws {
    try await TestGateway.run { gateway in
      let pem = try ES256PrivateKey.generate().pem
      let body =
        #"{"key_id": "ABC123DEFG", "team_id": "TEAM123456", "private_key": "\#(pem.replacing("\n", with: "\\n"))"}"#
      let put = try await gateway.app(.put, "/credentials/sandbox/main", body)
      #expect(put.status == 201)
      #expect(put["/usable"]?.bool == true)
      #expect(try await gateway.app(.put, "/credentials/sandbox/main", body).status == 200)
      let listed = try await gateway.app(.get, "/credentials")
      #expect(listed["/credentials/0/key_id"]?.string == "ABC123DEFG")
      #expect(listed["/credentials/0/environment"]?.string == "sandbox")
      let secret = String(pem.split(separator: "\n")[1])
      #expect(!put.text.contains(secret) && !listed.text.contains(secret))
      #expect(
        try await gateway.app(.put, "/credentials/test/main", body).pointer == "path/environment")
      #expect(
        try await gateway.app(.put, "/credentials/sandbox/a%20b", body).pointer == "path/name")
      #expect(try await gateway.app(.delete, "/credentials/sandbox/main").status == 204)
      #expect(try await gateway.app(.delete, "/credentials/sandbox/main").code == "PG2003")
    }
  }

  @Test("a key is created, used within its scopes and apps, and refused once deleted")
  func keys() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.send(.put, "/v1/apps/com.example.other")
      let made = try await gateway.send(
        .post, "/v1/keys", #"{"name": "app", "scopes": ["read"], "apps": ["com.example.chess"]}"#)
      #expect(made.status == 201)
      let secret = try #require(made["/key"]?.string)
      #expect(secret.wholeMatch(of: /pgk_[A-Za-z0-9_-]{43}/) != nil)
      let id = try #require(made["/id"]?.int)

      #expect(try await gateway.app(.get, "/devices", key: secret).status == 200)
      let apps = try await gateway.send(.get, "/v1/apps", key: secret)
      #expect(apps["/apps"]?.elements.compactMap { $0["app"]?.string } == [TestGateway.app])
      #expect(try await gateway.app(.put, "/devices/ab", "{}", key: secret).code == "PG1202")
      #expect(
        try await gateway.send(.get, "/v1/apps/com.example.other", key: secret).code == "PG1203")
      // A key without access must not learn whether an app exists.
      #expect(
        try await gateway.send(.get, "/v1/apps/com.example.none", key: secret).code == "PG1203")
      #expect(try await gateway.send(.get, "/v1/apps/com.example.none").code == "PG2001")
      #expect(try await gateway.send(.get, "/metrics", key: secret).code == "PG1204")

      let listed = try await gateway.send(.get, "/v1/keys")
      #expect(listed["/keys/0/name"]?.string == "app")
      #expect(!listed.text.contains(secret))
      // A key's id has one spelling.
      for other in ["+\(id)", "0\(id)", "%2B\(id)"] {
        #expect(try await gateway.send(.delete, "/v1/keys/\(other)").code == "PG2005")
      }
      #expect(try await gateway.send(.delete, "/v1/keys/\(id)").status == 204)
      #expect(try await gateway.send(.delete, "/v1/keys/\(id)").code == "PG2005")
      let after = try await gateway.app(.get, "/devices", key: secret)
      #expect(after.status == 401)
      #expect(after.headers[.wwwAuthenticate]?.hasPrefix("Bearer") == true)
      #expect(try await gateway.app(.get, "/devices", key: nil).code == "PG1201")
    }
  }

  @Test("an app is created, changed, and refused at once when deleted")
  func apps() async throws {
    try await TestGateway.run { gateway in
      let path = "/v1/apps/com.example.new"
      #expect(try await gateway.send(.put, path).status == 201)
      let changed = try await gateway.send(.put, path, #"{"source_language": "de"}"#)
      #expect(changed.status == 200)
      #expect(changed["/source_language"]?.string == "de")
      #expect(try await gateway.send(.get, path)["/app"]?.string == "com.example.new")
      #expect(try await gateway.send(.put, "/v1/apps/-x").code == "PG2002")
      #expect(try await gateway.send(.delete, path).status == 202)
      #expect(try await gateway.send(.get, path).code == "PG2001")
      #expect(try await gateway.send(.put, path).status == 201)
    }
  }

  @Test("while the database is unavailable, requests that need it are refused after authentication")
  func databaseAway() async throws {
    try await TestGateway.run { gateway in
      gateway.set(databaseIsAway: true)
      for (method, path) in [
        (.get, "/devices"), (.get, "/notifications"), (.post, "/notifications"),
        (.put, "/devices/\(String(repeating: "a1", count: 32))"), (.get, "/strings"),
      ] as [(HTTPRequest.Method, String)] {
        let answer = try await gateway.app(method, path, "{}")
        #expect(answer.status == 503, "\(method) \(path)")
        #expect(answer.code == "PG5002")
        #expect(try await gateway.app(method, path, "{}", key: "wrong").status == 401)
      }
      for path in ["/", "/metrics", "/healthz", "/readyz", "/openapi.json"] {
        #expect(try await gateway.send(.get, path).status == 200, "\(path)")
      }
      gateway.set(databaseIsAway: false)
      #expect(try await gateway.app(.get, "/devices").status == 200)
    }
  }

  @Test("operating routes without confidential data answer without a key")
  func operation() async throws {
    try await TestGateway.run { gateway in
      #expect(try await gateway.send(.get, "/healthz", key: nil)["/status"]?.string == "ok")
      let root = try await gateway.send(.get, "/", key: nil)
      #expect(root["/name"]?.string == "pushgate" && root["/version"]?.string != nil)
      for link in ["openapi", "errors", "health", "readiness"] {
        let path = try #require(root["/links/\(link)"]?.string, "\(root.text)")
        #expect(try await gateway.send(.get, path, key: nil).status == 200, "\(path)")
      }
      #expect(
        try await gateway.send(.get, "/openapi.json", key: nil)["/openapi"]?.string == "3.1.0")
      #expect(try await gateway.send(.get, "/metrics", key: nil).status == 401)
      #expect(try await gateway.send(.get, "/metrics").text == "pushgate_up 1\n")
      gateway.set(ReadinessReport(notes: [.init("apns", isGood: false, "refused")]))
      let ready = try await gateway.send(.get, "/readyz", key: nil)
      #expect(ready.status == 200)
      // Notes for operators require a key that is bound to no app.
      #expect(ready["/notes"]?.elements.isEmpty == true)
      #expect(try await gateway.send(.get, "/readyz", key: "wrong")["/notes/0"] == nil)
      #expect(try await gateway.send(.get, "/readyz")["/notes/0/good"]?.bool == false)
      for report in [
        ReadinessReport(isDraining: true), ReadinessReport(hasDatabase: false),
        ReadinessReport(hasRightSchema: false),
      ] {
        gateway.set(report)
        #expect(try await gateway.send(.get, "/readyz", key: nil).status == 503)
      }
    }
  }
}
