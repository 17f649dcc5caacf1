// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import DequeModule
package import Logging
package import TLS

/// The connections to one APNs server under one credential, and the requests waiting for them.
///
/// Lifecycle: `init`, `start()` once, `send` from any number of tasks, `close()` once. Belongs to one
/// event loop: all calls come from the actor that runs on it. Make few, long-lived tasks and let each
/// send one push after another; what they submit within a turn of the loop goes out in one write.
///
/// Every `send` ends: in the answer, or at the latest `limits.responseDeadline` after its own
/// deadline. Nothing queues below this level (inside HTTP/2), so that a connection's end never takes
/// unsent requests with it.
package final class SessionPool {
  package let endpoint: APNsEndpoint
  private let loop: EventLoop
  private let configuration: APNsSession.Configuration
  private let limits: APNsLimits
  private let logger: Logger

  private var state: SessionPoolState
  /// Open for new requests.
  private var sessions: [APNsSession] = []
  /// With answers still due, and no new requests.
  private var draining: [APNsSession] = []
  private var waiting: Deque<WaitingRequest> = []
  private var isClosing = false
  /// The task that starts sessions, while none is to be started.
  private var starter: UnsafeContinuation<Bool, Never>?
  /// Sessions that are to be started.
  private var wanted = 0
  /// Tasks that are not over: one for each session, until its connection is closed, and the
  /// starter.
  private var running = 0
  private var closers: [UnsafeContinuation<Void, Never>] = []
  private var sweepTimer: (token: TimerToken, isIdle: Bool)?
  private var lastEnd: SessionEnd?
  private var openedInAll = 0
  /// A request could not be written for want of a provider token: all wait until there is one.
  private var lacksToken = false

  /// Throws when a root or certificate cannot be used. Connects nowhere before the first `send`.
  /// - Parameter connected: told of each connection that came about.
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

  /// Starts the task that starts sessions, on the calling actor.
  package func start(isolation: isolated (any Actor)? = #isolation) {
    running += 1
    Task {
      _ = isolation
      await self.startSessions(isolation: isolation)
    }
  }

  // MARK: Sending

  /// Sends one request and returns what became of it.
  ///
  /// Suspends while all streams are taken. `deadline` is the last moment at which it may be written;
  /// after it the result is `.neverProcessed`, and at once while no connection comes about. Once written it has `limits.responseDeadline` for
  /// its answer. While there is no provider token it waits as for a stream. One that APNs calls expired is
  /// replaced, and the request sent once more, without the caller's noticing. The calling task's cancellation has no effect.
  ///
  /// - Parameter confirm: asked just before the request is written, while a stream is kept for it; what
  ///   it says no to is not. It may be asked more than once for one request.
  package func send(
    _ request: APNsRequest, deadline: MonotonicTime, confirm: (() async -> Bool)? = nil
  ) async -> APNsResult {
    let result: APNsResult
    // What `attempt` begins with too: nearly every push finds a stream, and is spared a call that may wait.
    if confirm == nil, waiting.isEmpty, let session = sessionWithRoom(for: request) {
      result = await withUnsafeContinuation { session.submit(request, $0) }
    } else {
      result = await attempt(request, deadline: deadline, confirm)
    }
    switch result {
    case .rejected(let rejection) where rejection.reason.consequence == .drainAndResend:
      let second = await attempt(request, deadline: deadline, confirm)
      return await awaitingToken(second, request, deadline: deadline, confirm)
    case .neverProcessed(.noProviderToken):
      return await awaitingToken(result, request, deadline: deadline, confirm)
    default: return result
    }
  }

  /// Who found no provider token waits for one as for a connection.
  private func awaitingToken(
    _ first: APNsResult, _ request: APNsRequest, deadline: MonotonicTime,
    _ confirm: (() async -> Bool)?
  ) async -> APNsResult {
    var result = first
    while case .neverProcessed(.noProviderToken) = result, !isClosing, loop.now < deadline {
      lacksToken = true
      result = await attempt(request, deadline: deadline, confirm)
    }
    return result
  }

  private func attempt(
    _ request: APNsRequest, deadline: MonotonicTime, _ confirm: (() async -> Bool)?
  ) async -> APNsResult {
    if let confirm { return await attempt(request, deadline: deadline, confirm: confirm) }
    if waiting.isEmpty, let session = sessionWithRoom(for: request) {
      return await withUnsafeContinuation { session.submit(request, $0) }
    }
    if let cause = refusal(deadline) { return .neverProcessed(cause) }
    return await withUnsafeContinuation { wait(request, deadline, .stream($0)) }
  }

  private func attempt(
    _ request: APNsRequest, deadline: MonotonicTime, confirm: () async -> Bool
  ) async -> APNsResult {
    let reservation = Reservation()
    let refusal = await reserve(request, deadline: deadline, reservation)
    guard let session = reservation.session else { return .neverProcessed(refusal ?? .poolClosed) }
    let isConfirmed = await confirm()
    session.unreserve()
    if isConfirmed, loop.now < deadline, session.freeStreams > 0,
      session.hasWindow(for: request.payload.count)
    {
      return await withUnsafeContinuation { session.submit(request, $0) }
    }
    dispatch()
    return .neverProcessed(.notWritten)
  }

  /// Answers why there is none.
  private func reserve(
    _ request: APNsRequest, deadline: MonotonicTime, _ reservation: Reservation
  ) async -> NeverProcessedCause? {
    if waiting.isEmpty, let session = sessionWithRoom(for: request) {
      session.reserve()
      reservation.session = session
      return nil
    }
    if let cause = refusal(deadline) { return cause }
    return await withUnsafeContinuation { wait(request, deadline, .reservation(reservation, $0)) }
  }

  /// Why a request may not wait for a stream.
  private func refusal(_ deadline: MonotonicTime) -> NeverProcessedCause? {
    if isClosing { return .poolClosed }
    if waiting.count >= limits.maximumWaiting { return .queueFull }
    if deadline <= loop.now { return .queueDeadline }
    // Nobody waits for a connection that is known not to come about for a while.
    return state.isInBackoff(at: loop.now) ? .noConnection : nil
  }

  private func wait(_ request: APNsRequest, _ deadline: MonotonicTime, _ turn: Turn) {
    waiting.append(WaitingRequest(request: request, deadline: deadline, turn: turn))
    state.saturated(at: loop.now)
    growIfDue()
    sweepSoon()
  }

  /// Ends waiting requests as never processed.
  private func turnAway(
    _ cause: NeverProcessedCause, where isEnded: (WaitingRequest) -> Bool = { _ in true }
  ) {
    for request in waiting where isEnded(request) {
      switch request.turn {
      case .stream(let waiter): loop.resume(waiter, returning: .neverProcessed(cause))
      case .reservation(_, let waiter): loop.resume(waiter, returning: cause)
      }
    }
    waiting.removeAll(where: isEnded)
    if waiting.isEmpty { state.relieved() }
  }

  /// Ends the requests of a group that wait for a stream as never processed.
  package func withdraw(group: Int64) {
    turnAway(.queueDeadline) { $0.request.group == group }
  }

  /// The session with the most free streams, if any has one and the window for this payload.
  private func sessionWithRoom(for request: APNsRequest) -> APNsSession? {
    if lacksToken { return nil }
    var best: APNsSession?
    var most = 0
    let now = loop.now
    for session in sessions {
      session.doubt(at: now)
      let free = session.freeStreams(above: most)
      if free > most, session.hasWindow(for: request.payload.count) {
        most = free
        best = session
      }
    }
    return best
  }

  /// Hands waiting requests to sessions with room, in the order they came.
  func dispatch() {
    while let next = waiting.first {
      guard let session = sessionWithRoom(for: next.request) else { return growIfDue() }
      waiting.removeFirst()
      switch next.turn {
      case .stream(let waiter): session.submit(next.request, waiter)
      case .reservation(let reservation, let waiter):
        session.reserve()
        reservation.session = session
        loop.resume(waiter, returning: nil)
      }
    }
    state.relieved()
  }

  // MARK: Sessions

  /// Starts sessions as they are asked for, until the pool closes: each in a task of its own, so
  /// that one that drains keeps no other from connecting.
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
    for closer in closers { loop.resume(closer, returning: ()) }
    closers = []
  }

  private func makeSession() -> APNsSession? {
    do {
      return try APNsSession(on: loop, configuration: configuration, pool: self)
    } catch {
      state.ended(wasOpen: false, wasOfUse: false, jitter: 1, at: loop.now)
      logger.error("no APNs session: \(error)")
      turnAwayInBackoff()
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
    // Another connection would not bring a token.
    if lacksToken, !sessions.isEmpty { return }
    // Those that drain count too: a server that sends GOAWAY at once does not get any number.
    let room = limits.maximumDraining - draining.count
    wanted += state.sessionsToOpen(atMost: max(0, room), at: loop.now)
    if wanted > 0, let starter = starter.take() { loop.resume(starter, returning: true) }
  }

  func opened(_ session: APNsSession) {
    openedInAll += 1
    state.opened(at: loop.now)
    sessions.append(session)
    // `close` could not tell it: it was not a session yet.
    if isClosing { session.drain(because: .poolClosed) } else { dispatch() }
  }

  func answered() { state.answered() }

  /// The session takes no more requests. It may still await answers.
  func retired(_ session: APNsSession, because end: SessionEnd, wasOpen: Bool, wasOfUse: Bool) {
    lastEnd = end
    // One that was never needed has not failed.
    let wasOfUse = wasOfUse || end == .notNeeded
    state.ended(
      wasOpen: wasOpen, wasOfUse: wasOfUse, jitter: .random(in: 0..<1), at: loop.now)
    sessions.removeAll { $0 === session }
    draining.append(session)
    logger.log(
      level: wasOfUse ? .info : .warning, "APNs session ended",
      metadata: ["host": "\(endpoint.host)", "cause": "\(end)"])
    turnAwayInBackoff()
    growIfDue()
  }

  func ended(_ session: APNsSession) {
    draining.removeAll { $0 === session }
    growIfDue()
  }

  /// After an attempt that came to nothing: whoever waits for a connection is told so at once.
  private func turnAwayInBackoff() {
    if state.isInBackoff(at: loop.now) { turnAway(.noConnection) }
  }

  /// APNs called this provider token expired: no connection that carries it is of use any more, and
  /// none that opens from now on gets it (unless it is so young that a new one must not be made).
  func expired(_ token: ProviderToken) {
    configuration.tokens?.expired(token)
    let end = SessionEnd.rejected(RejectionReason.expiredProviderToken.text)
    for session in sessions where session.carries(token) { session.drain(because: end) }
  }

  // MARK: Time

  /// How often idle connections are looked at, for their hourly PING.
  private static let idleSweepInterval: Duration = .seconds(60)

  /// Sees to it that deadlines are looked at while anything is under way.
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
    // Not weakly: an object that was ever weakly referenced is counted the slow way from then on.
    let token = loop.schedule(at: loop.now + interval) { self.sweep() }
    sweepTimer = (token, isIdle)
  }

  private func sweep() {
    sweepTimer = nil
    let now = loop.now
    for session in sessions + draining { session.tick(at: now) }
    if lacksToken { lacksToken = configuration.tokens?.token() == nil }
    let cause: NeverProcessedCause =
      lacksToken ? .noProviderToken : sessions.isEmpty ? .noConnection : .queueDeadline
    turnAway(cause) { $0.deadline <= now }
    // Streams that were given up made room, and no frame tells of it.
    dispatch()
    shrinkIfDue(at: now)
    if !waiting.isEmpty || !draining.isEmpty || sessions.contains(where: \.isBusy) {
      sweepSoon()
    } else if !sessions.isEmpty {
      scheduleSweep(isIdle: true)
    }
  }

  /// Closes one session that has not been needed for long: the least busy one, when its answers are in.
  private func shrinkIfDue(at now: MonotonicTime) {
    let inFlight = sessions.reduce(0) { $0 + $1.inFlight }
    let free = sessions.reduce(0) { $0 + $1.freeStreams }
    if state.hasSurplus(inUse: inFlight + waiting.count, capacity: inFlight + free, at: now) {
      sessions.min { $0.inFlight < $1.inFlight }?.drain(because: .notNeeded)
    }
  }

  // MARK: Closing

  /// Turns waiting requests away, waits for the answers due (at most `limits.drainDeadline`) and
  /// closes every connection. Returns when nothing of the pool runs any more.
  package func close() async {
    isClosing = true
    turnAway(.poolClosed)
    if let starter = starter.take() { loop.resume(starter, returning: false) }
    for session in sessions { session.drain(because: .poolClosed) }
    guard running > 0 else { return }
    await withUnsafeContinuation { closers.append($0) }
  }

  package var statistics: SessionPoolStatistics {
    SessionPoolStatistics(
      sessions: sessions.count, drainingSessions: draining.count, openedSessions: openedInAll,
      openStreams: (sessions + draining).reduce(0) { $0 + $1.inFlight },
      freeStreams: sessions.reduce(0) { $0 + $1.freeStreams }, waiting: waiting.count,
      lastEnd: lastEnd)
  }
}
