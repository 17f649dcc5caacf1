// SPDX-License-Identifier: Apache-2.0
internal import CLinux
internal import Glibc
internal import Synchronization

/// A listening socket on one loop; not `Sendable`. One task accepts.
///
/// With `reusePort`, several loops listen on one port and the kernel distributes connections.
/// `SO_REUSEPORT` would also admit a second process of the same user. Therefore the first listener
/// first binds without that option, so that a port in use is an error.
package final class Listener: ReadinessHandler {
  /// The pause after descriptors or memory have run out. Meanwhile connections queue in the kernel.
  static let shortageDelay = Duration.milliseconds(100)

  /// The bound address, with the actual port.
  package let address: SocketAddress
  /// Called each time that no connection can be accepted for lack of descriptors or memory. Must
  /// not block.
  package var onShortage: (() -> Void)?
  private let loop: EventLoop
  private var socket: FileDescriptor
  private var registration: Registration?
  private let acceptor: Waiter
  private var mayAccept = true

  /// - Parameters:
  ///   - reusePort: other loops will listen on the same port.
  ///   - joining: a listener of this process already listens on the port, so the port is not
  ///     probed.
  /// - backlog: connections that the kernel queues until they are accepted. The default is the
  ///   maximum that Linux allows (net.core.somaxconn). A client that finds the queue full retries
  ///   only a second later.
  /// - receiveBuffer: bytes of the receive buffer of accepted connections (SO_RCVBUF); nil: the
  ///   kernel chooses and adjusts it.
  package init(
    on loop: EventLoop, address: SocketAddress, reusePort: Bool, joining: Bool = false,
    backlog: Int = 4096, receiveBuffer: Int? = nil
  ) throws(IOError) {
    precondition(backlog >= 0, "a backlog is not negative")
    if reusePort, !joining, address.port != nil {
      let probe = try Self.bind(to: address, reusePort: false)
      var port = address
      if let bound = SocketAddress(localTo: probe.raw) { port = bound }
      _ = consume probe
      socket = try Self.bind(to: port, reusePort: true)
    } else {
      socket = try Self.bind(to: address, reusePort: reusePort)
    }
    let raw = socket.raw
    if let receiveBuffer {
      // Accepted sockets inherit it. Linux doubles the value, and charges its own overhead to the
      // double, so that no more than `receiveBuffer` bytes are ever unread (socket(7)).
      try socket.setOption(SOL_SOCKET, SO_RCVBUF, Int32(clamping: receiveBuffer / 2))
    }
    try promptCall("listen") { listen(raw, Int32(clamping: backlog)) }
    self.loop = loop
    self.address = SocketAddress(localTo: raw) ?? address
    acceptor = Waiter(on: loop)
    registration = try loop.register(raw, [.read, .edgeTriggered], handler: self)
  }

  deinit {
    guard let registration else { return }
    let loop = loop
    loop.execute { loop.deregisterClosing(registration) }
  }

  private static func bind(
    to address: SocketAddress, reusePort: Bool
  ) throws(IOError) -> FileDescriptor {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    let socket = FileDescriptor(
      owning: try promptCall("socket") { Glibc.socket(address.family, Int32(kind), 0) })
    let raw = socket.raw
    if address.port != nil {
      // Connections of an earlier process in TIME_WAIT must not block the port.
      try socket.setOption(SOL_SOCKET, SO_REUSEADDR, 1)
      if reusePort { try socket.setOption(SOL_SOCKET, SO_REUSEPORT, 1) }
      // Makes `[::]` mean IPv6 only, so that the process can listen on `0.0.0.0` as well.
      if address.family == AF_INET6 {
        try socket.setOption(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 1)
      }
    }
    do throws(IOError) {
      try promptCall("bind") { unsafe address.withSockaddr { unsafe Glibc.bind(raw, $0, $1) } }
    } catch {
      throw IOError(error.code, operation: "bind", errno: error.errno, detail: "\(address)")
    }
    return socket
  }

  /// Waits for a connection.
  package func accept() async throws(IOError) -> AcceptedSocket {
    while true {
      if registration == nil { throw IOError(.closed, operation: "accept") }
      if mayAccept {
        if let accepted = try await tryAccept() { return accepted }
      } else {
        try await acceptor.wait(until: .distantFuture, for: "accept")
      }
    }
  }

  /// Accepts a connection; returns nil if none is pending, or if the pending connection has
  /// disconnected.
  private func tryAccept() async throws(IOError) -> AcceptedSocket? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let raw = socket.raw
    do throws(IOError) {
      let accepted = try systemCall("accept4") {
        unsafe storage.withSockaddr { unsafe clinux_accept4(raw, $0, &length) }
      }
      guard let accepted else {
        mayAccept = false
        return nil
      }
      let peer = SocketAddress(storage, length: length) ?? address
      return AcceptedSocket(owning: accepted, peer: peer)
    } catch {
      switch error.errno {
      case EMFILE, ENFILE, ENOBUFS, ENOMEM:
        onShortage?()
        // Sleeps instead of waiting for readiness: each new connection would wake the task, and
        // accepting would fail again.
        do { try await loop.sleep(for: Self.shortageDelay) } catch {
          throw IOError(.cancelled, operation: "accept")
        }
      case EINVAL, EOPNOTSUPP:
        throw error
      default:
        // The connection failed before it was accepted: Linux reports its error here (accept(2)).
        break
      }
      return nil
    }
  }

  package func ready(_ readiness: Readiness) {
    mayAccept = true
    acceptor.wake(.ready)
  }

  /// Stops listening. A waiting `accept` ends with `.closed`, and connections in the kernel's queue
  /// are reset.
  package func close() {
    guard let registration else { return }
    loop.deregisterClosing(registration)
    self.registration = nil
    socket.close()
    acceptor.end(.closed)
  }
}
