// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import TestSupport
import Testing

@testable import API

/// A replay returns the first answer even if the request would no longer be valid.
@Suite struct ReplayTests {
  private static func headers(_ key: String) -> HTTPFields { [.idempotencyKey: key] }

  /// In ten minutes these times are past.
  private static let timed = [
    #"{"to": {"users": ["bob"]}, "payload": {"aps": {"alert": "Hi"}}, "send_at": "2026-11-20T09:00:20Z"}"#,
    #"{"to": {"users": ["bob"]}, "payload": {"aps": {"alert": "Hi"}}, "expires_at": "2026-11-20T09:00:30Z"}"#,
  ]
  @Test("a request whose send time or expiration has passed is replayed", arguments: timed)
  func time(body: String) async throws {
    try await TestGateway.run { gateway in
      let first = try await gateway.app(
        .post, "/notifications", body, headers: Self.headers("once"))
      #expect(first.status == 202)
      gateway.now = noon.adding(seconds: 600)
      let again = try await gateway.app(
        .post, "/notifications", body, headers: Self.headers("once"))
      #expect(again.status == 202 && again["/id"]?.string == first["/id"]?.string)
      #expect(again.headers[.idempotencyReplayed] == "true")
      // The request was never accepted with another key or another body.
      for (key, text) in [("other", body), ("once", body + " ")] {
        let refused = try await gateway.app(
          .post, "/notifications", text, headers: Self.headers(key))
        #expect(refused.status == 422, "\(refused.text)")
      }
      #expect(try await gateway.app(.post, "/notifications", body).status == 422)
    }
  }

  @Test("batch lines with derived keys and with their own keys are replayed")
  func lines() async throws {
    try await TestGateway.run { gateway in
      let own = Self.timed[1].dropLast() + #", "idempotency_key": "own"}"#
      let body = Self.timed[0] + "\n" + own + "\n"
      let first = try await gateway.batch(body, headers: Self.headers("batch")).results
      #expect(first.map { $0["status"]?.int } == [202, 202])
      gateway.now = noon.adding(seconds: 600)
      let again = try await gateway.batch(body, headers: Self.headers("batch")).results
      #expect(again.map { $0["id"]?.string } == first.map { $0["id"]?.string })
      #expect(again.allSatisfy { $0["replayed"]?.bool == true })
    }
  }
}
