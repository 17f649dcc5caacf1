// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Testing

@testable import HTTPServer

/// A scripted body without a connection, which records the calls.
private final class ScriptedBody: BodySource {
  private var pieces: [[UInt8]]
  private let fault: ExchangeFault?
  private(set) var limit: Int?
  private(set) var taken = 0

  /// - Parameter fault: follows the pieces instead of the end.
  init(_ pieces: [String], then fault: ExchangeFault? = nil) {
    self.pieces = pieces.map { Array($0.utf8) }
    self.fault = fault
  }

  func prepareBody(limit: Int, within time: Duration) { self.limit = limit }

  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool {
    if pieces.isEmpty, let fault { throw fault }
    guard !pieces.isEmpty else { return false }
    bytes += pieces.removeFirst()
    taken += 1
    return true
  }
}

@Suite("Exchange without a protocol")
struct ExchangeTests {
  private static func text(_ response: Response) -> String {
    switch response.content {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .problem(let problem): problem.code
    case .stream: "stream"
    }
  }

  @Test("an exchange finds the route, receives the body, and answers")
  func answers() async throws {
    try await TestShard.run { shard in
      let none = ScriptedBody([])
      let hello = try await shard.exchange(.get, "/hello", none)
      #expect(hello.status == .ok && Self.text(hello) == "hello")
      let body = ScriptedBody(["ab", "c", "def"])
      let echo = try await shard.exchange(.post, "/echo", body, length: .unknown)
      #expect(Self.text(echo) == "abcdef")
      #expect(body.limit == 100_000 && shard.heldBodyBytes == 0)
      #expect(try await shard.exchange(.get, "/none", none).status == .notFound)
      #expect(try await shard.exchange(.put, "/hello", none).status == .methodNotAllowed)
      #expect(try await shard.exchange(.options, "", none).status == .noContent)
      #expect(try await shard.exchange(.get, "/problem", none).status == .conflict)
      #expect(try await shard.exchange(.get, "/failure", none).status == .internalServerError)
    }
  }

  @Test("a refused or unrouted request does not read its body")
  func refusals() async throws {
    try await TestShard.run { shard in
      for path in ["/guarded", "/hello", "/none"] {
        let body = ScriptedBody(["abc"])
        let response = try await shard.exchange(.put, path, body, length: .known(3))
        #expect((400..<500).contains(response.status.code))
        #expect(body.limit == nil && body.taken == 0)
      }
      let body = ScriptedBody(["abc"])
      let admitted = try await shard.exchange(
        .put, "/guarded", body, length: .known(3), headers: [.authorization: "right"])
      #expect(Self.text(admitted) == "3 bytes")
    }
  }

  @Test("problems below a prefix with error pages are answered by pages")
  func errorPages() async throws {
    try await TestShard.run { shard in
      let headers: HTTPFields = [.init("X-Request-Id")!: "r1"]
      for (method, path, code) in [
        (HTTPRequest.Method.get, "/pages/none", "PG1014"), (.get, "/pages/small", "PG1015"),
        (.post, "/pages/small", "PG9503"),
      ] {
        let response = try await shard.exchange(method, path, ScriptedBody([]), headers: headers)
        #expect(Self.text(response) == "page of \(code) for r1")
      }
      for path in ["/none", "/pages", "/page"] {
        let response = try await shard.exchange(.get, path, ScriptedBody([]))
        #expect(Self.text(response) == "PG1014")
      }
    }
  }

  @Test("a handler receives a body piece by piece")
  func streams() async throws {
    try await TestShard.run { shard in
      let body = ScriptedBody(["ab", "c"])
      #expect(Self.text(try await shard.exchange(.post, "/count", body, length: .unknown)) == "3")
      let unread = ScriptedBody(["ab", "c"])
      let answer = try await shard.exchange(.post, "/unread", unread, length: .unknown)
      #expect(Self.text(answer) == "unread" && unread.taken == 0)
    }
  }

  @Test(
    "an exchange fails if the client is gone or its body is faulty",
    arguments: ["/echo", "/count"])
  func faults(path: String) async throws {
    try await TestShard.run { shard in
      let late = ExchangeFault.refused(ParseFault(.timeout, "late"))
      for fault in [.gone, late] {
        let body = ScriptedBody(["ab"], then: fault)
        await #expect(throws: fault) {
          _ = shard
          _ = try await shard.exchange(.post, path, body, length: .unknown)
        }
        #expect(shard.heldBodyBytes == 0)
      }
      let long = ScriptedBody([String](repeating: String(repeating: "x", count: 60_000), count: 2))
      let tooLarge = ExchangeFault.refused(
        ParseFault(.contentTooLarge, "The body may have at most 100000 bytes."))
      await #expect(throws: tooLarge) {
        _ = shard
        _ = try await shard.exchange(.post, "/echo", long, length: .unknown)
      }
      await #expect(throws: ExchangeFault.self) {
        _ = shard
        _ = try await shard.exchange(.get, "/%zz", long)
      }
    }
  }

  @Test("many large bodies leave reserved memory for small bodies")
  func reserve() {
    let budget = BodyBudget(limit: 800, small: 10)
    #expect(budget.take(700, of: 700) && !budget.take(1, of: 701) && !budget.take(11, of: 11))
    for _ in 0..<10 { #expect(budget.take(10, of: 10)) }
    #expect(!budget.take(1, of: 1))
    budget.give(1)
    #expect(budget.take(1, of: 1) && budget.held == 800)
  }
}
