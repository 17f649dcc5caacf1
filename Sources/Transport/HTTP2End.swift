// SPDX-License-Identifier: Apache-2.0

/// Why an HTTP/2 connection is over.
package enum HTTP2End: Sendable, Equatable, CustomStringConvertible {
  /// Both sides had finished, or the peer closed the connection without a GOAWAY.
  case closed
  /// The peer sent GOAWAY; the values are those of its last GOAWAY.
  case goAway(lastStreamID: Int32, errorCode: UInt32, debugData: [UInt8])
  /// The peer violated the protocol; carries the fault.
  case protocolError(String)
  /// The connection failed: reset, unreachable, invalid TLS …
  case lost(TransportError)
  /// The peer did not read the sent bytes, or did not end its side, in time.
  case timedOut

  package var description: String {
    switch self {
    case .closed: "closed"
    case .goAway(let last, let code, let data):
      "GOAWAY \(code) after stream \(last): \(String(decoding: data.prefix(256), as: UTF8.self))"
    case .protocolError(let what): "protocol error: \(what)"
    case .lost(let error): "lost: \(error)"
    case .timedOut: "timed out"
    }
  }
}
