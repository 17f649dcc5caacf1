// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TLS
import Transport

/// One connection to APNs: carries out what `APNsSessionState` decides, and knows which request is on
/// which stream. `run()` is its life; its `SessionPool` owns it and is told of every turn.
final class APNsSession: ByteStreamDriver {
  /// What all sessions of a pool have in common.
  struct Configuration {
    let endpoint: APNsEndpoint
    let signer: ProviderTokenSigner?
    let tls: TLSContext
    let limits: APNsLimits

    init(
      endpoint: APNsEndpoint, authentication: APNsAuthentication, trust: TLSTrust,
      limits: APNsLimits
    ) throws(TLSError) {
      self.endpoint = endpoint
      self.limits = limits
      switch authentication {
      case .providerToken(let signer):
        self.signer = signer
        tls = try TLSContext.client(trust: trust, alpn: ["h2"])
      case .certificate(let identity):
        signer = nil
        tls = try TLSContext.client(trust: trust, identity: identity, alpn: ["h2"])
      }
    }
  }

  /// A request on a stream.
  private struct Exchange {
    let continuation: UnsafeContinuation<APNsResult, Never>
    let apnsID: String
    let submitted: MonotonicTime
    var answer: Answer?
  }

  /// What has come of an answer that is not complete yet. A class, since few requests need one.
  private final class Answer {
    let status: Int
    let uniqueID: String?
    let retryAfterSeconds: Int?
    var body = ResponseBody()

    init(status: Int, fields: HTTP2Fields) {
      self.status = status
      uniqueID = fields.value(of: "apns-unique-id")
      retryAfterSeconds = fields.value(of: "retry-after").flatMap(Int.init)
    }
  }

