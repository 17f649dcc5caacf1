// SPDX-License-Identifier: Apache-2.0
import HTTPServer
import Testing

@testable import Admin

@Suite struct HTMLTests {
  private func written(_ write: (inout HTML) -> Void) -> String {
    var html = HTML()
    write(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// Texts, and their form in a document.
  private static let texts: [(text: String, escaped: String)] = [
    ("", ""), ("plain ü 漢 🎈", "plain ü 漢 🎈"), ("a\tb\nc", "a\tb\nc"),
    ("<script>", "&lt;script&gt;"), ("&amp;", "&amp;amp;"), ("\"'", "&quot;&#39;"),
    ("</title><img src=x onerror=alert(1)>", "&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt;"),
    ("]]>--!>", "]]&gt;--!&gt;"), ("\u{0}\u{8}\r\u{1B}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{7F}\u{85}\u{9F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    // Letters of a composed character are not separated.
    ("e\u{301}<\u{338}", "e\u{301}&lt;\u{338}"), ("\u{202E}evil", "\u{202E}evil"),
  ]

  @Test("texts and attributes are escaped", arguments: texts)
  func escapes(_ text: String, _ escaped: String) {
    #expect(written { $0.text(text) } == escaped)
    #expect(written { $0.tag("p", text: text) } == "<p>\(escaped)</p>")
    #expect(written { $0.void("input", .text("value", text)) } == "<input value=\"\(escaped)\">")
    #expect(written { $0.isolated(text) } == "<bdi>\(escaped)</bdi>")
  }

  @Test(
    "noncharacters are replaced",
    arguments: [UInt32(0xFFFE), 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFF, 0x10FFFE])
  func noncharacters(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(written { $0.text(String(scalar)) } == "\u{FFFD}")
  }

  @Test("elements nest, and attributes that are absent write nothing")
  func elements() {
    let html = written { html in
      html.tag("p", .class("a b"), .text("title", ifAny: nil), .flag("hidden", false)) { html in
        html.tag("b", .flag("hidden"), text: "1")
        html.void("br")
      }
    }
    #expect(html == "<p class=\"a b\"><b hidden>1</b><br></p>")
  }

  @Test("links are percent-encoded paths of the admin page")
  func links() {
    #expect(Link().text == "/admin/")
    #expect(Link("devices", "a/b?c#d\"<").text == "/admin/devices/a%2Fb%3Fc%23d%22%3C")
    let link = Link("devices", query: [.init(name: "user", value: "a&b=ü +")], fragment: "history")
    #expect(link.text == "/admin/devices?user=a%26b%3D%C3%BC%20%2B#history")
    let page = written { $0.tag("a", .href(link), text: "x") }
    #expect(page == "<a href=\"/admin/devices?user=a%26b%3D%C3%BC%20%2B#history\">x</a>")
  }

  /// Targets of a redirect that are refused.
  private static let foreign = [
    "", "/", "/admin", "admin/", "//evil.example/admin/", "https://evil.example/admin/",
    "/admin//evil.example", "/admin/\\evil.example", "\\/admin/", "/\\admin/", "/admin/\nx",
    "/admin/ x", "/admin/\u{7F}", "/admin/ü", "/admin/../v1/apps", "/admin/./x", "/adminx/",
    "/v1/apps", "javascript:alert(1)", "/admin/" + String(repeating: "a", count: 2_000),
    "/ADMIN/", "/admin/https://evil.example", "/admin/%2e%2e/v1", "/admin/.%2E/v1",
  ]

  @Test("a redirect leads only to paths below /admin/", arguments: foreign)
  func foreignTargets(_ target: String) {
    #expect(Link(target: target) == nil)
  }

  @Test(arguments: ["/admin/", "/admin/devices?app=a&user=%2F%2Fb", "/admin/devices/x-_1"])
  func ownTargets(_ target: String) {
    #expect(Link(target: target)?.text == target)
  }
}
