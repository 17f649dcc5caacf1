// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Reads PKCS#12 (RFC 7292), in which Keychain Access exports a certificate with its key.
enum PKCS12 {
  struct Contents {
    let certificates: [CertificateHandle]
    let key: KeyHandle
  }

  /// - Parameter passphrase: nil opens files with an empty passphrase.
  static func read(_ bytes: [UInt8], passphrase: String?) throws(PushIdentity.Fault) -> Contents {
    do throws(Failure) { return try open(bytes, passphrase, in: nil) } catch {
      switch error {
      case .fault(let fault): throw fault
      case .unsupported: break
      }
    }
    guard let legacy = LegacyLibrary.shared else { throw .oldEncryption }
    do throws(Failure) {
      // The objects belong to the legacy library, so they are serialised and read again.
      let found = try open(bytes, passphrase, in: legacy)
      return Contents(
        certificates: try copy { () throws(TLSError) in
          try PEM.certificates(found.certificates.map(PEM.text(of:)).joined())
        },
        key: try copy { () throws(TLSError) in
          try PEM.privateKey(PEM.text(ofPrivateKey: found.key))
        })
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .unsupported: throw .oldEncryption
      }
    }
  }

  private enum Failure: Error {
    case fault(PushIdentity.Fault)
    /// The file is encrypted in a way that the library does not support.
    case unsupported
  }

  private static func copy<Value>(_ body: () throws(TLSError) -> Value) throws(Failure) -> Value {
    do throws(TLSError) { return try body() } catch { throw .fault(.unreadable) }
  }

  private static func open(
    _ bytes: [UInt8], _ passphrase: String?, in library: LegacyLibrary?
  ) throws(Failure) -> Contents {
    ERR_clear_error()
    var file = unsafe PKCS12_init_ex(NID_pkcs7_data, library?.pointer, nil)
    defer { unsafe PKCS12_free(file) }
    let isRead = unsafe bytes.withUnsafeBufferPointer { buffer in
      var next = buffer.baseAddress
      return unsafe d2i_PKCS12(&file, &next, buffer.count) != nil
    }
    guard isRead else { throw .fault(.unreadable) }
    let most = PushIdentity.mostHashing
    guard unsafe shim_PKCS12_hashing(file, passphrase ?? "", most) <= most else {
      throw .fault(.hashedTooOften)
    }
    var key: OpaquePointer?
    var certificate: OpaquePointer?
    var others: OpaquePointer?
    ERR_clear_error()
    let isOpen = unsafe PKCS12_parse(file, passphrase ?? "", &key, &certificate, &others) == 1
    let keyHandle = unsafe key.map { unsafe KeyHandle(adopting: $0) }
    var certificates = unsafe certificate.map { [unsafe CertificateHandle(adopting: $0)] } ?? []
    while let next = unsafe shim_X509s_pop(others) {
      unsafe certificates.insert(CertificateHandle(adopting: next), at: min(1, certificates.count))
    }
    unsafe shim_X509s_free(others)
    guard isOpen else { throw failure(passphrase) }
    guard let keyHandle else { throw .fault(.noKey) }
    guard !certificates.isEmpty else { throw .fault(.noCertificate) }
    return Contents(certificates: certificates, key: keyHandle)
  }

  /// Determines from OpenSSL's error queue why the file could not be opened.
  private static func failure(_ passphrase: String?) -> Failure {
    var isUnsupported = false
    while case let packed = ERR_get_error(), packed != 0 {
      let reason = ERR_GET_REASON(packed)
      if ERR_GET_LIB(packed) == ERR_LIB_PKCS12, reason == PKCS12_R_MAC_VERIFY_FAILURE {
        return .fault(passphrase == nil ? .passphraseNeeded : .wrongPassphrase)
      }
      let text = unsafe ERR_reason_error_string(packed).map { unsafe String(cString: $0) } ?? ""
      if text.contains("unsupported") { isUnsupported = true }
    }
    return isUnsupported ? .unsupported : .fault(.unreadable)
  }
}

/// A separate OpenSSL library context with the legacy provider in addition to the default one. Only
/// the legacy provider supports RC2, with which Keychain Access encrypted exports until macOS 15.
/// All other code uses the default library context. Nil if the provider is not installed.
@safe private final class LegacyLibrary: Sendable {
  nonisolated(unsafe) let pointer: OpaquePointer

  static let shared = LegacyLibrary()

  private init?() {
    guard let library = unsafe OSSL_LIB_CTX_new() else { return nil }
    unsafe pointer = unsafe library
    // The providers are never unloaded; they live as long as the process.
    for name in ["default", "legacy"] where unsafe OSSL_PROVIDER_load(library, name) == nil {
      ERR_clear_error()
      return nil
    }
  }
}
