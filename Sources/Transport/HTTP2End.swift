// SPDX-License-Identifier: Apache-2.0

/// Why an HTTP/2 connection is over.
package enum HTTP2End: Sendable, Equatable, CustomStringConvertible {
  /// Both sides were done, or the peer closed without a word.
  case closed
  /// The peer had said GOAWAY: its last one.
  case goAway(lastStreamID: Int32, errorCode: UInt32, debugData: [UInt8])
  /// The peer broke the protocol; what it did.
  case protocolError(String)
  /// Reset, unreachable, not TLS any more …
  case lost(TransportError)
  /// The peer did not take what was sent, or did not end its side, in the time it had.
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
