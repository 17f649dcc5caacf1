// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import Synchronization

/// This process's copy of the provider token of a key that several processes share; used by the
/// connections of all shards. The token's age is the age at receipt plus the monotonic time since.
/// This machine's time of day is not used.
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

  /// - Parameter isWanted: called, on any thread, when another token is needed at once.
  package init(
    now: @escaping @Sendable () -> MonotonicTime = MonotonicTime.now,
    isWanted: @escaping @Sendable () -> Void
  ) {
    self.now = now
    self.isWanted = isWanted
  }

  /// Returns nil if no token was set, if it is 55 minutes old or older, or if APNs called it
  /// expired.
  package func token() -> ReadyToken? {
    state.withLock { state in
      let now = now()
      guard let held = state.held, held.age(at: now) < ProviderTokenAge.maximum else { return nil }
      return ReadyToken(held.token, age: held.age(at: now), at: now)
    }
  }

  /// Sets the token, with its age in seconds at `moment`. Clears it instead if APNs called it
  /// expired and it is old enough to be replaced.
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
    let (isReplaced, isFirstRefusal) = state.withLock { state in
      guard let held = state.held, held.token == token else { return (true, false) }
      let isFirstRefusal = state.refused != token
      state.refused = token
      // If the signer's clock is wrong, APNs rejects a young token as expired, and would reject the
      // next one, too. If only this machine is wrong about the age, the next call of `put` corrects
      // it.
      guard ProviderTokenAge.mayReplace(age: held.age(at: now())) else {
        return (false, isFirstRefusal)
      }
      state.held = nil
      return (true, true)
    }
    if isFirstRefusal { isWanted() }
    return isReplaced
  }

  /// The last token that APNs called expired.
  package var refused: ProviderToken? { state.withLock { $0.refused } }

  /// Whether another token is needed: none is set, a new one is due, or APNs called it expired.
  package var isDue: Bool {
    state.withLock { state in
      guard let held = state.held, held.token != state.refused else { return true }
      return ProviderTokenAge.decision(age: held.age(at: now())) != .use
    }
  }

  /// The age of the current token in seconds; nil if none is set.
  package var age: Int64? { state.withLock { state in state.held.map { $0.age(at: now()) } } }
}
