// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage
internal import TLS

/// A session: the hash of the key that signed in, and its time, sealed into a cookie. The gateway
/// stores nothing. Each request looks up the key, so that a session ends with its key, and has the
/// permissions that the key has now.
struct Session {
  /// A working day. A browser that is left open longer must sign in again.
  static let lifetimeSeconds: Int64 = 12 * 3600

  /// SHA-256 of the API key.
  let keyHash: [UInt8]
  let issuedAt: Instant

  var expiresAt: Instant { issuedAt.adding(seconds: Self.lifetimeSeconds) }

  // The sealed bytes: a version, the time in microseconds, and the hash.
  private static let version: UInt8 = 1
  private static let hashBytes = 32

  /// Returns the value of the cookie.
  func sealed(by secrets: SecretBox) throws -> String {
    let time = (0..<8).map { UInt8(truncatingIfNeeded: issuedAt.microseconds >> (56 - 8 * $0)) }
    return Base64URL.encode(
      try secrets.seal([Self.version] + time + keyHash, table: "admin", row: "session"))
  }

  init(keyHash: [UInt8], issuedAt: Instant) {
    self.keyHash = keyHash
    self.issuedAt = issuedAt
  }

  /// Opens the value of a cookie; nil if it was not sealed here.
  init?(sealed: String, by secrets: SecretBox) {
    guard let bytes = Base64URL.decode(sealed),
      let opened = try? secrets.open(bytes, table: "admin", row: "session"),
      opened.count == 9 + Self.hashBytes, opened[0] == Self.version
    else { return nil }
    issuedAt = Instant(microseconds: opened[1..<9].reduce(0) { $0 << 8 | Int64($1) })
    keyHash = Array(opened[9...])
  }

  /// Returns the caller of a request; nil without a valid session, or if its key is revoked.
  static func caller(
    of request: Request, _ origin: ClientOrigin, _ services: AdminServices
  ) -> Caller? {
    let policy = services.api.access
    if policy.insecureNoAuth { return Caller(scopes: [.admin], apps: nil, actor: .anybody) }
    let now = services.api.now()
    let name = cookieName(isSecure: origin.isSecure)
    for value in cookies(named: name, in: request).prefix(maximumCookies) {
      // A session from the future is from a clock that was set back since.
      if let session = Session(sealed: value, by: services.secrets),
        session.issuedAt <= now.adding(seconds: 60), now < session.expiresAt
      {
        return Caller(
          keyHash: session.keyHash, policy: policy, configuration: services.api.configuration())
      }
    }
    return nil
  }

  // MARK: cookies

  /// The prefix makes browsers refuse the cookie from other hosts, paths and plain HTTP
  /// (RFC 6265bis, §4.1.3). Without TLS browsers refuse the prefix.
  private static func cookieName(isSecure: Bool) -> String {
    isSecure ? "__Host-pushgate" : "pushgate"
  }

  /// Returns the value of `Set-Cookie` for a session; nil ends the session of the browser.
  static func cookie(_ value: String?, isSecure: Bool) -> String {
    "\(cookieName(isSecure: isSecure))=\(value ?? ""); Path=/; HttpOnly; SameSite=Strict"
      + "; Max-Age=\(value == nil ? 0 : lifetimeSeconds)\(isSecure ? "; Secure" : "")"
  }

  /// Cookies that are tried, since each costs a decryption. A browser sends one, or two if an
  /// application on another path of this host has set one of the name.
  private static let maximumCookies = 4

  private static func cookies(named name: String, in request: Request) -> [String] {
    (request.headers[.cookie] ?? "").split(separator: ";").compactMap { part in
      let pair = part.drop { $0 == " " }
      return pair.hasPrefix("\(name)=") ? String(pair.dropFirst(name.count + 1)) : nil
    }
  }
}
