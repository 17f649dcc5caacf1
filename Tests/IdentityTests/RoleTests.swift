// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@testable import Identity

@Suite struct RoleTests {
  @Test("a role has a name, scopes and applications")
  func parsing() {
    #expect(
      Role(parsing: " /ops=admin")
        == Role(name: "/ops", scopes: [.admin], apps: nil))
    #expect(
      Role(parsing: "cn=shop,dc=x=read,notify@com.example.shop,com.example.b")
        == Role(
          name: "cn=shop,dc=x", scopes: [.read, .notify],
          apps: ["com.example.shop", "com.example.b"]))
    for text in [
      "", "a", "a=", "=read", "a=reader", "a=read,", "a=read@", "a=read@a b", "a=read@-",
    ] {
      #expect(Role(parsing: text) == nil, "\(text)")
    }
  }

  @Test("the first role of the settings applies alone, compared byte by byte")
  func choice() throws {
    let roles = ["a=read@com.example.a", "b=admin@com.example.b", "é=admin"].compactMap(
      Role.init(parsing:))
    #expect(roles.count == 3)
    func role(_ name: String, _ groups: String...) throws -> Role? {
      roles.first(of: try #require(Person(name: name, groups: groups)))
    }
    #expect(try role("x", "b", "a") == roles[0])
    #expect(try role("a", "c", "b") == roles[1])
    #expect(try role("A", "e\u{301}", "") == nil)
    #expect(roles.first(named: "b") == roles[1] && roles.first(named: "e\u{301}") == nil)
  }

  @Test("an endpoint uses https, or plain HTTP on this machine")
  func endpoints() throws {
    let endpoint = try #require(Endpoint(parsing: "https://10.0.0.1:8443/realms/x/?a=b"))
    #expect(endpoint.target == "/realms/x/?a=b" && endpoint.origin == "https://10.0.0.1:8443")
    #expect(Endpoint(parsing: "https://id.example.com")?.target == "/")
    #expect(Endpoint(parsing: "https://id.example.com?a")?.target == "/?a")
    for text in ["http://localhost:1/", "http://127.0.0.1:1", "http://[::1]:1/a"] {
      #expect(Endpoint(parsing: text) != nil, "\(text)")
    }
    for text in [
      "http://id.example.com/", "http://10.0.0.1/", "ftp://localhost/", "localhost", "https://",
      "https://a@b/", "https://id.example.com/ HTTP/1.1\r\nX: y", "https://id.example.com/#a",
      "javascript:alert(1)", "//id.example.com/", "https://id.example.com:0/",
    ] { #expect(Endpoint(parsing: text) == nil, "\(text)") }
  }
}
