// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import DequeModule
import HTTP2
import Logging
import Transport

/// One client connection of HTTP/2: an `Exchange` responds to each of its streams, concurrently.
///
/// `run` serves the connection. It starts requests only after all frames of a read were parsed. A
/// stream that the client resets at once therefore costs no handler call. Two limits bound the work
/// of a client: concurrent handlers (`HTTPLimits.http2Streams`, including those of closed streams)
/// and unread response bytes (`http2Unsent`). Requests beyond either limit wait.
final class HTTP2Connection: ClientConnection {
  /// The first bytes of every client (RFC 9113 §3.4).
  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  /// The bytes for a rejected client: empty SETTINGS, and GOAWAY with ENHANCE_YOUR_CALM and last
  /// stream 0. The client concludes that no request was processed.
  static let refusal: [UInt8] =
    [0, 0, 0, 4, 0, 0, 0, 0, 0] + [0, 0, 8, 7, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 11]

  /// Bytes of frames that are generated at a time. A client with open windows that reads nothing
  /// occupies no more memory.
  private static let fillSize = 32 * 1024
  /// How long new streams are accepted after the shutdown notice.
  private static let noticePeriod = Duration.seconds(1)
  /// Identifies the PING whose acknowledgement proves that the client has received the shutdown
  /// notice.
  private static let noticePing: UInt64 = 0x7075_7368_6761_7465

  let context: ServerContext
  let stream: ByteStream
  let certificate: ClientCertificate?
  private let session: HTTP2ServerSession
  private let pump: HTTP2ServerPump
  /// Open streams, and closed streams whose handler is still running.
  private var streams: [Int32: HTTP2Stream] = [:]
  /// Requests without a running handler.
  private var waiting: Deque<HTTP2Stream> = []
  /// Running handlers.
  private var working = 0
  private var guarding: HTTP2FloodGuard
  private var answers = 0
  private var isOver = false
  private var hasSentGoAway = false
  private var isDraining = false
  private var lastSent = MonotonicTime.now()
  /// Number of times that the kernel had accepted all bytes and the session was asked for more.
  private(set) var rounds = 0
  private var idleSince = MonotonicTime.now()
  private var idleAlarm: TimerToken?
  /// The value of `rounds` when the alarm found unread bytes.
  private var stuckRound: Int?
  private var wakeRun: UnsafeContinuation<Void, Never>?

  /// Nil if nghttp2 has no memory for a session.
  init?(_ context: ServerContext, over stream: ByteStream) {
    self.context = context
    self.stream = stream
    certificate = stream.peerCertificate.map(ClientCertificate.init)
    let limits = context.limits
    stream.keptCapacity = 4 * limits.gatheredOutput
    stream.fillSize = Self.fillSize
    var options = HTTP2Options()
    options.consumesManually = true
    // `HTTP2FloodGuard` acts before nghttp2's limits, and reports the cause.
    options.resets = (2 * limits.http2Resets, limits.http2Resets)
    options.maximumContinuations = limits.http2Continuations
    let settings = HTTP2Settings(
      initialWindowSize: limits.http2StreamWindow,
      connectionWindowSize: limits.http2ConnectionWindow,
      maximumConcurrentStreams: limits.http2Streams, maximumHeaderListSize: limits.headerBytes)
    guard let session = try? HTTP2ServerSession(settings: settings, options: options) else {
      stream.close()
      return nil
    }
    self.session = session
    pump = HTTP2ServerPump(session, over: stream, reportsSending: true)
    guarding = HTTP2FloodGuard(limits, at: context.loop.now)
  }

  private var limits: HTTPLimits { context.limits }

  /// - Parameter opening: bytes that the client has already sent.
  func run(after opening: [UInt8], isolation: isolated (any Actor)) async {
    pump.start(self)
    if !opening.isEmpty { pump.received(opening.span.bytes) }
    setIdleAlarm()
    if context.isDraining { drain() }
    while true {
      while let next = nextToBegin() { begin(next, isolation) }
      if isOver, working == 0 { break }
      await withUnsafeContinuation { wakeRun = $0 }
    }
    if let idleAlarm { context.loop.cancel(idleAlarm) }
    stream.close()
  }

