// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TLS
import Transport

/// One connection to APNs: carries out what `APNsSessionState` decides, and knows which request is on
/// which stream. `run()` is its life; its `SessionPool` owns it and is told of every turn.
final class APNsSession {
  /// What all sessions of a pool have in common.
  struct Configuration {
    let endpoint: APNsEndpoint
    /// Nil: connections prove themselves with a certificate.
    let tokens: (any ProviderTokenSource)?
    let connector: APNsConnector
    let limits: APNsLimits
  }

  /// A request on a stream.
  private struct Exchange {
    let continuation: UnsafeContinuation<APNsResult, Never>
    let apnsID: APNsID
    let submitted: MonotonicTime
    var answer: Answer?
  }

  /// What has come of an answer that is not complete yet. A class, since few requests need one.
  private final class Answer {
    let status: Int
    let uniqueID: String?
    let retryAfterSeconds: Int?
    var body = ResponseBody()

    // What is read of an answer besides its status and body.
    static let uniqueIDName = "apns-unique-id"
    static let retryAfterName = "retry-after"

    init(status: Int, fields: HTTP2Fields) {
      self.status = status
      uniqueID = fields.value(of: Self.uniqueIDName)
      retryAfterSeconds = fields.value(of: Self.retryAfterName).flatMap(Int.init)
    }
  }

  /// What its stream knows of it, weakly: an object that was ever weakly referenced is counted the slow way.
  private final class Driver: ByteStreamDriver {
    unowned var session: APNsSession?

    func received(_ bytes: borrowing RawSpan) { session?.received(bytes) }
    func fill(_ buffer: inout [UInt8], atMost: Int) { session?.fill(&buffer, atMost: atMost) }
    func ended(_ error: TransportError?) { session?.ended(error) }
  }

  private let loop: EventLoop
  private let configuration: Configuration
  /// It lets go of its sessions when they end, and only then do they of it.
  private let pool: SessionPool
  private let http2: HTTP2ClientSession
  private var stream: ByteStream?
  private let driver = Driver()
  private var onEnd: UnsafeContinuation<SessionEnd, Never>?
  /// Why `run` is to go on, when it was told before it came to wait.
  private var earlyEnd: SessionEnd?
  private var state: APNsSessionState
  private var headers: RequestHeaders
  private var token: ConnectionToken?
  private var tokenDue = MonotonicTime(nanoseconds: 0)
  private var streams = StreamSlots()
  /// By the streams' slots.
  private var exchanges: [Exchange?] = []
  /// Payloads submitted and not yet pulled, which the connection's window does not know of yet.
  private var unsentBytes = 0
  private var wasOpen = false
  private var isRetired = false

  init(
    on loop: EventLoop, configuration: Configuration, pool: SessionPool
  ) throws(HTTP2Error) {
    self.loop = loop
    self.configuration = configuration
    self.pool = pool
    // "APNs allows only one stream for each connection until you post a request with a valid token."
    http2 = try HTTP2ClientSession(
      assumedPeerMaxConcurrentStreams: 1, collecting: [Answer.uniqueIDName, Answer.retryAfterName])
    state = APNsSessionState(limits: configuration.limits, now: loop.now)
    headers = RequestHeaders(authority: configuration.endpoint.authority)
    driver.session = self
  }

  // MARK: What the pool asks

  /// None while a stream that was given up is still open to HTTP/2: until its RST_STREAM went out.
  var freeStreams: Int { freeStreams(above: 0) }

  /// As many as are free, or any number up to `least` when no more are: HTTP/2 is asked only where it matters.
  func freeStreams(above least: Int) -> Int {
    let free = state.freeStreams
    return free > least && http2.canOpenStream ? free : 0
  }

  var inFlight: Int { state.inFlight }
  var isBusy: Bool { state.isBusy }

  func hasWindow(for bytes: Int) -> Bool { http2.remoteConnectionWindow - unsentBytes >= bytes }

  func carries(_ token: ProviderToken) -> Bool { self.token?.token == token }

  /// Called before a request: a connection that has been silent for too long is asked first, and has no room
  /// meanwhile.
  func doubt(at now: MonotonicTime) {
    guard state.doubts(at: now) else { return }
    ping()
    pool.sweepSoon()
  }

  /// Keeps one of the free streams for a request that is about to come.
  func reserve() { state.reserve() }
  func unreserve() { state.unreserve() }