  private let loop: EventLoop
  private let configuration: Configuration
  private unowned let pool: SessionPool
  private let http2: HTTP2ClientSession
  private var stream: ByteStream?
  private var onEnd: UnsafeContinuation<SessionEnd, Never>?
  /// Why `run` is to go on, when it was told before it came to wait.
  private var earlyEnd: SessionEnd?
  private var state: APNsSessionState
  private var headers: RequestHeaders
  private var token: ConnectionToken?
  private var tokenDue = MonotonicTime(nanoseconds: 0)
  private var exchanges: [Int32: Exchange] = [:]
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
    http2 = try HTTP2ClientSession(assumedPeerMaxConcurrentStreams: 1)
    state = APNsSessionState(limits: configuration.limits, now: loop.now)
    headers = RequestHeaders(authority: configuration.endpoint.authority)
  }

  // MARK: What the pool asks

  var freeStreams: Int { state.freeStreams }
  var inFlight: Int { state.inFlight }
  var isBusy: Bool { state.isBusy }

  func hasWindow(for bytes: Int) -> Bool { http2.remoteConnectionWindow - unsentBytes >= bytes }

  func carries(_ token: ProviderToken) -> Bool { self.token?.token == token }

  /// Keeps one of the free streams for a request that is about to come.
  func reserve() { state.reserve() }
  func unreserve() { state.unreserve() }

  /// Writes a request at the end of this turn and resumes `continuation` with its result. Only while
  /// `freeStreams` is above zero.
  func submit(_ request: APNsRequest, _ continuation: UnsafeContinuation<APNsResult, Never>) {
    let now = loop.now
    do {
      if now >= tokenDue { try renewToken(at: now) }
    } catch {
      return loop.resume(continuation, returning: .neverProcessed(.noProviderToken))
    }
    do {
      let stream = try http2.submitRequest(
        path: RequestHeaders.path(to: request.deviceToken),
        template: headers.template(for: request.kind), headers: headers.own(request),
        body: request.payload)
      exchanges[stream] = Exchange(
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
    for (stream, exchange) in exchanges where now - exchange.submitted >= patience {
      let silence = state.responseMissing(at: now)
      cancel(stream)
      if silence == .resetStreamAndPing { ping() }
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

  private func renewToken(at now: MonotonicTime) throws(TLSError) {
    guard let signer = configuration.signer else {
      tokenDue = .distantFuture
      return
    }
    let newest = try signer.token()
    var token = token ?? ConnectionToken(newest: newest, at: now)
    _ = token.change(to: newest, at: now)
    headers.authorize(with: token.token)
    tokenDue = max(token.mayChangeAt, now + ConnectionToken.checkInterval)
    self.token = token
  }

  // MARK: Life

  /// Connects, serves until the connection ends, and settles whatever is still under way.
  func run() async {
    var end = SessionEnd.poolClosed
    do {
      let stream = try await connect()
      if !state.isClosed { end = await serve(over: stream) }
      stream.close()
    } catch {
      end = .connectFailed("\(error)")
    }
    settle(state.lost(end))
  }

  private func serve(over stream: ByteStream) async -> SessionEnd {
    self.stream = stream
    state.connected(at: loop.now)
    stream.drive(by: self)
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
    for stream in exchanges.keys { finish(stream, .unknown(cause)) }
    pool.ended(self)
  }

  /// Every connection asks the name server anew and takes the addresses in an order of its own.
  private func connect() async throws -> ByteStream {
    let limits = configuration.limits
    let endpoint = configuration.endpoint
    let deadline = loop.now + limits.connectDeadline
    let addresses = try await Resolver.resolve(
      endpoint.host, port: endpoint.port, on: loop, deadline: deadline)
    var failure: (any Error)?
    for address in addresses.shuffled() {
      do {
        let tcp = try await TCPStream.connect(to: address, on: loop, deadline: deadline)
        let stream = try await ByteStream.connectTLS(
          over: tcp, context: configuration.tls, serverName: endpoint.host, deadline: deadline)
        if stream.negotiatedProtocol == "h2" { return stream }
        stream.close()
        failure = NoHTTP2()
      } catch {
        failure = error
      }
    }
    throw failure ?? IOError(.resolution, operation: "resolve \(endpoint.host)")
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

  package func received(_ bytes: borrowing RawSpan) {
    do {
      try http2.receive(bytes)
    } catch {
      return leave(.connectionLost("\(error)"))
    }
    while let event = http2.nextEvent() { handle(event) }
    if http2.wantsWrite { stream?.needsToSend() }
    pool.dispatch()
  }

  package func fill(_ buffer: inout [UInt8], atMost: Int) {
    do {
      // With room to spare all that was due went out, or a window is shut, which nghttp2 tells.
      if try http2.pull(into: &buffer, atMost: atMost) < atMost { unsentBytes = 0 }
    } catch {
      leave(.connectionLost("\(error)"))
    }
    if !http2.wantsIO { leave(.connectionLost(http2.peerFault ?? "HTTP/2 is over")) }
  }

  package func ended(_ error: TransportError?) {
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
      exchanges[stream]?.answer?.body.append(bytes)
      if isLast { conclude(stream) }
    case .trailers(let stream, _):
      conclude(stream)
    case .closed(let stream, let code):
      guard let exchange = exchanges[stream] else { break }
      if exchange.answer != nil { conclude(stream) }
      finish(stream, state.meaning(ofReset: code, stream: stream))
    case .notSent(let stream):
      finish(stream, .neverProcessed(.notWritten))
    case .goAway(let lastStream, let code, let debugData):
      let reason = ResponseBody.goAwayReason(debugData)
      apply(state.goAway(lastStream: lastStream, code: code, reason: reason, at: loop.now))
    case .pingAcknowledged:
      state.pingAcknowledged(at: loop.now)
    }
  }

  private func took(_ status: Int, _ fields: HTTP2Fields, isLast: Bool, on stream: Int32) {
    if status == 200, isLast {
      return accepted(stream, uniqueID: fields.value(of: "apns-unique-id"))
    }
    exchanges[stream]?.answer = Answer(status: status, fields: fields)
    if isLast { conclude(stream) }
  }

  /// The answer is as complete as it will be: a stream that ends early has still told its status.
  private func conclude(_ stream: Int32) {
    guard let answer = exchanges[stream]?.answer else { return }
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
    guard let exchange = exchanges.removeValue(forKey: stream) else { return }
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
    guard let exchange = exchanges.removeValue(forKey: stream) else { return }
    resume(exchange, result)
  }

  /// The caller of `send` goes on.
  private func resume(_ exchange: Exchange, _ result: APNsResult) {
    loop.resume(exchange.continuation, returning: result)
    if case .close(let end) = state.ended() { leave(end) }
  }
}

/// The server answered TLS, but not with HTTP/2.
private struct NoHTTP2: Error, CustomStringConvertible {
  var description: String { "the server does not speak HTTP/2" }
}
