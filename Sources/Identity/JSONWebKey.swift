// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import TLS

/// A public key of an identity provider (RFC 7517).
struct JSONWebKey: Sendable {
  /// The two accepted algorithms. Symmetric ones and `none` are not among them.
  enum Key: Sendable {
    case rs256(RS256PublicKey)
    case es256(ES256PublicKey)

    /// The value of `alg` in a token (RFC 7518 §3.1).
    var algorithm: String {
      switch self {
      case .rs256: "RS256"
      case .es256: "ES256"
      }
    }
  }

  let id: String?
  let key: Key

  /// More keys than any provider has at once.
  private static let maximumKeys = 64

  /// Returns the usable keys of a JWK set. Keys for encryption and other algorithms are skipped, as
  /// RFC 7517 §5 requires.
  static func keys(in set: JSONValue) -> [JSONWebKey] {
    (set["keys"]?.elements ?? []).prefix(maximumKeys).compactMap(JSONWebKey.init)
  }

  private init?(_ json: JSONValue) {
    guard (json["use"]?.string ?? "sig") == "sig" else { return nil }
    let found: Key
    switch json["kty"]?.string {
    case "RSA":
      guard let modulus = Self.bytes(json["n"]), let exponent = Self.bytes(json["e"]),
        let key = try? RS256PublicKey(modulus: modulus, exponent: exponent)
      else { return nil }
      found = .rs256(key)
    case "EC":
      guard json["crv"]?.string == "P-256", let x = Self.bytes(json["x"]),
        let y = Self.bytes(json["y"]), let key = try? ES256PublicKey(x: x, y: y)
      else { return nil }
      found = .es256(key)
    default: return nil
    }
    guard (json["alg"]?.string ?? found.algorithm) == found.algorithm else { return nil }
    id = json["kid"]?.string
    key = found
  }

  private static func bytes(_ value: JSONValue?) -> [UInt8]? {
    value?.string.flatMap(Base64URL.decode)
  }

  /// Returns whether `signature` is this key's signature over `bytes`.
  func verify(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    switch key {
    case .rs256(let key): key.verify(signature, of: bytes)
    // A JWS has r and s (RFC 7518 §3.4); the key itself also accepts DER.
    case .es256(let key): signature.count == 64 && key.verify(signature, of: bytes)
    }
  }
}
