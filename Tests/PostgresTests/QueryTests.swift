// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Postgres

@Suite("Queries")
struct QueryTests {
  @Test("a query binds every interpolated value and numbers the placeholders")
  func binds() {
    let name: String? = nil
    let query: PostgresQuery = "SELECT \(1), \("a'b"), \(name) FROM \(unsafeSQL: "t")"
    #expect(query.sql == "SELECT $1, $2, $3 FROM t")
    #expect(query.parameters.types == [20, 25, 25])
    #expect(query.parameters.ranges.map { $0?.count } == [8, 3, nil])
  }

  @Test("nested queries are inserted with renumbered placeholders")
  func fragments() {
    var filter: PostgresQuery = "a = \(1) AND b = \(2)"
    filter += " AND c = \(fragment: "lower(\("x"))") -- $1"
    let query: PostgresQuery = "SELECT \(true) WHERE \(fragment: filter) LIMIT \(5)"
    #expect(
      query.sql
        == "SELECT $1 WHERE a = $2 AND b = $3 AND c = lower($4) -- $1 LIMIT $5")
    #expect(query.parameters.types == [16, 20, 20, 25, 20])
    let lengths = query.parameters.ranges.map { $0?.count }
    #expect(lengths == [1, 8, 8, 1, 8])
    #expect(query.parameters.ranges[3].map { query.parameters.bytes[$0] } == [UInt8(ascii: "x")])
  }

  @Test(
    "the first value that PostgreSQL cannot store is reported without quoting it",
    arguments: [
      "SELECT \("secret\0")", "SELECT \(1), \(["a", "secret\0"]), \("b\0")",
      "SELECT \(PostgresJSON("secret\0"))",
    ] as [PostgresQuery])
  func refusesNUL(query: PostgresQuery) throws {
    let fault = try #require(query.parameters.fault)
    #expect(fault.kind == .encoding)
    #expect(fault.description.contains("NUL"))
    #expect(!fault.description.contains("secret"))
  }

  @Test(
    "UUIDs are parsed and written as text",
    arguments: [
      ("6ba7b810-9dad-11d1-80b4-00c04fd430c8", true),
      ("6BA7B810-9DAD-11D1-80B4-00C04FD430C8", true),
      ("6ba7b8109dad11d180b400c04fd430c8", false), ("6ba7b810-9dad-11d1-80b4-00c04fd430cg", false),
      ("6ba7b810-9dad-11d1-80b4100c04fd430c8", false), ("", false),
    ])
  func uuids(text: String, isValid: Bool) {
    #expect(UUIDBytes(text)?.description == (isValid ? text.lowercased() : nil))
  }
}
