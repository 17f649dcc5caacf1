// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

// Fetched once: OpenSSL 3 takes longer to find a digest by name than to compute a short one.
private nonisolated(unsafe) let sha256 = unsafe EVP_MD_fetch(nil, "SHA256", nil)

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
