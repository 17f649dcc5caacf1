// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Synchronization

/// The pending result of a statement. Settled once: by the connection, or by another thread that
/// cancels the caller's task. A later result is dropped, so that a cancelled caller does not
/// disturb the pipeline.
final class StatementAnswer: Sendable {
  typealias Outcome = Result<[PostgresRows], PostgresError>

  private enum State {
    case open
    case awaited(CheckedContinuation<Outcome, Never>)
    case settled(Outcome)

    var isOpen: Bool { if case .open = self { true } else { false } }
  }

  private let state = Mutex(State.open)

  var isSettled: Bool {
    state.withLock { if case .settled = $0 { true } else { false } }
  }

  func settle(_ outcome: Outcome) {
    let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      switch state {
      case .settled: return nil
      case .open:
        state = .settled(outcome)
        return nil
      case .awaited(let waiter):
        state = .settled(outcome)
        return waiter
      }
    }
    EventLoop.resumingHere { waiter?.resume(returning: outcome) }
  }

  /// Waits for the outcome. Call once.
  func wait(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    await withTaskCancellationHandler {
      // Without this use of `isolation`, the closure and its caller would leave the loop and return
      // to it.
      _ = isolation
      return await withCheckedContinuation { waiter in
        let outcome = state.withLock { state -> Outcome? in
          if case .settled(let outcome) = state { return outcome }
          precondition(state.isOpen, "one caller waits for an answer")
          state = .awaited(waiter)
          return nil
        }
        if let outcome { waiter.resume(returning: outcome) }
      }
    } onCancel: {
      settle(.failure(PostgresError(.cancelled)))
    }
  }
}
