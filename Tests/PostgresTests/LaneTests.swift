// SPDX-License-Identifier: Apache-2.0
import Postgres
import TestSupport
import Testing

@Suite struct LaneTests {
  /// Session settings that differ between the lanes.
  private static let expected: [PostgresLane: [String]] = [
    .write: ["on", "force_generic_plan", "off", "10s", "100ms"],
    .read: ["on", "force_custom_plan", "on", "10s", "7s"],
    .reports: ["on", "force_custom_plan", "on", "10s", "7s"],
    .deliveryRead: ["on", "force_generic_plan", "off", "30s", "7s"],
    .deliveryWrite: ["off", "force_generic_plan", "off", "10s", "100ms"],
    .duties: ["local", "force_custom_plan", "on", "1min", "7s"],
    .listener: ["on", "force_custom_plan", "on", "0", "7s"],
    .copy: ["on", "force_custom_plan", "on", "0", "7s"],
    .maintenance: ["on", "force_custom_plan", "on", "0", "7s"],
  ]

  @Test("a lane's settings override those of its role")
  func ownSettings() async throws {
    try await TestDatabase.empty { shard, database in
      try await spoil(database, on: shard)
      for lane in PostgresLane.allCases {
        let connection = database.connect(on: shard, lane: lane)
        var shown: [String] = []
        for name in [
          "synchronous_commit", "plan_cache_mode", "enable_seqscan", "statement_timeout",
          // The role's setting, where the lane has none.
          "lock_timeout",
        ] { shown.append(try await connection.show(name)) }
        #expect(shown == Self.expected[lane], "\(lane)")
        #expect(try await connection.show("default_transaction_isolation") == "read committed")
        #expect(try await connection.show("jit") == "off")
        #expect(try await connection.show("client_min_messages") == "warning")
        await connection.close()
      }
    }
  }

  @Test("options of the connection string are kept unless a lane needs other ones")
  func optionsOfTheString() async throws {
    try await TestDatabase.empty { shard, database in
      let options = #"-c work_mem=5MB -c pushgate.test=two\\ words -c synchronous_commit=off"#
      let configuration = try PostgresConfiguration(
        connectionString: database.connectionString + " options='\(options)'")
      let connection = PostgresConnection(
        loop: shard.loop, configuration: configuration, lane: .write, logger: TestDatabase.logger)
      connection.start(isolation: shard)
      #expect(try await connection.show("work_mem") == "5MB")
      #expect(try await connection.show("pushgate.test") == "two words")
      #expect(try await connection.show("synchronous_commit") == "on")
      #expect(try await connection.show("statement_timeout") == "10s")
      await connection.close()
    }
  }

  /// Gives the role settings that would break a guarantee, in this database.
  private func spoil(_ database: TestDatabase, on shard: isolated TestShard) async throws {
    let connection = database.connect(on: shard, lane: .maintenance)
    for setting in [
      "synchronous_commit = off", "default_transaction_isolation = 'serializable'", "jit = on",
      "statement_timeout = '3s'", "plan_cache_mode = auto", "enable_seqscan = on",
      "lock_timeout = '7s'", "client_min_messages = error",
    ] {
      try await connection.script(
        "ALTER ROLE CURRENT_USER IN DATABASE \(database.name) SET \(setting)")
    }
    await connection.close()
  }
}

extension PostgresConnection {
  fileprivate func show(_ name: String) async throws -> String {
    try await value("SELECT current_setting(\(name))")
  }
}
