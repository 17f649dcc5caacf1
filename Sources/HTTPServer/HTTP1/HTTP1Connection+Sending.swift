// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Logging
import Transport

/// Sending responses.
extension HTTP1Connection {
  /// Queues the bytes that `encode` appends; they are sent at the end of the loop's turn.
  func transmit(_ encode: (inout [UInt8]) -> Void) throws(ExchangeFault) {
    do throws(TransportError) { try stream.send(encode) } catch { throw .gone }
  }

  /// Waits while too many sent bytes are unread by the client.
  func relieve() async throws(ExchangeFault) {
    if stream.backlog >= limits.gatheredOutput { try await flush() }
  }

  /// Waits until the kernel has accepted all pending bytes.
  func flush() async throws(ExchangeFault) {
    guard stream.backlog > 0 else { return }
    let allowed = Duration.seconds(1) * (Double(stream.backlog) / Double(limits.minimumRate))
    do throws(TransportError) {
      try await stream.flush(deadline: now + limits.writeDeadline + allowed)
    } catch { throw .gone }
  }

  /// Sends a streamed body.
  /// - Parameter omitted: whether the request or the status excludes a body.
  /// - Returns: its size in bytes.
  func produce(
    _ producer: Response.Producer, omitted: Bool, _ exchange: Exchange
  ) async throws(ExchangeFault) -> Int {
    if omitted { return 0 }
    let writer = ResponseWriter(self, documentation: context.documentation)
    do {
      try await producer(writer)
    } catch {
      exchange.report(error)
      // Without the last chunk, a reset shows the client that the body is incomplete. A client that
      // was too slow gets no further time.
      if !(error is ExchangeFault) { try? await flush() }
      stream.abort()
      throw .gone
    }
    if framing == .chunked { try transmit { $0.append(contentsOf: ResponseEncoder.lastChunk) } }
    try await relieve()
    return writer.count
  }
}

extension HTTP1Connection: ResponseSink {
  func sendBody(_ bytes: [UInt8]) async throws(ExchangeFault) {
    try transmit { output in
      if framing == .chunked {
        ResponseEncoder.appendChunk(bytes, to: &output)
      } else {
        output.append(contentsOf: bytes)
      }
    }
    try await relieve()
  }

  func whenClientEnds(_ action: @escaping () -> Void) { stream.tcp.whenEnded(action) }
}

extension ByteStream {
  /// Ends the writing side and discards a limited amount of further input. Closing with unread
  /// bytes makes the kernel send a reset, which can overtake the response (RFC 9112 §9.6).
  func linger(atMost limit: Int, deadline: MonotonicTime) async {
    do throws(TransportError) {
      try await endWriting(deadline: deadline)
      var discarded = 0
      var scratch: [UInt8] = []
      while discarded < limit {
        scratch.removeAll(keepingCapacity: true)
        let count = try await read(into: &scratch, atMost: 64 * 1024, deadline: deadline)
        if count == 0 { return }
        discarded += count
      }
    } catch {
      // The client is too slow or gone; the connection ends in both cases.
    }
  }
}
