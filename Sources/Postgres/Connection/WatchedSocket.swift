// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Glibc

/// A duplicate of libpq's socket descriptor, watched by the loop. libpq closes its own descriptor
/// whenever it detects the connection's end, even while sending. The descriptor's number may then
/// belong to another socket.
struct WatchedSocket {
  private let loop: EventLoop
  private let descriptor: Int32
  private let registration: Registration

  init(
    _ socket: Int32, _ interest: Interest, on loop: EventLoop, handler: any ReadinessHandler
  ) throws(IOError) {
    let descriptor = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else {
      throw IOError(.system(errno), operation: "duplicating libpq's socket", errno: errno)
    }
    do {
      registration = try loop.register(descriptor, interest, handler: handler)
    } catch {
      Glibc.close(descriptor)
      throw error
    }
    self.loop = loop
    self.descriptor = descriptor
  }

  func modify(_ interest: Interest) throws(IOError) { try loop.modify(registration, interest) }

  /// Deregisters before closing: epoll forgets a socket only when all of its descriptors are
  /// closed.
  func close() {
    loop.deregister(registration)
    Glibc.close(descriptor)
  }
}