  /// Writes a request at the end of this turn and resumes `continuation` with its result. Only while
  /// `freeStreams` is above zero.
  func submit(_ request: APNsRequest, _ continuation: UnsafeContinuation<APNsResult, Never>) {
    let now = loop.now
    if now >= tokenDue, let cause = renewToken(at: now) {
      return loop.resume(continuation, returning: .neverProcessed(cause))
    }
    do {
      headers.own(request)
      let stream = try http2.submitRequest(
        headers.buffer, template: headers.template(for: request.kind), body: request.payload)
      let slot = streams.add(stream)
      if slot == exchanges.count { exchanges.append(nil) }
      exchanges[slot] = Exchange(
        continuation: continuation, apnsID: request.apnsID, submitted: now)
    } catch {
      return loop.resume(continuation, returning: .neverProcessed(.notWritten))
    }
    unsentBytes += request.payload.count
    state.opened(at: now)
    stream?.needsToSend()
    pool.sweepSoon()
    if http2.streamIDsExhausted { drain(because: .streamIDsExhausted) }
  }

  /// Takes no more requests and closes when the answers due are in.
  func drain(because end: SessionEnd) { apply(state.drain(because: end, at: loop.now)) }

  /// Looks at the deadlines.
  func tick(at now: MonotonicTime) {
    let patience = configuration.limits.responseDeadline
    for stream in streams.streams {
      guard let exchange = exchange(on: stream), now - exchange.submitted >= patience else {
        continue
      }
      cancel(stream)
      finish(stream, .unknown(.responseDeadline))
    }
    switch state.tick(at: now) {
    case .nothing: break
    case .ping: ping()
    case .close(let end):
      retire(because: end)
      stream?.abort()
      leave(end)
    }
  }

  /// Answers why a request cannot be written now.
  private func renewToken(at now: MonotonicTime) -> NeverProcessedCause? {
    guard let source = configuration.tokens else {
      tokenDue = .distantFuture
      return nil
    }
    let newest = source.token()
    guard var token = token ?? newest.map({ ConnectionToken(newest: $0, at: now) }) else {
      return .noProviderToken
    }
    if let newest { _ = token.change(to: newest, at: now) }
    guard token.isGood(at: now) else {
      guard newest != nil else { return .noProviderToken }
      // There is a newer one, which this connection may not bring yet.
      drain(because: .tokenTooOld)
      return .notWritten
    }
    if token.token != self.token?.token { headers.authorize(with: token.token) }
    tokenDue = token.nextLook(at: now)
    self.token = token
    return nil
  }

  // MARK: Life

  /// Connects, serves until the connection ends, and settles whatever is still under way.
  func run() async {
    var end = SessionEnd.poolClosed
    do {
      let stream = try await configuration.connector.connect()
      if !state.isClosed { end = await serve(over: stream) }
      configuration.connector.close(stream)
    } catch {
      end = .connectFailed("\(error)")
    }
    settle(state.lost(end))
  }

  private func serve(over stream: ByteStream) async -> SessionEnd {
    self.stream = stream
    state.connected(at: loop.now)
    stream.drive(by: driver)
    stream.needsToSend()
    wasOpen = true
    pool.opened(self)
    if let earlyEnd { return earlyEnd }
    return await withUnsafeContinuation { onEnd = $0 }
  }

  private func settle(_ end: SessionEnd) {
    retire(because: end)
    stream = nil
    for stream in http2.streamsNeverSent { finish(stream, .neverProcessed(.notWritten)) }
    let cause: UnknownCause = end == .poolClosed ? .poolClosed : .connectionLost
    for stream in streams.streams { finish(stream, .unknown(cause)) }
    pool.ended(self)
  }

  private func apply(_ after: APNsSessionState.AfterDrain) {
    switch after {
    case .nothing: break
    case .awaitAnswers(let end): retire(because: end)
    case .close(let end):
      retire(because: end)
      leave(end)
    }
  }

  /// Lets `run` go on to close the connection.
  private func leave(_ end: SessionEnd) {
    guard let onEnd = onEnd.take() else {
      earlyEnd = earlyEnd ?? end
      return
    }
    loop.resume(onEnd, returning: end)
  }

  /// Tells the pool, once, that no more requests may come.
  private func retire(because end: SessionEnd) {
    guard !isRetired else { return }
    isRetired = true
    pool.retired(self, because: end, wasOpen: wasOpen, wasOfUse: state.hasBeenOfUse)
  }

  // MARK: Bytes

  private func received(_ bytes: borrowing RawSpan) {
    state.heard(at: loop.now)
    do {
      try http2.receive(bytes)
    } catch {
      return leave(.connectionLost("\(error)"))
    }
    while let event = http2.nextEvent() { handle(event) }
    if http2.wantsWrite { stream?.needsToSend() }
    pool.dispatch()
  }

