// SPDX-License-Identifier: Apache-2.0
internal import CLinux
internal import Glibc
internal import Synchronization

/// The way into a loop from other threads.
///
/// Posting takes a lock and appends; the loop is woken through an eventfd only if it sleeps and
/// nobody has woken it yet, so a storm of posts costs one system call.
final class Inbox: Sendable {
  struct Mail {
    var jobs: [UnownedJob] = []
    var actions: [@Sendable () -> Void] = []
    var stop = false
  }

  private struct State {
    var mail = Mail()
    var sleeping = false
    /// The loop has ended: whatever arrives now is dropped, since no thread may run it any more.
    var closed = false
  }

  private let state = Mutex(State())
  private let bell: FileDescriptor

  init() throws(IOError) {
    bell = FileDescriptor(
      owning: try promptCall("eventfd") { eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC)) })
  }

  /// The eventfd. Watched edge-triggered, so its count is never read: each ring is a new edge.
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

  /// The loop is about to wait for events; false when there is mail, so that it must not.
  func prepareToSleep() -> Bool {
    state.withLock { state in
      let quiet = state.mail.jobs.isEmpty && state.mail.actions.isEmpty && !state.mail.stop
      state.sleeping = quiet
      return quiet
    }
  }

  /// Exchanges the mail for the empty arrays in `mail`, whose memory is used again.
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
