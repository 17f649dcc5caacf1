// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import Storage
import TLS
import TestSupport
import Testing

@testable import API

/// openapi.json against a gateway that is asked everything there is to ask. What is answered is held
/// to the document by `TestGateway.send`, in every test; here nothing described stays unanswered.
@Suite struct ContractTests {
  private static let token = String(repeating: "ab", count: 32)

  @Test("every operation answers as described, and every described member is answered by something")
  func everything() async throws {
    try await TestGateway.run { gateway in
      try await refusals(gateway)
      try await operators(gateway)
      try await strings(gateway)
      try await devices(gateway)
      try await notifications(gateway)
      try await previews(gateway)
      try await operation(gateway)
      try await removals(gateway)
      let described = Described()
      let silent = described.answers.subtracting(gateway.contract.answered)
      #expect(silent.isEmpty, "described and never answered: \(silent.sorted())")
      let unmet = described.members.subtracting(gateway.contract.met)
      #expect(unmet.isEmpty, "described and never answered: \(unmet.sorted())")
    }
  }

  /// What the document says of answers.
  private struct Described {
    /// Operations with each status that is named.
    var answers: Set<String> = []
    /// Pointers of the members of every answer.
    var members: Set<String> = []

    init(_ document: OpenAPIDocument = .served) {
      for operation in document.operations {
        for status in operation.value["responses"]?.members.map(\.name) ?? [] {
          if status != "default" { answers.insert("\(operation.name) \(status)") }
          let schemas = document.response(operation, Int(status) ?? 500)?.compactMap(\.schema) ?? []
          for place in schemas.flatMap(document.schemas) {
            members.formUnion(place["properties"]?.members.map(\.place.pointer) ?? [])
          }
        }
      }
      members = members.filter { !$0.hasPrefix(SchemaWalk.open) }
    }
  }

  private func refusals(_ gateway: isolated TestGateway) async throws {
    for route in APIRoutes.all where route.access != .open {
      let path = route.pattern.replacing("{app}", with: TestGateway.app)
        .replacing("{token}", with: Self.token).replacing("{id}", with: "1")
      #expect(try await gateway.send(route.method, path, key: nil).status == 401)
    }
    #expect(try await gateway.app(.post, "/notifications", "{").code == "PG1101")
    #expect(try await gateway.app(.post, "/notifications", "{}")["/errors/1/code"] != nil)
    let long = String(repeating: "x", count: 5_000)
    let large =
      #"{"to": {"everyone": true}, "payload": {"aps": {"alert": {"localized": {"en": "\#(long)"}}}}}"#
    #expect(try await gateway.app(.post, "/notifications", large)["/sizes/en"] != nil)
  }

