// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import TestSupport
import Testing

@testable import API
@testable import HTTPServer

@Suite("Prefer: wait", .timeLimit(.minutes(1)))
struct WaitPreferenceTests {
  private static let request = #"{"to": {"users": ["bob"]}, "payload": {"aps": {"alert": "Hi"}}}"#

  static func post(
    _ gateway: isolated TestGateway, _ preference: String, key: String? = nil
  ) async throws -> Answer {
    var headers = HTTPFields()
    headers[.prefer] = preference
    headers[.idempotencyKey] = key
    return try await gateway.app(.post, "/notifications", request, headers: headers)
  }

  /// Posts, runs `body` while the answer is pending, and returns the answer.
  private static func answered(
    _ gateway: isolated TestGateway,
    after change: (isolated TestGateway) async throws -> Void
  ) async throws -> Answer {
    async let held = post(gateway, "wait=30")
    while gateway.events.held.count == 0 { await Task.yield() }
    try await change(gateway)
    return try await held
  }

  private static func run(_ sql: String, _ gateway: isolated TestGateway) async throws {
    let store = gateway.store
    try await store?.run(sql)
  }

  /// Finishes work as soon as it is stored.
  static func sendAtOnce(_ gateway: isolated TestGateway) async throws {
    let store = gateway.store
    try await store?.run(
      """
      CREATE FUNCTION done() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        DELETE FROM queue WHERE id = NEW.id; RETURN NEW; END $$;
      CREATE TRIGGER done AFTER INSERT ON queue FOR EACH ROW EXECUTE FUNCTION done()
      """)
  }

  @Test("a notification that finishes in time is answered as by GET, replays included")
  func finished() async throws {
    try await TestGateway.run { gateway in
      try await Self.sendAtOnce(gateway)
      for isReplay in [false, true] {
        let answer = try await Self.post(gateway, "wait=20", key: "k")
        #expect(answer.status == 200)
        #expect(answer["/state"]?.string == "finished")
        #expect(answer.headers[.preferenceApplied] == "wait=20")
        #expect(answer.headers[.idempotencyReplayed] == (isReplay ? "true" : nil))
        let id = try #require(answer["/id"]?.string)
        #expect(answer.headers[.location] == "/v1/apps/\(TestGateway.app)/notifications/\(id)")
        #expect(answer.text == (try await gateway.app(.get, "/notifications/\(id)")).text)
      }
      #expect(gateway.events.held.count == 0)
    }
  }

  @Test("an answer waits until the notification has finished")
  func waiting() async throws {
    try await TestGateway.run { gateway in
      let answer = try await Self.answered(gateway) { try await Self.run("DELETE FROM queue", $0) }
      #expect(answer.status == 200)
    }
  }

  @Test("a notification that does not finish in time is answered with 202")
  func elapsed() async throws {
    try await TestGateway.run { gateway in
      for seconds in ["0", "1"] {
        let answer = try await Self.post(gateway, "wait=\(seconds)")
        #expect(answer.status == 202)
        #expect(answer["/audience"]?.int == 0)
        #expect(answer.headers[.preferenceApplied] == "wait=\(seconds)")
      }
      #expect(gateway.events.held.count == 0)
    }
  }

  @Test("a shutdown answers waiting requests at once, and new ones do not wait")
  func stopping() async throws {
    try await TestGateway.run { gateway in
      let held = try await Self.answered(gateway) { $0.events.end() }
      #expect(held.status == 202)
      let late = try await Self.post(gateway, "wait=30")
      #expect(late.status == 202 && late.headers[.preferenceApplied] == nil)
    }
  }

  @Test("a request beyond the limit of waiting answers does not wait")
  func bound() async throws {
    var settings = TestGateway.EventSettings()
    settings.held = 1
    try await TestGateway.run(settings) { gateway in
      let held = try await Self.answered(gateway) { gateway in
        let next = try await Self.post(gateway, "wait=30")
        #expect(next.status == 202 && next.headers[.preferenceApplied] == nil)
        try await Self.run("DELETE FROM queue", gateway)
      }
      #expect(held.status == 200)
      #expect(gateway.events.held.count == 0)
    }
  }

  @Test("a notification whose state cannot be read is still accepted")
  func unreadable() async throws {
    try await TestGateway.run { gateway in
      let held = try await Self.answered(gateway) {
        try await Self.run("ALTER TABLE runs RENAME TO gone", $0)
      }
      #expect(held.status == 202)
    }
  }

  @Test(
    "preferences are parsed according to RFC 7240",
    arguments: [
      ("wait=0", "wait=0"), ("WAIT = 0", "wait=0"), ("wait=\"0\"", "wait=0"),
      ("respond-async, wait=0;foo=1", "wait=0"), ("wait=0, wait=9", "wait=0"),
      ("return=minimal", nil), ("", nil), ("waiting=3", nil),
    ])
  func reading(header: String, applied: String?) async throws {
    try await TestGateway.run { gateway in
      let answer = try await Self.post(gateway, header)
      #expect(answer.status == 202)
      #expect(answer.headers[.preferenceApplied] == applied)
    }
  }

  @Test(
    "a wait that is not a number is refused, and nothing is stored",
    arguments: ["x", "", "-1", "1.5"])
  func refused(seconds: String) async throws {
    try await TestGateway.run { gateway in
      let answer = try await Self.post(gateway, "wait=\(seconds)")
      #expect(answer.status == 422 && answer.pointer == "header/Prefer")
      #expect(answer.text.contains("0 to 30"))
      let list = try await gateway.app(.get, "/notifications")
      #expect(list["/notifications"]?.elements.isEmpty == true)
    }
  }

  @Test("a wait longer than the maximum is cut to the maximum")
  func longest() async throws {
    try await TestGateway.run { gateway in
      try await Self.sendAtOnce(gateway)
      let answer = try await Self.post(gateway, "wait=86400")
      #expect(answer.status == 200 && answer.headers[.preferenceApplied] == "wait=30")
    }
  }
}
