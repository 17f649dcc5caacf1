// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// A memory BIO for PEM texts, freed with this value.
@safe struct MemoryBIO: ~Copyable {
  let pointer: OpaquePointer

  /// Creates an empty BIO to write into.
  init() throws(TLSError) {
    unsafe pointer = try made("memory") { unsafe BIO_new(BIO_s_mem()) }
  }

  /// Creates a BIO with a copy of `text`.
  init(_ text: String) throws(TLSError) {
    try self.init()
    var text = text
    text.withUTF8 { bytes in
      _ = unsafe BIO_write(pointer, bytes.baseAddress, Int32(clamping: bytes.count))
    }
  }

  /// The text written so far.
  var text: String {
    var data: UnsafeMutablePointer<CChar>?
    let count = unsafe shim_BIO_mem_data(pointer, &data)
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  deinit { unsafe BIO_free(pointer) }
}
