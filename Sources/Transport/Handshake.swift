// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS

/// A TLS handshake over a new connection.
struct Handshake {
  let tcp: TCPStream
  let tls: TLSSession

  func perform(deadline: MonotonicTime) async throws(TransportError) {
    do throws(TransportError) {
      while true {
        try await sendOutgoing(deadline: deadline)
        if tls.isEstablished { return }
        try await TransportError.waiting { () async throws(IOError) in
          try await tcp.readable(deadline: deadline)
        }
        _ = try tls.receiveChunk(from: tcp)
      }
    } catch {
      // Makes one attempt to send the alert that describes the peer's error.
      var alert: [UInt8] = []
      tls.takeOutgoing(into: &alert)
      _ = try? tcp.tryWrite(alert)
      throw error
    }
  }

  private func sendOutgoing(deadline: MonotonicTime) async throws(TransportError) {
    guard tls.hasOutgoing else { return }
    var outgoing: [UInt8] = []
    tls.takeOutgoing(into: &outgoing)
    try await TransportError.waiting { () async throws(IOError) in
      try await tcp.write(outgoing, deadline: deadline)
    }
  }
}
