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
}