  private func operators(_ gateway: isolated TestGateway) async throws {
    let app =
      #"{"fallback_languages": ["en"], "source_language": "en", "language_overrides": {"ca": "es"}, "max_rate": 250}"#
    #expect(try await gateway.app(.put, "", app).status == 200)
    #expect(try await gateway.send(.put, "/v1/apps/com.example.other", app).status == 201)
    _ = try await gateway.send(.get, "/v1/apps?limit=1")
    let rate = try await gateway.app(.patch, "", #"{"max_rate": null, "source_language": "en"}"#)
    #expect(rate.status == 200 && rate["/max_rate"]?.isNull == true)
    _ = try await gateway.app(.get, "")
    let pem = try ES256PrivateKey.generate().pem.replacing("\n", with: "\\n")
    let credential =
      #"{"key_id": "ABCDE12345", "team_id": "TEAM123456", "private_key": "\#(pem)"}"#
    for status in [201, 200] {
      let path = "/credentials/production/main"
      #expect(try await gateway.app(.put, path, credential).status == status)
    }
    _ = try await gateway.app(.get, "/credentials")
    let key = #"{"name": "backend", "scopes": ["read", "notify"], "apps": ["\#(TestGateway.app)"]}"#
    #expect(try await gateway.send(.post, "/v1/keys", key).status == 201)
    _ = try await gateway.send(.get, "/v1/keys")
  }

  private func strings(_ gateway: isolated TestGateway) async throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "HI": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hi, %@"}}}},
        "NEW": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "New"}}}}}}
      """
    #expect(try await gateway.app(.put, "/strings", catalog).status == 200)
    let arabic = #"""
      {"HI": "%@", "NEW": {"zero": "%d", "one": "%d", "two": "%d", "few": "%d", "many": "%d", "other": "%d"},
       "N": {"format": "%#@n@", "variables": {"n": {"argument": 1, "specifier": "d", "other": "%d"}}}}
      """#
    let english =
      #"{"HI": "Hi, %@", "NEW": {"one": "%d", "other": "%d"}, "N": {"format": "%#@n@", "variables": {"n": {"argument": 1, "specifier": "d", "one": "%d", "other": "%d"}}}}"#
    #expect(try await gateway.app(.put, "/strings/en", english).status == 200)
    let stored = try await gateway.app(.put, "/strings/ar", arabic)
    #expect(stored.status == 200, "\(stored.text)")
    _ = try await gateway.app(.put, "/strings/fr?dry_run=true", "HI = \"Salut, %@\";\nHI = \"%@\";")
    _ = try await gateway.app(.put, "/strings/fr", "HI = \"%d\";\nGONE = \"x\";")
    _ = try await gateway.app(.get, "/strings/ar")
    _ = try await gateway.app(.get, "/strings")
    _ = try await gateway.app(.get, "/strings/coverage")
    _ = try await gateway.app(.get, "/strings/revisions?limit=1")
    _ = try await gateway.app(.get, "/strings/revisions/1")
    #expect(try await gateway.app(.post, "/strings/revisions/1/activate").status == 200)
    #expect(try await gateway.app(.post, "/strings/revisions/3/activate").status == 200)
  }

  private func devices(_ gateway: isolated TestGateway) async throws {
    let body = #"""
      {"languages": ["fr", "?"], "environment": "production", "user": "ann", "push_type": "alert",
       "tags": ["beta"], "time_zone": "Asia/Taipei", "app_version": "1.2",
       "registered_at": "2020-01-02T03:04:05Z", "previous_token": "cd"}
      """#
    for status in [201, 200] {
      #expect(try await gateway.app(.put, "/devices/\(Self.token)", body).status == status)
    }
    for token in ["aa", "bb"] { _ = try await gateway.app(.put, "/devices/\(token)", "{}") }
    let patch =
      #"{"languages": ["en"], "environment": "production", "user": "bob", "tags": [], "time_zone": null, "app_version": null}"#
    _ = try await gateway.app(.patch, "/devices/\(Self.token)", patch)
    _ = try await gateway.app(.post, "/devices/\(Self.token)/badge", #"{"set": 3}"#)
    _ = try await gateway.app(.get, "/devices/\(Self.token)")
  }

  private func notifications(_ gateway: isolated TestGateway) async throws {
    let known = gateway.store
    let store = try #require(known)
    let payload =
      #""payload": {"aps": {"alert": {"body": {"string": "HI", "args": [{"recipient": "who"}]}}, "sound": "x"}}"#
    let localize = #""localize": {"/aps/sound": {"localized": {"en": "en.aiff"}}}"#
    let recipients = #"""
      {"recipients": [{"user": "bob", "args": {"who": "Bob"}, "badge": 2}, {"token": "aa", "args": {"who": "A"}}],
       "badge": {"increment": 1}, \#(payload), \#(localize)}
      """#
    let personal = try await gateway.app(.post, "/notifications", recipients)
    #expect(personal.status == 202, "\(personal.text)")
    let strings = #""localize": {"/x": {"string": "HI", "args": ["y", {"recipient": "who"}]}}"#
    let options =
      #""badge": {"set": 1}, "truncate": true, "push_type": "alert", "priority": 5, "collapse_id": "c", "expires_in": 60, "fallback": ["en"]"#
    let more =
      #"{"recipients": [{"user": "bob", "args": {"who": "Bob"}}], "payload": {"aps": {"alert": "Hi"}, "x": "y"}, \#(strings), \#(options)}"#
    let second = try await gateway.app(.post, "/notifications", more)
    #expect(second.status == 202, "\(second.text)")
    let named =
      #"{"to": {"tokens": ["aa", "bb"], "users": ["bob"], "environment": "production"}, "payload": {"aps": {"alert": "Hi"}}}"#
    let id = try #require(
      try await gateway.app(.post, "/notifications", named)["/id"]?.string)
    // What Apple says of the two devices.
    let items = try await store.claim(singles: 10, broadcasts: 0)
    let item = try #require(items.first { "\($0.notification.id)" == id })
    let other = try #require(items.first { "\($0.notification.id)" != id })
    #expect(try await store.queue.release(other.claim, held: .noCredential))
    let tokens = try ["aa", "bb"].map { try DeviceToken(hex: $0) }
    try await store.record(
      item, tokens[0], .rejected, reason: "BadDeviceToken",
      verdict: .quarantine(reason: "BadDeviceToken"))
    try await store.record(
      item, tokens[1], .rejected, reason: "Unregistered", language: "en",
      verdict: .unregistered(milliseconds: nil))
    for token in ["aa", "bb"] { _ = try await gateway.app(.get, "/devices/\(token)") }
    for id in [id, personal["/id"]?.string, second["/id"]?.string].compactMap(\.self) {
      #expect(try await gateway.app(.get, "/notifications/\(id)").status == 200)
    }
    _ = try await gateway.app(.get, "/notifications/\(id)/deliveries")
    _ = try await gateway.app(.get, "/notifications?limit=1")
    let appID = gateway.appID
    let app = try #require(appID)
    try await store.fill(app, count: 10_000)
    let everyone = try await gateway.app(
      .post, "/notifications",
      #"{"to": {"everyone": true}, "payload": {"aps": {"alert": {"localized": {"en": "Hi"}}}}, "max_rate": 9, "reference": "r"}"#
    )
    #expect(everyone["/audience_is_minimum"]?.bool == true)
    let all = try #require(everyone["/id"]?.string)
    #expect(try await gateway.app(.get, "/notifications/\(all)")["/to/everyone"]?.bool == true)
    let events = try await gateway.follow("/notifications/\(all)/events").reader
    #expect(await events.next()?.name == "progress")
    for command in ["pause", "resume", "cancel"] {
      #expect(try await gateway.app(.post, "/notifications/\(all)/\(command)").status == 200)
    }
    try await store.run("DELETE FROM queue")
    while let event = await events.next() {
      guard event.name == "finished" else { continue }
      let over = try await gateway.follow(
        "/notifications/\(all)/events", lastEventID: event.id)
      #expect(over.answer.status == 204)
    }
    try await resends(all, gateway, store)
    try await WaitPreferenceTests.sendAtOnce(gateway)
    let waited = try await WaitPreferenceTests.post(gateway, "wait=9")
    #expect(waited.status == 200)
    try await batches(gateway)
    _ = try await gateway.app(.get, "/devices?limit=1")
  }

  private func batches(_ gateway: isolated TestGateway) async throws {
    let line =
      #"{"to": {"everyone": true}, "payload": {"aps": {"alert": "Hi"}}, "idempotency_key": "k"}"#
    let results = try await gateway.batch("\(line)\n{\n\(line)").results
    #expect(results.map { $0["status"]?.int } == [202, 400, 202])
  }

  private func resends(
    _ id: String, _ gateway: isolated TestGateway, _ store: TestStore
  ) async throws {
    #expect(
      try await gateway.app(.post, "/notifications/\(id)/resend-failures").status == 202)
    try await store.run("DELETE FROM queue")
    #expect(
      try await gateway.app(
        .post, "/notifications/\(id)/resend-failures", #"{"outcomes": ["expired"]}"#
      )["/runs"]?.int == 3)
  }

  private func previews(_ gateway: isolated TestGateway) async throws {
    let text =
      #""payload": {"aps": {"alert": {"title": "\#(String(repeating: "t", count: 70))", "body": {"localized": {"en": "Hi"}}}, "odd": 1}}"#
    for readers in [
      #""languages": ["fr", ["de", "en"]]"#, #""devices": ["\#(Self.token)"]"#,
      #""users": ["bob"]"#,
      #""recipients": [{"user": "bob", "args": {"who": "Bob"}}]"#,
    ] {
      let options =
        #""badge": {"increment": 1}, "truncate": true, "push_type": "alert", "priority": 10, "fallback": ["en"]"#
      let preview = try await gateway.app(
        .post, "/notifications/preview", "{\(readers), \(text), \(options)}")
      #expect(preview.status == 200 && preview["/previews/0"] != nil, "\(preview.text)")
    }
  }

  private func operation(_ gateway: isolated TestGateway) async throws {
    for path in ["/healthz", "/metrics", "/openapi.json", "/docs/errors.md"] {
      #expect(try await gateway.send(.get, path).status == 200)
    }
    gateway.set(
      ReadinessReport(

        notes: [ReadinessReport.Note("apns", isGood: false, "away")]))
    #expect(try await gateway.send(.get, "/readyz").status == 200)
    gateway.set(ReadinessReport(isDraining: true))
    #expect(try await gateway.send(.get, "/readyz").status == 503)
  }

  private func removals(_ gateway: isolated TestGateway) async throws {
    #expect(try await gateway.app(.delete, "/strings/ar").status == 204)
    #expect(try await gateway.app(.delete, "/devices/\(Self.token)").status == 204)
    #expect(try await gateway.app(.delete, "/credentials/production/main").status == 204)
    let key = try #require(try await gateway.send(.get, "/v1/keys")["/keys/0/id"]?.int)
    #expect(try await gateway.send(.delete, "/v1/keys/\(key)").status == 204)
    #expect(try await gateway.app(.delete, "").status == 202)
  }
}
