// SPDX-License-Identifier: Apache-2.0
import JSONText
import TLS

@testable import Identity

/// An issuer with one key of each kind, and the claims of its valid tokens.
struct TokenFixtures {
  static let now: Int64 = 1_800_000_000
  static let expected = IDToken.Expectation(
    issuer: "https://id.example.com/realms/x", clientID: "pushgate", nonce: "n-0S6", now: now)

  /// Members of a valid token, as JSON.
  static let claims: [String: String] = [
    "iss": "\"https://id.example.com/realms/x\"", "sub": "\"248289761001\"",
    "aud": "\"pushgate\"", "nonce": "\"n-0S6\"", "exp": "\(now + 300)", "iat": "\(now)",
  ]

  let key: ES256PrivateKey
  let keys: [JSONWebKey]
  /// The coordinates of the key in DER form, as an attacker has them.
  let point: [UInt8]

  init() throws {
    key = try ES256PrivateKey.generate()
    point = try Self.point(of: key)
    keys = try Self.keys([Self.json(of: point, "ec"), Self.rsaKey()])
  }

  static func keys(_ members: [String]) throws -> [JSONWebKey] {
    JSONWebKey.keys(
      in: try JSONDocument(parsing: Array("{\"keys\":[\(members.joined(separator: ","))]}".utf8))
        .root)
  }

  /// The uncompressed point is the end of SubjectPublicKeyInfo (RFC 5480 §2.2).
  static func point(of key: ES256PrivateKey) throws -> [UInt8] {
    let lines = try key.publicKey.pem.split(separator: "\n").filter { !$0.hasPrefix("-") }
    return Array((Base64.decode(lines.joined()) ?? []).suffix(64))
  }

  static func json(of point: [UInt8], _ id: String, _ more: String = "") -> String {
    """
    {"kty":"EC","crv":"P-256","kid":"\(id)","x":"\(Base64URL.encode(Array(point.prefix(32))))",\
    "y":"\(Base64URL.encode(Array(point.suffix(32))))"\(more)}
    """
  }

  static func rsaKey(modulus: String = modulus, exponent: String = "AQAB", _ more: String = "")
    -> String
  {
    #"{"kty":"RSA","kid":"rsa","use":"sig","alg":"RS256","n":"\#(modulus)","e":"\#(exponent)"\#(more)}"#
  }

  /// Returns a token with other members than a valid one; an empty text removes a member.
  func token(
    _ changes: [String: String] = [:], header: String = #"{"alg":"ES256","kid":"ec"}"#,
    signedBy other: ES256PrivateKey? = nil
  ) throws -> String {
    let members = Self.claims.merging(changes) { $1 }.filter { !$0.value.isEmpty }
      .map { "\"\($0.key)\":\($0.value)" }.sorted().joined(separator: ",")
    let signed = Self.part(header) + "." + Self.part("{\(members)}")
    return signed + "." + Base64URL.encode(try (other ?? key).sign(Array(signed.utf8)))
  }

  static func part(_ text: String) -> String { Base64URL.encode(Array(text.utf8)) }

  /// A token of the RSA key, with the valid claims and an hour's validity.
  static let rsaToken =
    "eyJhbGciOiJSUzI1NiIsImtpZCI6InJzYSJ9.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29"
    + "tL3JlYWxtcy94Iiwic3ViIjoiMjQ4Mjg5NzYxMDAxIiwiYXVkIjoicHVzaGdhdGUiLCJub25jZSI"
    + "6Im4tMFM2IiwiZXhwIjoxODAwMDAzNjAwLCJpYXQiOjE4MDAwMDAwMDB9.kNHgIBeE882VZeyZyp"
    + "I85-PsanQi91O8TJA2_-1Zdf-v0kjQPk4C3wW2Whm4e20A34mRWGA-vjiS3KQ4iRH0azzdpr5zaS"
    + "WpVIKh7zVDZZcdPbRpMyPG9xYw7uGv_xo0KJn2BJu6VcO_K8_C-JoTvGMJwasnzbW0ont2NkYW62"
    + "7MEk3JxaiW5WpTDr78VN1LiF-2oLywyhmXFRJR7258iLYP9Nbtd85N8aa7Dtf_AEnXwUI-Loegi8"
    + "YxlSbeAgLZeCWPvhmI0gDyYwAiWM8swKVDVxl_9b-SHLga4veegEAykRG_z1e4eHjdJNh7QXsRvS"
    + "nzaCdUNoXxUhfaPBoBNA"

  static let modulus =
    "uaVcGZRR9Yp09CnUCyb0UZXAZp8IcJKO8ExARVDJR438N5Oa5UgpVS4dCnXfRfuGHkAlMAdlrKIA"
    + "e7ZeTFZs06GnqJXmff6D3sYcY1UIc-DWjTeaeUKlr5RQsueAXN6FPYSeChpKY1TQ60IOX9BxNioB"
    + "YuCp89aIbRwFPE4vt1_ns-dem0nONIoUShszqiRJdLKRrZWUijRAmpCg2ba5h5_qEA8OTneFqag0"
    + "MmJBku_UDrHfoDWMsfI320VSrxbqv4sGvYQcqCBUjz15U5mfvMRj_4BMpGppP6jqlvbHXKW7n3Ry"
    + "08DAE9zTE9xdyQ6cRH0_aSqSkDR-NyhQcjWQqQ"

  /// Of 1024 bits.
  static let shortModulus =
    "yk0xmjMw2kK_c-HE9qcGh16uGzL0D9FalJ7yhL-1DC5kL-TR_fVO2rxNaRMVdm_5PchyHYG-Wxi3"
    + "FVbuWFfqVnZC-PNKA_g1tLQVHH1IGju0_obILeVVm1a2hwsOg7QMsTF6tSa3DqSWL1vGJ1WdWbwa"
    + "1wbncP0qWYhZCB71hkE"
}
