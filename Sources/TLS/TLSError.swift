// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Why a TLS session, a certificate, a key or a sealed value was unusable. Contains OpenSSL's
/// reason texts, which are constants of the library, and never key material, plaintext or file
/// contents.
package struct TLSError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: Sendable, Equatable {
    /// The peer's certificate did not verify (chain, dates or name); `detail` contains the reason.
    case certificateRejected
    /// The peer rejected this side's certificate, or requires one and received none.
    case certificateRefusedByPeer
    /// Both sides offered application protocols, but none in common.
    case noSharedProtocol
    /// The peer sent another fatal alert.
    case alert
    /// The connection ended without close_notify.
    case truncated
    /// The bytes were not TLS, or violated the protocol.
    case protocolViolation
    /// The peer sent too many records without plaintext.
    case silentRecords
    /// `write` was called before the handshake was finished, or after a failure or a shutdown.
    case notEstablished
    /// A PEM text, a key or a certificate could not be read, or was of the wrong kind.
    case malformedInput
    /// A sealed value cannot be opened: it was changed or truncated, or the key or `aad` differs.
    case authenticationFailed
    /// OpenSSL failed for a reason that neither the peer nor the caller caused.
    case library
  }

  package let code: Code
  /// The operation that failed, such as "handshake".
  package let operation: String
  /// Further details, mostly OpenSSL's text.
  package let detail: String

  init(_ code: Code, _ operation: String, _ detail: String = "") {
    self.code = code
    self.operation = operation
    self.detail = detail
  }

  package var description: String {
    detail.isEmpty ? "\(operation): \(code)" : "\(operation): \(code): \(detail)"
  }
}

extension TLSError {
  /// Converts this thread's OpenSSL error queue to one error, and empties the queue.
  /// `ERR_clear_error` precedes every call that may fail, so that all entries belong to that call.
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

  /// Maps libssl's reasons to codes. The reason of a received alert is 1000 plus the alert's
  /// number.
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

/// Empties the error queue, runs a call, and throws unless its result is 1 (success).
func succeeded(
  _ operation: String, otherwise code: TLSError.Code = .library, _ call: () -> Int32
) throws(TLSError) {
  ERR_clear_error()
  guard call() == 1 else { throw TLSError.drain(operation, otherwise: code) }
}

/// Runs a call that returns a new object; throws if it returns nil.
func made(
  _ operation: String, otherwise code: TLSError.Code = .library, _ call: () -> OpaquePointer?
) throws(TLSError) -> OpaquePointer {
  ERR_clear_error()
  guard let object = unsafe call() else { throw TLSError.drain(operation, otherwise: code) }
  return unsafe object
}
