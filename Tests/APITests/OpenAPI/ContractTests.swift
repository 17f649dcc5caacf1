// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Postgres
import PushModel
import Storage
import TLS
import TestSupport
import Testing

@testable import API

/// Compares openapi.json with a gateway that receives every kind of request. `TestGateway.send`
/// compares the answers of all tests with it; this suite finds descriptions without an answer.
@Suite struct ContractTests {
  static let token = String(repeating: "ab", count: 32)

  @Test("every operation answers as described, and every described member occurs in an answer")
  func everything() async throws {
    try await TestGateway.run { gateway in
      try await refusals(gateway)
      try await operators(gateway)
      try await strings(gateway)
      try await devices(gateway)
      try await notifications(gateway)
      try await traces(gateway)
      try await schedules(gateway)
      try await previews(gateway)
      try await channels(gateway)
      try await queue(gateway)
      try await webhooks(gateway)
      try await operation(gateway)
      try await shares(gateway)
      try await removals(gateway)
      try await audit(gateway)
      let described = Described()
      let silent = described.answers.subtracting(gateway.contract.answered)
      #expect(silent.isEmpty, "described but never answered: \(silent.sorted())")
      let unmet = described.members.subtracting(gateway.contract.met)
      #expect(unmet.isEmpty, "described but never answered: \(unmet.sorted())")
    }
  }

  /// Every change of the configuration is in the audit log.
  private func audit(_ gateway: isolated TestGateway) async throws {
    let page = try await gateway.send(.get, "/v1/audit?limit=1000")
    let actions = Set(page["/entries"]?.elements.compactMap { $0["action"]?.string } ?? [])
    let ofOperators: [APIRoute.Access] = [.gateway(.admin), .filtered(.admin), .app(.admin)]
    for route in APIRoutes.all where route.method != .get && ofOperators.contains(route.access) {
      // This request asks Apple and changes nothing.
      if route.pattern.hasSuffix("/test") { continue }
      #expect(actions.contains("\(route.method.rawValue) \(route.pattern)"), "\(route.pattern)")
    }
    let first = try await gateway.send(.get, "/v1/audit?limit=1&app=\(TestGateway.app)")
    let next = try #require(first["/next_cursor"]?.string)
    let second = try await gateway.send(
      .get, "/v1/audit?limit=1&app=\(TestGateway.app)&cursor=\(next)")
    let ids = [first, second].map { $0["/entries/0/id"]?.int ?? 0 }
    #expect(ids[0] > ids[1] && ids[1] > 0 && first["/entries/0/app"]?.string == TestGateway.app)
    #expect(first["/entries/0/actor"]?.string == "administrator")
    #expect(try await gateway.send(.get, "/v1/audit?cursor=AAAA").status == 422)
  }

  /// The answers that the document describes.
  private struct Described {
    /// Operations with each described status.
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

