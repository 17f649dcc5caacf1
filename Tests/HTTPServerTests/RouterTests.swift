// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Testing

@testable import HTTPServer

@Suite("Routing")
struct RouterTests {
  private static let patterns = [
    "/", "/v1/apps", "/v1/apps/{app}", "/v1/apps/{app}/devices/{token}",
    "/v1/apps/{app}/devices/counts", "/v1/apps/{app}/devices/{token}/badge", "/healthz",
  ]

  private func router() -> Router {
    var router = Router()
    for pattern in Self.patterns { router.add(.get, pattern) { _ in .empty(.ok) } }
    router.add(.put, "/v1/apps/{app}") { _ in .empty(.ok) }
    router.add(.post, "/hooks", name: "incoming hook") { _ in .empty(.ok) }
    return router
  }

  private func describe(_ method: HTTPRequest.Method, _ path: String) throws -> String {
    switch try router().match(method, Array(path.utf8)[...]) {
    case .nothing: return "nothing"
    case .otherMethods(let allow): return allow
    case .route(let route, let parameters):
      let values = ["app", "token"].compactMap { parameters[$0] }
      return ([route.name] + values).joined(separator: " | ")
    }
  }

  @Test(
    "a path leads to its route and captures",
    arguments: [
      ("/", "/"), ("/healthz", "/healthz"), ("/v1/apps", "/v1/apps"),
      ("/v1/apps/com.a", "/v1/apps/{app} | com.a"),
      ("/v1/%61pps/x", "/v1/apps/{app} | x"),
      ("/v1/apps/a%2Fb%20c%C3%A9", "/v1/apps/{app} | a/b cé"),
      ("/v1/apps/a+b", "/v1/apps/{app} | a+b"),
      ("/v1/apps/x/devices/ab12", "/v1/apps/{app}/devices/{token} | x | ab12"),
      ("/v1/apps/x/devices/counts", "/v1/apps/{app}/devices/counts | x"),
      ("/v1/apps/x/devices/counts/badge", "/v1/apps/{app}/devices/{token}/badge | x | counts"),
      ("/v1/apps/", "nothing"), ("/v1/apps/x/", "nothing"), ("/v1//x", "nothing"),
      ("/healthz/", "nothing"), ("//", "nothing"), ("/Healthz", "nothing"), ("", "nothing"),
      ("/v1/apps/x/devices", "nothing"), ("/hooks", "GET-less"), ("/v1", "nothing"),
    ])
  func paths(path: String, expected: String) throws {
    let found = try describe(.get, path)
    #expect(found == (expected == "GET-less" ? "OPTIONS, POST" : expected))
  }

  @Test("HEAD uses the route of GET, and other methods are listed in Allow")
  func methods() throws {
    #expect(try describe(.head, "/healthz") == "/healthz")
    #expect(try describe(.head, "/hooks") == "OPTIONS, POST")
    #expect(try describe(.post, "/hooks") == "incoming hook")
    #expect(try describe(.delete, "/v1/apps/x") == "GET, HEAD, OPTIONS, PUT")
    #expect(try describe(.options, "/healthz") == "GET, HEAD, OPTIONS")
    #expect(try describe(.put, "/nowhere") == "nothing")
  }

  @Test(
    "paths that are not percent-encoded UTF-8 are refused on every route",
    arguments: [
      "/v1/apps/%", "/v1/apps/%4", "/v1/apps/%GG", "/v1/apps/%FF", "/v1/apps/%C3", "/%00",
      "/v1/apps/%ED%A0%80", "/v1/apps/%C0%AF", "/nowhere/%zz",
    ])
  func badEncoding(path: String) {
    #expect(throws: ParseFault.self) { try router().match(.get, Array(path.utf8)[...]) }
  }

  @Test("queries are decoded in order, with plus signs as spaces")
  func query() throws {
    let query = try QueryItems(parsing: Array("tag=a%20b&tag=c+d&&flag&x=1=2&%C3%A9=".utf8)[...])
    #expect(query.all("tag") == ["a b", "c d"])
    #expect(query.first("flag") == "" && query.first("x") == "1=2" && query.first("é") == "")
    #expect(query.first("none") == nil)
    #expect(query.names == ["tag", "flag", "x", "é"])
    for bad in ["a=%", "%FF=1", "a=%00"] {
      #expect(throws: ParseFault.self) { try QueryItems(parsing: Array(bad.utf8)[...]) }
    }
  }
}
