// SPDX-License-Identifier: Apache-2.0

/// An RSA public key for JWS RS256 signatures.
package struct RS256PublicKey: Sendable {
  private let key: KeyHandle

  /// RFC 7518 §3.3 requires 2048 bits. A signature under a key of 8192 bits takes a millisecond.
  private static let bits = 2048...8192

  /// Reads the numbers of a JSON Web Key, big-endian (RFC 7518 §6.3.1). Throws `.malformedInput`
  /// for keys that are too short or too long.
  package init(modulus: [UInt8], exponent: [UInt8]) throws(TLSError) {
    let n = Array(modulus.drop { $0 == 0 })
    let e = Array(exponent.drop { $0 == 0 })
    let bits = n.count * 8 - (n.first?.leadingZeroBitCount ?? 0)
    guard Self.bits.contains(bits), (1...8).contains(e.count), e != [1], e[e.count - 1] & 1 == 1
    else {
      throw TLSError(.malformedInput, "reading a key", "an RSA key of 2048 to 8192 bits is needed")
    }
    // SubjectPublicKeyInfo with the algorithm rsaEncryption (RFC 3279 §2.3.1).
    let algorithm: [UInt8] = [
      0x30, 0x0D, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01, 0x05, 0x00,
    ]
    let numbers = Self.element(0x30, Self.integer(n) + Self.integer(e))
    key = try KeyHandle(
      publicDER: Self.element(0x30, algorithm + Self.element(0x03, [0] + numbers)))
  }

  /// Returns whether `signature` is this key's signature over SHA-256 of `bytes` (RFC 8017 §8.2).
  package func verify(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    key.verifiesSHA256(signature, of: bytes)
  }

  /// Returns a positive INTEGER; a first byte of 0x80 or more would make it negative.
  private static func integer(_ number: [UInt8]) -> [UInt8] {
    element(0x02, number[0] >= 0x80 ? [0] + number : number)
  }

  private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    let length: [UInt8] =
      count < 0x80 ? [UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]
    return [tag] + length + content
  }
}
