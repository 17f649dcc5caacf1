// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import TestSupport
import Testing

extension ContractTests {
  /// Work that is gone leaves its devices without an outcome.
  func unaccounted(_ gateway: isolated TestGateway, _ store: TestStore) async throws {
    let unsent = try await gateway.app(
      .post, "/notifications",
      #"{"to": {"tokens": ["00112233445566778899aabbccddeeff"]}, "payload": {"aps": {"alert": "Hi"}}}"#
    )
    let id = try #require(unsent["/id"]?.string)
    try await store.run("UPDATE queue SET available_at = now() + interval '1 hour'")
    let waiting = try await gateway.app(.get, "/notifications/\(id)")
    #expect(waiting["/waiting_until"]?.string != nil, "\(waiting.text)")
    try await store.run("DELETE FROM queue")
    let lost = try await gateway.app(
      .get, "/notifications/\(id)")
    #expect(lost["/unaccounted"]?.int == 1, "\(lost.text)")
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
