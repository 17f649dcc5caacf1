// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

extension TestShard {
  /// A listener on a free loopback port.
  package func listen(reusePort: Bool = false) throws -> Listener {
    try Listener(
      on: loop, address: SocketAddress(ip: "127.0.0.1", port: 0), reusePort: reusePort)
  }

  /// Two ends of one connection.
  package func pair() async throws -> (client: TCPStream, server: TCPStream) {
    let listener = try listen()
    defer { listener.close() }
    let client = try await TCPStream.connect(
      to: listener.address, on: loop, deadline: .now() + .seconds(5))
    return (client, try TCPStream(adopting: await listener.accept(), on: loop))
  }
}

/// Long enough that only a broken test reaches it.
package func soon() -> MonotonicTime { .now() + .seconds(30) }

extension IOError {
  /// What `body` failed with; nil when it succeeded.
  package static func from<Result>(_ body: () async throws -> Result) async -> IOError.Code? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? IOError)?.code
    }
  }
}
