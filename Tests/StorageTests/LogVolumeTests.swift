// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// WAL volume of an undisturbed push.
@Suite(.serialized) struct LogVolumeTests {
  /// Returns the first value with this name in an EXPLAIN as JSON: that of the whole statement.
  private func total(_ name: String, of plan: String) throws -> Int {
    let rest = try #require(plan.split(separator: "\"\(name)\": ").dropFirst().first)
    return try #require(Int(rest.prefix(while: \.isWholeNumber)))
  }

  @Test("accepting a push writes nine WAL records: three rows and six index entries")
  func accepting() async throws {
    try await TestDatabase.store { _, _, store in
      // The default partitions have an additional index.
      for table in ["notifications", "runs"] {
        try await store.run(
          """
          CREATE TABLE \(table)_20261120 PARTITION OF \(table)
          FOR VALUES FROM ('2026-11-20') TO ('2026-11-21')
          """)
      }
      let app = try await store.app()
      let rows = (0..<64).map {
        AcceptRow(
          notification: sample(app, .tokens(token(UInt32($0)))), idempotency: nil,
          plan: .unclaimed, counted: nil)
      }
      let plan: String = try await store.value(
        """
        EXPLAIN (ANALYZE, WAL, COSTS OFF, TIMING OFF, SUMMARY OFF, FORMAT JSON)
        \(fragment: AcceptStatement.query(rows, nil))
        """)
      // A few more: full pages are split.
      let records = try total("WAL Records", of: plan)
      #expect((9 * rows.count...9 * rows.count + 16).contains(records))
    }
  }

  @Test("an acceptance retried after a lost connection is stored once without a hand-over")
  func again() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let plan = AcceptPlan(holder: holder, production: .claimed, sandbox: .claimed)
      let known = sample(app, .tokens(token(1)))
      let first = try await store.notifications.accept(known, idempotency: nil, plan: plan)
      #expect(first.work.count == 1)
      // Together with others, like a retried batch.
      let work = try await atOnce(3, on: shard) { index in
        let asked = index == 1 ? known : sample(app, .tokens(token(UInt32(index))))
        return try await store.notifications.accept(asked, idempotency: nil, plan: plan).work.count
      }
      #expect(work == [1, 0, 1])
      for table in ["notifications", "runs", "queue"] { #expect(try await store.count(table) == 3) }
    }
  }
}
