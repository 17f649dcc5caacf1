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

  @Test("a walk by cursors and links returns every item once, in order")
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

  @Test("a cursor of one list is refused by another list")
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
    "a query is validated as strictly as a body",
    arguments: [
      ("stat=active", .invalidParameter, "query/stat"),
      ("state=Active", .invalidParameter, "query/state"),
      ("state=active&state=active", .invalidParameter, "query/state"),
      ("user=", .invalidParameter, "query/user"),
      ("language=%3F", .invalidParameter, "query/language"),
      ("environment=test", .invalidParameter, "query/environment"),
      ("push_type=VoIP", .invalidParameter, "query/push_type"),
      ("updated_since=yesterday", .invalidParameter, "query/updated_since"),
      ("updated_since=2026-11-20", .invalidParameter, "query/updated_since"),
      ("reason=", .invalidParameter, "query/reason"),
      ("state=active&reason=BadDeviceToken", .invalidParameter, "query/reason"),
      ("app_version_from=new", .invalidParameter, "query/app_version_from"),
      ("app_version_below=3.x", .invalidParameter, "query/app_version_below"),
      (
        "app_version_from=3.2&app_version_below=3.2.0", .invalidParameter, "query/app_version_below"
      ),
      ("app_version_from=3.10&app_version_below=3.9", .invalidParameter, "query/app_version_below"),
      ("app_version=3&app_version_below=4", .invalidParameter, "query/app_version"),
      ("tag=", .invalidParameter, "query/tag"),
      ("any_tag=a&any_tag=", .invalidParameter, "query/any_tag"),
      ("tag=a&no_tag=a", .invalidParameter, "query/no_tag"),
      (
        "no_tag=\((0..<17).map(String.init).joined(separator: "&no_tag="))", .invalidParameter,
        "query/no_tag"
      ),
      ("app_version=3.2-beta", .invalidParameter, "query/app_version"),
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

  @Test("every filter of the device list is parsed")
  func filters() throws {
    let read = try DeviceListQuery(
      try query(
        "user=u%2F42&language=fr_ca&tag=beta&tag=b%262&tag=beta&any_tag=c&no_tag=d&no_tag=e&app_version=3.2&state=unregistered&reason=Unregistered&environment=sandbox&push_type=voip&updated_since=2026-11-20T09:00:00Z&limit=1000"
      ))
    #expect(read.filter.user == "u/42")
    #expect(read.filter.language == "fr-CA")
    #expect(
      read.filter.tags == Narrowing.Tags(all: ["beta", "b&2"], any: ["c"], none: ["d", "e"]))
    #expect(
      read.filter.versions == AppVersion("3.2").map { AppVersionRange(exactly: $0) })
    #expect(read.filter.state == .unregistered && read.filter.reason == "Unregistered")
    #expect(read.filter.environment == .sandbox && read.filter.tokenKind == .voip)
    #expect(read.filter.updatedSince == RFC3339.parse("2026-11-20T09:00:00Z"))
    #expect(read.paging == Paging(limit: 1000, after: nil))
    let range = try DeviceListQuery(
      try query("app_version_from=3.9&app_version_below=3.10&push_type=background"))
    #expect(
      range.filter.versions
        == AppVersionRange(from: AppVersion("3.9"), below: AppVersion("3.10")))
    #expect(range.filter.tokenKind == .alert)
  }

  @Test(
    "device lists in token order and in broadcast order refuse each other's cursors",
    arguments: [
      ("", ListKind.devices, true), ("user=u&tag=a", .devices, true),
      ("updated_since=2026-11-20T09:00:00Z", .devices, true), ("state=active", .devices, false),
      ("tag=a", .devicesByBucket, true), ("push_type=voip", .devicesByBucket, true),
      ("environment=sandbox", .devicesByBucket, true), ("user=u", .devicesByBucket, false),
    ] as [(String, ListKind, Bool)])
  func orders(text: String, list: ListKind, isTaken: Bool) throws {
    let items = try query(
      text + (text.isEmpty ? "" : "&") + "cursor=" + list.cursor(after: [1, 2, 3]))
    guard isTaken else {
      #expect(fault { () throws(Fault) in try DeviceListQuery(items) }?.code == .invalidCursor)
      return
    }
    let read = try DeviceListQuery(items)
    let bytes: [UInt8] = list == .devices ? [1, 2, 3] : [3]
    #expect(
      read.place
        == RangeCursor(bucket: list == .devices ? 0 : 0x0102, token: DeviceToken(bytes: bytes)))
    #expect(read.place.map(read.key) == [1, 2, 3])
    #expect(list.name == "devices")
  }

  @Test("a cursor with too few keys for its order is refused")
  func shortCursor() throws {
    let items = try query("tag=a&cursor=" + ListKind.devicesByBucket.cursor(after: [1]))
    #expect(fault { () throws(Fault) in try DeviceListQuery(items) }?.code == .invalidCursor)
  }
}

@Suite struct ProblemTests {
  private func document(_ fault: Fault) throws -> JSONValue {
    var json = JSONWriter()
    Problem(fault).write(to: &json, documentation: "https://docs/errors.md")
    return try JSONDocument(parsing: json.bytes).root
  }

  @Test("a fault becomes a problem document with code, pointer and members")
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

  @Test("several faults are listed, the first one is the main error")
  func several() throws {
    var fault = Fault(.wrongType, at: "/a", "first")
    fault.others = [Fault(.unknownMember, at: "/b", "second")]
    let body = try document(fault)
    #expect(body["pointer"]?.string == "/a")
    #expect(body["errors"]?.elements.compactMap { $0["pointer"]?.string } == ["/a", "/b"])
    #expect(body["errors"]?.elements.compactMap { $0["code"]?.string } == ["PG1103", "PG1102"])
  }

  @Test("a 401 names the authentication scheme, a 503 the Retry-After")
  func headers() {
    #expect(
      Problem(Fault(.unauthorized, "")).headers[.wwwAuthenticate]?.hasPrefix("Bearer") == true)
    #expect(Problem(Fault(.databaseUnavailable, "")).headers[.retryAfter] == "2")
    #expect(Problem(Fault(.missingScope, "")).headers.map(\.name) == [.cacheControl])
    // Without Retry-After: a request that may be stored must not be retried blindly.
    #expect(Problem(Fault(.fateUnknown, "")).headers.map(\.name) == [.cacheControl])
  }

  @Test(
    "an internal fault reveals no internal details",
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
