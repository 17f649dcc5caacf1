// SPDX-License-Identifier: Apache-2.0
@testable import HTTPServer

/// Collects the bytes of a streamed response.
final class LineSink: ResponseSink {
  private(set) var text = ""

  func sendBody(_ bytes: [UInt8]) async throws(ExchangeFault) {
    text += String(decoding: bytes, as: UTF8.self)
  }

  func flush() async throws(ExchangeFault) {}

  func whenClientEnds(_ action: @escaping () -> Void) {}
}
