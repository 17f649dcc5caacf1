// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Why a TLS session, a certificate, a key or a seal was not usable. Carries OpenSSL's reason
/// texts, which are constants of the library: never key material, plaintext or file contents.
package struct TLSError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What kind of fault it was.
  package enum Code: Sendable, Equatable {
    /// The peer's certificate did not verify (chain, dates or name); `detail` says how.
    case certificateRejected
    /// The peer refused our certificate, or wanted one that we did not give.
    case certificateRefusedByPeer
    /// Both sides offered application protocols and none was shared.
    case noSharedProtocol
    /// The peer sent a fatal alert of another kind.
    case alert
    /// The connection ended without close_notify.
    case truncated
    /// The bytes were not TLS, or broke its rules.
    case protocolViolation
    /// The peer sent record after record without plaintext.
    case silentRecords
    /// `write` before the handshake was done, or after it failed or the session was shut down.
    case notEstablished
    /// A PEM text, a key or a certificate could not be read, or was of the wrong kind.
    case malformedInput
    /// A sealed value did not open: changed, cut, or sealed under another key or other data.
    case authenticationFailed
    /// OpenSSL failed in a way that is not the peer's or the caller's doing.
    case library
  }

  package let code: Code
  /// What was being done, such as "handshake".
  package let operation: String
  /// Further words, mostly OpenSSL's.
  package let detail: String

  init(_ code: Code, _ operation: String, _ detail: String = "") {
    self.code = code
    self.operation = operation
    self.detail = detail
  }

  /// Whether a certificate, the peer's or ours, is why there is no connection: retrying is futile
  /// until somebody changes something.
  package var isCertificateFault: Bool {
    code == .certificateRejected || code == .certificateRefusedByPeer
  }

  package var description: String {
    detail.isEmpty ? "\(operation): \(code)" : "\(operation): \(code): \(detail)"
  }
}

extension TLSError {
  /// Empties this thread's OpenSSL error queue into one error. Every call that may fail is
  /// preceded by `ERR_clear_error`, so that what is found here belongs to that call.
  static func drain(_ operation: String, otherwise: Code) -> TLSError {
    var code = otherwise
    var reasons: [String] = []
    while true {
      let packed = ERR_get_error()
      if packed == 0 { break }
      if ERR_GET_LIB(packed) == ERR_LIB_SSL, let known = Self.code(of: ERR_GET_REASON(packed)) {
        code = known
      }
      if let text = unsafe ERR_reason_error_string(packed), reasons.count < 4 {
        let reason = unsafe String(cString: text)
        if !reasons.contains(reason) { reasons.append(reason) }
      }
    }
    return TLSError(code, operation, reasons.joined(separator: "; "))
  }

  /// libssl's reasons that mean something particular to us. A received alert is 1000 + its number.
  private static func code(of reason: Int32) -> Code? {
    switch reason {
    case SSL_R_CERTIFICATE_VERIFY_FAILED: .certificateRejected
    case SSL_R_PEER_DID_NOT_RETURN_A_CERTIFICATE: .certificateRejected
    case SSL_R_NO_APPLICATION_PROTOCOL, 1120: .noSharedProtocol
    case SSL_R_UNEXPECTED_EOF_WHILE_READING: .truncated
    // bad, unsupported, revoked, expired, unknown certificate; unknown CA; certificate required
    case 1042...1046, 1048, 1116: .certificateRefusedByPeer
    case 1000..<1256: .alert
    default: nil
    }
  }
}

/// Runs a call whose result 1 means success, with the error queue emptied before.
func succeeded(
  _ operation: String, otherwise code: TLSError.Code = .library, _ call: () -> Int32
) throws(TLSError) {
  ERR_clear_error()
  guard call() == 1 else { throw TLSError.drain(operation, otherwise: code) }
}

/// Runs a call that returns a new object, or nil when it failed.
func made(
  _ operation: String, otherwise code: TLSError.Code = .library, _ call: () -> OpaquePointer?
) throws(TLSError) -> OpaquePointer {
  ERR_clear_error()
  guard let object = unsafe call() else { throw TLSError.drain(operation, otherwise: code) }
  return unsafe object
}
