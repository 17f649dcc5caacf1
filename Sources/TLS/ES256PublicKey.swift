// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// A P-256 public key.
package struct ES256PublicKey: Sendable {
  let key: KeyHandle

  /// Reads a SubjectPublicKeyInfo ("BEGIN PUBLIC KEY").
  package init(pem: String) throws(TLSError) {
    key = try PEM.publicKey(pem)
    try key.requireP256()
  }

  /// Reads the coordinates of a JSON Web Key, 32 bytes each (RFC 7518 §6.2.1). Throws
  /// `.malformedInput` unless they are a point of the curve.
  package init(x: [UInt8], y: [UInt8]) throws(TLSError) {
    guard x.count == 32, y.count == 32 else {
      throw TLSError(.malformedInput, "reading a key", "coordinates of P-256 have 32 bytes")
    }
    // SubjectPublicKeyInfo (RFC 5480 §2) of an uncompressed point, up to the point itself.
    let prefix: [UInt8] = [
      0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08,
      0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00, 0x04,
    ]
    key = try KeyHandle(publicDER: prefix + x + y)
  }

  package var pem: String {
    get throws(TLSError) { try PEM.text(ofPublicKey: key) }
  }

  /// Returns whether `signature` is this key's signature over SHA-256 of `bytes`. A signature of 64
  /// bytes is read as r and s, any other length as DER, as in Apple's own samples.
  package func verify(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    var der = signature
    if signature.count == 64 {
      guard let converted = try? ECDSASignature.der(fromRaw: signature) else { return false }
      der = converted
    }
    return key.verifiesSHA256(der, of: bytes)
  }
}
