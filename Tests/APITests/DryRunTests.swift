// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Testing

@testable import API

/// `POST …/notifications?dry_run=true` over a real PostgreSQL.
@Suite struct DryRunTests {
  private static let payload =
    #""payload": {"aps": {"alert": {"body": {"localized": {"en": "Hi", "fr": "Salut"}}}}}"#

  private func register(_ gateway: isolated TestGateway) async throws {
    for (token, body) in [
      ("aa", #"{"languages": ["fr-CH"], "user": "ann", "tags": ["x"]}"#),
      ("bb", #"{"languages": ["en"], "user": "ann"}"#), ("cc", #"{"languages": ["de"]}"#),
    ] { _ = try await gateway.app(.put, "/devices/\(token)", body) }
  }

  private func nothingIsStored(_ gateway: isolated TestGateway) async throws {
    let listed = try await gateway.app(.get, "/notifications")
    #expect(listed["/notifications"]?.elements.isEmpty == true && gateway.wakeUps == 0)
  }

  @Test("null equals absent in every form of a text and its arguments")
  func nulls() async throws {
    try await TestGateway.run { gateway in
      try await register(gateway)
      _ = try await gateway.app(.put, "/strings/en", #"{"BYE": "Bye", "AT": "At %@", "FOR": "%@"}"#)
      for (alert, body) in [
        (#"{"title": "A", "subtitle": null, "body": "B"}"#, "B"),
        (#"{"en": {"title": "A", "subtitle": null, "body": "B"}, "fr": null}"#, "B"),
        (#"{"body": {"localized": {"en": "B"}, "string": null, "args": null}}"#, "B"),
        (#"{"body": {"string": "BYE", "table": null, "args": null, "localized": null}}"#, "Bye"),
        (#"{"string": "BYE", "table": null, "args": null}"#, "Bye"),
        (
          #"{"body": {"string": "AT", "args": [{"time": "2026-11-22T18:30:00Z", "style": null, "zone": null, "date": null}]}}"#,
          nil
        ),
        (
          #"{"body": {"string": "FOR", "args": [{"currency": "EUR", "amount": 1, "zone": null}]}}"#,
          nil
        ),
      ] as [(String, String?)] {
        let answer = try await gateway.app(
          .post, "/notifications?dry_run=true", #"{"to": {"tokens": ["bb"]}, "alert": \#(alert)}"#)
        #expect(answer.status == 200, "\(alert): \(answer.text)")
        guard let body else { continue }
        let shown = answer["/previews"]?.elements.first?["payload"]?["aps"]?["alert"]
        #expect((shown?["body"] ?? shown)?.string == body, "\(alert): \(answer.text)")
        #expect(shown?["subtitle"] == nil)
      }
      let unknown = try await gateway.app(
        .post, "/notifications?dry_run=true",
        #"{"to": {"tokens": ["bb"]}, "alert": {"body": {"string": "BYE", "color": null}}}"#)
      #expect(unknown.status == 422)
    }
  }

  @Test("a dry run of a named audience counts devices and renderings, and stores nothing")
  func named() async throws {
    try await TestGateway.run { gateway in
      try await register(gateway)
      // dd belongs to no device: it is not counted, as it would receive no push.
      let answer = try await gateway.app(
        .post, "/notifications?dry_run=true",
        #"{"to": {"users": ["ann"], "tokens": ["cc", "dd"]}, \#(Self.payload)}"#)
      #expect(answer.status == 200 && answer["/dry_run"]?.bool == true, "\(answer.text)")
      #expect(answer["/audience"]?.int == 3 && answer["/topic"]?.string == TestGateway.app)
      let previews = answer["/previews"]?.elements ?? []
      #expect(previews.map { $0["token"]?.string } == ["aa", "bb", "cc"])
      #expect(
        previews.map { $0.at(pointer: "/payload/aps/alert/body")?.string } == ["Salut", "Hi", "Hi"])
      try await nothingIsStored(gateway)
      // The dry run did not use up the idempotency key.
      var headers = HTTPFields()
      headers[.idempotencyKey] = "once"
      let body = #"{"to": {"tokens": ["aa"]}, \#(Self.payload)}"#
      let path = "/v1/apps/\(TestGateway.app)/notifications"
      #expect(
        try await gateway.send(.post, path + "?dry_run=true", body, headers: headers).status == 200)
      let sent = try await gateway.send(.post, path + "?dry_run=false", body, headers: headers)
      #expect(sent.status == 202 && sent.headers[.idempotencyReplayed] == nil)
    }
  }

  @Test("a dry run counts all devices and filtered audiences")
  func everyone() async throws {
    try await TestGateway.run { gateway in
      try await register(gateway)
      for (to, count) in [
        (#"{"everyone": true}"#, 3), (#"{"tags": {"all": ["x"]}}"#, 1),
        (#"{"users": ["ann"], "languages": ["fr"]}"#, 1),
      ] {
        let answer = try await gateway.app(
          .post, "/notifications?dry_run=true", #"{"to": \#(to), \#(Self.payload)}"#)
        #expect(answer["/audience"]?.int == count, "\(to): \(answer.text)")
      }
      let everyone = try await gateway.app(
        .post, "/notifications?dry_run=true", #"{"to": {"everyone": true}, \#(Self.payload)}"#)
      #expect(everyone["/previews/0/language"]?.string == "en")
      try await nothingIsStored(gateway)
    }
  }

  @Test("a dry run is refused like its request, and reports a later due time")
  func checked() async throws {
    try await TestGateway.run { gateway in
      try await register(gateway)
      _ = try await gateway.app(.put, "/strings/en", #"{"HELLO": "Hello, %@"}"#)
      let empty = try await gateway.app(
        .post, "/notifications?dry_run=true",
        #"{"to": {"tokens": ["aa"]}, "payload": {"aps": {"alert": {"string": "NOWHERE"}}}}"#)
      #expect(empty.status == 422)
      let word = try await gateway.app(.post, "/notifications?dry_run=yes", "{}")
      #expect(word.status == 422 && word["/pointer"]?.string == "query/dry_run")
      let later = try await gateway.app(
        .post, "/notifications?dry_run=true",
        #"{"to": {"tokens": ["aa"]}, "send_at": "2026-11-21T00:00:00Z", \#(Self.payload)}"#)
      #expect(later["/due_at"]?.string == "2026-11-21T00:00:00.000Z", "\(later.text)")
      let personal = try await gateway.app(
        .post, "/notifications?dry_run=true",
        #"""
        {"recipients": [{"token": "bb", "args": {"n": "Bob"}}, {"token": "dd", "args": {"n": "Di"}}],
         "payload": {"aps": {"alert": {"body":
           {"string": "HELLO", "args": [{"recipient": "n"}]}}}}}
        """#)
      #expect(personal["/audience"]?.int == 1, "\(personal.text)")
      #expect(
        personal["/previews/0/payload/aps/alert/body"]?.string == "Hello, Bob", "\(personal.text)")
      try await nothingIsStored(gateway)
    }
  }
}
