// SPDX-License-Identifier: Apache-2.0

/// Decides when to connect, to which host, and when to retry: a value without sockets or clock.
/// Each event returns an action. An event that no longer applies, such as a lookup's result after
/// `close`, returns `nothing`.
///
///     idle ─start─► resolving ─► connecting(candidate 0, 1, …) ─► ready
///                      ▲               │ none left                  │ lost
///                      └── waiting ◄───┴────────────────────────────┘          any ─close─► closed
struct ConnectionLifecycle {
  enum State: Equatable {
    case idle, resolving
    case connecting(candidate: Int, of: Int)
    case ready, waiting, closed
  }

  enum Action: Equatable {
    /// Resolve the addresses of all hosts.
    case resolve
    /// Connect to one of the resolved addresses.
    case connect(candidate: Int)
    case retry(after: Duration)
    case nothing
  }

  private(set) var state = State.idle
  /// Consecutive failed attempts; a connection that is lost within `maximumBackoff` counts as one.
  private(set) var failures = 0
  private let initialBackoff: Duration
  private let maximumBackoff: Duration

  init(initialBackoff: Duration, maximumBackoff: Duration) {
    self.initialBackoff = initialBackoff
    self.maximumBackoff = maximumBackoff
  }

  mutating func start() -> Action {
    guard state == .idle else { return .nothing }
    state = .resolving
    return .resolve
  }

  /// - Parameter jitter: random, from 0 to 1.
  mutating func resolved(candidates: Int, jitter: Double) -> Action {
    guard state == .resolving else { return .nothing }
    precondition(candidates >= 0, "a number of addresses is not negative")
    if candidates == 0 { return fail(jitter) }
    state = .connecting(candidate: 0, of: candidates)
    return .connect(candidate: 0)
  }

  /// Records that a host refused the connection, did not answer in time, or does not accept writes.
  mutating func candidateFailed(jitter: Double) -> Action {
    guard case .connecting(let candidate, let count) = state else { return .nothing }
    if candidate + 1 == count { return fail(jitter) }
    state = .connecting(candidate: candidate + 1, of: count)
    return .connect(candidate: candidate + 1)
  }

  mutating func connected() {
    guard case .connecting = state else { return }
    state = .ready
  }

  /// - Parameter lived: time since `connected`. If a server ends new connections quickly, the
  ///   backoff is the same as for a server that refuses them.
  mutating func lost(lived: Duration, jitter: Double) -> Action {
    guard state == .ready else { return .nothing }
    if lived < maximumBackoff { return fail(jitter) }
    failures = 0
    state = .waiting
    return .retry(after: initialBackoff * jitter)
  }

  mutating func retryDue() -> Action {
    guard state == .waiting else { return .nothing }
    state = .resolving
    return .resolve
  }

  mutating func close() { state = .closed }

  /// Doubles the delay with each failure. Half of each delay is random, so that the shards of many
  /// nodes do not reconnect to a restarted server at the same moment.
  private mutating func fail(_ jitter: Double) -> Action {
    let doubled = initialBackoff * (1 << min(failures, 20))
    failures += 1
    state = .waiting
    return .retry(after: min(doubled, maximumBackoff) * (0.5 + jitter / 2))
  }
}
