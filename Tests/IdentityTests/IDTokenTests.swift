// SPDX-License-Identifier: Apache-2.0
import JSONText
import TLS
import Testing

@testable import Identity

@Suite struct IDTokenTests {
  private typealias Fixtures = TokenFixtures

  /// Returns why a token is refused; nil if it is valid.
  private func fault(
    _ text: String, keys: [JSONWebKey], _ expected: IDToken.Expectation = Fixtures.expected
  ) -> String? {
    do throws(OpenIDFault) {
      let token = try IDToken(parsing: text)
      guard let key = try token.key(in: keys) else { return "unknown key" }
      try token.verify(by: key, expected)
      return nil
    } catch { return error.description }
  }

  @Test("tokens of both algorithms are valid")
  func valid() throws {
    let fixtures = try Fixtures()
    #expect(fault(try fixtures.token(), keys: fixtures.keys) == nil)
    #expect(fault(Fixtures.rsaToken, keys: fixtures.keys) == nil)
    // Without an id, the only key of the algorithm.
    #expect(fault(try fixtures.token(header: #"{"alg":"ES256"}"#), keys: fixtures.keys) == nil)
    let audiences = [
      "aud": #"["account","pushgate"]"#, "azp": #""pushgate""#, "iat": "1800000059.5", "nbf": "0",
    ]
    #expect(fault(try fixtures.token(audiences), keys: fixtures.keys) == nil)
  }

