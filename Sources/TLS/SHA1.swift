// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

// Fetched once: OpenSSL 3 takes longer to find a digest by name than to compute a short one.
nonisolated(unsafe) let sha1 = unsafe EVP_MD_fetch(nil, "SHA1", nil)

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
