// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import TLS
import TestSupport
import Testing

@testable import API

/// Warnings in the answers to a notify request.
@Suite struct WarningTests {
  private static let hello = #""payload": {"aps": {"alert": "Hi"}}"#

  private static func credential() throws -> String {
    let pem = try ES256PrivateKey.generate().pem.replacing("\n", with: "\\n")
    return #"{"key_id": "ABC123DEFG", "team_id": "TEAM123456", "private_key": "\#(pem)"}"#
  }

  /// The warnings of the 202, the dry run and a batch line for one request, which must be equal.
  private func warnings(
    _ gateway: isolated TestGateway, _ request: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    func read(_ json: JSONValue?) -> [String] {
      (json?.elements ?? []).map {
        "\($0["pointer"]?.string ?? "-"): \($0["detail"]?.string ?? "-")"
      }
    }
    let accepted = try await gateway.app(.post, "/notifications", request)
    #expect(accepted.status == 202, "\(accepted.text)", sourceLocation: sourceLocation)
    let trial = try await gateway.app(.post, "/notifications?dry_run=true", request)
    let line = try #require(try await gateway.batch(request).results.first)
    let warnings = read(accepted["/warnings"])
    #expect(read(trial["/warnings"]) == warnings, sourceLocation: sourceLocation)
    #expect(read(line["warnings"]) == warnings, sourceLocation: sourceLocation)
    return warnings
  }

  @Test("a warning counts devices in an environment without a usable credential")
  func environments() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/credentials/sandbox/main", try Self.credential())
      for (token, environment) in [("aa", ""), ("ab", ""), ("bb", "sandbox")] {
        let stated = environment.isEmpty ? "" : #", "environment": "\#(environment)""#
        _ = try await gateway.app(.put, "/devices/\(token)", #"{"user": "ann"\#(stated)}"#)
      }
      let production = ": the app has no usable credential for production: 2 devices wait there"
      for to in [
        #"{"users": ["ann"]}"#, #"{"everyone": true}"#, #"{"tokens": ["aa", "ab", "bb"]}"#,
        #"{"tags": {"none": ["x"]}}"#,
      ] {
        let found = try await warnings(gateway, #"{"to": \#(to), \#(Self.hello)}"#)
        #expect(found == [production], "\(to)")
      }
      let later = #"{"to": {"users": ["ann"]}, "send_at": 1795265200, \#(Self.hello)}"#
      #expect(try await warnings(gateway, later) == [production])
      let one = #"{"to": {"tokens": ["bb"]}, \#(Self.hello)}"#
      #expect(try await warnings(gateway, one) == [])
      _ = try await gateway.app(.put, "/credentials/production/main", try Self.credential())
      let everyone = #"{"to": {"everyone": true}, \#(Self.hello)}"#
      #expect(try await warnings(gateway, everyone) == [])
    }
  }

  @Test("a warning names the filter that leaves the audience empty")
  func nobody() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/credentials/production/main", try Self.credential())
      let none = "no active device of the app is in the audience"
      #expect(
        try await warnings(gateway, #"{"to": {"users": ["nobody"]}, \#(Self.hello)}"#)
          == ["/to: \(none)"])
      #expect(
        try await warnings(gateway, #"{"recipients": [{"user": "nobody"}], \#(Self.hello)}"#)
          == ["/recipients: \(none)"])
    }
  }

  @Test("unknown members and unused arguments are kept, with a warning")
  func messages() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/credentials/production/main", try Self.credential())
      _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Hi, %@"}"#)
      _ = try await gateway.app(.put, "/devices/aa", "{}")
      let request = """
        {"to": {"tokens": ["aa"]}, "alert": {"string": "HI", "args": ["a", "b"]},
         "payload": {"aps": {"bagde": 3, "content_available": 1}}}
        """
      let body = request.replacing("\n", with: " ")
      let found = try await warnings(gateway, body)
      #expect(found.count == 3, "\(found)")
      #expect(found.first?.hasPrefix("/alert/args/1: no language's text") == true)
      #expect(found.dropFirst().first?.hasPrefix("/payload/aps/bagde: Apple has no such") == true)
      let id = try #require(
        try await gateway.app(.post, "/notifications", body)["/id"]?.string)
      let shown = try await gateway.app(.get, "/notifications/\(id)")
      #expect(shown["/warnings"]?.elements.count == 3)
      #expect(shown["/warnings/1/pointer"]?.string == "/payload/aps/bagde")
      #expect(shown["/payload/aps/alert/string"]?.string == "HI")
    }
  }

  @Test("a notification shows the key that sent it, under its name at that time")
  func sender() async throws {
    try await TestGateway.run { gateway in
      let made = try await gateway.send(
        .post, "/v1/keys",
        #"{"name": "backend", "scopes": ["notify"], "apps": ["\#(TestGateway.app)", "none"]}"#)
      #expect(made["/warnings/0/pointer"]?.string == "/apps")
      let key = try #require(made["/key"]?.string)
      let path = "/v1/apps/\(TestGateway.app)/notifications"
      let body = #"{"to": {"users": ["ann"]}, \#(Self.hello)}"#
      let later = #"{"to": {"users": ["ann"]}, "send_at": 1795265200, \#(Self.hello)}"#
      for request in [body, later] {
        let sent = try await gateway.send(.post, path, request, key: key)
        let id = try #require(sent["/id"]?.string, "\(sent.text)")
        let shown = try await gateway.app(.get, "/notifications/\(id)")
        #expect(shown["/sent_by/name"]?.string == "backend")
        #expect(shown["/sent_by/id"]?.int == made["/id"]?.int)
      }
      _ = try await gateway.app(.post, "/notifications", body)
      let listed = try await gateway.app(.get, "/notifications")
      let senders = (listed["/notifications"]?.elements ?? []).map { $0["sent_by"] }
      #expect(
        senders.compactMap { $0?["name"]?.string }.sorted() == [
          "administrator", "backend", "backend",
        ])
      #expect(senders.count { $0?["id"]?.isNull == true } == 1)
    }
  }
}
