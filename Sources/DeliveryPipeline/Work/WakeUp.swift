// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// What somebody waits for who has nothing to do: a signal, or a time. Signals that come meanwhile are one, and
/// none is lost. One waits at a time; used on the shard's actor only.
final class WakeUp {
  private let loop: EventLoop
  private var isSignalled = false
  private var waiter: UnsafeContinuation<Void, Never>?

  init(loop: EventLoop) { self.loop = loop }

  /// Wakes whoever waits, or the next one. Cheap.
  func signal() {
    isSignalled = true
    guard let waiting = waiter.take() else { return }
    loop.resume(waiting, returning: ())
  }

  /// What was signalled up to now is being seen to.
  func clear() { isSignalled = false }

  /// Returns at the next signal; at once when there was one.
  func wait() async {
    if !isSignalled { await withUnsafeContinuation { waiter = $0 } }
    isSignalled = false
  }

  /// The same, and at the latest after `duration`.
  func wait(atMost duration: Duration) async {
    let timer = loop.schedule(at: loop.now + duration) { [weak self] in self?.signal() }
    await wait()
    loop.cancel(timer)
  }
}