  /// Changed members, and the expected reason.
  private static let claims: [([String: String], String)] = [
    (["iss": #""https://id.example.com/realms/y""#], "issuer"),
    (["iss": #""https://id.example.com/realms/x/""#], "issuer"), (["iss": ""], "issuer"),
    (["iss": #"["https://id.example.com/realms/x"]"#], "issuer"),
    (["aud": #""other""#], "(aud)"), (["aud": ""], "(aud)"), (["aud": "[]"], "(aud)"),
    (["aud": #""Pushgate""#], "(aud)"),
    (["aud": #"["pushgate","other"]"#], "(azp)"),
    (["aud": #"["pushgate","other"]"#, "azp": #""other""#], "(azp)"),
    (["azp": #""other""#], "(azp)"), (["azp": "null"], "(azp)"), (["azp": "1"], "(azp)"),
    (["nonce": #""other""#], "(nonce)"), (["nonce": ""], "(nonce)"), (["nonce": "null"], "(nonce)"),
    (["exp": "\(Fixtures.now - 60)"], "expired"), (["exp": "-1"], "expired"),
    (["exp": ""], "no times"), (["exp": #""1800000300""#], "no times"), (["iat": ""], "no times"),
    (["exp": "1e400"], "no times"),
    (["iat": "\(Fixtures.now + 61)"], "future"), (["nbf": "\(Fixtures.now + 61)"], "future"),
    (["nbf": #""now""#], "future"),
  ]

  @Test("a signed token with wrong claims is refused", arguments: claims.indices)
  func wrongClaims(_ index: Int) throws {
    let (changes, reason) = Self.claims[index]
    let fixtures = try Fixtures()
    let found = fault(try fixtures.token(changes), keys: fixtures.keys)
    #expect(found?.contains(reason) == true, "\(changes): \(found ?? "valid")")
  }

  /// Headers of tokens that the key itself has signed, and the expected reason.
  private static let headers: [(String, String)] = [
    (#"{"alg":"none","kid":"ec"}"#, "another algorithm"),
    (#"{"alg":"None","kid":"ec"}"#, "another algorithm"), (#"{"kid":"ec"}"#, "another algorithm"),
    (#"{"alg":"HS256","kid":"ec"}"#, "another algorithm"),
    (#"{"alg":"ES384","kid":"ec"}"#, "another algorithm"),
    (#"{"alg":["ES256"],"kid":"ec"}"#, "another algorithm"),
    (#"{"alg":"ES256","kid":"other"}"#, "unknown key"),
    (#"{"alg":"ES256","kid":"rsa"}"#, "key is for RS256"),
    (#"{"alg":"RS256","kid":"ec"}"#, "key is for ES256"),
    (#"{"alg":"RS256","kid":"rsa"}"#, "signature"),
    (#"{"alg":"ES256","kid":"ec","crit":["b64"],"b64":false}"#, "crit"),
    (#"{"alg":"ES256","alg":"none","kid":"ec"}"#, "malformed"),
    (#"["ES256"]"#, "malformed"), ("", "malformed"),
  ]

  @Test("a token with another header is refused", arguments: headers.indices)
  func wrongHeaders(_ index: Int) throws {
    let (header, reason) = Self.headers[index]
    let fixtures = try Fixtures()
    let found = fault(try fixtures.token(header: header), keys: fixtures.keys)
    #expect(found?.contains(reason) == true, "\(header): \(found ?? "valid")")
  }

  @Test("a token that its key has not signed is refused")
  func forged() throws {
    let fixtures = try Fixtures()
    let keys = fixtures.keys
    #expect(
      fault(try fixtures.token(signedBy: .generate()), keys: keys)?.contains("signature") == true)
    // HS256 with the public key as the shared secret.
    let parts = try fixtures.token(header: #"{"alg":"HS256","kid":"ec"}"#).split(separator: ".")
    let signed = parts[0] + "." + parts[1]
    for secret in [fixtures.point, Array(try fixtures.key.publicKey.pem.utf8)] {
      let code = HMACSHA256.authenticate(Array(signed.utf8), key: secret)
      let found = fault("\(signed).\(Base64URL.encode(code))", keys: keys)
      #expect(found?.contains("another algorithm") == true)
    }
    let unsigned = Fixtures.part(#"{"alg":"none"}"#) + "." + parts[1] + "."
    #expect(fault(unsigned, keys: keys)?.contains("another algorithm") == true)
    // Other claims under the signature of a valid token.
    let valid = Fixtures.rsaToken.split(separator: ".")
    #expect(fault("\(valid[0]).\(parts[1]).\(valid[2])", keys: keys)?.contains("signature") == true)
  }

  @Test("every cut and every changed byte of a token is refused")
  func damaged() throws {
    let fixtures = try Fixtures()
    for token in [try fixtures.token(), Fixtures.rsaToken] {
      for count in 0..<token.utf8.count {
        #expect(fault(String(token.prefix(count)), keys: fixtures.keys) != nil)
        var bytes = Array(token.utf8)
        bytes[count] ^= 1
        #expect(fault(String(decoding: bytes, as: UTF8.self), keys: fixtures.keys) != nil)
      }
      for more in ["=", "A", ".", "\n", " "] {
        #expect(fault(token + more, keys: fixtures.keys) != nil)
      }
    }
  }

  @Test("keys for other uses, and weak or malformed keys, are skipped")
  func keys() throws {
    let point = try Fixtures().point
    var off = point
    off[63] ^= 1
    let refused = [
      Fixtures.json(of: point, "a", #","use":"enc""#),
      Fixtures.json(of: point, "a", #","alg":"ES512""#),
      Fixtures.json(of: off, "a"), Fixtures.json(of: Array(point.prefix(40)), "a"),
      Fixtures.json(of: point, "a").replacing("P-256", with: "P-384"),
      Fixtures.rsaKey(modulus: Fixtures.shortModulus), Fixtures.rsaKey(modulus: ""),
      Fixtures.rsaKey(exponent: ""), Fixtures.rsaKey(exponent: "AQ"),
      Fixtures.rsaKey(exponent: "AQAA"),
      Fixtures.rsaKey(modulus: "not base64!"), #"{"kty":"oct","kid":"a","k":"c2VjcmV0"}"#, "1",
    ]
    for key in refused { #expect(try Fixtures.keys([key]).isEmpty, "\(key)") }
    #expect(try Fixtures.keys(refused + [Fixtures.rsaKey()]).map(\.id) == ["rsa"])
    // Two keys of an algorithm: a token without an id names neither.
    let two = try Fixtures.keys([Fixtures.json(of: point, "a"), Fixtures.json(of: point, "b")])
    let token = try IDToken(parsing: Fixtures().token(header: #"{"alg":"ES256"}"#))
    #expect(try token.key(in: two) == nil)
  }

  @Test("a person is named by a verified address, otherwise by the subject")
  func persons() throws {
    func person(_ changes: [String: String]) throws -> Person? {
      try? IDToken(parsing: Fixtures().token(changes)).person()
    }
    let groups = ["groups": #"["a",1,"b"]"#, "roles": #""c""#]
    #expect(try person(groups) == Person(name: "248289761001", groups: ["a", "b", "c"]))
    let mail = ["email": #""ada@example.com""#]
    #expect(try person(mail) == Person(name: "248289761001", groups: []))
    #expect(try person(mail.merging(["email_verified": #""true""#]) { $1 })?.name == "248289761001")
    let verified = mail.merging(["email_verified": "true"]) { $1 }
    #expect(
      try person(verified) == Person(name: "ada@example.com", groups: ["ada@example.com"]))
    for sub in [
      "", #""""#, #""a\nb""#, #""a\u202Eb""#, "\"\(String(repeating: "a", count: 256))\"",
    ] {
      #expect(try person(["sub": sub]) == nil)
    }
  }
}
