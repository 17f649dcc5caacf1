// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Comparison of the schema's constraints with the code.
@Suite(.serialized) struct SchemaTests {
  /// A column with an enum's codes, the required codes, and a row to insert them.
  private struct EnumColumn {
    let name: String
    let cases: [Int16]
    /// SQL with `$` for the code.
    let insert: String
  }

  private static let columns = [
    EnumColumn(
      name: "devices.environment", cases: PushEnvironment.allCases.map(\.code),
      insert: device(environment: "$")),
    EnumColumn(
      name: "devices.token_kind", cases: TokenKind.allCases.map(\.code), insert: device(kind: "$")),
    EnumColumn(
      name: "devices.state", cases: DeviceState.allCases.map(\.rawValue), insert: device(state: "$")
    ),
    EnumColumn(
      name: "notifications.environment", cases: PushEnvironment.allCases.map(\.code),
      insert: notification(environment: "$")),
    EnumColumn(
      name: "notifications.push_type", cases: PushType.allCases.map(\.code),
      insert: notification(type: "$")),
    EnumColumn(
      name: "deliveries.outcome", cases: DeliveryOutcome.allCases.map(\.rawValue),
      insert: """
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        VALUES (1, $, '\\x01', '2026-11-20', $, 1)
        """),
    EnumColumn(
      name: "run_controls.control", cases: RunControl.allCases.map(\.rawValue),
      insert: """
        INSERT INTO run_controls (run, app, day, control)
        VALUES (nextval('run_ids'), 1, '2026-11-20', $)
        """),
    EnumColumn(
      name: "queue.held", cases: HoldReason.allCases.map(\.rawValue),
      insert: """
        INSERT INTO queue (app, run, notification, day, environment, kind, class, deadline, held)
        VALUES (1, 1, gen_random_uuid(), '2026-11-20', 1, 1, 1, now(), $)
        """),
    EnumColumn(
      name: "credentials.environment", cases: PushEnvironment.allCases.map(\.code),
      insert: """
        INSERT INTO credentials (app, environment, name, key_id, team_id, sealed, sealed_with)
        VALUES (1, $, 'x', '1234567890', '1234567890', '', '')
        """),
  ]

  private static func device(
    environment: String = "1", kind: String = "1", state: String = "1"
  ) -> String {
    """
    INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, state,
      state_reason, registered_at)
    VALUES (1, decode(md5(random()::text), 'hex'), 1, 1, \(environment), \(kind), \(state),
      CASE WHEN \(state) <> 1 THEN 'x' END, now())
    """
  }

  private static func notification(environment: String = "1", type: String = "1") -> String {
    """
    INSERT INTO notifications (id, day, app, accepted_at, payload, everyone, environment, push_type,
      strings_revision, options)
    VALUES (gen_random_uuid(), '2026-11-20', 1, now(), '', true, \(environment), \(type), 0, '{}')
    """
  }

  /// Returns whether PostgreSQL accepts the statement; errors other than a CHECK violation fail.
  private func takes(_ store: TestStore, _ sql: String) async throws -> Bool {
    do {
      try await store.run(sql)
      return true
    } catch let error as PostgresError {
      guard case .server("23514", _, _) = error.kind else { throw error }
      return false
    }
  }

  @Test("a column accepts every case of its enum, and not the adjacent codes")
  func enums() async throws {
    try await TestDatabase.store { _, _, store in
      _ = try await store.app()
      for column in Self.columns {
        func takes(_ number: Int) async throws -> Bool {
          let sql = column.insert.split(separator: "$", omittingEmptySubsequences: false)
          return try await self.takes(store, sql.joined(separator: "\(number)"))
        }
        for code in column.cases {
          #expect(try await takes(Int(code)), "\(column.name) refuses \(code)")
        }
        for code in [0, Int(column.cases.max() ?? 0) + 1, -1] {
          #expect(try await !takes(code), "\(column.name) takes \(code)")
        }
      }
    }
  }

  @Test("columns of enums and scopes accept every value of the code")
  func otherValues() async throws {
    try await TestDatabase.store { _, _, store in
      for priority in Set(PushType.allCases.flatMap(\.priorities)) {
        var asked = sample(try await store.app(), .users("u"))
        asked.message.options.priority = priority
        let answer = try await store.acceptance(of: asked, idempotency: nil)
        #expect(answer == .accepted(id: asked.id, audience: 0))
      }
      let key = try await store.apiKeys.create(
        name: "x", hash: [UInt8](repeating: 0, count: 32), scopes: Set(KeyScope.allCases),
        apps: nil)
      #expect(key.scopes == Set(KeyScope.allCases))
      let foreign = "UPDATE api_keys SET scopes = ARRAY['root']"
      #expect(try await !takes(store, foreign))
    }
  }

  @Test("rows that contradict the state machine are refused")
  func contradictions() async throws {
    try await TestDatabase.store { _, _, store in
      _ = try await store.app()
      try await store.run(Self.device())
      for sql in [
        "UPDATE devices SET state_reason = 'x'", "UPDATE devices SET state = 2",
        "UPDATE devices SET unregistered_at = now()",
        "UPDATE devices SET state = 2, state_reason = 'x', unregistered_at = now()",
        "UPDATE devices SET bucket = 65536", "UPDATE devices SET token = ''",
      ] { #expect(try await !takes(store, sql), "\(sql)") }
      let columns =
        "INSERT INTO queue (app, run, notification, day, environment, deadline, kind, class"
      let values = "VALUES (1, 1, gen_random_uuid(), '2026-11-20', 1, now()"
      try await store.run("\(columns)) \(values), 1, 1)")
      for sql in [
        "\(columns)) \(values), 2, 1)",
        "\(columns)) \(values), 3, 1)",
        "\(columns)) \(values), 5, 1)",
        "\(columns)) \(values), 1, 3)",
        "\(columns), token) \(values), 1, 1, '\\x01')",
        "\(columns), token, zones) \(values), 3, 1, '\\x01', '{}')",
        "\(columns), held, holder) \(values), 1, 1, 1, gen_random_uuid())",
        "INSERT INTO configuration (singleton) VALUES (false)",
      ] { #expect(try await !takes(store, sql), "\(sql)") }
    }
  }

  @Test("distributable tables have no foreign keys")
  func foreignKeys() async throws {
    try await TestDatabase.store { _, _, store in
      let all: Int = try await store.value("SELECT count(*) FROM pg_constraint WHERE contype = 'f'")
      #expect(all > 0)  // There are some elsewhere, so that this query can find one.
      let forbidden: Int = try await store.value(
        """
        SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND EXISTS (
          SELECT FROM pg_class c WHERE c.oid IN (conrelid, confrelid)
            AND (c.relname LIKE 'devices%' OR c.relname LIKE 'deliveries%'))
        """)
      #expect(forbidden == 0)
    }
  }

  @Test("keys of distributable tables contain the token")
  func distribution() async throws {
    try await TestDatabase.store { _, _, store in
      for table in ["devices", "deliveries"] {
        let keys = try await store.client.write.query(
          """
          SELECT pg_get_constraintdef(oid) FROM pg_constraint
          WHERE conrelid = \(unsafeSQL: "'\(table)'")::regclass AND contype IN ('p', 'u')
          """)
        #expect(keys.count == 1)
        for index in 0..<keys.count {
          #expect(try keys[index].decode(0, as: String.self).contains("token"))
        }
      }
    }
  }
}
