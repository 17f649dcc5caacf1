// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

extension TestShard {
  /// Returns a listener on a free loopback port.
  package func listen(reusePort: Bool = false) throws -> Listener {
    try Listener(
      on: loop, address: SocketAddress(ip: "127.0.0.1", port: 0), reusePort: reusePort)
  }

  /// Returns both ends of a new connection.
  package func pair() async throws -> (client: TCPStream, server: TCPStream) {
    let listener = try listen()
    defer { listener.close() }
    let client = try await TCPStream.connect(
      to: listener.address, on: loop, deadline: .now() + .seconds(5))
    return (client, try TCPStream(adopting: await listener.accept(), on: loop))
  }
}

/// Deadline in 30 seconds, which only a broken test reaches.
package func soon() -> MonotonicTime { .now() + .seconds(30) }

extension IOError {
  /// Returns the error code that `body` throws; nil without one.
  package static func from<Result>(_ body: () async throws -> Result) async -> IOError.Code? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? IOError)?.code
    }
  }
}
