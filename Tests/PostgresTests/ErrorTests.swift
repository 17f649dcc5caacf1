// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Postgres

/// A statement, and the expected kind of its error.
struct Fault: Sendable {
  let sql: String
  let sqlState: String
  var constraint: String?
  var isDataFault = false
  var isRetryable = false

  static let all = [
    Fault(sql: "SELEC 1", sqlState: "42601"),
    Fault(sql: "SELECT * FROM nowhere", sqlState: "42P01"),
    Fault(sql: "SELECT 1 / (SELECT 0)", sqlState: "22012", isDataFault: true),
    Fault(sql: "SELECT ('hunter2'::text)::int4", sqlState: "22P02", isDataFault: true),
    Fault(
      sql: "INSERT INTO words VALUES ('hunter2')", sqlState: "23505", constraint: "words_pkey",
      isDataFault: true),
    Fault(
      sql: "INSERT INTO words VALUES ('')", sqlState: "23514", constraint: "not_empty",
      isDataFault: true),
    Fault(sql: "INSERT INTO words VALUES (NULL)", sqlState: "23502", isDataFault: true),
    Fault(
      sql: "DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40001', DETAIL = 'hunter2'; END $$",
      sqlState: "40001", isRetryable: true),
    Fault(
      sql: "DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40P01'; END $$", sqlState: "40P01",
      isRetryable: true),
    Fault(sql: "INSERT INTO days_default VALUES (1)", sqlState: "23514", isRetryable: true),
  ]
}

@Suite("Errors")
struct ErrorTests {
  @Test("errors have SQLSTATE, constraint and kind, and quote no values")
  func kinds() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      try await connection.script(
        """
        CREATE TABLE words (word text PRIMARY KEY CONSTRAINT not_empty CHECK (word <> ''));
        INSERT INTO words VALUES ('hunter2');
        CREATE TABLE days (day int4) PARTITION BY LIST (day);
        CREATE TABLE days_1 PARTITION OF days FOR VALUES IN (1);
        CREATE TABLE days_default PARTITION OF days DEFAULT;
        """)
      for fault in Fault.all {
        let error = await failure { () async throws(PostgresError) in
          try await connection.query(PostgresQuery(unsafeSQL: fault.sql))
        }
        #expect(error?.sqlState == fault.sqlState, "\(fault.sql)")
        #expect(error?.constraint == fault.constraint, "\(fault.sql)")
        #expect(error?.isDataFault == fault.isDataFault, "\(fault.sql)")
        #expect(error?.isRetryable == fault.isRetryable, "\(fault.sql)")
        #expect(error?.wasConnectionLost == false, "\(fault.sql)")
        #expect(error.map { "\($0)".contains("hunter2") } == false, "\(fault.sql)")
      }
      await connection.close()
    }
  }

  @Test("a parameter's encoding error stops the statement before it is sent")
  func encoding() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      try await connection.query("CREATE TABLE t (v text)")
      let error = await failure { () async throws(PostgresError) in
        try await connection.batch(["INSERT INTO t VALUES ('a')", "INSERT INTO t VALUES (\("\0"))"])
      }
      #expect(error?.kind == .encoding)
      #expect(try await connection.value("SELECT count(*) FROM t") == 0)
      await connection.close()
    }
  }

  @Test(
    "errors of a connection string do not quote it",
    arguments: ["postgresql://u:hunter2@[::1", "password=hunter2 nonsense", "host=a\0"])
  func connectionStrings(text: String) {
    let error = #expect(throws: PostgresError.self) {
      try PostgresConfiguration(connectionString: text)
    }
    #expect(error?.kind == .misuse)
    #expect(error.map { "\($0)".contains("hunter2") } == false)
  }
}
