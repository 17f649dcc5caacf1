// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Testing

@testable import HTTPServer

/// The examples and rules of W3C Trace Context, §3.2.
@Suite("Trace context of a request")
struct TraceParentTests {
  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private static let span = "00f067aa0ba902b7"

  private static func parsed(_ values: String...) -> String? {
    var fields = HTTPFields()
    for value in values {
      fields.append(HTTPField(name: HTTPField.Name("traceparent")!, value: value))
    }
    return HeaderFields(fields).traceParent?.text
  }

  @Test(
    "a valid traceparent is forwarded in this version's form",
    arguments: [
      ("00-\(trace)-\(span)-01", "00-\(trace)-\(span)-01"),
      ("00-\(trace)-\(span)-00", "00-\(trace)-\(span)-00"),
      // Unknown flags are set to zero; "sampled" and "random" are kept.
      ("00-\(trace)-\(span)-ff", "00-\(trace)-\(span)-03"),
      ("00-\(trace)-\(span)-08", "00-\(trace)-\(span)-00"),
      // A later version, with and without unknown suffixes.
      ("cc-\(trace)-\(span)-01", "00-\(trace)-\(span)-01"),
      ("cc-\(trace)-\(span)-01-what-the-future-will-be-like", "00-\(trace)-\(span)-01"),
      ("cc-\(trace)-\(span)-01-", "00-\(trace)-\(span)-01"),
    ])
  func taken(value: String, text: String) { #expect(Self.parsed(value) == text) }

  @Test(
    "a malformed traceparent is ignored",
    arguments: [
      "", "00", "00-\(trace)-\(span)", "00-\(trace)-\(span)-0", "00-\(trace)-\(span)-01-",
      "00-\(trace)-\(span)-01-more", "00-\(trace)-\(span)-01.", "cc-\(trace)-\(span)-01.more",
      "ff-\(trace)-\(span)-01", "FF-\(trace)-\(span)-01", "0-\(trace)-\(span)-01",
      "00-\(trace.uppercased())-\(span)-01", "00-\(trace)-\(span.uppercased())-01",
      "00-\(trace)-\(span)-0A", "0x-\(trace)-\(span)-01", "00-\(trace)-\(span)-0x",
      "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01",
      "00_\(trace)_\(span)_01", "00-\(trace)x-\(span)-01", "00-\(trace.dropLast())-\(span)-01",
      "00-\(trace.dropLast())é-\(span)-01", "00-\(trace)-\(span)-01, 00-\(trace)-\(span)-01",
    ])
  func ignored(value: String) { #expect(Self.parsed(value) == nil) }

  @Test("several traceparent fields are malformed, and without one there is none")
  func count() {
    let value = "00-\(Self.trace)-\(Self.span)-01"
    #expect(Self.parsed(value, value) == nil)
    #expect(Self.parsed() == nil)
  }
}
