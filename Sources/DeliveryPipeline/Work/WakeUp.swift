// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Wait of an idle task for a signal or a timeout. Signals before the wait are merged into one, and
/// none is lost. One task waits at a time; used on the shard's actor only.
final class WakeUp {
  private let loop: EventLoop
  private var isSignalled = false
  private var waiter: UnsafeContinuation<Void, Never>?

  init(loop: EventLoop) { self.loop = loop }

  /// Resumes the waiting task, or makes the next wait return at once. Cheap.
  func signal() {
    isSignalled = true
    guard let waiting = waiter.take() else { return }
    loop.resume(waiting, returning: ())
  }

  /// Clears the signal. The caller handles everything that was signalled so far.
  func clear() { isSignalled = false }

  /// Waits for the next signal; returns at once if there was one.
  func wait() async {
    if !isSignalled { await withUnsafeContinuation { waiter = $0 } }
    isSignalled = false
  }

  /// Waits for the next signal, at most for `duration`.
  func wait(atMost duration: Duration) async {
    let timer = loop.schedule(at: loop.now + duration) { [weak self] in self?.signal() }
    await wait()
    loop.cancel(timer)
  }
}