  private func channels(_ gateway: isolated TestGateway) async throws {
    #expect(
      try await gateway.app(.post, "/channels", #"{"message_storage_policy": 1}"#).status == 201)
    #expect(try await gateway.app(.get, "/channels").status == 200)
    let channel = "/channels/ab%2B%2F0%3D%3D"
    #expect(try await gateway.app(.get, channel).status == 200)
    let update =
      #"{"payload": {"aps": {"event": "update", "timestamp": 1, "content-state": {}}}}"#
    #expect(try await gateway.app(.post, channel + "/broadcasts", update).status == 200)
    #expect(try await gateway.app(.delete, channel).status == 204)
    gateway.channels.refusal = .notEnabled
    #expect(try await gateway.app(.get, channel)["/reason"]?.string == "FeatureNotEnabled")
    let start =
      #"{"to": {"everyone": true}, "payload": {"aps": {"event": "start", "timestamp": 1, "content-state": {}, "attributes-type": "A", "attributes": {}, "alert": {"title": "a", "body": "b"}}}}"#
    let started = try await gateway.app(.post, "/notifications", start)
    let id = try #require(started["/id"]?.string)
    #expect(try await gateway.app(.get, "/notifications/\(id)")["/starts_activity"]?.bool == true)
    // The app has no data for the sandbox.
    let warned = try await gateway.app(
      .post, "/notifications", start.replacing("true}", with: #"true, "environment": "sandbox"}"#))
    #expect(warned["/warnings/1/detail"]?.string?.contains("sandbox") == true, "\(warned.text)")
  }

  private func operators(_ gateway: isolated TestGateway) async throws {
    let app =
      #"{"fallback_languages": ["en"], "source_language": "en", "language_overrides": {"ca": "es"}, "max_rate": 250}"#
    #expect(try await gateway.app(.put, "", app).status == 200)
    #expect(try await gateway.send(.put, "/v1/apps/com.example.other", app).status == 201)
    _ = try await gateway.send(.get, "/v1/apps?limit=1")
    let quiet = #"{"time_zone": "Asia/Taipei", "quiet_hours": {"from": "22:00", "to": "08:00"}}"#
    #expect(try await gateway.app(.patch, "", quiet).status == 200)
    let rate = try await gateway.app(.patch, "", #"{"max_rate": null, "source_language": "en"}"#)
    #expect(rate.status == 200 && rate["/max_rate"]?.isNull == true)
    _ = try await gateway.app(.get, "")
    let issued = try ThrowawayAuthority().issue(
      commonName: "Apple Push Services", userID: TestGateway.app,
      extensions: ["1.2.840.113635.100.6.3.2": [5, 0]])
    let identity = try PushIdentity(issued, now: issued.certificate.notBefore)
    try await gateway.store(identity, name: "file")
    let pem = try ES256PrivateKey.generate().pem.replacing("\n", with: "\\n")
    let credential =
      #"{"key_id": "ABCDE12345", "team_id": "TEAM123456", "private_key": "\#(pem)"}"#
    for status in [201, 200] {
      let path = "/credentials/production/main"
      #expect(try await gateway.app(.put, path, credential).status == status)
    }
    let trial = try await gateway.app(.post, "/credentials/production/main/test")
    #expect(trial["/verdict"]?.string == "good" && trial["/reason"]?.string == "main")
    #expect(try await gateway.app(.post, "/credentials/sandbox/main/test").status == 404)
    #expect(try await gateway.app(.get, "/credentials")["/credentials/0/topics/0"]?.string != nil)
    let key =
      #"{"name": "backend", "scopes": ["read", "notify"], "apps": ["\#(TestGateway.app)", "com.example.none"]}"#
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
       "N": {"format": "%#@n@", "variables": {"n": {"argument": 1, "specifier": "d",
         "zero": "%d", "one": "%d", "two": "%d", "few": "%d", "many": "%d", "other": "%d"}}}}
      """#
    let english =
      #"{"HI": "Hi, %@", "NEW": {"one": "%d", "other": "%d"}, "N": {"format": "%#@n@", "variables": {"n": {"argument": 1, "specifier": "d", "one": "%d", "other": "%d"}}}}"#
    #expect(try await gateway.app(.put, "/strings/en", english).status == 200)
    let stored = try await gateway.app(.put, "/strings/ar", arabic)
    #expect(stored.status == 200, "\(stored.text)")
    _ = try await gateway.app(.put, "/strings/fr?dry_run=true", "HI = \"Salut, %@\";\nHI = \"%@\";")
    _ = try await gateway.app(.put, "/strings/fr?strict=true", "HI = \"%d\";\nGONE = \"x\";")
    _ = try await gateway.app(
      .put, "/strings/fr.strings?keys=H*,N*&allow_empty=true&findings=all&format=strings",
      "HI = \"%d\";\nNEW = \"x\";")
    _ = try await gateway.app(.get, "/strings/ar")
    _ = try await gateway.app(.get, "/strings")
    _ = try await gateway.app(.get, "/strings/coverage")
    _ = try await gateway.app(.get, "/strings/revisions?limit=1")
    _ = try await gateway.app(.get, "/strings/revisions/1")
    #expect(try await gateway.app(.post, "/strings/revisions/1/activate").status == 200)
    #expect(try await gateway.app(.post, "/strings/revisions/3/activate").status == 200)
    let table = "/strings/fr?table=Push&dry_run=true"
    let held = try await gateway.app(.put, table, #"{"A": "%q", "B": "b"}"#)
    #expect(held["/excluded/0/table"]?.string == "Push")
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
    let tags = #"{"add_tags": ["gold"], "remove_tags": ["beta"]}"#
    #expect(try await gateway.app(.patch, "/devices/\(Self.token)", tags).status == 200)
    #expect(try await gateway.app(.patch, "/users/bob", tags)["/devices"]?.int == 1)
    #expect(try await gateway.app(.get, "/devices/counts").status == 200)
    _ = try await gateway.app(.post, "/devices/\(Self.token)/badge", #"{"set": 3}"#)
    _ = try await gateway.app(.post, "/devices/\(Self.token)/quarantine", #"{"reason": "lost"}"#)
    _ = try await gateway.app(.post, "/devices/\(Self.token)/activate")
    let forgotten = try await gateway.app(.delete, "/users/nobody")
    _ = try await gateway.app(.get, "/erasures/\(forgotten["/id"]?.string ?? "")")
    _ = try await gateway.store?.run(
      "UPDATE erasures SET user_id = NULL, done_at = now(); SELECT 1")
    _ = try await gateway.app(.get, "/erasures/\(forgotten["/id"]?.string ?? "")")
    _ = try await gateway.app(.get, "/devices/\(Self.token)")
    let events = try await gateway.app(
      .get, "/device-events?limit=1000&type=updated&type=quarantined")
    #expect(events["/events/0/changed/0"]?.string == "languages")
    _ = try await gateway.app(.put, "/devices/ce", "{}")
    _ = try await gateway.app(.put, "/devices/cf", #"{"previous_token": "ce"}"#)
    let gone = try await gateway.app(.get, "/device-events?limit=1000&type=deleted")
    #expect(gone["/events/0/replaced_by"]?.string == "cf", "\(gone.text)")
    let first = try await gateway.follow(
      "/device-events/stream?after=\(events["/next_after"]?.string ?? "")")
    _ = try await gateway.app(.put, "/devices/dd", "{}")
    #expect(await first.reader.next()?.name == "registered")
  }

  /// Scheduled notifications in every form of schedule, and runs of a recurring one.
  private func schedules(_ gateway: isolated TestGateway) async throws {
    let known = gateway.store
    let store = try #require(known)
    for timing in [
      #""send_at": "2026-11-21T09:00:00Z""#,
      #""send_at_local": "2026-11-21T09:00", "if_past": "skip""#,
      #""repeat": {"cron": "0 9 * * 1", "until": "2027-11-21T09:00:00Z", "count": 3}"#,
      #""repeat": {"every": 3600}, "send_at": "2026-11-21T09:00:00Z", "quiet_hours": {"from": "22:00", "to": "08:00"}"#,
    ] {
      let later = try await gateway.app(
        .post, "/notifications",
        "{\"to\": {\"everyone\": true}, \"payload\": {\"aps\": {\"alert\": \"Hi\"}}, \(timing)}")
      let id = try #require(later["/id"]?.string, "\(later.text)")
      let shown = try await gateway.app(.get, "/notifications/\(id)")
      #expect(shown["/state"]?.string == "scheduled")
    }
    let appID = gateway.appID
    var time = sample(try #require(appID), .everyone)
    time.message.options.repetition = time.id
    _ = try await store.acceptance(of: time)
    #expect(try await gateway.app(.get, "/notifications/\(time.id)").status == 200)
    try await store.run("DELETE FROM queue WHERE notification = '\(time.id)'")
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
    let key = #""string": "HI", "table": "Localizable""#
    let options =
      #""badge": {"set": 1}, "truncate": true, "strict": true, "push_type": "alert", "priority": 5, "collapse_id": "c", "expires_in": 60, "fallback": ["en"]"#
    let more =
      #"{"recipients": [{"user": "bob", "args": {"who": "Bob"}}], "payload": {"aps": {"alert": "Hi"}, "x": "y"}, "localize": {"/x": {\#(key), "args": ["y", {"recipient": "who"}, {"date": "2026-11-22T18:30:00Z", "style": "short", "zone": "Asia/Tokyo"}, {"time": "2026-11-22T18:30:00Z", "style": "medium", "zone": "Asia/Tokyo"}, {"number": 1}, {"percent": 1}, {"currency": "EUR", "amount": "1.50"}]}}, \#(options)}"#
    let second = try await gateway.app(.post, "/notifications", more)
    #expect(second.status == 202, "\(second.text)")
    let named =
      #"{"to": {"tokens": ["aa", "bb"], "users": ["bob"], "environment": "production"}, "payload": {"aps": {"alert": "Hi"}}}"#
    let id = try #require(
      try await gateway.app(.post, "/notifications", named)["/id"]?.string)
    // Apple's answers for the two devices.
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
      #"{"to": {"everyone": true}, "payload": {"aps": {"alert": {"localized": {"en": "Hi"}}}}, "max_rate": 9, "reference": "r", "delivery": "at-most-once"}"#
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
    try await unaccounted(gateway, store)
    try await resends(all, gateway, store)
    try await WaitPreferenceTests.sendAtOnce(gateway)
    #expect(try await WaitPreferenceTests.post(gateway, "wait=9").status == 200)
    try await batches(gateway)
    try await narrowed(gateway)
  }

  private func dryRun(_ gateway: isolated TestGateway) async throws {
    let trial = try await gateway.app(
      .post, "/notifications?dry_run=true",
      #"{"to": {"everyone": true}, "payload": {"aps": {"alert": "Hi"}}, "send_at": "2026-11-21T09:00:00Z"}"#
    )
    #expect(trial["/audience_is_minimum"]?.bool == true, "\(trial.text)")
  }

  private func batches(_ gateway: isolated TestGateway) async throws {
    let line =
      #"{"to": {"everyone": true}, "payload": {"aps": {"alert": "Hi"}}, "idempotency_key": "k"}"#
    let results = try await gateway.batch("\(line)\n{\n\(line)").results
    #expect(results.map { $0["status"]?.int } == [202, 400, 202])
    try await dryRun(gateway)
    try await transfers(gateway)
  }

  private func transfers(_ gateway: isolated TestGateway) async throws {
    let known = gateway.store
    let store = try #require(known)
    try await store.run("ALTER TABLE devices ADD CONSTRAINT no CHECK (token <> '\\xff')")
    for tokens in ["ee\nxx\n", "ff\n"] {
      let answer = try await gateway.lines(
        .post, "/devices/import", query: "?format=tokens", Array(tokens.utf8))
      #expect(answer.answer.status == 200)
    }
    try await store.run("ALTER TABLE devices DROP CONSTRAINT no")
    #expect(try await gateway.lines(.get, "/devices/export").answer.status == 200)
    #expect(
      try await gateway.lines(.get, "/devices/export", query: "?format=csv").text.contains(
        "\r\nee,"))
    try await ofDevice(gateway, store)
  }

  private func narrowed(_ gateway: isolated TestGateway) async throws {
    let answer = try await gateway.app(
      .post, "/notifications",
      #"{"to": {"tags": {"all": ["a"], "any": ["b"], "none": ["c"]}, "languages": ["en"], "app_version": {"from": "1", "below": "2"}}, "payload": {"aps": {"alert": "Hi"}}}"#
    )
    #expect(answer["/audience"]?.int == 0)
    let id = try #require(answer["/id"]?.string)
    #expect(
      try await gateway.app(.get, "/notifications/\(id)")["/to/app_version/below"]?.string == "2")
    let unregistered = try await gateway.app(
      .post, "/notifications",
      #"{"to": {"tokens": ["ab"]}, "send_unregistered": {"environment": "sandbox", "languages": ["de"]}, "payload": {"aps": {"alert": "Hi"}}}"#
    )
    let other = try #require(unregistered["/id"]?.string)
    #expect(
      try await gateway.app(.get, "/notifications/\(other)")["/send_unregistered/languages/0"]?
        .string
        == "de")
    for query in [
      "", "tag=a&", "app_version=3.2&", "language=en&", "push_type=voip&",
      "state=quarantined&reason=x&",
      "app_version_from=3&app_version_below=4&", "updated_since=2026-11-20T09:00:00Z&",
    ] {
      #expect(try await gateway.app(.get, "/devices?\(query)limit=1").status == 200)
    }
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

  /// Work held after a restore is listed, released and expired.
  private func queue(_ gateway: isolated TestGateway) async throws {
    let known = gateway.store
    let store = try #require(known)
    try await store.run(
      """
      UPDATE queue SET available_at = 'infinity'; UPDATE holds SET started_at = now();
      INSERT INTO rate_shares (holder, app, run, singles, broadcasts, until)
      SELECT gen_random_uuid(), app, run, 3, 1, now() + interval '1 hour' FROM queue LIMIT 1
      """)
    let id: String = try await store.value("SELECT notification::text FROM queue LIMIT 1")
    let held = try await gateway.app(.get, "/notifications/\(id)")
    #expect(held["/held_after_restore"]?.bool == true, "\(held.text)")
    let shown = try await gateway.send(.get, "/v1/queue?app=\(TestGateway.app)")
    #expect(shown["/work/0/waits"]?.string == "after_restore")
    let expiry = #"{"before": "2000-01-01T00:00:00Z", "app": "\#(TestGateway.app)"}"#
    #expect(try await gateway.send(.post, "/v1/queue/expire", expiry)["/rows"]?.int == 0)
    #expect(try await gateway.send(.post, "/v1/queue/release")["/rows"]?.int ?? 0 > 0)
    try await store.run("DELETE FROM queue; DELETE FROM hold_endings; DELETE FROM rate_shares")
    let undone = try await gateway.app(
      .post, "/pruning/undo?since=2026-11-20T09:00:00Z&environment=production")
    #expect(undone.status == 202 && undone["/environments/0/undoing_since"]?.string != nil)
    let resumed = try await gateway.app(.post, "/pruning/resume")
    #expect(resumed["/environments/1/trusted_until"]?.string != nil, "\(resumed.text)")
    #expect(try await gateway.app(.get, "/pruning")["/environments/0/paused"]?.bool == false)
    #expect(try await gateway.app(.post, "/pruning/undo").status == 422)
    for day in try await store.duties.daysOfOldTexts(keeping: -100_000) {
      _ = try await store.duties.removeTexts(of: day, after: nil)
    }
    let silent = try await gateway.app(.get, "/notifications/\(id)")
    #expect(silent["/texts_removed"]?.bool == true && silent["/payload"] == nil, "\(silent.text)")
    let again = try await gateway.app(.post, "/notifications/\(id)/resend-failures")
    #expect(again.status == 409 && again["/code"]?.string == "PG4023", "\(again.text)")
    #expect(again.text.contains("removed"))
  }

  private func operation(_ gateway: isolated TestGateway) async throws {
    for path in ["/", "/healthz", "/metrics", "/openapi.json", "/docs/errors.md"] {
      #expect(try await gateway.send(.get, path).status == 200)
    }
    gateway.set(
      ReadinessReport(

        notes: [ReadinessReport.Note("apns", isGood: false, "away")]))
    #expect(try await gateway.send(.get, "/readyz").status == 200)
    gateway.set(ReadinessReport(isDraining: true))
    #expect(try await gateway.send(.get, "/readyz").status == 503)
  }

  private func webhooks(_ gateway: isolated TestGateway) async throws {
    let made = try await gateway.app(
      .post, "/webhooks",
      #"{"url": "https://example.com/a?b=c", "events": ["notification.finished", "device.quarantined"]}"#
    )
    let id = try #require(made["/id"]?.string, "\(made.text)")
    #expect(made["/events/0"]?.string == "device.quarantined")
    #expect(try await gateway.app(.get, "/webhooks")["/webhooks/0/secret"] == nil)
    let patch = #"{"events": ["device.unregistered"]}"#
    let patched = try await gateway.app(.patch, "/webhooks/\(id)", patch)
    #expect(patched["/events/0"]?.string == "device.unregistered")
    #expect(
      try await gateway.app(.get, "/webhooks/\(id)")["/url"]?.string == "https://example.com/a?b=c")
    let rotated = try await gateway.app(.post, "/webhooks/\(id)/rotate-secret")
    #expect(rotated["/secret"]?.string != made["/secret"]?.string && rotated.status == 200)
    let test = try await gateway.app(.post, "/webhooks/\(id)/test")
    let log = try await gateway.app(.get, "/webhooks/\(id)/messages")
    #expect(test.status == 202 && log["/messages/0/id"]?.string == test["/message"]?.string)
    #expect(log["/messages/0/state"]?.string == "waiting")
    #expect(try await gateway.app(.delete, "/webhooks/\(id)").status == 204)
    #expect(try await gateway.app(.delete, "/webhooks/\(id)").code == "PG2020")
  }

  private func removals(_ gateway: isolated TestGateway) async throws {
    let revision = try #require(try await gateway.app(.get, "/strings")["/revision"]?.int)
    let strings = ["", "/ar", "/coverage", "/revisions", "/revisions/\(revision)"]
    for path in [""] + strings.map({ "/strings" + $0 }) {
      let address = "/v1/apps/\(TestGateway.app)" + path
      #expect(try await gateway.send(.get, address, headers: [.ifNoneMatch: "*"]).status == 304)
    }
    #expect(try await gateway.app(.delete, "/strings/ar").status == 204)
    #expect(try await gateway.app(.delete, "/devices/\(Self.token)").status == 204)
    #expect(try await gateway.app(.delete, "/credentials/production/main").status == 204)
    let key = try #require(try await gateway.send(.get, "/v1/keys")["/keys/0/id"]?.int)
    #expect(try await gateway.send(.delete, "/v1/keys/\(key)").status == 204)
    #expect(try await gateway.app(.delete, "").status == 202)
  }
}
