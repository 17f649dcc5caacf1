// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

/// The time for which a stopping gateway continues to serve. `end` ends it early.
final class DrainDelay: Sendable {
  private enum State {
    case notBegun
    case passing(Task<Void, Never>)
    case over
  }

  private let state = Mutex(State.notBegun)

  /// Returns when the time is over, or when `end` is called.
  func pass(_ duration: Duration) async {
    let timer = Task { do { try await Task.sleep(for: duration) } catch {} }
    let isOver = state.withLock { state in
      if case .over = state { return true }
      state = .passing(timer)
      return false
    }
    if isOver { timer.cancel() }
    await timer.value
  }

  /// Ends the delay now. A delay that begins later ends at once.
  func end() {
    let timer = state.withLock { state -> Task<Void, Never>? in
      defer { state = .over }
      if case .passing(let timer) = state { return timer }
      return nil
    }
    timer?.cancel()
  }
}
