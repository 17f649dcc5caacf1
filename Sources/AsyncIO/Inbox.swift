// SPDX-License-Identifier: Apache-2.0
internal import CLinux
internal import Glibc
internal import Synchronization

/// Queues jobs and actions that other threads post to a loop.
///
/// Posting takes a lock and appends. It writes to the eventfd only if the loop sleeps and has not
/// been woken yet, so that a burst of posts costs one system call.
final class Inbox: Sendable {
  struct Mail {
    var jobs: [UnownedJob] = []
    var actions: [@Sendable () -> Void] = []
    var stop = false
  }

  private struct State {
    var mail = Mail()
    var sleeping = false
    /// The loop has ended. Later posts are dropped, because no thread may run them.
    var closed = false
  }

  private let state = Mutex(State())
  private let bell: FileDescriptor

  init() throws(IOError) {
    bell = FileDescriptor(
      owning: try promptCall("eventfd") { eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC)) })
  }

  /// The eventfd. It is watched edge-triggered, so its count is never read: each write is a new
  /// edge.
  var descriptor: Int32 { bell.raw }

  func post(_ job: UnownedJob) {
    post { $0.jobs.append(job) }
  }

  func post(_ action: @escaping @Sendable () -> Void) {
    post { $0.actions.append(action) }
  }

  func postStop() {
    post { $0.stop = true }
  }

  private func post(_ add: (inout Mail) -> Void) {
    let mustRing = state.withLock { state in
      if state.closed { return false }
      add(&state.mail)
      defer { state.sleeping = false }
      return state.sleeping
    }
    if mustRing { ring() }
  }

  private func ring() {
    var one: UInt64 = 1
    _ = try? systemCall("write") { unsafe write(bell.raw, &one, 8) }
  }

  /// Marks the loop as sleeping. Returns false if posts are pending; then the loop must not sleep.
  func prepareToSleep() -> Bool {
    state.withLock { state in
      let quiet = state.mail.jobs.isEmpty && state.mail.actions.isEmpty && !state.mail.stop
      state.sleeping = quiet
      return quiet
    }
  }

  /// Swaps the pending posts with the empty arrays in `mail`, whose memory is reused.
  func take(_ mail: inout Mail) {
    state.withLock { state in
      state.sleeping = false
      swap(&state.mail, &mail)
    }
  }

  func close() {
    state.withLock { $0.closed = true }
  }
}
