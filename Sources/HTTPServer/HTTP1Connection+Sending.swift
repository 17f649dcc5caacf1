// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Logging
import Transport

/// The way out.
extension HTTP1Connection {
  /// Has the end of the turn send what `encode` appends.
  func transmit(_ encode: (inout [UInt8]) -> Void) throws(ExchangeFault) {
    do throws(TransportError) { try stream.send(encode) } catch { throw .gone }
  }

  /// Waits while the client leaves much of what was sent untaken.
  func relieve() async throws(ExchangeFault) {
    if stream.backlog >= limits.gatheredOutput { try await flush() }
  }

  /// Waits until the kernel has taken everything.
  func flush() async throws(ExchangeFault) {
    guard stream.backlog > 0 else { return }
    let allowed = Duration.seconds(1) * (Double(stream.backlog) / Double(limits.minimumRate))
    do throws(TransportError) {
      try await stream.flush(deadline: now + limits.writeDeadline + allowed)
    } catch { throw .gone }
  }

  /// Sends a streamed body.
  /// - Parameter omitted: the request or the status allows none.
  /// - Returns: its bytes.
  func produce(
    _ producer: Response.Producer, omitted: Bool, _ exchange: Exchange
  ) async throws(ExchangeFault) -> Int {
    if omitted { return 0 }
    let writer = ResponseWriter(self, documentation: service.documentation)
    do {
      try await producer(writer)
    } catch {
      service.report(error, breaking: exchange)
      // By a reset, and without a last chunk, the client sees that this is not all. Who has not taken in time what there was
      // is not waited for once more.
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
  /// Tells the client that nothing more comes and throws away a bounded amount of what it still sends:
  /// closing with unread bytes would make the kernel send a reset, which can overtake our answer
  /// (RFC 9112 §9.6).
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
      // Too slow, or gone: either way it is over.
    }
  }
}