  /// Announces the end of the connection. Requests in transit still get their responses, and the
  /// client learns which requests it must retry.
  func drain() {
    guard !isDraining, !isOver else { return }
    isDraining = true
    try? session.announceShutdown()
    // The PING is sent before the GOAWAY, in one write: some clients ignore all frames but GOAWAY
    // after a GOAWAY.
    try? session.ping(Self.noticePing)
    pump.needsToSend()
    context.loop.schedule(at: context.loop.now + Self.noticePeriod) { [weak self] in
      self?.sendGoAway()
    }
  }

  func giveBack() { if streams.isEmpty { stream.giveBack() } }

  func abort() {
    for stream in Array(streams.values) { stream.task?.cancel() }
    pump.abort()
    over()
  }

  // MARK: Requests

  private func nextToBegin() -> HTTP2Stream? {
    while let first = waiting.first {
      guard working < limits.http2Streams, session.unsentBytes <= limits.http2Unsent else {
        return nil
      }
      waiting.removeFirst()
      if !first.isClosed { return first }
    }
    return nil
  }

  private func begin(_ stream: HTTP2Stream, _ isolation: isolated (any Actor)) {
    working += 1
    stream.task = Task {
      _ = isolation
      await answer(stream)
      stream.task = nil
      working -= 1
      if stream.isClosed { remove(stream) }
      wake()
    }
  }

  private func wake() { wakeRun.take()?.resume() }

  /// Closes a stream, and removes it unless its handler is running.
  private func close(_ stream: Int32) {
    guard let closed = streams[stream] else { return }
    closed.close()
    guard closed.task == nil else { return }
    waiting.removeAll { $0 === closed }
    remove(closed)
  }

  /// Removes a closed stream without a running handler.
  private func remove(_ stream: HTTP2Stream) {
    streams[stream.id] = nil
    if streams.isEmpty { idleSince = context.loop.now }
  }

  // MARK: Requests by streams

  /// Notes that `count` bytes of a body were read or discarded.
  func consumed(_ count: Int, of stream: Int32) {
    guard !isOver else { return }
    try? session.consume(stream: stream, count: count)
    pump.needsToSend()
  }

  func unsentBytes(of stream: Int32) -> Int { session.unsentBytes(of: stream) }

  func sendContinue(on stream: HTTP2Stream) {
    try? session.submitInformational(stream: stream.id, status: 100)
    pump.needsToSend()
  }

  /// - Parameter body: the complete body; nil if it follows.
  func sendHead(
    _ status: Int, _ fields: [HTTP2Header], body: [UInt8]?, on stream: HTTP2Stream
  ) throws(ExchangeFault) {
    guard !isOver, !stream.isClosed else { throw .gone }
    do throws(HTTP2Error) {
      try pump.submitResponse(
        stream: stream.id, status: status, headers: fields, body: body, endStream: body != nil)
      answers += 1
    } catch { throw .gone }
  }

  func sendData(
    _ bytes: [UInt8], on stream: HTTP2Stream, isLast: Bool
  ) throws(ExchangeFault) {
    guard !isOver, !stream.isClosed else { throw .gone }
    do throws(HTTP2Error) {
      try pump.sendData(stream: stream.id, bytes, endStream: isLast)
    } catch { throw .gone }
  }

  /// Bytes from nghttp2 that the kernel has not accepted.
  var backlog: Int { stream.backlog }

  /// Requests another call of `sent` once the kernel has accepted all bytes.
  func askForRound() { pump.needsToSend() }

  func reset(_ stream: HTTP2Stream, code: UInt32) {
    guard !isOver, !stream.isClosed else { return }
    try? pump.reset(stream: stream.id, code: code)
  }

