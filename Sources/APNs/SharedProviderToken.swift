// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import Synchronization

/// The provider token of a key that all processes share, as this process knows it: one that somebody puts here, for
/// the connections of all shards. It goes by its age where it was made, told when it is put here, and by the time since;
/// what this machine thinks the time of day is does not matter.
package final class SharedProviderToken: ProviderTokenSource {
  private struct Held {
    let token: ProviderToken
    let age: Int64
    let at: MonotonicTime

    func age(at now: MonotonicTime) -> Int64 { age + (now - at).components.seconds }
  }

  private struct State {
    var held: Held?
    var refused: ProviderToken?
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> MonotonicTime
  private let isWanted: @Sendable () -> Void

  /// - Parameter isWanted: called when another token is wanted at once, on whatever thread finds it out.
  package init(
    now: @escaping @Sendable () -> MonotonicTime = MonotonicTime.now,
    isWanted: @escaping @Sendable () -> Void
  ) {
    self.now = now
    self.isWanted = isWanted
  }

  /// Nil while none was put here, from its 55th minute on, and once APNs called it expired.
  package func token() -> ReadyToken? {
    state.withLock { state in
      let now = now()
      guard let held = state.held, held.age(at: now) < ProviderTokenAge.maximum else { return nil }
      return ReadyToken(held.token, age: held.age(at: now), at: now)
    }
  }

  /// From now on it is this one, which was so many seconds old at that moment; unless APNs called it expired, and it
  /// is old enough to be followed by another.
  package func put(_ token: ProviderToken, age: Int64, at moment: MonotonicTime) {
    state.withLock { state in
      if token == state.refused, ProviderTokenAge.mayReplace(age: age) {
        state.held = nil
        return
      }
      state.held = Held(token: token, age: age, at: moment)
    }
  }

  package func expired(_ token: ProviderToken) -> Bool {
    let (isReplaced, isNews) = state.withLock { state in
      guard let held = state.held, held.token == token else { return (true, false) }
      let isNews = state.refused != token
      state.refused = token
      // A young one was refused for a clock that is wrong, and another would be too; unless it is this machine that is
      // mistaken about its age, which whoever puts tokens here finds out.
      guard ProviderTokenAge.mayReplace(age: held.age(at: now())) else { return (false, isNews) }
      state.held = nil
      return (true, true)
    }
    if isNews { isWanted() }
    return isReplaced
  }

  /// The last one that APNs called expired.
  package var refused: ProviderToken? { state.withLock { $0.refused } }

  /// Whether another one is to be had: there is none, it is due, or APNs called it expired.
  package var isDue: Bool {
    state.withLock { state in
      guard let held = state.held, held.token != state.refused else { return true }
      return ProviderTokenAge.decision(age: held.age(at: now())) != .use
    }
  }

  /// How old the one in use is, in seconds; nil when there is none.
  package var age: Int64? { state.withLock { state in state.held.map { $0.age(at: now()) } } }
}
