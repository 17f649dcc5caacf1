// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import HTTPTypes
import PushModel
import Storage
import Testing

@testable import Admin

@Suite struct SessionTests {
  private static let now = Instant(microseconds: 1_800_000_000_123_456)
  private static let hash = [UInt8](0..<32)

  private func box(_ byte: UInt8) throws -> SecretBox {
    try #require(SecretBox(key: [UInt8](repeating: byte, count: 32)))
  }

  @Test("a sealed session opens under the key that sealed it, or after a rotation")
  func opens() throws {
    let value = try Session(keyHash: Self.hash, issuedAt: Self.now).sealed(by: box(1))
    for secrets in [try box(1), try box(2).opening(box(1))] {
      let session = try #require(Session(sealed: value, by: secrets))
      #expect(session.keyHash == Self.hash && session.issuedAt == Self.now)
    }
    #expect(Session(sealed: value, by: try box(2)) == nil)
  }

  @Test("a changed, cut or foreign value is no session")
  func forged() throws {
    let secrets = try box(1)
    let value = try Session(keyHash: Self.hash, issuedAt: Self.now).sealed(by: secrets)
    for count in 0..<value.count {
      #expect(Session(sealed: String(value.prefix(count)), by: secrets) == nil)
      var bytes = Array(value.utf8)
      bytes[count] = bytes[count] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      #expect(Session(sealed: String(decoding: bytes, as: UTF8.self), by: secrets) == nil)
    }
    #expect(Session(sealed: value + "A", by: secrets) == nil)
    #expect(Session(sealed: value + "=", by: secrets) == nil)
    #expect(Session(sealed: "", by: secrets) == nil)
  }

  @Test("cookies over TLS have the prefix and Secure, all are HttpOnly and strict")
  func cookies() {
    let attributes = "; Path=/; HttpOnly; SameSite=Strict; Max-Age="
    #expect(Session.cookie("v", isSecure: false) == "pushgate=v\(attributes)43200")
    #expect(Session.cookie("v", isSecure: true) == "__Host-pushgate=v\(attributes)43200; Secure")
    #expect(Session.cookie(nil, isSecure: true) == "__Host-pushgate=\(attributes)0; Secure")
  }

  // MARK: throttle

  @Test("a network has ten failed attempts, then one more every six seconds")
  func throttle() throws {
    let throttle = SignInThrottle()
    let address = try SocketAddress(ip: "192.0.2.1", port: 1)
    for _ in 0..<10 {
      #expect(throttle.wait(for: address, at: Self.now) == nil)
      throttle.noteFailure(of: address, at: Self.now)
    }
    #expect(throttle.wait(for: address, at: Self.now) == 6)
    #expect(throttle.wait(for: address, at: Self.now.adding(seconds: 5)) == 1)
    let later = Self.now.adding(seconds: 6)
    #expect(throttle.wait(for: address, at: later) == nil)
    throttle.noteFailure(of: address, at: later)
    #expect(throttle.wait(for: address, at: later) == 6)
    #expect(throttle.wait(for: address, at: Self.now.adding(seconds: -3600)) == 6)
    #expect(throttle.wait(for: try SocketAddress(ip: "192.0.2.2", port: 1), at: later) == nil)
  }

  @Test("a /64 of IPv6 is one network, and the oldest networks are forgotten first")
  func networks() throws {
    let throttle = SignInThrottle()
    for _ in 0..<10 {
      throttle.noteFailure(of: try SocketAddress(ip: "2001:db8::1", port: 1), at: Self.now)
    }
    let neighbour = try SocketAddress(ip: "2001:db8::2", port: 1)
    #expect(throttle.wait(for: neighbour, at: Self.now) != nil)
    for number in 0..<20_000 {
      let address = try SocketAddress(ip: "10.0.\(number >> 8).\(number & 255)", port: 1)
      throttle.noteFailure(of: address, at: Self.now)
    }
    #expect(throttle.wait(for: neighbour, at: Self.now) != nil)
  }

  // MARK: origins

  /// Peer, header fields, and whether the connection is protected and secure, and the client.
  private static let origins:
    [(
      peer: String, fields: [(HTTPFieldName, String)], isProtected: Bool, isSecure: Bool,
      client: String
    )] = [
      ("127.0.0.1", [(.host, "127.0.0.1:8080")], true, false, "127.0.0.1"),
      ("::1", [(.host, "localhost")], true, false, "::1"),
      // A proxy on this machine that reports no scheme.
      ("127.0.0.1", [(.host, "gateway.example.com")], false, false, "127.0.0.1"),
      (
        "127.0.0.1", [(.host, "localhost"), (.client, "192.0.2.7")], false, false, "127.0.0.1"
      ),
      ("192.0.2.9", [], false, false, "192.0.2.9"),
      // Fields of peers that are no proxies are ignored.
      ("192.0.2.9", [(.proto, "https"), (.client, "127.0.0.1")], false, false, "192.0.2.9"),
      ("10.0.0.5", [], false, false, "10.0.0.5"),
      ("10.0.0.5", [(.proto, "https")], true, true, "10.0.0.5"),
      ("10.0.0.5", [(.proto, "http")], false, false, "10.0.0.5"),
      (
        "10.0.0.5", [(.proto, "https"), (.client, "127.0.0.1, 192.0.2.7")], true, true, "192.0.2.7"
      ),
      ("10.0.0.5", [(.proto, "https"), (.client, "unknown")], true, true, "10.0.0.5"),
      ("10.0.0.5", [(.proto, "https"), (.client, "192.0.2.7:5")], true, true, "192.0.2.7"),
      ("10.0.0.5", [(.proto, "https"), (.client, "[2001:db8::1]:5")], true, true, "2001:db8::1"),
    ]

  enum HTTPFieldName: String, Sendable {
    case proto = "X-Forwarded-Proto"
    case client = "X-Forwarded-For"
    case host = "Host"
  }

  @Test("only TLS, loopback, and a named proxy's TLS protect a session", arguments: origins.indices)
  func clientOrigins(_ index: Int) throws {
    let row = Self.origins[index]
    var fields = HTTPFields()
    for (name, value) in row.fields { fields[try #require(.init(name.rawValue))] = value }
    let request = Request(
      method: .get, path: "/admin/", headers: HeaderFields(fields),
      peer: try SocketAddress(ip: row.peer, port: 1), id: "1")
    let proxies = try [#require(AddressRange(parsing: "10.0.0.0/8"))]
    let origin = ClientOrigin(of: request, proxies: proxies)
    #expect(origin.isProtected == row.isProtected && origin.isSecure == row.isSecure)
    #expect(origin.address.host == row.client)
  }
}
