// SPDX-License-Identifier: Apache-2.0
internal import CLinux
internal import Glibc
internal import Synchronization

/// An accepted connection on its way to its owner. Whoever adopts it first has it; one that nobody
/// adopts is closed with the last reference.
package final class AcceptedSocket: Sendable {
  package let peer: SocketAddress
  private let descriptor: Atomic<Int32>

  init(owning descriptor: Int32, peer: SocketAddress) {
    self.descriptor = Atomic(descriptor)
    self.peer = peer
  }

  deinit {
    var unclaimed = FileDescriptor(owning: descriptor.load(ordering: .relaxed))
    unclaimed.close()
  }

  /// Ends the connection before anybody has adopted it: the peer sees a reset.
  package func reset() {
    guard let taken = take() else { return }
    var unwanted = FileDescriptor(owning: taken)
    try? unwanted.setLinger(seconds: 0)
    unwanted.close()
  }

  /// Has `handler` told of what arrives, before anybody has adopted it; whoever does must have ended that.
  package func watch(
    on loop: EventLoop, by handler: any ReadinessHandler
  ) throws(IOError) -> Registration {
    try loop.register(try watched(), [.read, .edgeTriggered], handler: handler)
  }

  /// Looks at the first bytes that have come, which stay where they are.
  /// - Returns: nil while there are not as many.
  package func peek<let count: Int>() throws(IOError) -> InlineArray<count, UInt8>? {
    let raw = try watched()
    var bytes = InlineArray<count, UInt8>(repeating: 0)
    let arrived = try systemCall("recv") { unsafe recv(raw, &bytes, count, Int32(MSG_PEEK)) }
    return arrived == count ? bytes : nil
  }

  /// How many bytes have come that nobody has taken.
  package func arrived() throws(IOError) -> Int {
    let raw = try watched()
    var count: Int32 = 0
    try promptCall("ioctl") { unsafe ioctl(raw, UInt(FIONREAD), &count) }
    return Int(count)
  }

  private func watched() throws(IOError) -> Int32 {
    let raw = descriptor.load(ordering: .relaxed)
    if raw < 0 {
      throw IOError(.closed, operation: "look", detail: "this socket has an owner already")
    }
    return raw
  }

  /// The descriptor, for the first who asks.
  func take() -> Int32? {
    let taken = descriptor.exchange(-1, ordering: .relaxed)
    return taken < 0 ? nil : taken
  }
}

/// A listening socket on one loop; not `Sendable`. One task accepts.
///
/// With `reusePort` several loops listen on one port and the kernel deals out connections. As that
/// would also let in a second process of ours, the first listener binds without it for a moment:
/// a taken port is an error, not half the traffic gone astray.
package final class Listener: ReadinessHandler {
  /// The wait after descriptors or memory have run out: connections keep queueing in the kernel.
  static let shortageDelay = Duration.milliseconds(100)

  /// With the port that was really bound.
  package let address: SocketAddress
  /// Told each time that a connection could not be accepted for want of descriptors or memory; must not
  /// wait.
  package var onShortage: (() -> Void)?
  private let loop: EventLoop
  private var socket: FileDescriptor
  private var registration: Registration?
  private let acceptor: Waiter
  private var mayAccept = true

  /// - Parameters:
  ///   - reusePort: other loops are to listen on the same port.
  ///   - joining: a listener of this process listens there already, so the port is not probed.
  ///   - backlog: connections that the kernel keeps until they are accepted. By default as many as Linux allows unless
  ///     told otherwise (net.core.somaxconn): whoever finds no place tries again a second later, a normal client beside a
  ///     crowd too.
  package init(
    on loop: EventLoop, address: SocketAddress, reusePort: Bool, joining: Bool = false,
    backlog: Int = 4096
  ) throws(IOError) {
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
      // Connections of an earlier life in TIME_WAIT do not keep the port.
      try socket.setOption(SOL_SOCKET, SO_REUSEADDR, 1)
      if reusePort { try socket.setOption(SOL_SOCKET, SO_REUSEPORT, 1) }
      // `[::]` means IPv6 only, so that `0.0.0.0` can be listened on beside it.
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

  /// Nil when none is there, or the one that was there has gone again.
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
        // Not by the acceptor: new connections would wake it, only to fail the same way.
        do { try await loop.sleep(for: Self.shortageDelay) } catch {
          throw IOError(.cancelled, operation: "accept")
        }
      case EINVAL, EOPNOTSUPP:
        throw error
      default:
        // The connection died before it was accepted: Linux reports its error here (accept(2)).
        break
      }
      return nil
    }
  }

  package func ready(_ readiness: Readiness) {
    mayAccept = true
    acceptor.wake(.ready)
  }

  /// Listens no more: a waiting `accept` ends with `.closed`, and connections in the kernel's
  /// queue are reset.
  package func close() {
    guard let registration else { return }
    loop.deregisterClosing(registration)
    self.registration = nil
    socket.close()
    acceptor.end(.closed)
  }
}
