// SPDX-License-Identifier: Apache-2.0

/// Suspends one task until its event, its deadline, its cancellation, or the end of the awaited
/// object. Reused for consecutive waits, one at a time.
///
/// Belongs to its loop's thread; cancellations from other threads are first posted to the loop.
/// Each wait has a number, so that a late cancellation does not affect the next wait.
///
/// The timer stays in the timer queue between waits. If it fires before the current deadline, it is
/// scheduled again. A busy connection with distant deadlines therefore costs no timers.
@safe package final class Waiter: @unchecked Sendable {
  package enum Outcome: Sendable {
    case ready
    case timedOut
    case cancelled
    case closed
  }

  private let loop: EventLoop
  private var continuation: UnsafeContinuation<Outcome, Never>?
  private var number: UInt64 = 0
  private var deadline = MonotonicTime.distantFuture
  private var alarm: (token: TimerToken, time: MonotonicTime)?

  package init(on loop: EventLoop) {
    self.loop = loop
  }

  package var isWaiting: Bool { unsafe continuation != nil }

  /// Suspends the calling task, which runs on the loop, until one of the outcomes.
  ///
  /// The isolation parameter is explicit although it is always the caller's: otherwise the closure
  /// below would leave the loop. (The function that `withTaskCancellationHandler` takes is bound to
  /// its caller's actor only if that function is isolated itself.)
  package func wait(
    until deadline: MonotonicTime, isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    precondition(!isWaiting, "two tasks wait for the same thing")
    number += 1
    let number = number
    self.deadline = deadline
    setAlarm()
    return await withTaskCancellationHandler {
      _ = isolation
      return await unsafe withUnsafeContinuation {
        loop.checkIsolated()
        unsafe continuation = $0
      }
    } onCancel: {
      loop.execute { self.cancel(number) }
    }
  }

  /// Waits as the other `wait` does; throws unless the event itself ended the wait.
  package func wait(until deadline: MonotonicTime, for operation: String) async throws(IOError) {
    switch await wait(until: deadline) {
    case .ready: return
    case .timedOut: throw IOError(.timedOut, operation: operation)
    case .cancelled: throw IOError(.cancelled, operation: operation)
    case .closed: throw IOError(.closed, operation: operation)
    }
  }

  /// Extends the deadline of the current wait. The timer reads the later deadline when it fires.
  /// - Parameter deadline: no earlier than the current deadline.
  func extend(until deadline: MonotonicTime) { self.deadline = deadline }

  /// Resumes the task, if one waits.
  package func wake(_ outcome: Outcome) {
    guard let waiting = unsafe continuation.take() else { return }
    unsafe loop.resume(waiting, returning: outcome)
  }

  /// Resumes the task and cancels the timer. No later wait is allowed.
  package func end(_ outcome: Outcome) {
    if let alarm { loop.cancel(alarm.token) }
    alarm = nil
    wake(outcome)
  }

  private func cancel(_ cancelled: UInt64) {
    if cancelled == number { wake(.cancelled) }
  }

  private func setAlarm() {
    guard deadline < .distantFuture else { return }
    if let alarm {
      if alarm.time <= deadline { return }
      loop.cancel(alarm.token)
    }
    let token = loop.schedule(at: deadline) { [weak self] in self?.ring() }
    alarm = (token, deadline)
  }

  private func ring() {
    alarm = nil
    guard isWaiting else { return }
    if deadline <= loop.now { wake(.timedOut) } else { setAlarm() }
  }
}

extension EventLoop {
  /// Suspends the calling task, which runs on this loop.
  package func sleep(until time: MonotonicTime) async throws(CancellationError) {
    let waiter = Waiter(on: self)
    if await waiter.wait(until: time) == .cancelled {
      waiter.end(.cancelled)
      throw CancellationError()
    }
  }

  /// Suspends the calling task, which runs on this loop.
  package func sleep(for duration: Duration) async throws(CancellationError) {
    try await sleep(until: .now() + duration)
  }
}
