// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Testing

@testable import HTTPServer

@Suite("Encoding of responses")
struct ResponseEncoderTests {
  private func context() -> ResponseEncoder.Context {
    ResponseEncoder.Context(date: Array("Date: D\r\n".utf8), requestID: "r-1", documentation: "/d")
  }

  private func text(_ response: Response, _ context: ResponseEncoder.Context) -> String {
    var bytes: [UInt8] = []
    ResponseEncoder.append(response, context, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a response is written as head and body")
  func whole() {
    let expected =
      "HTTP/1.1 201 Created\r\nDate: D\r\nContent-Type: application/json\r\nContent-Length: 10\r\n"
      + "X-Content-Type-Options: nosniff\r\nX-Request-Id: r-1\r\n\r\n{\"a\":true}"
    let response = Response.json(.created) { json in json.object { $0.field("a", true) } }
    #expect(text(response, context()) == expected)
  }

  @Test("HEAD has the length but no body; 204 and 304 have no length")
  func bodiless() {
    var head = context()
    head.omitsBody = true
    let answer = text(.text(.ok, "abc"), head)
    let end = "X-Content-Type-Options: nosniff\r\nX-Request-Id: r-1\r\n\r\n"
    #expect(answer.hasSuffix("Content-Length: 3\r\n" + end))
    for status: HTTPResponse.Status in [.noContent, .notModified] {
      #expect(!text(Response(status: status, body: [1]), context()).contains("Content-Length"))
    }
  }

  @Test("Connection is written only where it differs from the version's default")
  func connection() {
    var closing = context()
    closing.closes = true
    #expect(text(.empty(.ok), closing).hasSuffix("\r\nConnection: close\r\n\r\n"))
    var old = context()
    old.isHTTP10 = true
    #expect(text(.empty(.ok), old).hasSuffix("\r\nConnection: keep-alive\r\n\r\n"))
    #expect(!text(.empty(.ok), context()).contains("Connection"))
  }

  @Test("a head may have any length, before any body and after any response")
  func long() {
    for count in [1, 100, 200, 220, 240, 260, 300, 500, 512, 513, 5_000, 100_000] {
      var response = Response(status: .ok, body: [UInt8](repeating: 98, count: count / 3))
      let value = String(repeating: "v", count: count)
      response.headers[.location] = value
      var out = Array("before".utf8)
      #expect(ResponseEncoder.append(response, context(), to: &out) == count / 3)
      let text = String(decoding: out, as: UTF8.self)
      #expect(text.hasPrefix("beforeHTTP/1.1 200 OK\r\n"))
      #expect(text.contains("\r\nLocation: \(value)\r\nContent-Length: \(count / 3)\r\n"))
      #expect(text.hasSuffix("\r\n\r\n" + String(repeating: "b", count: count / 3)))
    }
  }

  @Test("no value can start a new line, and the server's own fields take precedence")
  func splitting() {
    var response = Response(
      status: HTTPResponse.Status(code: 299, reasonPhrase: "Fine\r\nX: y"), body: [])
    response.headers[.location] = "/a\r\nSet-Cookie: evil\r\n\r\nbody"
    response.headers[.contentLength] = "77"
    response.headers[.connection] = "upgrade"
    let lines = text(response, context()).split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(!lines.contains { $0.hasPrefix("Set-Cookie") || $0.hasPrefix("X: y") || $0 == "body" })
    #expect(lines.count { $0.hasPrefix("Content-Length") } == 1)
    #expect(!lines.contains { $0.hasPrefix("Connection") })
  }

  @Test("a problem document has its media type, code, pointer, members and request id")
  func problem() throws {
    var problem = Problem(
      status: .unprocessableContent, code: "PG2001", title: "T", detail: "say \"what\"",
      pointer: "/to/0", members: [.init("limit", .integer(32)), .init("of", .strings(["a"]))])
    problem.headers[.retryAfter] = "7"
    let answer = text(.problem(problem), context())
    #expect(answer.contains("\r\nContent-Type: application/problem+json\r\n"))
    #expect(answer.contains("\r\nRetry-After: 7\r\n"))
    let body = answer[try #require(answer.firstRange(of: "\r\n\r\n")?.upperBound)...]
    let json = try JSONDocument(parsing: Array(body.utf8)).root
    #expect(json["type"]?.string == "/d#pg2001" && json["status"]?.int == 422)
    #expect(json["code"]?.string == "PG2001" && json["title"]?.string == "T")
    #expect(json["detail"]?.string == "say \"what\"" && json["pointer"]?.string == "/to/0")
    #expect(json["limit"]?.int == 32 && json["of"]?.elements.count == 1)
    #expect(json["request_id"]?.string == "r-1")
  }

  @Test("each HTTP fault has its own code")
  func faults() {
    let codes = HTTPFault.allCases.map(\.row.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.hasPrefix("PG10") && $0.count == 6 })
    #expect(HTTPFault.allCases.allSatisfy { (400...599).contains($0.row.status.code) })
  }

  @Test(
    "dates have the form of RFC 9110",
    arguments: [
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
      (951_868_800, "Wed, 01 Mar 2000 00:00:00 GMT"),
      (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
      (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
      (1_798_761_599, "Thu, 31 Dec 2026 23:59:59 GMT"),
    ])
  func dates(second: Int, expected: String) {
    var date = HTTPDate()
    #expect(String(decoding: date.line(at: second), as: UTF8.self) == "Date: \(expected)\r\n")
  }

  @Test("request ids are unique and short; a client's id must be valid")
  func requestIDs() {
    var ids = RequestIDs()
    let made = (0..<1000).map { _ in ids.next() }
    #expect(Set(made).count == 1000)
    #expect(made.allSatisfy { RequestIDs.isSane(Array($0.utf8)[...]) && $0.utf8.count == 15 })
    for bad in ["", "a b", "é", "a\"", String(repeating: "x", count: 65)] {
      #expect(!RequestIDs.isSane(Array(bad.utf8)[...]))
    }
  }
}
