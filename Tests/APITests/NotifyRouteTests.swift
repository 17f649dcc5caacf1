// SPDX-License-Identifier: Apache-2.0
import API
import HTTPTypes
import JSONText
import Postgres
import PushModel
import TestSupport
import Testing

/// Accepting notifications over a real PostgreSQL.
@Suite struct NotifyRouteTests {
  private static let request =
    #"{"to": {"users": ["bob"]}, "payload": {"aps": {"alert": {"title": {"localized": {"en": "Hi", "fr": "Salut"}}}}}, "collapse_id": "c"}"#

  private static func key(_ text: String) -> HTTPFields {
    var headers = HTTPFields()
    if let name = HTTPField.Name("Idempotency-Key") { headers[name] = text }
    return headers
  }

  @Test("a notification is accepted, announced to the dispatcher, and read back")
  func accept() async throws {
    try await TestGateway.run { gateway in
      for token in ["aa", "bb"] {
        _ = try await gateway.app(.put, "/devices/\(token)", #"{"user": "bob"}"#)
      }
      let accepted = try await gateway.app(.post, "/notifications", Self.request)
      #expect(accepted.status == 202)
      #expect(accepted["/audience"]?.int == 2)
      let id = try #require(accepted["/id"]?.string)
      #expect(
        accepted.headers[.location] == "/v1/apps/\(TestGateway.app)/notifications/\(id)")
      #expect(gateway.wakeUps == 1)

      let read = try await gateway.app(.get, "/notifications/\(id)")
      #expect(read["/state"]?.string == "queued")
      #expect(read["/outcomes"]?.kind == .object)
      #expect(read["/accepted_at"]?.string == "2026-11-20T09:00:00.000Z")
      #expect(read["/topic"]?.string == TestGateway.app)
      #expect(read.strings("/to/users") == ["bob"])
      #expect(read["/payload/aps/alert/title/localized/fr"]?.string == "Salut")
      let listed = try await gateway.app(.get, "/notifications")
      #expect(listed["/notifications/0/id"]?.string == id)
      #expect(listed["/notifications/0/payload"] == nil)
      let deliveries = try await gateway.app(
        .get, "/notifications/\(id)/deliveries?outcome=rejected&reason=Unregistered")
      #expect(deliveries.text == #"{"deliveries":[],"next_cursor":null}"#)
      let unknown = "/notifications/018f0000-0000-7000-8000-000000000000"
      #expect(try await gateway.app(.get, unknown).code == "PG4014")
      #expect(try await gateway.app(.get, "/notifications/x/deliveries").code == "PG4014")
    }
  }

