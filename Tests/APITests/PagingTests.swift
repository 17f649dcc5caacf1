// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import JSONText
import PushModel
import Storage
import Testing

@testable import API
@testable import HTTPServer

@Suite struct PagingTests {
  private func query(_ text: String) throws -> QueryItems {
    try QueryItems(parsing: Array(text.utf8)[...])
  }

  private func request(_ path: String, _ text: String) throws -> Request {
    let peer = try (SocketAddress(ip: "127.0.0.1", port: 1))
    return Request(method: .get, path: path, query: try query(text), peer: peer, id: "1")
  }

  @Test("walking a list by its cursors and links meets every item once, in order")
  func walk() throws {
    let all = ["delta", "alpha", "echo", "charlie", "bravo"]
    var text = "limit=2&user=a%20%26%2Bb"
    var met: [String] = []
    for _ in 0..<10 {
      let request = try request("/v1/things", text)
      let paging = try QueryReader(request.query, known: ["user"]).paging(.apps)
      let page = Page(cutting: all, paging, of: .apps) { Array($0.utf8) }
      met += page.items
      let response = Answer(page.response(.apps, to: request) { $1.value($0) })
      #expect(response.strings("/apps") == page.items)
      #expect(response["/next_cursor"]?.string == page.next)
      guard page.next != nil else {
        #expect(response.headers[.link] == nil)
        break
      }
      let link = try #require(response.headers[.link])
      #expect(link.hasPrefix("</v1/things?limit=2&user=a%20%26%2Bb&cursor="))
      #expect(link.hasSuffix(">; rel=\"next\""))
      text = String(link.dropFirst("</v1/things?".count).dropLast(">; rel=\"next\"".count))
    }
    #expect(met == ["alpha", "bravo", "charlie", "delta", "echo"])
  }

  @Test("an empty list is an empty array without a cursor")
  func empty() throws {
    let request = try request("/v1/apps", "")
    let page = Page<String>([], Paging(limit: 10, after: nil), of: .apps) { Array($0.utf8) }
    let response = Answer(page.response(.apps, to: request) { $1.value($0) })
    #expect(response.text == #"{"apps":[],"next_cursor":null}"#)
  }

  @Test("a cursor of one list is none in another")
  func cursors() {
    let cursor = ListKind.devices.cursor(after: [1, 2, 3])
    #expect(ListKind.devices.key(ofCursor: cursor) == [1, 2, 3])
    #expect(ListKind.deliveries.key(ofCursor: cursor) == nil)
    for broken in ["", "!", "AA", ListKind.devices.cursor(after: [])] {
      #expect(ListKind.devices.key(ofCursor: broken) == nil)
    }
    let short = ListKind.notifications.cursor(after: [1, 2, 3])
    #expect(ListKind.notifications.key(ofCursor: short) == nil)
  }

  @Test(
    "a query is read as strictly as a body",
    arguments: [
      ("stat=active", .invalidParameter, "query/stat"),
      ("state=Active", .invalidParameter, "query/state"),
      ("state=active&state=active", .invalidParameter, "query/state"),
      ("user=", .invalidParameter, "query/user"),
      ("language=%3F", .invalidParameter, "query/language"),
      ("environment=test", .invalidParameter, "query/environment"),
      ("tag=beta", .notAvailable, "query/tag"),
      ("limit=0", .invalidParameter, "query/limit"),
      ("limit=1001", .invalidParameter, "query/limit"),
      ("limit=ten", .invalidParameter, "query/limit"),
      ("cursor=AAAA", .invalidCursor, "query/cursor"),
    ] as [(String, ErrorCode, String)])
  func refusals(text: String, code: ErrorCode, pointer: String) throws {
    let items = try query(text)
    let found = fault { () throws(Fault) in try DeviceListQuery(items) }
    #expect(found?.code == code)
    #expect(found?.pointer == pointer)
  }

  @Test("every filter of the device list is read")
  func filters() throws {
    let read = try DeviceListQuery(
      try query("user=u%2F42&language=fr_ca&state=unregistered&environment=sandbox&limit=1000"))
    #expect(read.filter.user == "u/42")
    #expect(read.filter.language == "fr-CA")
    #expect(read.filter.state == .unregistered)
    #expect(read.filter.environment == .sandbox)
    #expect(read.paging == Paging(limit: 1000, after: nil))
  }
}

@Suite struct ProblemTests {
  private func document(_ fault: Fault) throws -> JSONValue {
    var json = JSONWriter()
    Problem(fault).write(to: &json, documentation: "https://docs/errors.md")
    return try JSONDocument(parsing: json.bytes).root
  }

  @Test("a fault becomes a problem document with everything the caller needs")
  func single() throws {
    let body = try document(
      Fault(
        .payloadTooLarge, at: "/payload", "too \"large\"", members: [.init("bytes", .number(5000))])
    )
    #expect(body["type"]?.string == "https://docs/errors.md#pg4003")
    #expect(body["status"]?.int == 422)
    #expect(body["code"]?.string == "PG4003")
    #expect(body["title"]?.string == "The payload is too large for Apple")
    #expect(body["detail"]?.string == "too \"large\"")
    #expect(body["pointer"]?.string == "/payload")
    #expect(body["bytes"]?.int == 5000)
    #expect(body["errors"] == nil)
  }

  @Test("several faults are listed, the first one leads")
  func several() throws {
    var fault = Fault(.wrongType, at: "/a", "first")
    fault.others = [Fault(.unknownMember, at: "/b", "second")]
    let body = try document(fault)
    #expect(body["pointer"]?.string == "/a")
    #expect(body["errors"]?.elements.compactMap { $0["pointer"]?.string } == ["/a", "/b"])
    #expect(body["errors"]?.elements.compactMap { $0["code"]?.string } == ["PG1103", "PG1102"])
  }

  @Test("a 401 says how to authenticate, a 503 when to come back")
  func headers() {
    #expect(
      Problem(Fault(.unauthorized, "")).headers[.wwwAuthenticate]?.hasPrefix("Bearer") == true)
    #expect(Problem(Fault(.databaseUnavailable, "")).headers[.retryAfter] == "2")
    #expect(Problem(Fault(.missingScope, "")).headers.isEmpty)
    // Nobody is told to send again what may be stored.
    #expect(Problem(Fault(.fateUnknown, "")).headers.isEmpty)
  }

  @Test(
    "a fault that is not the caller's tells nothing of the inside",
    arguments: [
      (.unavailable("secret"), .databaseUnavailable, 503),
      (.fateUnknown("secret"), .fateUnknown, 504),
      (.refused(sqlState: "23514", constraint: "secret"), .databaseRefused, 422),
      (.vanished, .changedMeanwhile, 409), (.sealBroken("secret"), .internalFault, 500),
      (.failed("secret"), .internalFault, 500),
    ] as [(StorageError, ErrorCode, Int)])
  func inside(error: StorageError, code: ErrorCode, status: Int) {
    let fault = APIRoutes.fault(for: error)
    #expect(fault.code == code)
    #expect(Problem(fault).status.code == status)
    #expect(!fault.detail.contains("secret") && fault.members.isEmpty)
  }
}
