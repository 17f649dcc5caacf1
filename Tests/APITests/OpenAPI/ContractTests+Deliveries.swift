// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import TestSupport
import Testing

extension ContractTests {
  /// Deletes queue rows, which leaves their devices without an outcome.
  func unaccounted(_ gateway: isolated TestGateway, _ store: TestStore) async throws {
    let unsent = try await gateway.app(
      .post, "/notifications",
      #"{"to": {"tokens": ["00112233445566778899aabbccddeeff"]}, "payload": {"aps": {"alert": "Hi"}}}"#
    )
    let id = try #require(unsent["/id"]?.string)
    try await store.run("UPDATE queue SET available_at = now() + interval '1 hour'")
    let waiting = try await gateway.app(.get, "/notifications/\(id)")
    #expect(waiting["/waiting_until"]?.string != nil, "\(waiting.text)")
    try await rates(gateway, store, id)
    try await store.run("DELETE FROM queue")
    let lost = try await gateway.app(
      .get, "/notifications/\(id)")
    #expect(lost["/unaccounted"]?.int == 1, "\(lost.text)")
  }

  /// Due work waits for the rate limit of the app, and a delivery for its next attempt.
  private func rates(
    _ gateway: isolated TestGateway, _ store: TestStore, _ id: String
  ) async throws {
    _ = try await gateway.send(.patch, "/v1/apps/\(TestGateway.app)", #"{"max_rate": 2}"#)
    try await store.run(
      """
      UPDATE queue SET available_at = now();
      UPDATE runs SET audience_at_acceptance = 50 WHERE notification = '\(id)';
      INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts)
      SELECT app, id, '\\x0011', day, 1, 'QuietHours', 0 FROM runs WHERE notification = '\(id)';
      INSERT INTO queue (app, run, notification, day, environment, kind, class, token, available_at, deadline)
      SELECT app, run, notification, day, environment, 3, class, '\\x0011', now() + interval '1 hour', deadline
      FROM queue WHERE notification = '\(id)'
      """)
    let limited = try await gateway.app(.get, "/notifications/\(id)")
    #expect(limited.strings("/waiting_for") == ["AppMaxRate"], "\(limited.text)")
    #expect(limited["/rate_limited_until"]?.string == "2026-11-20T09:00:24.000Z")
    let listed = try await gateway.app(.get, "/notifications/\(id)/deliveries")
    #expect(listed["/deliveries/0/waiting_until"]?.string != nil, "\(listed.text)")
    let ofDevice = try await gateway.app(.get, "/devices/0011/deliveries")
    #expect(ofDevice["/deliveries/0/waiting_until"]?.string != nil, "\(ofDevice.text)")
    _ = try await gateway.send(.patch, "/v1/apps/\(TestGateway.app)", #"{"max_rate": null}"#)
    try await store.run("DELETE FROM deliveries WHERE token = '\\x0011'")
    try await store.run("UPDATE runs SET audience_at_acceptance = 1 WHERE notification = '\(id)'")
  }

  func ofDevice(_ gateway: isolated TestGateway, _ store: TestStore) async throws {
    try await store.run(
      """
      INSERT INTO deliveries (app, run, token, day, outcome, status, reason, language, apns_id, attempts)
      SELECT app, id, '\\x\(ContractTests.token)', day, 2, 200, 'why', 'en', gen_random_uuid(), 1 FROM runs ORDER BY id LIMIT 1
      ON CONFLICT DO NOTHING
      """)
    let one = try await gateway.app(.get, "/devices/\(ContractTests.token)/deliveries?limit=1")
    #expect(one["/deliveries/0/notification"]?.string != nil, "\(one.text)")
  }

  func resends(
    _ id: String, _ gateway: isolated TestGateway, _ store: TestStore
  ) async throws {
    try await store.run(
      """
      INSERT INTO deliveries (app, run, token, day, outcome, attempts, counted)
      SELECT app, id, '\\xaa', day, 6, 1, CASE WHEN counted THEN 1 ELSE 0 END FROM runs
      WHERE notification = '\(id)'
      """)
    #expect(
      try await gateway.app(.post, "/notifications/\(id)/resend-failures").status == 202)
    try await store.run("DELETE FROM queue")
    #expect(
      try await gateway.app(
        .post, "/notifications/\(id)/resend-failures", #"{"outcomes": ["expired"]}"#
      )["/runs"]?.int == 3)
  }

  /// A notification for a share of an audience goes to the rest, too.
  func shares(_ gateway: isolated TestGateway) async throws {
    let message = #""payload": {"aps": {"alert": {"localized": {"en": "Hi"}}}}"#
    let first = try await gateway.app(
      .post, "/notifications", #"{"to": {"share": {"to": 1, "seed": "s"}}, \#(message)}"#)
    let id = try #require(first["/id"]?.string)
    let rest = try await gateway.app(.post, "/notifications/\(id)/send-rest")
    #expect(rest.status == 202 && rest["/to/share/from"]?.int == 1, "\(rest.text)")
    #expect(rest["/to/share/to"]?.int == 100 && rest["/to/share/seed"]?.string == "s")
    #expect(rest["/reference"]?.string == id)
    let again = try await gateway.app(.post, "/notifications/\(id)/send-rest")
    #expect(again["/id"]?.string == rest["/id"]?.string)
    let over = try #require(rest["/id"]?.string)
    #expect(
      try await gateway.app(.post, "/notifications/\(over)/send-rest").code == "PG4023")
    for path in ["/v1/statistics", "/v1/apps/\(TestGateway.app)/statistics"] {
      let answer = try await gateway.send(.get, path + "?range=day")
      #expect(answer["/points"]?.elements.count == 144, "\(answer.text)")
      #expect(try await gateway.send(.get, path + "?range=year").status == 422)
    }
    guard let store = gateway.store else { throw CancellationError() }
    try await store.run(
      """
      INSERT INTO nodes (id, database, version, started_at, beat_at, stopped_at)
      VALUES (gen_random_uuid(), 'other', '1', now(), now(), now())
      """)
    let nodes = try await gateway.send(.get, "/v1/nodes")
    #expect(nodes["/nodes/0/stopped_at"]?.string != nil, "\(nodes.text)")
  }
}
