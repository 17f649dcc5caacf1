// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import TLS

/// An id token: a signed statement of the identity provider about a person (OpenID Connect Core
/// 1.0, §2).
struct IDToken {
  /// Required values of the claims.
  struct Expectation {
    let issuer: String
    let clientID: String
    let nonce: String
    /// Seconds since the UNIX epoch.
    let now: Int64
  }

  /// Seconds by which the clocks of provider and gateway may differ.
  static let skewSeconds: Int64 = 60

  private let header: JSONValue
  let claims: JSONValue
  private let signed: [UInt8]
  private let signature: [UInt8]

  /// The `kid` of the header; nil without one.
  var keyID: String? { header["kid"]?.string }

  /// Reads the compact form (RFC 7515 §7.1) without checking anything.
  init(parsing text: String) throws(OpenIDFault) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let signature = Base64URL.decode(parts[2]),
      let header = Self.object(parts[0]), let claims = Self.object(parts[1])
    else { throw .malformed }
    self.header = header
    self.claims = claims
    self.signature = signature
    signed = Array("\(parts[0]).\(parts[1])".utf8)
  }

  /// Names that occur twice are an error, because another parser could read the other value.
  private static func object(_ text: String) -> JSONValue? {
    guard let bytes = Base64URL.decode(text),
      let root = try? JSONDocument(parsing: bytes, maximumDepth: 16).root, root.kind == .object
    else { return nil }
    return root
  }

  /// Returns the key of the token's signature; nil if there is none with its `kid`.
  /// - Throws: for other algorithms than those of the key.
  func key(in keys: [JSONWebKey]) throws(OpenIDFault) -> JSONWebKey? {
    // Extensions that must be understood; none is (RFC 7515 §4.1.11).
    guard header["crit"] == nil else { throw OpenIDFault(.rejected, "the id token has crit") }
    let algorithm = header["alg"]?.string
    guard algorithm == "RS256" || algorithm == "ES256" else {
      throw OpenIDFault(.rejected, "the id token is signed by another algorithm than RS256, ES256")
    }
    guard let id = keyID else {
      // Without an id, only a single key is unambiguous (Core 1.0, §10.1).
      let usable = keys.filter { $0.key.algorithm == algorithm }
      return usable.count == 1 ? usable[0] : nil
    }
    let named = keys.filter { $0.id == id }
    guard let first = named.first else { return nil }
    guard let key = named.first(where: { $0.key.algorithm == algorithm }) else {
      throw OpenIDFault(.rejected, "the id token's key is for \(first.key.algorithm)")
    }
    return key
  }

  /// Checks signature and claims (Core 1.0, §3.1.3.7).
  func verify(by key: JSONWebKey, _ expected: Expectation) throws(OpenIDFault) {
    guard key.verify(signature, of: signed) else {
      throw OpenIDFault(.rejected, "the id token's signature is not that of its key")
    }
    guard claims["iss"]?.string.map({ Self.areSame($0, expected.issuer) }) ?? false else {
      throw OpenIDFault(.rejected, "the id token is from another issuer")
    }
    let audience = claims.texts("aud")
    guard audience.contains(where: { Self.areSame($0, expected.clientID) }) else {
      throw OpenIDFault(.rejected, "the id token is for another client (aud)")
    }
    guard claims["azp"] != nil || audience.count == 1,
      claims["azp"].map({ $0.string.map { Self.areSame($0, expected.clientID) } ?? false }) ?? true
    else { throw OpenIDFault(.rejected, "the id token is for another client (azp)") }
    try checkTimes(expected.now)
    guard let nonce = claims["nonce"]?.string,
      constantTimeEqual(Array(nonce.utf8), Array(expected.nonce.utf8))
    else { throw OpenIDFault(.rejected, "the id token is for another sign-in (nonce)") }
  }

  private func checkTimes(_ now: Int64) throws(OpenIDFault) {
    guard let expiry = claims["exp"]?.double, let issued = claims["iat"]?.double else {
      throw OpenIDFault(.rejected, "the id token has no times (exp, iat)")
    }
    let (now, skew) = (Double(now), Double(Self.skewSeconds))
    guard now < expiry + skew else { throw OpenIDFault(.rejected, "the id token has expired") }
    let from = max(issued, claims["nbf"].map { $0.double ?? .infinity } ?? issued)
    guard from <= now + skew else {
      throw OpenIDFault(.rejected, "the id token is from the future: compare both clocks")
    }
  }

  /// Compares bytes, because `String` treats different encodings of "é" as equal.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  /// Returns the person that the token is about. Providers report groups in either claim; a
  /// verified address counts as a group, so that a role can name one person.
  func person() throws(OpenIDFault) -> Person {
    // An address that the provider has not verified may be another person's.
    let email = claims["email_verified"]?.bool == true ? claims["email"]?.string : nil
    let groups = claims.texts("groups") + claims.texts("roles") + [email].compactMap(\.self)
    for name in [email, claims["sub"]?.string] {
      if let name, let person = Person(name: name, groups: groups) { return person }
    }
    throw OpenIDFault(.rejected, "the id token names no person (sub)")
  }
}

extension OpenIDFault {
  static let malformed = OpenIDFault(.rejected, "the id token is malformed")
}

extension JSONValue {
  /// The text of a member, or the texts of a list; others are skipped.
  func texts(_ name: String) -> [String] {
    guard let value = self[name] else { return [] }
    return value.string.map { [$0] } ?? value.elements.compactMap(\.string)
  }
}
