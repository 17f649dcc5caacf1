// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import Testing

@testable import HTTPServer

@Suite("Requests by their site")
struct RequestSiteTests {
  /// Header fields of a request to `gate.example:8443`, and whether it counts as sent by a page of
  /// this server over `https` and over `http`.
  private static let requests: [(fields: [(String, String)], secure: Bool, plain: Bool)] = [
    ([("sec-fetch-site", "same-origin")], true, true),
    ([("sec-fetch-site", "same-origin"), ("origin", "https://gate.example:8443")], true, true),
    ([("sec-fetch-site", "same-site")], false, false),
    ([("sec-fetch-site", "cross-site")], false, false),
    ([("sec-fetch-site", "none")], false, false),
    ([("sec-fetch-site", "")], false, false),
    ([("sec-fetch-site", "same-origin, cross-site")], false, false),
    ([("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site")], false, false),
    // The field takes precedence over `Origin`.
    ([("sec-fetch-site", "cross-site"), ("origin", "https://gate.example:8443")], false, false),
    ([("origin", "https://gate.example:8443")], true, false),
    ([("origin", "https://GATE.example:8443")], true, false),
    ([("origin", "http://gate.example:8443")], false, true),
    ([("origin", "https://gate.example")], false, false),
    ([("origin", "https://gate.example:8443.evil.example")], false, false),
    ([("origin", "https://evil.example")], false, false),
    ([("origin", "null")], false, false),
    ([("origin", "")], false, false),
    ([("origin", "https://gate.example:8443"), ("origin", "https://evil.example")], false, false),
    ([], false, false),
  ]

  @Test("only requests of this server's own pages count as such")
  func ownPage() throws {
    for (fields, secure, plain) in Self.requests {
      let request = try request([("host", "gate.example:8443")] + fields)
      #expect(request.isFromOwnPage(isSecure: true) == secure, "\(fields)")
      #expect(request.isFromOwnPage(isSecure: false) == plain, "\(fields)")
    }
  }

  @Test("the default port of the scheme may be omitted, that of the other scheme not")
  func ports() throws {
    let request = try request([("host", "gate.example"), ("origin", "https://gate.example:443")])
    #expect(request.isFromOwnPage(isSecure: true))
    let other = try self.request([("host", "gate.example"), ("origin", "https://gate.example:80")])
    #expect(!other.isFromOwnPage(isSecure: true))
  }

  private func request(_ fields: [(String, String)]) throws -> Request {
    var bytes: [UInt8] = []
    var entries: [HeaderFields.Entry] = []
    for (name, value) in fields {
      let start = bytes.count
      bytes += name.utf8
      let middle = bytes.count
      bytes += value.utf8
      entries.append(HeaderFields.Entry(name: start..<middle, value: middle..<bytes.count))
    }
    return Request(
      method: .post, path: "/admin/", headers: HeaderFields(bytes: bytes, entries: entries),
      peer: try SocketAddress(ip: "192.0.2.1", port: 1), id: "1")
  }
}
