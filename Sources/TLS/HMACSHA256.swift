// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

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
