// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Owns one `X509*`; like `KeyHandle`, threads may share it.
@safe final class CertificateHandle: Sendable {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  deinit { unsafe X509_free(pointer) }
}
