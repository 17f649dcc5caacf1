// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import JSONText

/// A client for the gateway's own API, over loopback: what `pushgate dev` does, it does as any backend
/// would.
actor LocalClient {
  /// Seconds for one request.
  private static let deadline = Duration.seconds(10)
  /// Bytes read at once.
  private static let chunk = 64 * 1024

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private let address: SocketAddress
  private let key: String

  /// An answer that is not what was hoped for.
  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  /// A client with an API key.
  init(address: SocketAddress, key: String) throws {
    self.address = address
    self.key = key
    loop = try EventLoop(name: "dev-client")
    try loop.start()
  }

  /// Sends one request on a connection of its own and answers the JSON of a 2xx answer.
  @discardableResult
  func call(_ method: String, _ path: String, _ body: String = "") async throws -> JSONDocument {
    let deadline = loop.now + Self.deadline
    let stream = try await TCPStream.connect(to: address, on: loop, deadline: deadline)
    defer { stream.close() }
    let head = """
      \(method) \(path) HTTP/1.1\r\nHost: \(address)\r\nAuthorization: Bearer \(key)\r\n\
      Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\
      Connection: close\r\n\r\n
      """
    try await stream.write(Array((head + body).utf8), deadline: deadline)
    var bytes: [UInt8] = []
    while try await stream.read(into: &bytes, atMost: Self.chunk, deadline: deadline) > 0 {}
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    let status = text.split(separator: " ", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
    let answer = parts.count == 2 ? String(parts[1]) : ""
    guard status.hasPrefix("2") else {
      throw Unexpected(description: "\(method) \(path) was answered \(status): \(answer)")
    }
    return try JSONDocument(parsing: Array((answer.isEmpty ? "{}" : answer).utf8))
  }

  /// Waits on the client's loop.
  func pause(_ duration: Duration) async throws { try await loop.sleep(for: duration) }

  /// Ends the loop.
  nonisolated func close() {
    loop.stop()
    loop.join()
  }
}
