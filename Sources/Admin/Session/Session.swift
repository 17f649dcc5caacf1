// SPDX-License-Identifier: Apache-2.0
internal import API
internal import AsyncIO
internal import HTTPServer
internal import HTTPTypes
internal import Identity
internal import PushModel
internal import Storage
internal import TLS

/// A session: a key or person and the time of the sign-in, sealed into a cookie. The gateway stores
/// nothing. Each request looks up the key or the role, so that a session ends with it, and has the
/// permissions that it has now.
struct Session: Equatable {
  /// The key or person that signed in.
  enum Holder: Equatable {
    /// SHA-256 of an API key.
    case key([UInt8])
    /// A person's name and role, and the fingerprint of the settings that gave the role.
    case person(String, role: String, settings: [UInt8])
  }

  let holder: Holder
  let issuedAt: Instant

  /// For keys a working day. For people less: the gateway does not ask the identity provider again,
  /// and a person who has left keeps the session until it ends.
  var lifetimeSeconds: Int64 {
    switch holder {
    case .key: 12 * 3600
    case .person: 4 * 3600
    }
  }

  var expiresAt: Instant { issuedAt.adding(seconds: lifetimeSeconds) }

  // The sealed bytes: 1, the time in microseconds, the hash of the key; or 2, the time, the
  // fingerprint, the role, a line break, the name. A name has no line break.
  private static let hashBytes = 32

  /// Returns the value of the cookie.
  func sealed(by secrets: SecretBox) throws -> String {
    let time = issuedAt.bytes
    let bytes: [UInt8] =
      switch holder {
      case .key(let hash): [1] + time + hash
      case .person(let name, let role, let settings):
        [2] + time + settings + Array("\(role)\n\(name)".utf8)
      }
    return Base64URL.encode(try secrets.seal(bytes, table: "admin", row: "session"))
  }

  init(_ holder: Holder, issuedAt: Instant) {
    self.holder = holder
    self.issuedAt = issuedAt
  }

  /// Opens the value of a cookie; nil if it was not sealed here.
  init?(sealed: String, by secrets: SecretBox) {
    guard let bytes = Base64URL.decode(sealed),
      let opened = try? secrets.open(bytes, table: "admin", row: "session"),
      opened.count >= 9 + Self.hashBytes
    else { return nil }
    issuedAt = Instant(bytes: opened[1..<9])
    let hash = Array(opened[9..<9 + Self.hashBytes])
    let rest = opened[(9 + Self.hashBytes)...]
    if opened[0] == 1, rest.isEmpty {
      holder = .key(hash)
    } else if opened[0] == 2, let end = rest.lastIndex(of: UInt8(ascii: "\n")) {
      holder = .person(
        String(decoding: rest[(end + 1)...], as: UTF8.self),
        role: String(decoding: rest[..<end], as: UTF8.self), settings: hash)
    } else {
      return nil
    }
  }

  /// Returns the caller of a request; nil without a valid session, or if its key is revoked.
  static func caller(
    of request: Request, _ origin: ClientOrigin, _ services: AdminServices
  ) -> Caller? {
    let policy = services.api.access
    if policy.insecureNoAuth { return Caller(scopes: [.admin], apps: nil, actor: .anybody) }
    let settings = services.signIn
    if let person = settings.person(of: request),
      let caller = Caller(person.name, settings.roles.first(of: person))
    {
      return caller
    }
    let now = services.api.now()
    let name = cookieName(isSecure: origin.isSecure)
    for value in request.cookies(named: name) {
      // A session from the future is from a clock that was set back since.
      if let session = Session(sealed: value, by: services.secrets),
        session.issuedAt <= now.adding(seconds: 60), now < session.expiresAt
      {
        return session.caller(services)
      }
    }
    return nil
  }

  private func caller(_ services: AdminServices) -> Caller? {
    let settings = services.signIn
    switch holder {
    case .key(let hash):
      guard settings.acceptsKeys else { return nil }
      return Caller(
        keyHash: hash, policy: services.api.access, configuration: services.api.configuration())
    case .person(let name, let role, let fingerprint):
      guard settings.openID != nil, fingerprint == settings.fingerprint else { return nil }
      return Caller(name, settings.roles.first(named: role))
    }
  }

  // MARK: cookies

  /// The prefix makes browsers refuse the cookie from other hosts, paths and plain HTTP
  /// (RFC 6265bis, §4.1.3). Without TLS browsers refuse the prefix.
  private static func cookieName(isSecure: Bool) -> String {
    isSecure ? "__Host-pushgate" : "pushgate"
  }

  /// Returns the value of `Set-Cookie` that ends the session of the browser.
  static func endingCookie(isSecure: Bool) -> String { cookie("", 0, isSecure: isSecure) }

  /// Returns the value of `Set-Cookie` that begins the session.
  func cookie(by secrets: SecretBox, isSecure: Bool) throws -> String {
    Self.cookie(try sealed(by: secrets), lifetimeSeconds, isSecure: isSecure)
  }

  private static func cookie(_ value: String, _ seconds: Int64, isSecure: Bool) -> String {
    "\(cookieName(isSecure: isSecure))=\(value); Path=/; HttpOnly; SameSite=Strict"
      + "; Max-Age=\(seconds)\(isSecure ? "; Secure" : "")"
  }
}

extension Caller {
  /// A person with a role; nil without one.
  fileprivate init?(_ name: String, _ role: Role?) {
    guard let role else { return nil }
    self.init(scopes: role.scopes, apps: role.apps, actor: .person(name: name))
  }
}

extension SignInSettings {
  /// Returns the person that a proxy of the settings reports; nil from other peers.
  ///
  /// Nil also if a field occurs twice: a proxy that appends its own field instead of replacing the
  /// client's would let clients choose their names.
  func person(of request: Request) -> Person? {
    guard proxies.contains(where: { $0.contains(request.peer) }) else { return nil }
    let names = request.headers[values: .forwardedUser]
    let groups = request.headers[values: .forwardedGroups]
    guard names.count == 1, groups.count <= 1 else { return nil }
    return Person(
      name: names[0],
      groups: groups.first?.split(separator: ",").map { $0.trimmingSpaces } ?? [])
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Instant {
  /// The time in microseconds, eight bytes.
  var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: microseconds >> (56 - 8 * $0)) } }

  init(bytes: ArraySlice<UInt8>) {
    self.init(microseconds: bytes.reduce(0) { $0 << 8 | Int64($1) })
  }
}

extension Request {
  /// Cookies of a name that are tried, since each costs a decryption. A browser sends one, or two
  /// if an application on another path of this host has set one of the name.
  private static let maximumCookies = 4

  /// The values of the first cookies with a name.
  func cookies(named name: String) -> [String] {
    (headers[.cookie] ?? "").split(separator: ";").lazy.compactMap { part in
      let pair = part.drop { $0 == " " }
      return pair.hasPrefix("\(name)=") ? String(pair.dropFirst(name.count + 1)) : nil
    }.prefix(Self.maximumCookies).map(\.self)
  }
}
