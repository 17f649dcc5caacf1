// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import TestSupport
import Testing

@testable import API

/// The routes of broadcast channels, with a stub of Apple's channel service.
@Suite struct ChannelRouteTests {
  private static let update =
    #"{"payload": {"aps": {"event": "update", "timestamp": 1, "content-state": {"score": 3}}}}"#
  private static let path = "/channels/ab%2B%2F0%3D%3D"

  @Test("a channel is created, listed, shown, pushed to and deleted in one environment only")
  func life() async throws {
    try await TestGateway.run { gateway in
      let made = try await gateway.app(
        .post, "/channels", #"{"environment": "sandbox", "message_storage_policy": 1}"#)
      #expect(made.status == 201 && made["/id"]?.string == "ab+/0==")
      #expect(made["/message_storage_policy"]?.int == 1)
      let place = "/v1/apps/\(TestGateway.app)\(Self.path)?environment=sandbox"
      #expect(made.headers[.location] == place)
      #expect(try await gateway.send(.get, place)["/message_storage_policy"]?.int == 1)
      #expect(try await gateway.app(.get, Self.path).code == "PG2012")
      for _ in 0..<2 {
        _ = try await gateway.app(
          .post, "/channels", #"{"environment": "sandbox", "message_storage_policy": 0}"#)
      }
      let first = try await gateway.app(.get, "/channels?environment=sandbox&limit=2")
      #expect(first["/channels"]?.elements.map { $0["id"]?.string } == ["ab+/0==", "ab+/1=="])
      let next = try #require(first["/next_cursor"]?.string)
      let rest = try await gateway.app(
        .get, "/channels?environment=sandbox&limit=2&cursor=\(next)")
      #expect(rest["/channels"]?.elements.map { $0["id"]?.string } == ["ab+/2=="])
      #expect(try await gateway.app(.get, "/channels")["/channels"]?.elements.isEmpty == true)
      let sent = try await gateway.app(
        .post, Self.path + "/broadcasts?environment=sandbox", Self.update)
      #expect(sent.status == 200 && sent["/request_id"]?.string?.count == 36)
      #expect(try await gateway.send(.delete, place).status == 204)
      #expect(try await gateway.send(.delete, place).code == "PG2012")
    }
  }

  @Test("a channel push sends the request's body, and an expiration only if given")
  func translation() async throws {
    try await TestGateway.run { gateway in
      let broadcasts = Self.path + "/broadcasts"
      for members in [
        #""expires_in": 600, "priority": 5, "#, #""expires_at": 0, "#, #""expires_in": 0, "#, "",
      ] {
        _ = try await gateway.app(
          .post, broadcasts, "{" + members + Self.update.dropFirst())
      }
      let asked = gateway.channels.commands.compactMap { command in
        if case .broadcast(_, let broadcast) = command { broadcast } else { nil }
      }
      #expect(asked.map(\.priority) == [5, 10, 10, 10])
      #expect(
        asked.map { $0.expiresAt?.seconds } == [noon.adding(seconds: 600).seconds, 0, 0, nil])
      let payload = Self.update.dropFirst(#"{"payload": "#.count).dropLast()
      #expect(asked.allSatisfy { $0.payload == Array(payload.utf8) })
    }
  }

  @Test("bodies that Apple would refuse are refused with a pointer")
  func bodies() async throws {
    try await TestGateway.run { gateway in
      let long = String(repeating: "x", count: 5_100)
      let table: [(path: String, body: String, code: String, pointer: String)] = [
        ("/channels", "{}", "PG1104", "/message_storage_policy"),
        ("/channels", #"{"message_storage_policy": 2}"#, "PG1103", "/message_storage_policy"),
        ("/channels", #"{"message_storage_policy": true}"#, "PG1103", "/message_storage_policy"),
        ("/channels", #"{"message_storage_policy": 1, "name": "x"}"#, "PG1102", "/name"),
        (
          "/channels", #"{"message_storage_policy": 1, "environment": "test"}"#, "PG1105",
          "/environment"
        ),
        ("/broadcasts", "{}", "PG1104", "/payload"),
        ("/broadcasts", #"{"payload": []}"#, "PG1103", "/payload"),
        ("/broadcasts", #"{"payload": {"aps": {"alert": "x"}}}"#, "PG4008", "/payload/aps/event"),
        (
          "/broadcasts",
          #"{"payload": {"aps": {"event": "start", "timestamp": 1, "content-state": {}}}}"#,
          "PG4008", "/payload/aps/event"
        ),
        (
          "/broadcasts", #"{"payload": {"aps": {"event": "update", "content-state": {}}}}"#,
          "PG4008", "/payload/aps/timestamp"
        ),
        (
          "/broadcasts",
          #"{"payload": {"aps": {"event": "end", "timestamp": 1, "alert": {"title": {"localized": {"en": "x"}}}}}}"#,
          "PG4008", "/payload/aps/alert/title"
        ),
        (
          "/broadcasts",
          #"{"payload": {"aps": {"event": "end", "timestamp": 1}, "x": "\#(long)"}}"#, "PG4003",
          "/payload"
        ),
        ("/broadcasts", #"{"priority": 7, "# + Self.update.dropFirst(), "PG4009", "/priority"),
        ("/broadcasts", #"{"priority": "5", "# + Self.update.dropFirst(), "PG1103", "/priority"),
        ("/broadcasts", #"{"expires_in": -1, "# + Self.update.dropFirst(), "PG4010", "/expires_in"),
        ("/broadcasts", #"{"expires_at": 5, "# + Self.update.dropFirst(), "PG4010", "/expires_at"),
      ]
      for row in table {
        let path = row.path == "/channels" ? row.path : Self.path + row.path
        let answer = try await gateway.app(.post, path, row.body)
        #expect(answer.code == row.code, "\(row.body)")
        #expect(answer["/pointer"]?.string == row.pointer, "\(row.body)")
      }
      #expect(try await gateway.app(.get, "/channels/a%20b").code == "PG1107")
      #expect(try await gateway.app(.get, Self.path + "?environment=x").code == "PG1107")
      #expect(try await gateway.app(.delete, Self.path + "?limit=1").code == "PG1107")
      #expect(gateway.channels.commands.isEmpty)
    }
  }

  @Test("each of Apple's refusals has its own error code")
  func refusals() async throws {
    let table: [(refusal: ChannelRefusal, status: Int, code: String, reason: String?)] = [
      (.noCredential, 409, "PG2011", nil),
      (.unknownChannel(reason: "BadChannelId"), 404, "PG2012", nil),
      (.notEnabled, 409, "PG2013", "FeatureNotEnabled"),
      (.tooManyChannels, 409, "PG2014", "CannotCreateChannelConfig"),
      (.request(reason: "BadExpirationDate", status: 400), 422, "PG2015", "BadExpirationDate"),
      (.request(reason: "", status: 418), 422, "PG2015", nil),
      (.credential(reason: "TopicMismatch"), 502, "PG2016", "TopicMismatch"),
      (.later(reason: "Shutdown", afterSeconds: 7), 503, "PG5007", "Shutdown"),
      (.unreachable("no route"), 503, "PG5007", nil),
      (.unknown("silence"), 504, "PG5008", nil),
    ]
    try await TestGateway.run { gateway in
      for row in table {
        gateway.channels.refusal = row.refusal
        for answer in [
          try await gateway.app(.post, Self.path + "/broadcasts", Self.update),
          try await gateway.app(.get, "/channels"),
        ] {
          #expect(answer.status == row.status && answer.code == row.code)
          if let reason = row.reason { #expect(answer["/reason"]?.string == reason) }
          let wait = answer.headers[.retryAfter]
          #expect(wait == (row.code == "PG5007" ? (row.reason == nil ? "5" : "7") : nil))
        }
      }
    }
  }

  @Test("listing channels requires read, changing them notify; no database is needed")
  func access() async throws {
    try await TestGateway.run { gateway in
      let made = try await gateway.send(
        .post, "/v1/keys", #"{"name": "reader", "scopes": ["read"]}"#)
      let key = try #require(made["/key"]?.string)
      gateway.isDatabaseAway = true
      let app = "/v1/apps/\(TestGateway.app)"
      #expect(try await gateway.send(.get, app + "/channels", key: key).status == 200)
      let body = #"{"message_storage_policy": 0}"#
      #expect(try await gateway.send(.post, app + "/channels", body, key: key).status == 403)
      #expect(try await gateway.send(.post, app + "/channels", body).status == 201)
      #expect(try await gateway.send(.delete, app + Self.path, key: key).status == 403)
    }
  }
}
