// SPDX-License-Identifier: Apache-2.0

/// One suspended task and the things that may wake it: its event, its deadline, its cancellation,
/// or the end of what it waits for. Used again for every wait of its kind; one at a time.
///
/// Lives on its loop's thread; only a cancellation comes from elsewhere, and hops first. Each wait
/// has a number, so that a cancellation that arrives late does not hit the next one.
///
/// The alarm stays in the timer queue from wait to wait and is moved only when it comes up: a busy
/// connection, whose deadlines are always far, costs no timer at all.
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

  /// Suspends the calling task, which runs on the loop, until something wakes it.
  ///
  /// The isolation is named although it is always the caller's: the closure below would otherwise
  /// leave the loop (the standard library's `withTaskCancellationHandler` takes a function that is
  /// not bound to its caller's actor, unless it is isolated by itself).
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

  /// As `wait`, throwing when it was not woken by its event.
  package func wait(until deadline: MonotonicTime, for operation: String) async throws(IOError) {
    switch await wait(until: deadline) {
    case .ready: return
    case .timedOut: throw IOError(.timedOut, operation: operation)
    case .cancelled: throw IOError(.cancelled, operation: operation)
    case .closed: throw IOError(.closed, operation: operation)
    }
  }

  /// Lets the task that waits now wait longer: the alarm finds the later deadline when it comes up.
  /// - Parameter deadline: no earlier than the one of this wait.
  func extend(until deadline: MonotonicTime) { self.deadline = deadline }

  /// Wakes the task, if one waits.
  package func wake(_ outcome: Outcome) {
    guard let waiting = unsafe continuation.take() else { return }
    unsafe loop.resume(waiting, returning: outcome)
  }

  /// Wakes the task and leaves no alarm behind: nobody will wait here again.
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
