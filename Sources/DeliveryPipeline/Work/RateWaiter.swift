// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Row whose next push waits for its turn.
final class RateWaiter {
  private var continuation: UnsafeContinuation<Bool, Never>?

  init(_ continuation: UnsafeContinuation<Bool, Never>) {
    self.continuation = continuation
  }

  var isOver: Bool { continuation == nil }

  func resume(_ mayGo: Bool) { continuation.take()?.resume(returning: mayGo) }

  /// Ends the wait; the row sends no more.
  func giveUp() { EventLoop.resumingHere { resume(false) } }
}
