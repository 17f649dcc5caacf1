// SPDX-License-Identifier: Apache-2.0

/// A complete body in memory, for requests without a connection.
final class BodyInMemory: BodySource {
  private var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func prepareBody(limit: Int, within time: Duration) {}

  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool {
    bytes += self.bytes
    defer { self.bytes = [] }
    return !self.bytes.isEmpty
  }
}