  private func fill(_ buffer: inout [UInt8], atMost: Int) {
    do {
      // With room to spare all that was due went out, or a window is shut, which nghttp2 tells.
      if try http2.pull(into: &buffer, atMost: atMost) < atMost { unsentBytes = 0 }
    } catch {
      leave(.connectionLost("\(error)"))
    }
    if !http2.wantsIO { leave(.connectionLost(http2.peerFault ?? "HTTP/2 is over")) }
  }

  private func ended(_ error: TransportError?) {
    leave(.connectionLost(error.map { "\($0)" } ?? "closed by the server"))
  }

  // MARK: Streams

  private func cancel(_ number: Int32) {
    try? http2.reset(stream: number, code: HTTP2ErrorCode.cancel)
    stream?.needsToSend()
  }

  private func ping() {
    try? http2.ping(0)
    stream?.needsToSend()
  }

  /// What APNs sent, in its order. Room that this made is given to waiting requests at its end.
  func handle(_ event: HTTP2ClientEvent) {
    switch event {
    case .settings(let maximumStreams):
      state.settings(maximumStreams: maximumStreams)
    case .informational:
      break
    case .headers(let stream, let status, let fields, let isLast):
      took(status, fields, isLast: isLast, on: stream)
    case .data(let stream, let bytes, let isLast):
      exchange(on: stream)?.answer?.body.append(bytes)
      if isLast { conclude(stream) }
    case .trailers(let stream, _):
      conclude(stream)
    case .closed(let stream, let code):
      guard let exchange = exchange(on: stream) else { break }
      if exchange.answer != nil { conclude(stream) }
      finish(stream, state.meaning(ofReset: code, stream: stream))
    case .notSent(let stream):
      finish(stream, .neverProcessed(.notWritten))
    case .goAway(let lastStream, let code, let debugData):
      let reason = ResponseBody.goAwayReason(debugData)
      apply(state.goAway(lastStream: lastStream, code: code, reason: reason, at: loop.now))
    case .pingAcknowledged:
      break
    }
  }

  private func took(_ status: Int, _ fields: HTTP2Fields, isLast: Bool, on stream: Int32) {
    if status == 200, isLast {
      return accepted(stream, uniqueID: fields.value(of: Answer.uniqueIDName))
    }
    let slot = streams.slot(of: stream)
    guard slot >= 0 else { return }
    exchanges[slot]?.answer = Answer(status: status, fields: fields)
    if isLast { conclude(stream) }
  }

  /// The answer is as complete as it will be: a stream that ends early has still told its status.
  private func conclude(_ stream: Int32) {
    guard let answer = exchange(on: stream)?.answer else { return }
    if (200..<300).contains(answer.status) {
      return accepted(stream, uniqueID: answer.uniqueID)
    }
    let rejection = answer.body.rejection(
      status: answer.status, retryAfterSeconds: answer.retryAfterSeconds)
    if rejection.reason == .expiredProviderToken, let token { pool.expired(token.token) }
    noteAnswer(rejection.reason)
    finish(stream, .rejected(rejection))
  }

  private func accepted(_ stream: Int32, uniqueID: String?) {
    guard let exchange = takeExchange(off: stream) else { return }
    noteAnswer(nil)
    resume(exchange, .accepted(apnsID: exchange.apnsID, uniqueID: uniqueID))
  }

  private func noteAnswer(_ reason: RejectionReason?) {
    let wasOfUse = state.hasBeenOfUse
    apply(state.answered(reason: reason, at: loop.now))
    if state.hasBeenOfUse, !wasOfUse { pool.answered() }
  }

  /// The stream is over for its request.
  private func finish(_ stream: Int32, _ result: APNsResult) {
    guard let exchange = takeExchange(off: stream) else { return }
    resume(exchange, result)
  }

  private func exchange(on stream: Int32) -> Exchange? {
    let slot = streams.slot(of: stream)
    return slot < 0 ? nil : exchanges[slot]
  }

  private func takeExchange(off stream: Int32) -> Exchange? {
    let slot = streams.remove(stream)
    return slot < 0 ? nil : exchanges[slot].take()
  }

  /// The caller of `send` goes on.
  private func resume(_ exchange: Exchange, _ result: APNsResult) {
    loop.resuming { exchange.continuation.resume(returning: result) }
    if case .close(let end) = state.ended() { leave(end) }
  }
}
