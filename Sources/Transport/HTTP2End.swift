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
  /// Nothing came for so long that the peer is taken for dead.
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

/// When to doubt that a silent peer is still there.
package struct HTTP2Liveness: Sendable {
  /// A PING is sent when nothing came for this long.
  package var idle: Duration
  /// The connection ends when nothing came for this long after the PING.
  package var answer: Duration

  package init(idle: Duration, answer: Duration) {
    self.idle = idle
    self.answer = answer
  }
}
