// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS
import Transport

/// Opens the connections of one pool: DNS, TCP, an optional proxy, and TLS with `h2`. Remembers
/// which addresses failed, and the TLS session tickets. Used on the pool's loop.
final class APNsConnector {
  private let loop: EventLoop
  private let endpoint: APNsEndpoint
  private let proxy: HTTPProxy?
  private let tls: TLSContext
  private let limits: APNsLimits
  /// Addresses that failed, and open connections per address.
  private var addresses: AddressOrder
  /// The address of each open connection.
  private var places: [ObjectIdentifier: SocketAddress] = [:]
  private let connected: (APNsHandshake) -> Void
  /// Resolves a name; replaceable in tests.
  var resolve: (HostPort, MonotonicTime) async throws -> [SocketAddress]

  /// - Parameters:
  ///   - identity: the client certificate of connections without provider tokens.
  ///   - connected: called for each new connection.
  /// - Throws: `TLSError` if the identity or a root cannot be used.
  init(
    on loop: EventLoop, endpoint: APNsEndpoint, through proxy: HTTPProxy?, identity: TLSIdentity?,
    trust: TLSTrust, limits: APNsLimits, connected: @escaping (APNsHandshake) -> Void
  ) throws(TLSError) {
    self.loop = loop
    self.endpoint = endpoint
    self.proxy = proxy
    self.limits = limits
    self.connected = connected
    resolve = { name, deadline in
      try await Resolver.resolve(name.host, port: name.port, on: loop, deadline: deadline)
    }
    tls = try TLSContext.client(trust: trust, identity: identity, alpn: ["h2"], resumes: true)
    addresses = AddressOrder(memory: limits.addressMemory)
  }

  /// Opens one connection. Resolves the name each time; concurrent attempts share one query. With a
  /// proxy, only the proxy's name is resolved here, and the proxy resolves Apple's. Tries the
  /// addresses in an order drawn for each connection; each address gets a part of the time.
  func connect() async throws -> ByteStream {
    let deadline = loop.now + limits.connectDeadline
    let first = proxy?.address ?? HostPort(host: endpoint.host, port: endpoint.port)
    let found = try await resolve(first, deadline)
    var failure: (any Error)?
    let order = addresses.order(found, at: loop.now)
    for (place, address) in order.enumerated() where loop.now < deadline {
      let slice = loop.now.part(
        of: deadline, among: order.count - place, least: limits.addressDeadline)
      do {
        let stream = try await connect(to: address, deadline: slice)
        addresses.answered(address)
        addresses.count(address, 1)
        places[ObjectIdentifier(stream)] = address
        connected(stream.isResumed ? .resumed : .full)
        return stream
      } catch {
        failure = error
        addresses.failed(address, at: loop.now)
      }
    }
    throw failure ?? IOError(.resolution, operation: "resolve \(first.host)")
  }

  /// Closes a connection that `connect()` returned.
  func close(_ stream: ByteStream) {
    stream.close()
    if let address = places.removeValue(forKey: ObjectIdentifier(stream)) {
      addresses.count(address, -1)
    }
  }

  /// Resumes an earlier TLS session if there is a ticket. If that fails for any reason, discards
  /// the tickets and retries with a full handshake. The server may have lost its ticket keys, or a
  /// middlebox may not support resumption.
  private func connect(
    to address: SocketAddress, deadline: MonotonicTime
  ) async throws -> ByteStream {
    let offersTicket = tls.hasTicket(of: endpoint.host)
    let tcp = try await open(address, deadline: deadline)
    do {
      return try await secure(tcp, deadline: deadline)
    } catch  where offersTicket {
      tls.forgetTickets(of: endpoint.host)
      if loop.now >= deadline { throw error }
      return try await secure(open(address, deadline: deadline), deadline: deadline)
    }
  }

  /// Returns a TCP connection to Apple, directly or through the proxy's tunnel.
  private func open(
    _ address: SocketAddress, deadline: MonotonicTime
  ) async throws -> TCPStream {
    let tcp: TCPStream
    do throws(IOError) {
      tcp = try await TCPStream.connect(to: address, on: loop, deadline: deadline)
    } catch {
      if let proxy { throw ProxyError(proxy: proxy.address, cause: .unreachable(error)) }
      throw error
    }
    try tcp.setKeepalive(
      idle: limits.keepaliveIdle, interval: limits.keepaliveInterval, count: 3)
    try tcp.setUserTimeout(limits.userTimeout)
    guard let proxy else { return tcp }
    let target = HostPort(host: endpoint.host, port: endpoint.port)
    do throws(ProxyError) {
      try await proxy.openTunnel(over: tcp, to: target, deadline: deadline)
    } catch {
      tcp.close()
      throw error
    }
    return tcp
  }

  private func secure(_ tcp: TCPStream, deadline: MonotonicTime) async throws -> ByteStream {
    let stream = try await ByteStream.connectTLS(
      over: tcp, context: tls, serverName: endpoint.host, deadline: deadline)
    guard stream.negotiatedProtocol == "h2" else {
      stream.close()
      throw NoHTTP2()
    }
    return stream
  }
}

/// The server completed the TLS handshake without selecting `h2`.
private struct NoHTTP2: Error, CustomStringConvertible {
  var description: String { "the server does not speak HTTP/2" }
}
