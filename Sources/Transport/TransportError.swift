// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS

/// Why a connection no longer receives or sends.
package enum TransportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A failure of the socket, or a passed deadline.
  case io(IOError)
  /// A failed handshake, a rejected certificate, or invalid ciphertext.
  case tls(TLSError)

  package var description: String {
    switch self {
    case .io(let error): error.description
    case .tls(let error): error.description
    }
  }

  /// Whether a deadline has passed.
  package var isTimeout: Bool {
    if case .io(let error) = self { error.code == .timedOut } else { false }
  }

  /// Whether the waiting task was cancelled.
  package var isCancellation: Bool {
    if case .io(let error) = self { error.code == .cancelled } else { false }
  }

  /// Whether the peer sent too many records without plaintext.
  package var isForSilentRecords: Bool {
    if case .tls(let error) = self { error.code == .silentRecords } else { false }
  }

  static func closed(_ operation: String) -> TransportError {
    .io(IOError(.closed, operation: operation))
  }

  static func io<Result>(
    _ body: () throws(IOError) -> Result
  ) throws(TransportError) -> Result {
    do throws(IOError) { return try body() } catch { throw .io(error) }
  }

  static func waiting<Result>(
    _ body: () async throws(IOError) -> Result
  ) async throws(TransportError) -> Result {
    do throws(IOError) { return try await body() } catch { throw .io(error) }
  }

  static func tls<Result>(
    _ body: () throws(TLSError) -> Result
  ) throws(TransportError) -> Result {
    do throws(TLSError) { return try body() } catch { throw .tls(error) }
  }
}
