// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// SHA-256 (FIPS 180-4).
package enum SHA256 {
  /// Returns the 32-byte digest.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 32) { out, count in
      let result = unsafe EVP_Digest(bytes, bytes.count, out.baseAddress, nil, sha256, nil)
      precondition(result == 1, "OpenSSL computed no SHA-256 digest")
      count = 32
    }
  }
}

/// SHA-1, only for name-based UUIDs (RFC 9562 §5.5).
package enum SHA1 {
  /// Returns the 20-byte digest.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 20) { out, count in
      let result = unsafe EVP_Digest(bytes, bytes.count, out.baseAddress, nil, sha1, nil)
      precondition(result == 1, "OpenSSL computed no SHA-1 digest")
      count = 20
    }
  }
}

// Fetched once: OpenSSL 3 takes longer to find a digest by name than to compute a short one.
private nonisolated(unsafe) let sha256 = unsafe EVP_MD_fetch(nil, "SHA256", nil)
private nonisolated(unsafe) let sha1 = unsafe EVP_MD_fetch(nil, "SHA1", nil)

/// HMAC with SHA-256 (RFC 2104).
package enum HMACSHA256 {
  /// Returns the 32-byte authentication code.
  package static func authenticate(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    var count: UInt32 = 0
    return unsafe [UInt8](unsafeUninitializedCapacity: 32) { out, initialized in
      let code = unsafe HMAC(
        EVP_sha256(), key, Int32(key.count), bytes, bytes.count, out.baseAddress, &count)
      precondition(unsafe code != nil && count == 32, "OpenSSL computed no HMAC-SHA256")
      initialized = Int(count)
    }
  }
}

/// Random bytes for keys, nonces and secrets.
package enum SecureRandom {
  package static func bytes(_ count: Int) -> [UInt8] {
    precondition(count >= 0, "a number of random bytes is not negative")
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { out, initialized in
      let result = unsafe RAND_bytes(out.baseAddress, Int32(count))
      // A crash is safer than predictable bytes.
      precondition(result == 1, "the system's random generator failed")
      initialized = count
    }
  }
}

/// Compares two arrays in a time that does not depend on the position of a difference. The lengths
/// are not secret.
package func constantTimeEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  unsafe left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
}
