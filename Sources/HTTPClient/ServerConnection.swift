// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS
import Transport

/// Sends requests to a server that another party, such as a webhook's owner, has named, within a
/// deadline. Sends one request at a time. `post` keeps the connection as long as the server does,
/// `fetch` reads a response of bounded size over a connection of its own.
///
/// Each resolved address is checked before connecting (`allows`), so that a name cannot lead to a
/// forbidden address. The addresses share the time of a request. Redirects are returned like other
/// responses. If a kept connection is lost during a request, the request is retried once over a new
/// one, although the server may have read it.
///
/// Used on its loop. Lifecycle: `close` when no request is in flight.
package final class ServerConnection {
  /// The server that requests are sent to.
  package struct Server: Hashable, Sendable {
    package let place: HostPort
    package let isSecure: Bool
    /// The value of the `Host` header.
    package let authority: String

    package init(place: HostPort, isSecure: Bool, authority: String) {
      self.place = place
      self.isSecure = isSecure
      self.authority = authority
    }
  }

  /// Bytes of a response's body that are read in order to keep the connection; the content is
  /// ignored.
  private static let patience = 64 * 1024
  private static let chunk = 16 * 1024
  /// Minimum time for one of several addresses before the next is tried: TCP and TLS take two or
  /// three round trips, also to distant servers. If the time does not suffice for all addresses,
  /// fewer are tried.
  private static let addressDeadline = Duration.seconds(1)

  private let server: Server
  private let context: TLSContext
  private let loop: EventLoop
  private let names: LookupPool
  private let allows: (SocketAddress) -> Bool
  private var stream: ByteStream?

  /// - Parameters:
  ///   - context: for servers with TLS.
  /// - names: resolves the server's name. A separate pool, since another party has chosen the name
  ///   and its lookup may be slow.
  ///   - allows: whether connecting to an address is allowed.
  package init(
    _ server: Server, context: TLSContext, on loop: EventLoop,
    names: LookupPool, allows: @escaping (SocketAddress) -> Bool
  ) {
    self.server = server
    self.context = context
    self.loop = loop
    self.names = names
    self.allows = allows
  }

  /// Sends one request and returns the head of the response.
  ///
  /// - Parameter target: path and query, sent verbatim.
  package func post(
    _ target: String, fields: [HeaderField], body: [UInt8], deadline: MonotonicTime
  ) async throws(CallFault) -> ResponseHead {
    let bytes = head("POST", target, fields, body.count) + body
    if let stream {
      do throws(CallFault) { return try await exchange(bytes, over: stream, deadline) } catch {
        guard error.kind == .lost else { throw error }
      }
    }
    return try await exchange(bytes, over: connect(deadline), deadline)
  }

  /// Sends one request over a new connection, reads the whole response and closes the connection.
  ///
  /// - Parameters:
  ///   - target: path and query, sent verbatim.
  ///   - body: nil for a request without a body.
  ///   - limit: maximum bytes of the response's body; a longer one is `garbled`.
  package func fetch(
    _ method: String, _ target: String, fields: [HeaderField], body: [UInt8]? = nil,
    atMost limit: Int, deadline: MonotonicTime
  ) async throws(CallFault) -> (head: ResponseHead, body: [UInt8]) {
    close()
    let stream = try await connect(deadline)
    defer { close() }
    let bytes = self.head(method, target, fields, body?.count) + (body ?? [])
    do throws(TransportError) { try await stream.write(bytes, deadline: deadline) } catch {
      throw fault(error)
    }
    var parser = ResponseParser()
    let head = try await self.head(&parser, stream, deadline)
    var received: [UInt8] = []
    while true {
      while let event = try parser.next() {
        switch event {
        case .body(let part): received += part
        case .head: throw CallFault(.garbled, "\(server.place) sent two heads")
        case .end: return (head, received)
        }
        guard received.count <= limit else {
          throw CallFault(.garbled, "\(server.place) sent more than \(limit) bytes")
        }
      }
      guard try await receive(&parser, stream, deadline) else {
        if parser.mayEndHere { return (head, received) }
        throw CallFault(.lost, "\(server.place) closed the connection")
      }
    }
  }

  /// Closes the connection, if one is open.
  package func close() {
    stream?.close()
    stream = nil
  }

  // MARK: Exchange

  private func exchange(
    _ bytes: [UInt8], over stream: ByteStream, _ deadline: MonotonicTime
  ) async throws(CallFault) -> ResponseHead {
    var canKeep = false
    defer { if !canKeep { close() } }
    do throws(TransportError) { try await stream.write(bytes, deadline: deadline) } catch {
      throw fault(error)
    }
    var parser = ResponseParser()
    let head = try await self.head(&parser, stream, deadline)
    canKeep = await ends(&parser, stream, deadline) && head.keepsAlive && !parser.hasLeftovers
    return head
  }

  private func head(
    _ parser: inout ResponseParser, _ stream: ByteStream, _ deadline: MonotonicTime
  ) async throws(CallFault) -> ResponseHead {
    while true {
      if case .head(let head) = try parser.next() {
        if !head.isInformational { return head }
        continue
      }
      guard try await receive(&parser, stream, deadline) else {
        throw CallFault(.lost, "\(server.place) closed the connection")
      }
    }
  }

  /// Passes the next bytes to the parser; returns false at the end of the connection.
  private func receive(
    _ parser: inout ResponseParser, _ stream: ByteStream, _ deadline: MonotonicTime
  ) async throws(CallFault) -> Bool {
    var bytes: [UInt8] = []
    do throws(TransportError) {
      _ = try await stream.read(into: &bytes, atMost: Self.chunk, deadline: deadline)
    } catch { throw fault(error) }
    parser.receive(bytes)
    return !bytes.isEmpty
  }

  /// Reads and discards the response's body. Returns whether its end was reached.
  private func ends(
    _ parser: inout ResponseParser, _ stream: ByteStream, _ deadline: MonotonicTime
  ) async -> Bool {
    var left = Self.patience
    do {
      while left > 0 {
        while let event = try parser.next() { if event == .end { return true } }
        var bytes: [UInt8] = []
        _ = try await stream.read(into: &bytes, atMost: Self.chunk, deadline: deadline)
        if bytes.isEmpty { return false }
        left -= bytes.count
        parser.receive(bytes)
      }
    } catch {
      // Not an error: the head, which decides the result, has arrived.
      return false
    }
    return false
  }

  private func head(
    _ method: String, _ target: String, _ fields: [HeaderField], _ length: Int?
  ) -> [UInt8] {
    var text = "\(method) \(target) HTTP/1.1\r\nHost: \(server.authority)\r\n"
    for field in fields { text += "\(field.name): \(field.value)\r\n" }
    if let length { text += "Content-Length: \(length)\r\n" }
    return Array((text + "\r\n").utf8)
  }

  // MARK: Connection

  private func connect(_ deadline: MonotonicTime) async throws(CallFault) -> ByteStream {
    let addresses: [SocketAddress]
    do throws(IOError) {
      addresses = try await Resolver.resolve(
        server.place.host, port: server.place.port, on: loop, deadline: deadline, by: names)
    } catch { throw CallFault(error.code == .busy ? .busy : .unreachable, "\(error)") }
    let allowed = addresses.filter(allows)
    var fault =
      allowed.isEmpty
      ? CallFault(.forbidden, "\(server.place) has no permitted address")
      : CallFault(.silent, "the name lookup used up the time limit")
    for (place, address) in allowed.enumerated() where loop.now < deadline {
      let part = loop.now.part(
        of: deadline, among: allowed.count - place, least: Self.addressDeadline)
      do throws(TransportError) {
        let made = try await connect(to: address, part)
        stream = made
        return made
      } catch { fault = CallFault(error.isTimeout ? .silent : .unreachable, "\(error)") }
    }
    throw fault
  }

  private func connect(
    to address: SocketAddress, _ deadline: MonotonicTime
  ) async throws(TransportError) -> ByteStream {
    let tcp: TCPStream
    do throws(IOError) {
      tcp = try await TCPStream.connect(to: address, on: loop, deadline: deadline)
    } catch { throw .io(error) }
    guard server.isSecure else { return .plain(tcp) }
    return try await ByteStream.connectTLS(
      over: tcp, context: context, serverName: server.place.host, deadline: deadline)
  }

  private func fault(_ error: TransportError) -> CallFault {
    CallFault(error.isTimeout ? .silent : .lost, "\(error)")
  }
}
