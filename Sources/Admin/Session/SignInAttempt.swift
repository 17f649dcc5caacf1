// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Identity
internal import PushModel
internal import Storage
internal import TLS

/// A sign-in at the identity provider in progress, sealed into a cookie of the browser that began
/// it. Only this browser can complete it.
struct SignInAttempt: Equatable {
  /// Time for a password and a second factor.
  static let lifetimeSeconds: Int64 = 600

  let secrets: OpenIDProvider.Attempt
  /// The page that the browser wanted.
  let next: Link
  let startedAt: Instant

  // Each secret is 32 random bytes.
  private static let secretBytes = 32

  /// Begins an attempt.
  init(next: Link, at now: Instant) {
    self.init(SecureRandom.bytes(3 * Self.secretBytes)[...], next: next, at: now)
  }

  private init(_ bytes: ArraySlice<UInt8>, next: Link, at time: Instant) {
    let parts = (0..<3).map { part in
      Base64URL.encode(Array(bytes.dropFirst(part * Self.secretBytes).prefix(Self.secretBytes)))
    }
    secrets = OpenIDProvider.Attempt(state: parts[0], nonce: parts[1], verifier: parts[2])
    self.next = next
    startedAt = time
  }

  /// Returns the value of the cookie.
  func sealed(by box: SecretBox) throws -> String {
    let parts = [secrets.state, secrets.nonce, secrets.verifier]
      .flatMap { Base64URL.decode($0) ?? [] }
    return Base64URL.encode(
      try box.seal(startedAt.bytes + parts + next.text.utf8, table: "admin", row: "sign-in"))
  }

  /// Opens the value of a cookie; nil if it was not sealed here, or too long ago.
  init?(sealed: String, by box: SecretBox, at now: Instant) {
    guard let bytes = Base64URL.decode(sealed),
      let opened = try? box.open(bytes, table: "admin", row: "sign-in"),
      opened.count > 8 + 3 * Self.secretBytes,
      let next = Link(
        target: String(decoding: opened[(8 + 3 * Self.secretBytes)...], as: UTF8.self))
    else { return nil }
    let started = Instant(bytes: opened[..<8])
    guard started <= now.adding(seconds: 60), now < started.adding(seconds: Self.lifetimeSeconds)
    else { return nil }
    self.init(opened[8...], next: next, at: started)
  }

  /// Returns the attempt of the browser; nil without a valid one.
  init?(of visit: Visit) {
    let name = Self.cookieName(isSecure: visit.origin.isSecure)
    let attempts = visit.request.cookies(named: name).lazy.compactMap {
      SignInAttempt(sealed: $0, by: visit.services.secrets, at: visit.now)
    }
    guard let attempt = attempts.first else { return nil }
    self = attempt
  }

  private static func cookieName(isSecure: Bool) -> String {
    isSecure ? "__Host-pushgate-sign-in" : "pushgate-sign-in"
  }

  /// Returns the value of `Set-Cookie` with the attempt; nil removes it.
  ///
  /// Browsers send lax cookies when another site, here the provider, opens an address by GET.
  static func cookie(_ value: String?, isSecure: Bool) -> String {
    "\(cookieName(isSecure: isSecure))=\(value ?? ""); Path=/; HttpOnly; SameSite=Lax"
      + "; Max-Age=\(value == nil ? 0 : lifetimeSeconds)\(isSecure ? "; Secure" : "")"
  }
}
