// SPDX-License-Identifier: Apache-2.0
internal import Glibc
internal import Synchronization

/// An accepted connection before it has an owner. The first caller that adopts it owns it. If no
/// caller adopts it, it is closed with the last reference.
package final class AcceptedSocket: Sendable {
  package let peer: SocketAddress
  private let descriptor: Atomic<Int32>

  init(owning descriptor: Int32, peer: SocketAddress) {
    precondition(descriptor >= 0, "an accepted connection has a descriptor")
    self.descriptor = Atomic(descriptor)
    self.peer = peer
  }

  deinit {
    var unclaimed = FileDescriptor(owning: descriptor.load(ordering: .relaxed))
    unclaimed.close()
  }

  /// Resets a connection that has not been adopted.
  package func reset() {
    guard let taken = take() else { return }
    var unwanted = FileDescriptor(owning: taken)
    try? unwanted.setLinger(seconds: 0)
    unwanted.close()
  }

  /// Calls `handler` when bytes arrive, before the connection is adopted. Deregister before
  /// adopting it.
  package func watch(
    on loop: EventLoop, by handler: any ReadinessHandler
  ) throws(IOError) -> Registration {
    try loop.register(try watched(), [.read, .edgeTriggered], handler: handler)
  }

  /// Returns the first bytes that have arrived, without consuming them.
  /// - Returns: nil until `count` bytes have arrived.
  package func peek<let count: Int>() throws(IOError) -> InlineArray<count, UInt8>? {
    let raw = try watched()
    var bytes = InlineArray<count, UInt8>(repeating: 0)
    let arrived = try systemCall("recv") { unsafe recv(raw, &bytes, count, Int32(MSG_PEEK)) }
    return arrived == count ? bytes : nil
  }

  /// Returns how many bytes have arrived and are not yet consumed.
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

  /// Returns the descriptor to the first caller; nil to later callers.
  func take() -> Int32? {
    let taken = descriptor.exchange(-1, ordering: .relaxed)
    return taken < 0 ? nil : taken
  }
}
