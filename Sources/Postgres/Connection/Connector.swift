// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging

/// Receives the events of a `Connector`, on the loop's thread.
protocol ConnectorOwner: AnyObject {
  func connected()
  /// The connection was lost; the outcome of unanswered statements is unknown. The connector
  /// reconnects.
  func disconnected(_ reason: String)
  /// The socket of the established connection is ready.
  func ready(_ readiness: Readiness)
}

/// Maintains one connection to PostgreSQL: connects, notifies its owner, and reconnects after a
/// loss. `ConnectionLifecycle` makes the decisions; this class owns the sockets, the timers and the
/// task that resolves names.
final class Connector {
  let loop: EventLoop
  let target: ConnectionTarget
  weak var owner: (any ConnectorOwner)?
  /// The established connection.
  private(set) var established: Libpq?
  /// Why the last attempt failed; used in the errors of statements that time out.
  private(set) var lastFailure = ""

  private let configuration: PostgresConfiguration
  private var logger: Logger
  private var lifecycle: ConnectionLifecycle
  private var candidates: [ConnectionTarget.Parameters] = []
  private var silentHosts = SilentHosts()
  private var attempt: Libpq?
  private var watched: WatchedSocket?
  private var timer: TimerToken?
  private var connectedAt = MonotonicTime.distantFuture
  /// Whether a fault was logged since the last connection.
  private var hasLogged = false
  /// Time since which there has been no connection although there should be one.
  private var awaySince = MonotonicTime.distantFuture
  private var resolving: Task<Void, Never>?
  private var isResolutionDue = false
  private var resolverWaits: CheckedContinuation<Void, Never>?

  init(
    loop: EventLoop, configuration: PostgresConfiguration, lane: PostgresLane, logger: Logger
  ) {
    self.loop = loop
    self.configuration = configuration
    self.logger = logger
    self.logger[metadataKey: "lane"] = "\(lane.rawValue)"
    target = ConnectionTarget(configuration, lane: lane)
    lifecycle = ConnectionLifecycle(
      initialBackoff: configuration.initialBackoff, maximumBackoff: configuration.maximumBackoff)
  }

  func start(isolation: isolated (any Actor)?) {
    guard lifecycle.state == .idle else { return }
    awaySince = .now()
    resolving = Task {
      _ = isolation
      await resolveUntilClosed()
    }
    perform(lifecycle.start())
  }

  /// Drops the connection after an error, or after a silence of the server, and reconnects.
  func lose(_ reason: String) {
    guard established != nil else { return }
    drop()
    awaySince = .now()
    let lived = MonotonicTime.now() - connectedAt
    hasLogged = true
    logger.warning("PostgreSQL connection lost", metadata: ["reason": "\(reason)"])
    let action = lifecycle.lost(lived: lived, jitter: .random(in: 0...1))
    owner?.disconnected(reason)
    perform(action)
  }

  /// Whether connection attempts have been failing for longer than `awayAfter`.
  var isAway: Bool {
    established == nil && lifecycle.failures > 0
      && awaySince + configuration.awayAfter < .now()
  }

  /// Closes the connection. Returns when no task of this connector is running.
  func close() async {
    lifecycle.close()
    drop()
    resumeResolver()
    await resolving?.value
  }

  func watch(_ interest: Interest) {
    do { try watched?.modify(interest) } catch { lose("\(error)") }
  }

  // MARK: Performing actions

  private func perform(_ action: ConnectionLifecycle.Action) {
    switch action {
    case .resolve:
      isResolutionDue = true
      resumeResolver()
    case .connect(let candidate): connect(candidates[candidate])
    case .retry(let delay):
      timer = loop.schedule(at: .now() + delay) { [weak self] in self?.retry() }
    case .nothing: break
    }
  }

  private func retry() {
    timer = nil
    perform(lifecycle.retryDue())
  }

  private func resolveUntilClosed() async {
    while lifecycle.state != .closed {
      if isResolutionDue {
        isResolutionDue = false
        candidates = silentHosts.ordered(await target.candidates(on: loop))
        if candidates.isEmpty { noteFailure("no host name resolves") }
        perform(lifecycle.resolved(candidates: candidates.count, jitter: .random(in: 0...1)))
      } else {
        await withCheckedContinuation { resolverWaits = $0 }
      }
    }
  }

  private func resumeResolver() {
    resolverWaits.take()?.resume()
  }

  private func connect(_ parameters: ConnectionTarget.Parameters) {
    guard let attempt = Libpq(parameters: parameters) else { return fail("out of memory") }
    self.attempt = attempt
    timer = loop.schedule(at: .now() + configuration.connectDeadline) { [weak self] in
      guard let self else { return }
      timer = nil
      silentHosts.timedOut(parameters)
      fail("no answer within \(configuration.connectDeadline)")
    }
    // The address counts as responding unless the timer above fires.
    silentHosts.answered(parameters)
    guard attempt.isAlive else { return fail(attempt.failure) }
    // "On the first iteration, behave as if PQconnectPoll had returned PGRES_POLLING_WRITING."
    watch(attempt.socket, .write)
  }

  private func step(_ attempt: Libpq) {
    // libpq may close this socket and open another one.
    unwatch()
    switch attempt.pollConnecting() {
    case .wantsRead: watch(attempt.socket, .read)
    case .wantsWrite: watch(attempt.socket, .write)
    case .failed: fail(attempt.failure)
    case .connected: succeed(attempt)
    }
  }

  private func succeed(_ attempt: Libpq) {
    cancelTimer()
    self.attempt = nil
    established = attempt
    connectedAt = .now()
    lifecycle.connected()
    // A node opens some twenty connections at its start; only those after an outage are news.
    logger.log(
      level: hasLogged ? .info : .debug, "connected to PostgreSQL",
      metadata: ["backend": .stringConvertible(Int(attempt.backendPID))])
    hasLogged = false
    watch(attempt.socket, .read)
    if established != nil { owner?.connected() }
  }

  private func fail(_ reason: String) {
    drop()
    noteFailure(reason)
    perform(lifecycle.candidateFailed(jitter: .random(in: 0...1)))
  }

  private func noteFailure(_ reason: String) {
    lastFailure = reason
    // During an outage, only the 1st, 2nd, 4th, 8th … failure is logged.
    let failures = lifecycle.failures + 1
    guard failures & (failures - 1) == 0 else { return }
    hasLogged = true
    logger.warning(
      "cannot connect to PostgreSQL",
      metadata: ["reason": "\(reason)", "attempt": .stringConvertible(failures)])
  }

  // MARK: The socket

  private func watch(_ socket: Int32, _ interest: Interest) {
    do {
      watched = try WatchedSocket(socket, interest, on: loop, handler: self)
    } catch {
      if established == nil { fail("\(error)") } else { lose("\(error)") }
    }
  }

  private func unwatch() {
    watched.take()?.close()
  }

  private func cancelTimer() {
    if let timer = timer.take() { loop.cancel(timer) }
  }

  private func drop() {
    cancelTimer()
    unwatch()
    attempt = nil
    established = nil
  }
}

extension Connector: ReadinessHandler {
  func ready(_ readiness: Readiness) {
    if let attempt {
      step(attempt)
    } else if established != nil {
      owner?.ready(readiness)
    }
  }
}
