// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Owns one `EVP_PKEY*`. It is immutable, and OpenSSL locks its internal caches, so threads may
/// share it.
@safe final class KeyHandle: Sendable {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  deinit { unsafe EVP_PKEY_free(pointer) }

  /// - Throws: unless the key is an EC key on P-256, the curve of ES256 (RFC 7518 §3.4).
  func requireP256() throws(TLSError) {
    var name = [CChar](repeating: 0, count: 32)
    var count = 0
    let found = unsafe EVP_PKEY_get_group_name(pointer, &name, name.count, &count) == 1
    ERR_clear_error()
    guard found, name.prefix(count).elementsEqual("prime256v1".utf8.map(CChar.init)) else {
      throw TLSError(.malformedInput, "reading a key", "an EC key on the curve P-256 is needed")
    }
  }
}
