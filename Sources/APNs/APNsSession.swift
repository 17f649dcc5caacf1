// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TLS
import Transport

/// One connection to APNs: carries out the decisions of `APNsSessionState` and maps streams to
/// requests. `run()` returns when the connection has ended. The `SessionPool` owns the session; the
/// session notifies it of opening, draining and closing.
final class APNsSession {
  /// The stream's driver; it references the session without retaining it. The reference is unowned
  /// instead of weak: an object that was ever weakly referenced has slower reference counting.
  private final class Driver: ByteStreamDriver {
    unowned var session: APNsSession?

    func received(_ bytes: borrowing RawSpan) { session?.received(bytes) }
    func fill(_ buffer: inout [UInt8], atMost: Int) { session?.fill(&buffer, atMost: atMost) }
    func ended(_ error: TransportError?) { session?.ended(error) }
  }

  private let loop: EventLoop
  private let configuration: Configuration
  /// The pool retains each session until the session ends, which breaks the reference cycle.
  private let pool: SessionPool
  private let http2: HTTP2ClientSession
  private var stream: ByteStream?
  private let driver = Driver()
  private var onEnd: UnsafeContinuation<SessionEnd, Never>?
  /// The return value of `run` if the session ended before `run` suspended.
  private var earlyEnd: SessionEnd?
  private var state: APNsSessionState
  private var headers: RequestHeaders
  private var token: ConnectionToken?
  private var tokenDue = MonotonicTime(nanoseconds: 0)
  private var streams = StreamSlots()
  /// Indexed by the streams' slots.
  private var exchanges: [APNsExchange?] = []
  /// Bytes of submitted payloads that are not yet pulled. `http2.remoteConnectionWindow` does not
  /// yet account for them.
  private var unsentBytes = 0
  private var wasOpen = false
  private var isRetired = false

  init(
    on loop: EventLoop, configuration: Configuration, pool: SessionPool
  ) throws(HTTP2Error) {
    self.loop = loop
    self.configuration = configuration
    self.pool = pool
    // "APNs allows only one stream for each connection until you post a request with a valid
    // token."
    http2 = try HTTP2ClientSession(
      assumedPeerMaxConcurrentStreams: 1,
      collecting: [APNsExchange.Answer.uniqueIDName, APNsExchange.Answer.retryAfterName])
    state = APNsSessionState(limits: configuration.limits, now: loop.now)
    headers = RequestHeaders(authority: configuration.endpoint.authority)
    driver.session = self
  }

  // MARK: Called by the pool

  /// Number of streams that requests may open now; 0 until the RST_STREAM of a cancelled stream has
  /// been sent.
  var freeStreams: Int { freeStreams(above: 0) }

  /// Returns the number of free streams if it exceeds `least`, otherwise 0. Only consults the
  /// HTTP/2 session if the number exceeds `least`.
  func freeStreams(above least: Int) -> Int {
    let free = state.freeStreams
    return free > least && http2.canOpenStream ? free : 0
  }

  var inFlight: Int { state.inFlight }
  var isBusy: Bool { state.isBusy }

  func hasWindow(for bytes: Int) -> Bool { http2.remoteConnectionWindow - unsentBytes >= bytes }

  func carries(_ token: ProviderToken) -> Bool { self.token?.token == token }

  /// Called before each request. Sends a PING if the connection has been silent for too long. The
  /// connection then has no free streams until bytes arrive.
  func doubt(at now: MonotonicTime) {
    guard state.doubts(at: now) else { return }
    ping()
    pool.sweepSoon()
  }

  /// Keeps one free stream for a request that is about to be submitted.
  func reserve() { state.reserve() }
  func unreserve() { state.unreserve() }

  /// Queues a request, which is written at the end of this turn of the loop, and resumes
  /// `continuation` with the result. Requires `freeStreams` above zero.
  func submit(_ request: APNsRequest, _ continuation: UnsafeContinuation<APNsResult, Never>) {
    let now = loop.now
    if now >= tokenDue, let cause = renewToken(at: now) {
      return loop.resume(continuation, returning: .neverProcessed(cause))
    }
    headers.own(request)
    let template = headers.template(for: request.kind)
    guard open(template, request.payload, .caller(continuation, request.apnsID), at: now) else {
      return loop.resume(continuation, returning: .neverProcessed(.notWritten))
    }
    submitted()
  }

