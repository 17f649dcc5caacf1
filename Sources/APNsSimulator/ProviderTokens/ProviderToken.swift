// SPDX-License-Identifier: Apache-2.0

import JSONText
import TLS

/// A provider token with valid form and signature. Its age is checked separately, because it
/// changes with time. A class, because every request refers to one.
package final class ProviderToken: Sendable {
  package let key: SigningKey
  /// UNIX seconds.
  package let issuedAt: Int64

  package init(key: SigningKey, issuedAt: Int64) {
    self.key = key
    self.issuedAt = issuedAt
  }

  /// Seconds. "The value … must be no more than one hour from the current time."
  package static let maximumAge: Int64 = 3600
  /// Seconds that the issuer's clock may be ahead, since clients may round to whole seconds.
  package static let clockTolerance: Int64 = 5

  /// Returns the refusal of a token that is too old or from the future at `now`, in UNIX seconds;
  /// nil if its age is valid.
  package func checkAge(now: Int64) -> Reason? {
    if issuedAt > now + Self.clockTolerance { return .invalidProviderToken }
    return now - issuedAt > Self.maximumAge ? .expiredProviderToken : nil
  }
}

extension ProviderToken {
  /// Result of parsing a token.
  package enum Reading: Sendable {
    case good(ProviderToken)
    case refused(Reason)
  }

  /// Parses the value of `authorization` and checks everything that does not depend on the clock.
  ///
  /// - Parameter strictSignature: whether to refuse signatures in DER and padded or standard
  ///   base64. RFC 7515 forbids these, and Apple accepts them; Apple's own sample token has a DER
  ///   signature.
  package static func read(
    authorization: [UInt8]?, keys: KeyBook, strictSignature: Bool
  ) -> Reading {
    guard let authorization, let token = bearerToken(authorization) else {
      return .refused(.missingProviderToken)
    }
    let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3,
      let header = object(parts[0]), let claims = object(parts[1]),
      let signature = decode(parts[2], strict: strictSignature),
      header["alg"]?.string == "ES256",
      let keyID = header["kid"]?.string, !keyID.isEmpty,
      let teamID = claims["iss"]?.string, !teamID.isEmpty,
      let issuedAt = seconds(claims["iat"])
    else { return .refused(.invalidProviderToken) }

    guard let key = keys[keyID] else {
      guard keys.acceptsAnyKey else { return .refused(.invalidProviderToken) }
      let unknown = SigningKey(keyID: keyID, teamID: teamID, publicKey: nil)
      return .good(ProviderToken(key: unknown, issuedAt: issuedAt))
    }
    guard key.teamID == teamID else { return .refused(.invalidProviderToken) }
    if let publicKey = key.publicKey {
      if strictSignature, signature.count != 64 { return .refused(.invalidProviderToken) }
      let signed = Array(token[..<parts[1].endIndex])
      guard publicKey.verify(signature, of: signed) else {
        return .refused(.invalidProviderToken)
      }
    }
    return .good(ProviderToken(key: key, issuedAt: issuedAt))
  }

  // Accepts "bearer" in any case, as Apple does: libraries send both spellings.
  private static func bearerToken(_ value: [UInt8]) -> ArraySlice<UInt8>? {
    let scheme: StaticString = "bearer "
    let length = scheme.utf8CodeUnitCount
    guard value.count > length else { return nil }
    let matches = scheme.withUTF8Buffer { expected in
      zip(value, expected).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
    }
    return matches ? value[length...] : nil
  }

  private static func object(_ part: ArraySlice<UInt8>) -> JSONValue? {
    guard let bytes = decode(part, strict: false),
      let document = try? JSONDocument(parsing: bytes, maximumDepth: 8),
      document.root.kind == .object
    else { return nil }
    return document.root
  }

  private static func decode(_ part: ArraySlice<UInt8>, strict: Bool) -> [UInt8]? {
    if strict { return Base64URL.decode(String(decoding: part, as: UTF8.self)) }
    let lenient = part.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      case UInt8(ascii: "="): nil
      default: byte
      }
    }
    return Base64URL.decode(String(decoding: lenient, as: UTF8.self))
  }

  /// Maximum time. Above it JSON numbers are not exact in all implementations (RFC 8259 §6), and no
  /// time is that large.
  private static let largestTime: Int64 = 1 << 53

  /// Returns UNIX seconds within a range that cannot overflow in subtraction; nil for other values.
  /// A widely used library sends `iat` as a string, and Apple accepts it.
  static func seconds(_ value: JSONValue?) -> Int64? {
    let seconds =
      (value?.int).map { Int64($0) } ?? (value?.string).flatMap { Int64($0) }
      ?? (value?.double).flatMap { Int64(exactly: $0.rounded(.down)) }
    return seconds.flatMap { (-largestTime...largestTime).contains($0) ? $0 : nil }
  }
}
