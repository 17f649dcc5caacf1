// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// An HTTP proxy over real sockets that follows a test's script, on the test's own loop.
final class ScriptedProxy {
  /// The reply to a complete request.
  enum Reply {
    /// Success; later bytes are forwarded to the address and back.
    case tunnel(SocketAddress)
    /// This text, and the end of the stream.
    case words(String)
    case silence
    case reset
  }

  let address: SocketAddress
  var reply: Reply
  /// The heads of the requests.
  private(set) var requests: [String] = []
  private let loop: EventLoop
  private let listener: Listener
  private var streams: [TCPStream] = []

  init(on loop: EventLoop, _ reply: Reply) throws {
    self.loop = loop
    self.reply = reply
    listener = try Listener(
      on: loop, address: SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false)
    address = listener.address
  }

  func start(isolation: isolated any Actor = #isolation) {
    Task {
      _ = isolation
      while let socket = try? await listener.accept() {
        guard let stream = try? TCPStream(adopting: socket, on: loop) else { continue }
        streams.append(stream)
        Task {
          _ = isolation
          await self.serve(stream)
        }
      }
    }
  }

  private func serve(_ client: TCPStream, isolation: isolated any Actor = #isolation) async {
    var head: [UInt8] = []
    do throws(IOError) {
      while !String(decoding: head, as: UTF8.self).hasSuffix("\r\n\r\n") {
        if try await client.read(into: &head, atMost: 4_096, deadline: .distantFuture) == 0 {
          return
        }
      }
      requests.append(String(decoding: head, as: UTF8.self))
      switch reply {
      case .silence: break
      case .reset: client.abort()
      case .words(let words):
        try await client.write(Array(words.utf8), deadline: .distantFuture)
        client.close()
      case .tunnel(let target):
        let far = try await TCPStream.connect(to: target, on: loop, deadline: .distantFuture)
        streams.append(far)
        let words = "HTTP/1.1 200 Connection established\r\n\r\n"
        try await client.write(Array(words.utf8), deadline: .distantFuture)
        Task {
          _ = isolation
          await Self.carry(from: far, to: client)
        }
        await Self.carry(from: client, to: far)
      }
    } catch {
      // One side was closed; the test checks the result on the other side.
    }
  }

  private static func carry(from source: TCPStream, to target: TCPStream) async {
    var bytes: [UInt8] = []
    do throws(IOError) {
      while try await source.read(into: &bytes, atMost: 65_536, deadline: .distantFuture) > 0 {
        try await target.write(bytes, deadline: .distantFuture)
        bytes = []
      }
    } catch {
      // One side was closed.
    }
    target.shutdownWrite()
  }

  func close() {
    listener.close()
    for stream in streams { stream.close() }
  }
}