  /// Queues `count` requests of a batch, or fewer if streams or the window end earlier. They are
  /// written at the end of this turn of the loop.
  ///
  /// - Returns: the number of queued requests, and why the next one failed; nil if it did not.
  func submit(
    _ count: Int, of batch: APNsBatch, from first: SlicedRequest
  ) -> (taken: Int, failure: NeverProcessedCause?) {
    let now = loop.now
    if now >= tokenDue, let cause = renewToken(at: now) { return (0, cause) }
    let template = headers.template(for: batch.head.kind)
    var failure: NeverProcessedCause?
    var request = first
    var taken = 0
    while taken < count, freeStreams > 0, hasWindow(for: batch.payloadSize(of: request.position)) {
      headers.own(batch, request.position)
      guard open(template, batch.payload(of: request.position), .slice(request), at: now) else {
        failure = .notWritten
        break
      }
      taken += 1
      request.index += 1
    }
    submitted()
    return (taken, failure)
  }

  /// Opens a stream for the request whose headers were written last; returns whether it did.
  private func open(
    _ template: HTTP2HeaderTemplate, _ payload: [UInt8], _ origin: APNsExchange.Origin,
    at now: MonotonicTime
  ) -> Bool {
    guard
      let stream = try? http2.submitRequest(headers.buffer, template: template, body: payload)
    else { return false }
    let slot = streams.add(stream)
    if slot == exchanges.count { exchanges.append(nil) }
    exchanges[slot] = APNsExchange(origin: origin, submitted: now)
    unsentBytes += payload.count
    state.opened(at: now)
    return true
  }

  private func submitted() {
    stream?.needsToSend()
    pool.sweepSoon()
    if http2.streamIDsExhausted { drain(because: .streamIDsExhausted) }
  }

  /// Accepts no more requests; closes when the pending responses have arrived.
  func drain(because end: SessionEnd) { apply(state.drain(because: end, at: loop.now)) }

  /// Checks the deadlines: ends late requests, and ends the connection if it has been silent or
  /// draining for too long.
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

  /// Switches to a newer provider token if Apple's rules allow it. Returns why a request cannot be
  /// written now, or nil.
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
      // A newer token exists, but Apple's rules forbid it on this connection for now.
      drain(because: .tokenTooOld)
      return .notWritten
    }
    if token.token != self.token?.token { headers.authorize(with: token.token) }
    tokenDue = token.nextCheck(at: now)
    self.token = token
    return nil
  }

  // MARK: Lifecycle

  /// Connects, serves until the connection ends, and ends all remaining requests.
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

  /// Resumes `run`, which closes the connection.
  private func leave(_ end: SessionEnd) {
    guard let onEnd = onEnd.take() else {
      earlyEnd = earlyEnd ?? end
      return
    }
    loop.resume(onEnd, returning: end)
  }

  /// Notifies the pool, once, that this session accepts no more requests.
  private func retire(because end: SessionEnd) {
    guard !isRetired else { return }
    isRetired = true
    pool.retired(self, because: end, wasOpen: wasOpen, wasOfUse: state.hasBeenOfUse)
  }

  // MARK: Driving the stream

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
      // `pull` returned fewer than `atMost` bytes: all pending data was sent, or a flow-control
      // window is closed, which `http2.remoteConnectionWindow` shows.
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

  /// Handles one HTTP/2 event, in the order of arrival. `received` dispatches waiting requests
  /// afterwards.
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
      return accepted(stream, uniqueID: fields.value(of: APNsExchange.Answer.uniqueIDName))
    }
    let slot = streams.slot(of: stream)
    guard slot >= 0 else { return }
    exchanges[slot]?.answer = APNsExchange.Answer(status: status, fields: fields)
    if isLast { conclude(stream) }
  }

  /// Finishes a request whose response has a status; a stream that was reset may have a status,
  /// too.
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
    switch exchange.origin {
    case .caller(let continuation, let apnsID):
      let result = APNsResult.accepted(apnsID: apnsID, uniqueID: uniqueID)
      loop.resuming { continuation.resume(returning: result) }
    case .slice(let request): pool.accepted(request, after: loop.now - exchange.submitted)
    }
    streamEnded()
  }

  private func noteAnswer(_ reason: RejectionReason?) {
    let wasOfUse = state.hasBeenOfUse
    apply(state.answered(reason: reason, at: loop.now))
    if state.hasBeenOfUse, !wasOfUse { pool.answered() }
  }

  /// Ends the request on this stream with `result`.
  private func finish(_ stream: Int32, _ result: APNsResult) {
    guard let exchange = takeExchange(off: stream) else { return }
    switch exchange.origin {
    case .caller(let continuation, _): loop.resuming { continuation.resume(returning: result) }
    case .slice(let request): pool.finished(request, result, after: loop.now - exchange.submitted)
    }
    streamEnded()
  }

  private func exchange(on stream: Int32) -> APNsExchange? {
    let slot = streams.slot(of: stream)
    return slot < 0 ? nil : exchanges[slot]
  }

  private func takeExchange(off stream: Int32) -> APNsExchange? {
    let slot = streams.remove(stream)
    return slot < 0 ? nil : exchanges[slot].take()
  }

  private func streamEnded() {
    if case .close(let end) = state.ended() { leave(end) }
  }
}
