// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import DequeModule
package import Logging
package import TLS

/// The connections to one APNs server under one credential, and the requests that wait for them.
///
/// Lifecycle: `init`, `start()` once, `close()` once. Belongs to one event loop: all calls come
/// from the actor that runs on it. Requests submitted within one turn of the loop are sent in one
/// write. There are two interfaces:
///
/// * `send` sends one request and returns its result. Use few long-lived tasks that each send
///   pushes one after another.
/// * `submit` takes many requests of a slice and reports their results to the `APNsReceiver`. A
///   request needs no task, no continuation and no allocation.
///
/// Every request ends: with the response, or at the latest `limits.responseDeadline` after its own
/// deadline. No request is queued inside HTTP/2, so that the end of a connection never affects
/// unsent requests.
package final class SessionPool {
  package let endpoint: APNsEndpoint
  let loop: EventLoop
  private let configuration: APNsSession.Configuration
  private let limits: APNsLimits
  private let logger: Logger

  private var state: SessionPoolState
  /// Sessions that accept requests.
  private var sessions: [APNsSession] = []
  /// Sessions that only wait for pending responses.
  private var draining: [APNsSession] = []
  private(set) var waiting: Deque<WaitingRequest> = []
  private(set) var isClosing = false
  /// Resumes the task that opens sessions; it waits until a session is requested.
  private var starter: UnsafeContinuation<Bool, Never>?
  /// Number of requested sessions that are not yet started.
  private var wanted = 0
  /// Running tasks: one per session until its connection is closed, and the task that opens
  /// sessions.
  private var running = 0
  private var closers: [UnsafeContinuation<Void, Never>] = []
  private var sweepTimer: (token: TimerToken, isIdle: Bool)?
  private var lastEnd: SessionEnd?
  private var openedInAll = 0
  /// Whether a request found no provider token: all requests then wait until one exists.
  var lacksToken = false
  /// Slices with requests without a result.
  var slices = OpenSlices()
  /// Results of these requests that the receiver does not have yet.
  var reports = TicketReports()
  /// Whether the results are reported at the end of this turn.
  var isReportScheduled = false
  /// Gets the results. Weak, since it calls the pool and owns it.
  weak var receiver: (any APNsReceiver)?

  /// Throws if a root or certificate cannot be used. Connects at the first request.
  /// - Parameter connected: called for each new connection.
  package init(
    on loop: EventLoop, endpoint: APNsEndpoint, through proxy: HTTPProxy? = nil,
    authentication: APNsAuthentication, trust: TLSTrust = .system,
    limits: APNsLimits = APNsLimits(), logger: Logger,
    connected: @escaping (APNsHandshake) -> Void = { _ in }
  ) throws(TLSError) {
    self.loop = loop
    self.endpoint = endpoint
    self.limits = limits
    self.logger = logger
    state = SessionPoolState(limits: limits)
    configuration = APNsSession.Configuration(
      endpoint: endpoint, tokens: authentication.tokens,
      connector: try APNsConnector(
        on: loop, endpoint: endpoint, through: proxy, identity: authentication.identity,
        trust: trust, limits: limits, connected: connected),
      limits: limits)
  }

  /// Starts the task that opens sessions, on the calling actor.
  package func start(isolation: isolated (any Actor)? = #isolation) {
    running += 1
    Task {
      _ = isolation
      await self.startSessions(isolation: isolation)
    }
  }

  // MARK: Waiting for a stream

  /// Returns why a request may not wait for a stream, or nil.
  func refusal(_ deadline: MonotonicTime) -> NeverProcessedCause? {
    if isClosing { return .poolClosed }
    if waiting.count >= limits.maximumWaiting { return .queueFull }
    if deadline <= loop.now { return .queueDeadline }
    // During the backoff no connection is expected soon, so that there is no point in waiting.
    return state.isInBackoff(at: loop.now) ? .noConnection : nil
  }

  func wait(_ payloadSize: Int, _ group: Int64, until deadline: MonotonicTime, _ turn: Turn) {
    waiting.append(
      WaitingRequest(payloadSize: payloadSize, group: group, deadline: deadline, turn: turn))
    state.saturated(at: loop.now)
    growIfDue()
    sweepSoon()
  }

  /// Fails queued requests as not processed.
  private func reject(
    _ cause: NeverProcessedCause, where isEnded: (WaitingRequest) -> Bool = { _ in true }
  ) {
    for request in waiting where isEnded(request) {
      switch request.turn {
      case .stream(_, let waiter): loop.resume(waiter, returning: .neverProcessed(cause))
      case .reservation(_, let waiter): loop.resume(waiter, returning: cause)
      case .slice(let request): finished(request, .neverProcessed(cause), after: .zero)
      }
    }
    waiting.removeAll(where: isEnded)
    if waiting.isEmpty { state.relieved() }
  }

  /// Fails the queued requests of a group as not processed.
  package func withdraw(group: Int64) {
    reject(.queueDeadline) { $0.group == group }
  }

  /// Returns the session with the most free streams, if its window has room for the payload.
  func sessionWithRoom(for payloadSize: Int) -> APNsSession? {
    if lacksToken { return nil }
    var best: APNsSession?
    var most = 0
    let now = loop.now
    for session in sessions {
      session.doubt(at: now)
      let free = session.freeStreams(above: most)
      if free > most, session.hasWindow(for: payloadSize) {
        most = free
        best = session
      }
    }
    return best
  }

  /// Reports results of slices, submits waiting requests to sessions with free streams in the order
  /// of arrival, and then lets the receiver submit more.
  func dispatch() {
    report()
    while let next = waiting.first {
      if next.deadline <= loop.now {
        rejectLate()
        continue
      }
      guard let session = sessionWithRoom(for: next.payloadSize) else { return growIfDue() }
      waiting.removeFirst()
      switch next.turn {
      case .stream(let request, let waiter): session.submit(request, waiter)
      case .slice(let request): submit(request, to: session)
      case .reservation(let reservation, let waiter):
        session.reserve()
        reservation.session = session
        loop.resume(waiter, returning: nil)
      }
    }
    receiver?.hasRoom()
    // The saturation lasts while the receiver has more requests than streams.
    if waiting.isEmpty { state.relieved() }
  }

  // MARK: Sessions

  /// Starts requested sessions until the pool closes. Each session has a task of its own, so that a
  /// draining session does not delay the connecting of another.
  private func startSessions(isolation: isolated (any Actor)?) async {
    while await isAskedToConnect() {
      running += 1
      Task {
        _ = isolation
        await self.makeSession()?.run()
        self.taskEnded()
      }
    }
    taskEnded()
  }

  private func taskEnded() {
    running -= 1
    guard running == 0 else { return }
    // Every result is reported before `close` returns.
    report()
    for closer in closers { loop.resume(closer, returning: ()) }
    closers = []
  }

  private func makeSession() -> APNsSession? {
    do {
      return try APNsSession(on: loop, configuration: configuration, pool: self)
    } catch {
      state.ended(wasOpen: false, wasOfUse: false, jitter: 1, at: loop.now)
      logger.error("cannot create APNs session", metadata: ["error": "\(error)"])
      rejectInBackoff()
      return nil
    }
  }

  private func isAskedToConnect() async -> Bool {
    if isClosing { return false }
    if wanted == 0 {
      let isOpen = await withUnsafeContinuation { continuation in
        starter = continuation
        growIfDue()
      }
      guard isOpen else { return false }
    }
    wanted -= 1
    return true
  }

  private func growIfDue() {
    guard !isClosing, !waiting.isEmpty else { return }
    // Without a provider token, another connection would not help.
    if lacksToken, !sessions.isEmpty { return }
    // Draining sessions count, too: a server that sends GOAWAY at once must not receive an
    // unlimited number of connections.
    let room = limits.maximumDraining - draining.count
    wanted += state.sessionsToOpen(atMost: max(0, room), at: loop.now)
    if wanted > 0, let starter = starter.take() { loop.resume(starter, returning: true) }
  }

  func opened(_ session: APNsSession) {
    openedInAll += 1
    state.opened(at: loop.now)
    sessions.append(session)
    // `close` could not drain this session while it was connecting.
    if isClosing { session.drain(because: .poolClosed) } else { dispatch() }
  }

  func answered() { state.answered() }

  /// Moves a session that accepts no more requests to the draining sessions.
  func retired(_ session: APNsSession, because end: SessionEnd, wasOpen: Bool, wasOfUse: Bool) {
    lastEnd = end
    // A session that was closed as surplus does not count as a failure.
    let wasOfUse = wasOfUse || end == .notNeeded
    state.ended(
      wasOpen: wasOpen, wasOfUse: wasOfUse, jitter: .random(in: 0..<1), at: loop.now)
    sessions.removeAll { $0 === session }
    draining.append(session)
    logger.log(
      level: wasOfUse ? .info : .warning, "APNs session ended",
      metadata: ["host": "\(endpoint.host)", "cause": "\(end)"])
    rejectInBackoff()
    growIfDue()
  }

  func ended(_ session: APNsSession) {
    draining.removeAll { $0 === session }
    growIfDue()
  }

  /// Fails all queued requests if the last connection attempt has failed.
  private func rejectInBackoff() {
    if state.isInBackoff(at: loop.now) { reject(.noConnection) }
  }

  /// Marks a provider token as expired after APNs rejected it, and drains the sessions that use it.
  /// New sessions do not get the token, unless it is so young that Apple's rules forbid a new one.
  func expired(_ token: ProviderToken) {
    configuration.tokens?.expired(token)
    let end = SessionEnd.rejected(RejectionReason.expiredProviderToken.text)
    for session in sessions where session.carries(token) { session.drain(because: end) }
  }

  // MARK: Deadlines

  /// Time between two checks of idle connections, for their hourly PING.
  private static let idleSweepInterval: Duration = .seconds(60)

  /// Schedules the next check of the deadlines.
  func sweepSoon() {
    if let sweepTimer {
      guard sweepTimer.isIdle else { return }
      loop.cancel(sweepTimer.token)
    }
    scheduleSweep(isIdle: false)
  }

  private func scheduleSweep(isIdle: Bool) {
    let idle = min(Self.idleSweepInterval, limits.shrinkAfter)
    let interval = isIdle ? idle : limits.sweepInterval
    // Not `weak`: an object that was ever weakly referenced has slower reference counting.
    let token = loop.schedule(at: loop.now + interval) { self.sweep() }
    sweepTimer = (token, isIdle)
  }

  private func sweep() {
    sweepTimer = nil
    let now = loop.now
    for session in sessions + draining { session.tick(at: now) }
    if lacksToken { lacksToken = configuration.tokens?.token() == nil }
    rejectLate()
    // `tick` may have cancelled streams, which frees streams although no frame was received.
    dispatch()
    shrinkIfDue(at: now)
    if !waiting.isEmpty || !draining.isEmpty || sessions.contains(where: \.isBusy) {
      sweepSoon()
    } else if !sessions.isEmpty {
      scheduleSweep(isIdle: true)
    }
  }

  /// Fails the queued requests whose deadline has passed.
  private func rejectLate() {
    let now = loop.now
    let cause: NeverProcessedCause =
      lacksToken ? .noProviderToken : sessions.isEmpty ? .noConnection : .queueDeadline
    reject(cause) { $0.deadline <= now }
  }

  /// Drains the least busy session if the pool has had a surplus for `limits.shrinkAfter`.
  private func shrinkIfDue(at now: MonotonicTime) {
    let inFlight = sessions.reduce(0) { $0 + $1.inFlight }
    if state.hasSurplus(inUse: inFlight + waiting.count, capacity: inFlight + freeStreams, at: now)
    {
      sessions.min { $0.inFlight < $1.inFlight }?.drain(because: .notNeeded)
    }
  }

  // MARK: Closing

  /// Fails queued requests, waits for pending responses (at most `limits.drainDeadline`) and closes
  /// every connection. Returns when all tasks of the pool have ended.
  package func close() async {
    isClosing = true
    reject(.poolClosed)
    if let starter = starter.take() { loop.resume(starter, returning: false) }
    for session in sessions { session.drain(because: .poolClosed) }
    if running > 0 { await withUnsafeContinuation { closers.append($0) } }
    report()
  }

  /// Number of streams that requests can use now.
  var freeStreams: Int { sessions.reduce(0) { $0 + $1.freeStreams } }

  package var statistics: SessionPoolStatistics {
    SessionPoolStatistics(
      sessions: sessions.count, drainingSessions: draining.count, openedSessions: openedInAll,
      openStreams: (sessions + draining).reduce(0) { $0 + $1.inFlight },
      freeStreams: freeStreams, waiting: waiting.count,
      lastEnd: lastEnd)
  }
}
