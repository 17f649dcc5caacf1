// SPDX-License-Identifier: Apache-2.0

/// The destination of a streamed response's body: its connection, or its HTTP/2 stream.
protocol ResponseSink: AnyObject {
  /// Sends a non-empty piece of the body; waits while the client is slow.
  func sendBody(_ bytes: [UInt8]) async throws(ExchangeFault)
  /// Waits until the kernel has accepted all sent bytes.
  func flush() async throws(ExchangeFault)
  /// Runs `action` once when the client has ended its side or disconnected; never within this call.
  func whenClientEnds(_ action: @escaping () -> Void)
}
