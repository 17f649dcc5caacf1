// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Testing

@testable import HTTPServer

@Suite("Conditional requests")
struct PreconditionsTests {
  /// Header fields, current entity tag, and the verdict.
  struct Row: CustomStringConvertible {
    let fields: String
    let current: String?
    let verdict: Preconditions.Verdict

    var description: String { "\(fields) while \(current ?? "nothing") is there" }
  }

  static let rows: [Row] = [
    Row(fields: "", current: "a", verdict: .holds),
    Row(fields: "If-Match: *", current: "a", verdict: .holds),
    Row(fields: "If-Match: *", current: nil, verdict: .failed),
    Row(fields: "If-Match: \"a\"", current: "a", verdict: .holds),
    Row(fields: "If-Match: \"a\"", current: "b", verdict: .failed),
    Row(fields: "If-Match: \"a\"", current: nil, verdict: .failed),
    Row(fields: "If-Match: \"b\", \"a\"", current: "a", verdict: .holds),
    Row(fields: "If-Match: \"b\"|If-Match: \"a\"", current: "a", verdict: .holds),
    // RFC 9110 §13.1.1: strong comparison, because the representation is to be replaced.
    Row(fields: "If-Match: W/\"a\"", current: "a", verdict: .failed),
    Row(fields: "If-None-Match: *", current: "a", verdict: .unchanged),
    Row(fields: "If-None-Match: *", current: nil, verdict: .holds),
    Row(fields: "If-None-Match: \"a\"", current: "a", verdict: .unchanged),
    Row(fields: "If-None-Match: \"a\"", current: "b", verdict: .holds),
    // §13.1.2: weak comparison.
    Row(fields: "If-None-Match: W/\"a\"", current: "a", verdict: .unchanged),
    Row(fields: "If-None-Match: \"b\",,W/\"c\" ,\t\"a\"", current: "a", verdict: .unchanged),
    // §13.2.2: If-Match is evaluated first.
    Row(fields: "If-Match: \"b\"|If-None-Match: \"a\"", current: "a", verdict: .failed),
    Row(fields: "If-Match: \"a\"|If-None-Match: \"b\"", current: "a", verdict: .holds),
  ]

  private static func headers(_ fields: String) -> HeaderFields {
    var headers = HTTPFields()
    for field in fields.split(separator: "|") {
      let parts = field.split(separator: ": ", maxSplits: 1)
      headers.append(
        HTTPField(name: HTTPField.Name(String(parts[0]))!, value: String(parts[1])))
    }
    return HeaderFields(headers)
  }

  @Test("each precondition is evaluated against the current entity tag", arguments: rows)
  func verdict(_ row: Row) throws {
    let preconditions = try Preconditions(Self.headers(row.fields))
    #expect(preconditions.verdict(for: row.current.map { EntityTag($0) }) == row.verdict)
    #expect(preconditions.isEmpty == row.fields.isEmpty)
  }

  @Test(
    "a malformed list of entity tags is reported with its field",
    arguments: [
      "a", "\"a", "a\"", "W/a", "w/\"a\"", "\"a\" \"b\"", ",", "", "*, \"a\"", "\"a b\"", "\"a\"*",
    ])
  func malformed(_ text: String) {
    #expect(throws: Preconditions.Malformed(field: .ifMatch)) {
      try Preconditions(HeaderFields([.ifMatch: text]))
    }
  }

  @Test("equal bytes have equal tags in quotation marks, different bytes different ones")
  func tags() {
    let tag = EntityTag(of: Array("{}".utf8))
    #expect(tag == EntityTag(of: Array("{}".utf8)) && tag != EntityTag(of: Array("{ }".utf8)))
    #expect(tag.description.count == 24 && tag.description.hasPrefix("\""))
    #expect(EntityTag.list(tag.description) == [tag])
  }
}