  /// Handles a client that did not read a response in time. Ends the stream; ends the connection if
  /// the kernel has accepted no bytes for `writeDeadline`.
  func stalled(_ stream: HTTP2Stream) {
    if self.stream.backlog > 0, context.loop.now - lastSent >= limits.writeDeadline {
      drop(.stalled)
    } else {
      reset(stream, code: HTTP2ErrorCode.cancel)
    }
  }

  // MARK: The end

  private func sendGoAway() {
    guard !hasSentGoAway, !isOver else { return }
    hasSentGoAway = true
    try? pump.goAway()
  }

  private func drop(_ cause: DropCause) {
    guard !isOver else { return }
    context.reporter.dropped(cause, of: stream.peer)
    if cause == .stalled {
      pump.abort()
    } else {
      // Reading on would ensure that the client receives the GOAWAY, but at a cost that the client
      // controls.
      try? session.terminate(code: HTTP2ErrorCode.enhanceYourCalm)
      pump.closeAtOnce()
    }
    over()
  }

  private func over() {
    guard !isOver else { return }
    isOver = true
    waiting = []
    for stream in Array(streams.keys) { close(stream) }
    wake()
  }

  private func setIdleAlarm() {
    let now = context.loop.now
    var time = isDraining ? now + limits.idleDeadline : idleSince + limits.idleDeadline
    if stuckRound != nil { time = min(time, now + limits.writeDeadline) }
    idleAlarm = context.loop.schedule(at: time) { [weak self] in
      guard let self, !isOver else { return }
      idleAlarm = nil
      rung()
      if !isOver { setIdleAlarm() }
    }
  }

  /// Runs when the idle alarm fires. Detects unread bytes that no open stream waits for.
  private func rung() {
    let isStuck = stream.backlog > 0
    if isStuck, stuckRound == rounds { return drop(.stalled) }
    stuckRound = isStuck ? rounds : nil
    if !streams.isEmpty {
      idleSince = context.loop.now
    } else if context.loop.now >= idleSince + limits.idleDeadline {
      drain()
    }
  }
}

extension HTTP2Connection: HTTP2ServerHandler {
  func received(_ event: HTTP2ServerEvent) {
    switch event {
    case .request(let id, let fields, let hasEnded):
      if fields.exceededLimit { guarding.noteReset() }
      let stream = HTTP2Stream(id, of: self, fields, hasEnded: hasEnded)
      streams[id] = stream
      waiting.append(stream)
    case .data(let id, let bytes, let isLast):
      if let stream = streams[id] {
        stream.received(bytes, isLast: isLast)
      } else {
        consumed(bytes.count, of: id)
      }
    // No handler reads trailers; they end the body.
    case .trailers(let id, let fields):
      if fields.exceededLimit { guarding.noteReset() }
      streams[id]?.received([], isLast: true)
    case .resetByPeer: guarding.noteReset()
    case .malformed: guarding.noteReset()
    case .closed(let id, _): close(id)
    case .pingAcknowledged(Self.noticePing): sendGoAway()
    case .settings, .settingsAcknowledged, .ping, .pingAcknowledged, .goAway, .priority: break
    }
  }

  func receivedAll() {
    let verdict =
      session.hasExcessiveHeaderList
      ? .headerLists
      : guarding.verdict(
        idleFrames: session.idleFrames, sent: session.sentDataFrames + answers,
        at: context.loop.now)
    if let verdict { drop(verdict) }
    wake()
  }

  func sent() {
    lastSent = context.loop.now
    rounds += 1
    for stream in streams.values { stream.checkRoom() }
    if !waiting.isEmpty { wake() }
  }

  func ended(_ end: HTTP2End) {
    context.reporter.logger.debug("HTTP/2 connection ended", metadata: ["how": "\(end)"])
    if case .lost(let error) = end { context.reporter.dropped(by: error, of: stream.peer) }
    over()
  }
}