  @Test("an active notification is paused, resumed and cancelled; a finished one is refused")
  func commands() async throws {
    try await TestGateway.run { gateway in
      let id = try #require(
        try await gateway.app(.post, "/notifications", Self.request)["/id"]?.string)
      func say(_ command: String) async throws -> Answer {
        try await gateway.app(.post, "/notifications/\(id)/\(command)")
      }
      for (command, state) in [
        ("pause", "paused"), ("pause", "paused"), ("resume", "queued"), ("resume", "queued"),
        ("pause", "paused"), ("cancel", "cancelling"), ("cancel", "cancelling"),
      ] {
        let answer = try await say(command)
        #expect(answer.status == 200 && answer["/state"]?.string == state)
        #expect(answer.text == (try await gateway.app(.get, "/notifications/\(id)")).text)
      }
      #expect(try await say("cancel")["/not_expanded"]?.int == 0)
      let refused = try await say("resume")
      #expect(refused.status == 409 && refused.code == "PG4022" && refused.pointer == "path/id")
      #expect(refused["/detail"]?.string?.contains("cancelling") == true)
      let unknown = "/notifications/018f0000-0000-7000-8000-000000000000/cancel"
      #expect(try await gateway.app(.post, unknown).code == "PG4014")
    }
  }

  @Test("failed deliveries are resent after completion, filtered by outcome")
  func resends() async throws {
    try await TestGateway.run { gateway in
      let kept = gateway.store
      let store = try #require(kept)
      let id = try #require(
        try await gateway.app(.post, "/notifications", Self.request)["/id"]?.string)
      let path = "/notifications/\(id)/resend-failures"
      let early = try await gateway.app(.post, path)
      #expect(early.status == 409 && early.code == "PG4022" && early.pointer == "path/id")
      try await store.run("DELETE FROM queue")
      for (body, code, pointer, right) in [
        (#"{"outcomes": ["accepted"]}"#, "PG1105", "/outcomes/0", #""rejected", "cancelled""#),
        (#"{"outcomes": ["expired", 7]}"#, "PG1105", "/outcomes/1", #""unknown""#),
        (#"{"outcomes": []}"#, "PG1105", "/outcomes", "at least one"),
        (#"{"outcomes": "expired"}"#, "PG1103", "/outcomes", "array"),
        (#"{"outcome": ["expired"]}"#, "PG1102", "/outcome", "outcomes"),
        ("[]", "PG1103", "", "object"), ("x", "PG1101", "", ""),
      ] {
        let refused = try await gateway.app(.post, path, body)
        #expect(refused.code == code && refused.pointer == pointer, "\(body)")
        #expect(refused["/detail"]?.string?.contains(right) == true, "\(body)")
      }
      #expect(try await store.count("runs") == 1)
      let nobody = try await gateway.app(.post, path, #"{"outcomes": ["expired", "rejected"]}"#)
      #expect(nobody.status == 409 && nobody.code == "PG4023")
      #expect(nobody["/detail"]?.string?.contains("rejected, expired") == true)
      try await store.run(
        """
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        SELECT app, id, '\\xaa', day, 6, 1 FROM runs
        """)
      let again = try await gateway.app(.post, path, #"{"outcomes": ["expired", "rejected"]}"#)
      #expect(again.status == 202 && again["/state"]?.string == "sending")
      #expect(again["/id"]?.string == id && again["/runs"]?.int == 2)
      #expect(again.text == (try await gateway.app(.get, "/notifications/\(id)")).text)
      let stored: String = try await store.value(
        "SELECT outcomes::text FROM runs WHERE number = 2")
      #expect(stored == "{3,6}")
      #expect(try await gateway.app(.post, path).code == "PG4022")
      // A resend gets a new expiration period; a fixed expiration time is kept.
      #expect(
        try await store.value(
          "SELECT min(deadline) = timestamptz '2026-11-21 09:00Z' FROM queue"))
      try await store.run("DELETE FROM queue; UPDATE notifications SET expires_at = '2026-11-20'")
      let late = try await gateway.app(.post, path)
      #expect(late.status == 409 && late.code == "PG4023")
      #expect(late["/detail"]?.string?.contains("2026-11-20T00:00:00") == true)
      let unknown = "/notifications/018f0000-0000-7000-8000-000000000000/resend-failures"
      #expect(try await gateway.app(.post, unknown).code == "PG4014")
    }
  }

  @Test("a list shows audience, outcomes, times and text beginnings within a period")
  func listEntries() async throws {
    try await TestGateway.run { gateway in
      let kept = gateway.store
      let store = try #require(kept)
      _ = try await gateway.app(.put, "/devices/aa", #"{"user": "bob"}"#)
      let id = try #require(
        try await gateway.app(.post, "/notifications", Self.request)["/id"]?.string)
      let later =
        #"{"to": {"everyone": true}, "alert": "\#(String(repeating: "x", count: 120))", "send_at": "2026-11-22T09:00:00Z"}"#
      #expect(try await gateway.app(.post, "/notifications", later).status == 202)
      try await store.run(
        """
        DELETE FROM queue;
        INSERT INTO deliveries (app, run, token, day, outcome, attempts, language, updated_at)
        SELECT app, id, '\\xaa', day, 2, 1, 'fr', '2026-11-20 09:00:07Z' FROM runs
        """)
      let listed = try await gateway.app(.get, "/notifications")
      let planned = try #require(listed["/notifications/0"])
      #expect(planned["due_at"]?.string == "2026-11-22T09:00:00.000Z")
      #expect(planned["text"]?.string == String(repeating: "x", count: 100))
      #expect(planned["audience_at_acceptance"]?.int == 1 && planned["finished_at"] == nil)
      let sent = try #require(listed["/notifications/1"])
      #expect(sent["id"]?.string == id && sent["state"]?.string == "finished")
      #expect(sent["audience_at_acceptance"]?.int == 1)
      #expect(sent["outcomes"]?["accepted"]?.int == 1 && sent["text"]?.string == "Hi")
      #expect(sent["first_outcome_at"]?.string == "2026-11-20T09:00:07.000Z")
      #expect(sent["finished_at"]?.string == "2026-11-20T09:00:07.000Z")
      let shown = try await gateway.app(.get, "/notifications/\(id)")
      #expect(shown["/finished_at"]?.string == "2026-11-20T09:00:07.000Z")
      for (query, count) in [
        ("since=2026-11-20T09:00:00Z", 2), ("until=2026-11-20T09:00:00Z", 0),
        ("since=2026-11-21T00:00:00Z", 1),
        ("since=2026-11-20T00:00:00Z&until=2026-11-21T00:00:00Z", 1),
      ] {
        let within = try await gateway.app(.get, "/notifications?\(query)")
        #expect(within["/notifications"]?.elements.count == count, "\(query)")
      }
      let refused = try await gateway.app(.get, "/notifications?since=yesterday")
      #expect(refused.status == 400 || refused.status == 422)
      #expect(refused.pointer == "query/since")
    }
  }

  @Test("a notification with an empty audience is accepted")
  func nobody() async throws {
    try await TestGateway.run { gateway in
      let accepted = try await gateway.app(.post, "/notifications", Self.request)
      #expect(accepted.status == 202)
      #expect(accepted["/audience"]?.int == 0)
    }
  }

  @Test("a retry with equal key and body is one notification; another body is refused")
  func idempotency() async throws {
    try await TestGateway.run { gateway in
      let replayed = HTTPField.Name("Idempotency-Replayed")
      let first = try await gateway.app(
        .post, "/notifications", Self.request, headers: Self.key("k-1"))
      let second = try await gateway.app(
        .post, "/notifications", Self.request, headers: Self.key("k-1"))
      #expect(first.status == 202 && second.status == 202)
      #expect(first.text == second.text)
      #expect(first.headers[try #require(replayed)] == nil)
      #expect(second.headers[try #require(replayed)] == "true")
      #expect(gateway.wakeUps == 1)
      let other = try await gateway.app(
        .post, "/notifications", Self.request + " ", headers: Self.key("k-1"))
      #expect(other.code == "PG4013")
      #expect(other.pointer == "header/Idempotency-Key")
      for bad in ["", "two words", String(repeating: "k", count: 256)] {
        let refused = try await gateway.app(
          .post, "/notifications", Self.request, headers: Self.key(bad))
        #expect(refused.code == "PG1107")
      }
      #expect(
        try await gateway.app(.get, "/notifications")["/notifications"]?.elements.count == 1)
    }
  }

  @Test("a refused request stores nothing and wakes no dispatcher")
  func refused() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/aa", #"{"push_type": "voip"}"#)
      func code(_ body: String) async throws -> String? {
        try await gateway.app(.post, "/notifications", body, headers: Self.key("k")).code
      }
      let long = String(repeating: "x", count: 4096)
      #expect(
        try await code(#"{"to": {"users": ["b"]}, "payload": {"aps": {"alert": "\#(long)"}}}"#)
          == "PG4003")
      #expect(
        try await code(
          #"{"to": {"users": ["b"]}, "payload": {"aps": {"alert": {"body": {"string": "NO"}}}}}"#)
          == "PG4005")
      #expect(
        try await code(#"{"to": {"users": ["b"]}, "payload": {"aps": {"alert": }}}"#) == "PG1101")
      let kind = try await gateway.app(
        .post, "/notifications",
        #"{"to": {"tokens": ["bb", "aa"]}, "payload": {"aps": {"alert": "Hi"}}}"#,
        headers: Self.key("k"))
      #expect(kind.code == "PG4012")
      #expect(kind.pointer == "/to/tokens/1")
      #expect(kind["/detail"]?.string?.contains("voip") == true)
      #expect(
        try await gateway.app(.get, "/notifications")["/notifications"]?.elements.isEmpty == true)
      #expect(gateway.wakeUps == 0)
      // The idempotency key of a refused request is still free.
      #expect(
        try await gateway.app(.post, "/notifications", Self.request, headers: Self.key("k")).status
          == 202)
    }
  }

  @Test("a list shows states, and filters by state and by the caller's own id")
  func lists() async throws {
    try await TestGateway.run { gateway in
      var ids: [String] = []
      for reference in ["order 7", "order 7", "order 8"] {
        let accepted = try await gateway.app(
          .post, "/notifications",
          #"{"to": {"users": ["bob"]}, "payload": {"aps": {"alert": "Hi"}}, "reference": "\#(reference)"}"#
        )
        ids.append(try #require(accepted["/id"]?.string))
      }
      // The clock does not move: ids order notifications of one moment.
      let (seventh, eighth) = (ids[..<2].sorted(by: >), ids[2])
      ids.sort(by: >)
      _ = try await gateway.app(.post, "/notifications/\(seventh[0])/pause")
      func listed(_ query: String) async throws -> [String] {
        let list = try await gateway.app(.get, "/notifications\(query)")
        #expect(list.status == 200)
        return list["/notifications"]?.elements.compactMap { $0["id"]?.string } ?? []
      }
      let all = try await gateway.app(.get, "/notifications")
      for one in all["/notifications"]?.elements ?? [] {
        let id = one["id"]?.string
        #expect(one["state"]?.string == (id == seventh[0] ? "paused" : "queued"))
        #expect(one["reference"]?.string == (id == eighth ? "order 8" : "order 7"))
      }
      let queued = ids.filter { $0 != seventh[0] }
      #expect(try await listed("") == ids)
      #expect(try await listed("?reference=order%207") == seventh)
      #expect(try await listed("?state=queued") == queued)
      #expect(try await listed("?state=paused&reference=order%207") == [seventh[0]])
      #expect(try await listed("?state=finished") == [])
      #expect(try await listed("?reference=order") == [])
      let page = try await gateway.app(.get, "/notifications?state=queued&limit=1")
      let cursor = try #require(page["/next_cursor"]?.string)
      #expect(try await listed("?state=queued&limit=1&cursor=\(cursor)") == [queued[1]])
      #expect(
        try await gateway.app(.get, "/notifications/\(eighth)")["/reference"]?.string == "order 8")
      let wrong = try await gateway.app(.get, "/notifications?state=done")
      #expect(wrong.status == 422 && wrong.pointer == "query/state")
      #expect(wrong.text.contains("queued") && wrong.text.contains("finished"))
    }
  }

  @Test("options beside the payload are stored and read back")
  func beside() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Hi, %@"}"#)
      _ = try await gateway.app(.put, "/devices/aa", #"{"push_type": "voip"}"#)
      let payload =
        #""payload": {"aps": {"alert": {"string": "HI", "args": [{"recipient": "name"}]}, "sound": "x"}}"#
      let localize = #"{"/aps/sound": {"localized": {"en": "en.aiff"}}}"#
      let people = #"[{"user": "ann", "args": {"name": "Ann"}, "badge": 3}]"#
      let accepted = try await gateway.app(
        .post, "/notifications",
        #"{"recipients": \#(people), \#(payload), "localize": \#(localize), "truncate": true, "badge": {"set": 7}}"#
      )
      #expect(accepted.status == 202)
      let read = try await gateway.app(.get, "/notifications/\(accepted["/id"]?.string ?? "")")
      #expect(read["/recipients"]?.bytes.elementsEqual(people.utf8) == true)
      #expect(read["/localize"]?.bytes.elementsEqual(localize.utf8) == true)
      #expect(read["/truncate"]?.bool == true)
      #expect(read["/badge/set"]?.int == 7)
      #expect(read["/to"] == nil)
      let wrong = try await gateway.app(
        .post, "/notifications",
        #"{"recipients": [{"user": "x", "args": {"name": ""}}, {"token": "AA", "args": {"name": ""}}], \#(payload)}"#
      )
      #expect(wrong.code == "PG4012")
      #expect(wrong.pointer == "/recipients/1/token")
    }
  }

  @Test("a notification keeps the strings and fallbacks of its acceptance")
  func revision() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Hi"}"#)
      let body =
        #"{"to": {"everyone": true}, "payload": {"aps": {"alert": {"body": {"string": "HI"}}}}}"#
      let id = try await gateway.app(.post, "/notifications", body)["/id"]?.string ?? ""
      #expect(try await gateway.app(.delete, "/strings/en").status == 204)
      #expect(try await gateway.app(.get, "/notifications/\(id)")["/strings_revision"]?.int == 1)
      #expect(try await gateway.app(.post, "/notifications", body).code == "PG4005")
    }
  }
}
