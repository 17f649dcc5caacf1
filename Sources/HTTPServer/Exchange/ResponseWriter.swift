// SPDX-License-Identifier: Apache-2.0

/// Writes a response's body in pieces. They are sent at the end of the loop's turn. A producer that
/// is faster than its client waits in `write`.
package final class ResponseWriter {
  private let sink: any ResponseSink
  /// The page that explains problem codes.
  package let documentation: String
  /// Bytes written so far.
  package private(set) var count = 0

  init(_ sink: any ResponseSink, documentation: String = "errors.md") {
    self.sink = sink
    self.documentation = documentation
  }

  /// - Throws: if the client has disconnected or does not read. Producers rethrow the error.
  package func write(_ bytes: [UInt8]) async throws(ExchangeFault) {
    guard !bytes.isEmpty else { return }
    try await sink.sendBody(bytes)
    count += bytes.count
  }

  /// Waits until all written bytes were sent, so that the next piece is made from fresh data.
  /// - Throws: as `write`.
  package func flush() async throws(ExchangeFault) { try await sink.flush() }

  /// Runs `action` once when the client has ended its side or disconnected; never within this call.
  package func whenClientEnds(_ action: @escaping () -> Void) { sink.whenClientEnds(action) }
}
