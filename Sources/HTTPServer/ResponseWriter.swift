// SPDX-License-Identifier: Apache-2.0

/// Where a streamed response's body goes: the connection, or the stream of one, that carries it.
protocol ResponseSink: AnyObject {
  /// Sends a piece of the body, which is not empty; waits while the client is slow.
  func sendBody(_ bytes: [UInt8]) async throws(ExchangeFault)
  /// Waits until the kernel has taken everything that was sent.
  func flush() async throws(ExchangeFault)
  /// Runs `action` once when the client has said its last or is gone; never within this call.
  func whenClientEnds(_ action: @escaping () -> Void)
}

/// Writes a response's body piece by piece. What was written leaves at the end of the loop's turn; a
/// writer that is faster than its client waits in `write`.
package final class ResponseWriter {
  private let sink: any ResponseSink
  /// Where codes of problems are explained.
  package let documentation: String
  /// Bytes written so far.
  package private(set) var count = 0

  init(_ sink: any ResponseSink, documentation: String = "errors.md") {
    self.sink = sink
    self.documentation = documentation
  }

  /// - Throws: when the client is gone or takes nothing any more. A producer lets that pass.
  package func write(_ bytes: [UInt8]) async throws(ExchangeFault) {
    guard !bytes.isEmpty else { return }
    try await sink.sendBody(bytes)
    count += bytes.count
  }

  /// Waits until nothing is left here of what was written: what comes next is not older than it has to be.
  /// - Throws: as `write`.
  func flush() async throws(ExchangeFault) { try await sink.flush() }

  /// Runs `action` once when the client has said its last or is gone; never within this call.
  func whenClientEnds(_ action: @escaping () -> Void) { sink.whenClientEnds(action) }
}
