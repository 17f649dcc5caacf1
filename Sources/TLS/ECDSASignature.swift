// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// The two encodings of an ECDSA signature.
enum ECDSASignature {
  static func raw(fromDER der: [UInt8]) throws(TLSError) -> [UInt8] {
    let signature = try unsafe made("signature") {
      unsafe der.withUnsafeBufferPointer { bytes in
        var start = bytes.baseAddress
        return unsafe d2i_ECDSA_SIG(nil, &start, bytes.count)
      }
    }
    defer { unsafe ECDSA_SIG_free(signature) }
    var raw = [UInt8](repeating: 0, count: 64)
    unsafe raw.withUnsafeMutableBufferPointer { bytes in
      let r = unsafe BN_bn2binpad(ECDSA_SIG_get0_r(signature), bytes.baseAddress, 32)
      let s = unsafe BN_bn2binpad(ECDSA_SIG_get0_s(signature), bytes.baseAddress! + 32, 32)
      precondition(r == 32 && s == 32, "a signature of P-256 is two numbers of 32 bytes")
    }
    return raw
  }

  static func der(fromRaw raw: [UInt8]) throws(TLSError) -> [UInt8] {
    precondition(raw.count == 64, "a raw signature of P-256 has 64 bytes")
    let signature = try unsafe made("signature") { unsafe ECDSA_SIG_new() }
    defer { unsafe ECDSA_SIG_free(signature) }
    try succeeded("signature") {
      unsafe raw.withUnsafeBufferPointer { bytes in
        let r = unsafe BN_bin2bn(bytes.baseAddress, 32, nil)
        let s = unsafe BN_bin2bn(bytes.baseAddress! + 32, 32, nil)
        // If the call succeeds, the signature owns both numbers.
        return unsafe ECDSA_SIG_set0(signature, r, s)
      }
    }
    var out: UnsafeMutablePointer<UInt8>?
    let count = unsafe i2d_ECDSA_SIG(signature, &out)
    guard count > 0, let out = unsafe out else {
      throw TLSError.drain("signature", otherwise: .library)
    }
    defer { unsafe CRYPTO_free(out, "", 0) }
    return unsafe [UInt8](UnsafeBufferPointer(start: out, count: Int(count)))
  }
}
