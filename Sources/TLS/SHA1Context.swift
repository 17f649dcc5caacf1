// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Computes SHA-1 digests one after another without allocating memory for each. Belongs to one
/// thread.
@safe package final class SHA1Context {
  private let context: OpaquePointer

  package init() {
    let context = unsafe EVP_MD_CTX_new()
    precondition(unsafe context != nil, "OpenSSL has no memory for a digest")
    unsafe self.context = unsafe context!
  }

  deinit { unsafe EVP_MD_CTX_free(context) }

  /// Returns the first 16 bytes of the digest of three words followed by `bytes`, as two words. All
  /// words are in network order.
  package func hash(
    _ words: (UInt64, UInt64, UInt64), _ bytes: Span<UInt8>
  ) -> (high: UInt64, low: UInt64) {
    unsafe check(EVP_DigestInit_ex2(context, sha1, nil))
    unsafe withUnsafeBytes(
      of: (words.0.bigEndian, words.1.bigEndian, words.2.bigEndian)
    ) { prefix in
      unsafe check(EVP_DigestUpdate(context, prefix.baseAddress, prefix.count))
    }
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe check(EVP_DigestUpdate(context, bytes.baseAddress, bytes.count))
    }
    // The 20 bytes of the digest; the last word is half unused.
    var digest: (UInt64, UInt64, UInt64) = (0, 0, 0)
    unsafe withUnsafeMutableBytes(of: &digest) { digest in
      unsafe check(
        EVP_DigestFinal_ex(
          context, digest.baseAddress?.assumingMemoryBound(to: UInt8.self), nil))
    }
    return (UInt64(bigEndian: digest.0), UInt64(bigEndian: digest.1))
  }

  private func check(_ result: Int32) {
    precondition(result == 1, "OpenSSL computed no SHA-1 digest")
  }
}
