// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS
import TestSupport
import Transport

/// A server over real sockets that follows a script for each connection.
final class ScriptedServer {
  /// The next step of a connection.
  enum Step {
    /// Waits until the input since the last step of this kind has this ending.
    case await(String)
    case send(String)
    /// Closes the connection in an orderly way.
    case close
    case reset
  }

  let address: SocketAddress
  /// The input of each connection.
  private(set) var received: [String] = []
  private var scripts: [[Step]]
  private let listener: Listener
  private let loop: EventLoop
  private let context: TLSContext?
  private var streams: [ByteStream] = []

  /// - Parameter scripts: one for each connection; those without are closed at once.
  init(on loop: EventLoop, tls context: TLSContext? = nil, _ scripts: [[Step]]) throws {
    self.loop = loop
    self.context = context
    self.scripts = scripts
    listener = try Listener(
      on: loop, address: SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false)
    address = listener.address
  }

  func start(isolation: isolated any Actor = #isolation) {
    Task {
      _ = isolation
      while let socket = try? await listener.accept() {
        guard let tcp = try? TCPStream(adopting: socket, on: loop), !scripts.isEmpty else {
          continue
        }
        let (number, script) = (received.count, scripts.removeFirst())
        received.append("")
        Task {
          _ = isolation
          await self.play(script, number, tcp)
        }
      }
    }
  }

  func stop() { listener.close() }

  private func play(
    _ script: [Step], _ number: Int, _ tcp: TCPStream, isolation: isolated any Actor = #isolation
  ) async {
    do throws(TransportError) {
      let stream =
        if let context {
          try await ByteStream.acceptTLS(
            over: tcp, context: context, deadline: .now() + .seconds(10))
        } else {
          ByteStream.plain(tcp)
        }
      streams.append(stream)
      for step in script {
        switch step {
        case .await(let end):
          var fresh = ""
          while !fresh.hasSuffix(end) {
            var bytes: [UInt8] = []
            let count = try await stream.read(
              into: &bytes, atMost: 65_536, deadline: .now() + .seconds(10))
            if count == 0 { return }
            fresh += String(decoding: bytes, as: UTF8.self)
            received[number] += String(decoding: bytes, as: UTF8.self)
          }
        case .send(let text):
          try await stream.write(Array(text.utf8), deadline: .now() + .seconds(10))
          try await stream.flush(deadline: .now() + .seconds(10))
        case .close: stream.close()
        case .reset: stream.abort()
        }
      }
    } catch {
      // The client closed the connection; the test checks the client's side.
    }
  }
}
