// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// SHA-1, only for name-based UUIDs (RFC 9562 §5.5).
package enum SHA1 {
  /// Returns the 20-byte digest.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 20) { out, count in
      let result = unsafe shim_SHA1(bytes, bytes.count, nil, 0, out.baseAddress)
      precondition(result == 1, "OpenSSL computed no SHA-1 digest")
      count = 20
    }
  }

  /// Returns the first 16 bytes of the digest of three words followed by `bytes`, as two words. All
  /// words are in network order. Allocates nothing.
  package static func hash(
    _ words: (UInt64, UInt64, UInt64), _ bytes: Span<UInt8>
  ) -> (high: UInt64, low: UInt64) {
    let first = (words.0.bigEndian, words.1.bigEndian, words.2.bigEndian)
    // The 20 bytes of the digest; half of the last word is unused.
    var digest: (UInt64, UInt64, UInt64) = (0, 0, 0)
    let result = unsafe withUnsafeBytes(of: first) { first in
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe withUnsafeMutableBytes(of: &digest) { digest in
          unsafe shim_SHA1(
            first.baseAddress, first.count, bytes.baseAddress, bytes.count,
            digest.baseAddress?.assumingMemoryBound(to: UInt8.self))
        }
      }
    }
    precondition(result == 1, "OpenSSL computed no SHA-1 digest")
    return (UInt64(bigEndian: digest.0), UInt64(bigEndian: digest.1))
  }
}
