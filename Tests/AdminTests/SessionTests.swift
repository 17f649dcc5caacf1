// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import HTTPTypes
import Identity
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

  private static let sessions = [
    Session(.key(hash), issuedAt: now),
    Session(.person("ada@example.com", role: "a\nb", settings: hash), issuedAt: now),
  ]

  @Test(
    "a sealed session opens under the key that sealed it, or after a rotation",
    arguments: sessions.indices)
  func opens(_ index: Int) throws {
    let session = Self.sessions[index]
    let value = try session.sealed(by: box(1))
    for secrets in [try box(1), try box(2).opening(box(1))] {
      #expect(Session(sealed: value, by: secrets) == session)
    }
    #expect(Session(sealed: value, by: try box(2)) == nil)
    // Values sealed for another purpose.
    let attempt = SignInAttempt(next: .start, at: Self.now)
    #expect(Session(sealed: try attempt.sealed(by: box(1)), by: try box(1)) == nil)
    #expect(SignInAttempt(sealed: value, by: try box(1), at: Self.now) == nil)
  }

  @Test("an attempt to sign in is valid for ten minutes, and has secrets of its own")
  func attempts() throws {
    let secrets = try box(1)
    let attempt = SignInAttempt(next: Link("devices"), at: Self.now)
    let value = try attempt.sealed(by: secrets)
    for (seconds, isValid) in [(0, true), (599, true), (600, false), (-61, false)]
      as [(Int64, Bool)]
    {
      let opened = SignInAttempt(
        sealed: value, by: secrets, at: Self.now.adding(seconds: seconds))
      #expect(opened == (isValid ? attempt : nil), "\(seconds)")
    }
    let (first, other) = (attempt.secrets, SignInAttempt(next: .start, at: Self.now).secrets)
    #expect(
      Set([first.state, first.nonce, first.verifier, other.state, other.nonce, other.verifier])
        .count == 6)
    // RFC 7636 §4.1 asks for 43 characters.
    #expect(first.verifier.utf8.count == 43)
    #expect(
      SignInAttempt.cookie("v", isSecure: true)
        == "__Host-pushgate-sign-in=v; Path=/; HttpOnly; SameSite=Lax; Max-Age=600; Secure")
  }

  // MARK: identity headers

  /// Peer, fields, and the person.
  private static let identities: [(peer: String, fields: [(String, String)], person: Person?)] = [
    (
      "10.0.0.5", [("X-Forwarded-User", "ada"), ("X-Forwarded-Groups", "a, b c ,d")],
      Person(name: "ada", groups: ["a", "b c", "d"])
    ),
    ("10.0.0.5", [("x-forwarded-user", "ada")], Person(name: "ada", groups: [])),
    ("10.0.1.5", [("X-Forwarded-User", "ada"), ("X-Forwarded-Groups", "a")], nil),
    ("127.0.0.1", [("X-Forwarded-User", "ada"), ("X-Forwarded-Groups", "a")], nil),
    (
      "10.0.0.5",
      [("X-Forwarded-User", "ada"), ("X-Forwarded-User", "eve"), ("X-Forwarded-Groups", "a")], nil
    ),
    (
      "10.0.0.5",
      [("X-Forwarded-User", "ada"), ("X-Forwarded-Groups", "a"), ("X-Forwarded-Groups", "b")], nil
    ),
    ("10.0.0.5", [("X-Forwarded-Groups", "a")], nil),
    ("10.0.0.5", [("X-Forwarded-User", ""), ("X-Forwarded-Groups", "a")], nil),
  ]

  @Test(
    "a person is believed from named proxies only, and from one field",
    arguments: identities.indices)
  func identityHeaders(_ index: Int) throws {
    let row = Self.identities[index]
    var fields = HTTPFields()
    for (name, value) in row.fields {
      fields.append(HTTPField(name: try #require(.init(name)), value: value))
    }
    let request = Request(
      method: .get, path: "/admin/", headers: HeaderFields(fields),
      peer: try SocketAddress(ip: row.peer, port: 1), id: "1")
    var settings = SignInSettings()
    #expect(settings.person(of: request) == nil)
    settings.proxies = [try #require(AddressRange(parsing: "10.0.0.0/24"))]
    #expect(settings.person(of: request) == row.person)
  }

  @Test("a changed, cut or foreign value is no session")
  func forged() throws {
    let secrets = try box(1)
    let value = try Session(.key(Self.hash), issuedAt: Self.now).sealed(by: secrets)
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
  func cookies() throws {
    let attributes = "; Path=/; HttpOnly; SameSite=Strict; Max-Age="
    for (session, seconds) in zip(Self.sessions, [43200, 14400]) {
      let plain = try session.cookie(by: box(1), isSecure: false)
      #expect(plain.hasPrefix("pushgate=") && plain.hasSuffix("\(attributes)\(seconds)"))
      let secure = try session.cookie(by: box(1), isSecure: true)
      #expect(
        secure.hasPrefix("__Host-pushgate=") && secure.hasSuffix("\(attributes)\(seconds); Secure"))
    }
    #expect(Session.endingCookie(isSecure: true) == "__Host-pushgate=\(attributes)0; Secure")
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
