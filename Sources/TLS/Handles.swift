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
}

/// Owns one `X509*`; like `KeyHandle`, threads may share it.
@safe final class CertificateHandle: Sendable {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  deinit { unsafe X509_free(pointer) }
}

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
      if bytes.isEmpty { return }
      let written = unsafe BIO_write(pointer, bytes.baseAddress, Int32(bytes.count))
      precondition(Int(written) == bytes.count, "a memory BIO takes the whole text")
    }
  }

  /// The text written so far.
  var text: String {
    var data: UnsafeMutablePointer<CChar>?
    let count = unsafe shim_BIO_mem_data(pointer, &data)
    precondition(unsafe count == 0 || data != nil, "a memory BIO with text has an address")
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  deinit { unsafe BIO_free(pointer) }
}

/// Converts PEM texts to handles and back.
enum PEM {
  /// Returns the first private key in `text`: PKCS#8 (Apple's .p8), SEC1 or PKCS#1, unencrypted.
  static func privateKey(_ text: String) throws(TLSError) -> KeyHandle {
    let bio = try MemoryBIO(text)
    let key = try unsafe made("reading a private key", otherwise: .malformedInput) {
      unsafe PEM_read_bio_PrivateKey(bio.pointer, nil, refusePassword, nil)
    }
    return unsafe KeyHandle(adopting: key)
  }

  /// Returns the first private key in `text`, which may be encrypted. `passphrase` has no NUL.
  static func privateKey(_ text: String, passphrase: String) throws(TLSError) -> KeyHandle {
    let bio = try MemoryBIO(text)
    var phrase = Array(passphrase.utf8CString)
    let key = try unsafe made("reading a private key", otherwise: .malformedInput) {
      unsafe PEM_read_bio_PrivateKey(bio.pointer, nil, nil, &phrase)
    }
    return unsafe KeyHandle(adopting: key)
  }

  /// Returns the total number of passphrase hashes for the encrypted keys (PKCS#8) in `text`; 0
  /// without such keys.
  static func hashing(of text: String) throws(TLSError) -> Int64 {
    let bio = try MemoryBIO(text)
    ERR_clear_error()
    let count = unsafe shim_PEM_hashing(bio.pointer)
    ERR_clear_error()
    if count < 0 { throw TLSError(.malformedInput, "reading a private key") }
    return count
  }

  static func publicKey(_ text: String) throws(TLSError) -> KeyHandle {
    let bio = try MemoryBIO(text)
    let key = try unsafe made("reading a public key", otherwise: .malformedInput) {
      unsafe PEM_read_bio_PUBKEY(bio.pointer, nil, refusePassword, nil)
    }
    return unsafe KeyHandle(adopting: key)
  }

  /// Returns all certificates in `text`, in order; at least one.
  static func certificates(_ text: String) throws(TLSError) -> [CertificateHandle] {
    let bio = try MemoryBIO(text)
    var found: [CertificateHandle] = []
    ERR_clear_error()
    while let pointer = unsafe PEM_read_bio_X509(bio.pointer, nil, refusePassword, nil) {
      unsafe found.append(CertificateHandle(adopting: pointer))
    }
    // The loop ends with the error "no start line" after the last block, and with another error at
    // a damaged block. A truncated chain must not pass for a complete one.
    let last = ERR_peek_last_error()
    let reachedEnd = ERR_GET_LIB(last) == ERR_LIB_PEM && ERR_GET_REASON(last) == PEM_R_NO_START_LINE
    guard reachedEnd, !found.isEmpty else {
      throw TLSError.drain("reading certificates", otherwise: .malformedInput)
    }
    ERR_clear_error()
    return found
  }

  static func text(ofPrivateKey key: KeyHandle) throws(TLSError) -> String {
    let bio = try MemoryBIO()
    try succeeded("writing a private key") {
      unsafe PEM_write_bio_PKCS8PrivateKey(bio.pointer, key.pointer, nil, nil, 0, nil, nil)
    }
    return bio.text
  }

  static func text(ofPublicKey key: KeyHandle) throws(TLSError) -> String {
    let bio = try MemoryBIO()
    try succeeded("writing a public key") { unsafe PEM_write_bio_PUBKEY(bio.pointer, key.pointer) }
    return bio.text
  }

  static func text(of certificate: CertificateHandle) throws(TLSError) -> String {
    let bio = try MemoryBIO()
    try succeeded("writing a certificate") {
      unsafe PEM_write_bio_X509(bio.pointer, certificate.pointer)
    }
    return bio.text
  }
}

/// Returns no password. Without this callback, OpenSSL would prompt on the terminal.
private func refusePassword(
  _: UnsafeMutablePointer<CChar>?, _: Int32, _: Int32, _: UnsafeMutableRawPointer?
) -> Int32 { -1 }
