// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Postgres

/// A value, its PostgreSQL literal, and a round trip.
struct Sample: Sendable, CustomTestStringConvertible {
  let literal: String
  private let check: @Sendable (PostgresConnection) async throws -> Void
  var testDescription: String { literal }

  init<Value: PostgresEncodable & PostgresDecodable & Equatable>(_ value: Value, _ literal: String)
  {
    self.literal = literal
    check = { connection in
      let rows = try await connection.query(
        """
        SELECT \(value) AS back, \(value) IS NOT DISTINCT FROM \(unsafeSQL: literal) AS same,
          \(unsafeSQL: literal) AS read
        """)
      let row = try #require(rows.first)
      #expect(try row.decode("back", as: Value.self) == value)
      #expect(try row.decode("same"), "PostgreSQL has another value")
      #expect(try row.decode("read", as: Value.self) == value)
    }
  }

  func check(on connection: PostgresConnection) async throws { try await check(connection) }

  static let all: [Sample] = [
    Sample(true, "true"), Sample(false, "false"),
    Sample(Int16.min, "(-32768)::int2"), Sample(Int32.max, "2147483647::int4"),
    Sample(Int64.min, "(-9223372036854775808)::int8"), Sample(-7, "(-7)::int8"),
    Sample(-0.5, "(-0.5)::float8"), Sample(Double.infinity, "'infinity'::float8"),
    Sample("", "''::text"), Sample("é 👩‍👩‍👧 \u{FFFF}", "U&'\\00e9 👩‍👩‍👧 \\ffff'::text"),
    Sample([UInt8](), "''::bytea"), Sample([0, 255, 10] as [UInt8], "'\\x00ff0a'::bytea"),
    Sample(
      UUIDBytes(high: 0x0001_0203_0405_0607, low: 0xF8F9_FAFB_FCFD_FEFF),
      "'00010203-0405-0607-f8f9-fafbfcfdfeff'::uuid"),
    Sample(PostgresTimestamp(microseconds: 1), "'1970-01-01 00:00:00.000001Z'::timestamptz"),
    Sample(
      PostgresTimestamp(microseconds: -62_135_596_800_000_000), "'0001-01-01Z'::timestamptz"),
    Sample(PostgresTimestamp.infinity, "'infinity'::timestamptz"),
    Sample(PostgresTimestamp.minusInfinity, "'-infinity'::timestamptz"),
    Sample(PostgresDate(days: 0), "'1970-01-01'::date"),
    Sample(PostgresDate(days: 20_000), "'2024-10-04'::date"),
    Sample(PostgresDate.infinity, "'infinity'::date"),
    Sample(PostgresJSON("{\"a\": [1, null]}"), "'{\"a\":[1,null]}'::jsonb"),
    Sample([Int](), "'{}'::int8[]"), Sample([1, -2], "'{1,-2}'::int8[]"),
    Sample([1, nil, 3] as [Int?], "'{1,NULL,3}'::int8[]"),
    Sample([true, false], "'{t,f}'::bool[]"), Sample([Int16(3)], "'{3}'::int2[]"),
    Sample([Int32(3), nil], "'{3,NULL}'::int4[]"), Sample([1.5], "'{1.5}'::float8[]"),
    Sample(["a,b", "", "\"NULL\""], "ARRAY['a,b','','\"NULL\"']"),
    Sample(["x", nil], "ARRAY['x',NULL]"), Sample([nil] as [String?], "ARRAY[NULL]::text[]"),
    Sample([[1, 2], []] as [[UInt8]], "ARRAY['\\x0102'::bytea,'']"),
    Sample([[9], nil] as [[UInt8]?], "ARRAY['\\x09'::bytea,NULL]"),
    Sample([UUIDBytes(high: 0, low: 1)], "'{00000000-0000-0000-0000-000000000001}'::uuid[]"),
    Sample([PostgresTimestamp(microseconds: 0)], "ARRAY['1970-01-01Z'::timestamptz]"),
    Sample([PostgresDate(days: 1), nil], "ARRAY['1970-01-02'::date,NULL]"),
    Sample([PostgresJSON("[]")], "ARRAY['[]'::jsonb]"),
  ]
}

@Suite("Values")
struct ValueTests {
  @Test("values survive a round trip to PostgreSQL")
  func roundTrips() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      for sample in Sample.all {
        do {
          try await sample.check(on: connection)
        } catch {
          Issue.record("\(sample.literal): \(error)")
        }
      }
      await connection.close()
    }
  }

  @Test("values are converted to any Swift type that can hold them")
  func conversions() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      let rows = try await connection.query(
        """
        SELECT 7::int2, 7::int4, 7::oid, '7'::xid8, 1.5::float4, 'n'::name, 'v'::varchar,
          '{"a": 1}'::json, '{"a": 1}'::jsonb, NULL::int8, '1970-01-01 00:00:01'::timestamp
        """)
      let row = rows[0]
      for column in 0..<4 { #expect(try row.decode(column, as: Int.self) == 7) }
      #expect(try row.decode(4, as: Double.self) == 1.5)
      #expect(try row.decode(5, as: String.self) == "n")
      #expect(try row.decode(6, as: String?.self) == "v")
      #expect(try row.decode(7, as: String.self) == "{\"a\": 1}")
      #expect(try row.decode(8, as: [UInt8].self) == Array("{\"a\": 1}".utf8))
      #expect(try row.decode(9, as: Int?.self) == nil)
      #expect(try row.decode(10, as: PostgresTimestamp.self).microseconds == 1_000_000)
      await connection.close()
    }
  }

  @Test("values of another type, length or size, and NULL, are refused with the column")
  func mismatches() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      let rows = try await connection.query(
        """
        SELECT 70000 AS big, NULL::text AS missing, 'x'::text AS word, ARRAY[[1,2],[3,4]] AS deep,
          ARRAY[1,NULL] AS holes, '1 day'::interval AS span
        """)
      let row = rows[0]
      func refuses<Value: PostgresDecodable>(_ column: String, _ type: Value.Type, _ why: String) {
        let error = #expect(throws: PostgresError.self) { try row.decode(column, as: type) }
        #expect(error?.kind == .decoding)
        #expect(error?.explanation.contains(column) == true)
        #expect(error?.explanation.contains(why) == true)
      }
      refuses("big", Int16.self, "does not fit")
      refuses("missing", String.self, "is NULL")
      refuses("word", Int.self, "another type")
      refuses("deep", [Int32].self, "2 dimensions")
      refuses("holes", [Int32].self, "an element is NULL")
      refuses("span", String.self, "another type")
      refuses("nowhere", Int.self, "no column named")
      #expect(throws: PostgresError.self) { try row.decode(6, as: Int.self) }
      await connection.close()
    }
  }
}
