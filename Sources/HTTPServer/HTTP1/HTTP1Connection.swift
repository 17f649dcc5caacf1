// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import Transport

/// One client connection of HTTP/1.1: separates requests, has an `Exchange` respond to each, and
/// sends the responses in order.
///
/// `run` serves the connection until it ends, or until it is idle and its task has grown. The next
/// `run` then starts in a new task with a small stack. Output is gathered until the end of the
/// loop's turn. Responses to pipelined requests therefore leave together, and none of them waits
/// for a slow handler of a later request.
final class HTTP1Connection: ClientConnection {
  /// What the connection does after a response.
  enum NextStep {
    case next
    case close
    /// Ends after discarding bytes that the client may still be sending.
    case linger
  }

  /// How `run` has ended.
  enum Outcome {
    /// The stream is closed.
    case over
    /// The client uses HTTP/2, and has sent these bytes.
    case isHTTP2([UInt8])
    /// The connection is idle and continues with another `run` in a new task.
    case isParked
  }

  /// Why the read interceptor woke the task that waits for a request.
  enum Handover {
    /// Input has arrived that has no response yet.
    case input
    case end
  }

  static let readSize = 8 * 1024
  private static let bodyReadSize = 64 * 1024
  /// Bytes of input buffer that an idle connection keeps: enough for a small request.
  static let keptCapacity = 1024

  let context: ServerContext
  let stream: ByteStream
  private let certificate: ClientCertificate?
  var parser: RequestParser
  var input: [UInt8] = []
  var consumed = 0
  /// Whether the connection waits for the first byte of a request.
  var isIdle = false
  var idleUntil: MonotonicTime?
  var hasServed = false
  private var hasBegun = false
  /// Whether the task has served a request. A grown task keeps the memory of its deepest call.
  private var isGrown = false
  var isParking = false
  private var hasRested = false
  /// The body of the current request.
  private var body = IncomingBody()
  /// Work that the read interceptor has left to the task.
  var handover: Handover?
  /// A request that the read interceptor has started.
  var begun: (head: RequestHead, exchange: Exchange)?
  /// The framing of a streamed response's body.
  var framing = ResponseEncoder.Framing.none

  init(_ context: ServerContext, over stream: ByteStream) {
    self.context = context
    self.stream = stream
    certificate = stream.peerCertificate.map(ClientCertificate.init)
    // Keeps space for one page of a list: allocating it for each response costs more than the
    // response itself.
    stream.keptCapacity = 4 * context.limits.gatheredOutput
    parser = RequestParser(limits: context.limits)
  }

  var limits: HTTPLimits { context.limits }
  var now: MonotonicTime { context.loop.now }

  func run() async -> Outcome {
    isGrown = false
    do throws(ExchangeFault) {
      if !hasBegun, try await isHTTP2() { return .isHTTP2(Array(input[consumed...])) }
      hasBegun = true
      var nextStep = NextStep.next
      while nextStep == .next, let head = try await receiveHead() {
        nextStep = try await serve(head)
      }
      if isParking {
        isParking = false
        return .isParked
      }
      try await flush()
      if nextStep == .linger { await linger() }
    } catch {
      if case .refused(let fault) = error { await refuse(fault) }
    }
    stream.close()
    return .over
  }

  func abort() { stream.abort() }

  func giveBack() { if isIdle { stream.giveBack() } }

  /// Ends `run` if the connection is idle and its task has grown; a new task then continues.
  /// - Returns: whether `run` ends.
  func park() -> Bool {
    guard isIdle, isGrown, !isParking, stream.backlog == 0 else { return false }
    isParking = true
    stream.interruptReading()
    return true
  }

  /// Closes an idle connection. Other connections close after their current request.
  func drain() {
    guard isIdle else { return }
    if stream.backlog == 0 {
      stream.close()
    } else {
      stream.closeWhenSent(deadline: now + limits.lingerDeadline)
    }
  }

  // MARK: One request

  private func serve(_ head: RequestHead) async throws(ExchangeFault) -> NextStep {
    body = IncomingBody(head, limits)
    // A request without a body ends here, for the parser as well.
    if head.framing == .none { _ = parser.advance(input, from: consumed) }
    let exchange = begun.take()?.exchange ?? exchange(for: head)
    let response: Response
    do throws(ExchangeFault) {
      response = try await exchange.answer(receivingFrom: self)
    } catch {
      guard case .refused(let fault) = error else { throw error }
      body.isLost = true
      response = exchange.presented(.problem(fault.fault.problem(fault.detail)))
    }
    hasServed = true
    isGrown = true
    let nextStep = try await send(response, of: exchange, to: head)
    if nextStep == .next, !body.isComplete { try await skipBody(head) }
    return nextStep
  }

  func exchange(for head: RequestHead) -> Exchange {
    Exchange(
      context, method: head.method, path: head.pathBytes, query: head.queryBytes,
      headers: head.headers, length: head.framing.bodyLength, peer: stream.peer,
      certificate: certificate, isSecure: stream.isEncrypted)
  }

  private func send(
    _ response: Response, of exchange: Exchange, to head: RequestHead
  ) async throws(ExchangeFault) -> NextStep {
    let nextStep = nextStep(of: head)
    var encoding = ResponseEncoder.Context(
      date: context.date.line(), requestID: exchange.id, omitsBody: head.method == .head,
      closes: nextStep != .next, isHTTP10: head.isHTTP10, documentation: context.documentation)
    guard case .stream(let producer) = response.content else {
      var count = 0
      try transmit { count = ResponseEncoder.append(response, encoding, to: &$0) }
      exchange.report(
        status: response.status.code, requestBytes: body.received, responseBytes: count)
      if stream.backlog >= limits.gatheredOutput { try await flush() }
      return nextStep
    }
    // The producer may still read the rest of the request.
    encoding.closes = body.isLost || !staysOpen(head)
    framing = ResponseEncoder.framing(of: response, encoding)
    try transmit { ResponseEncoder.append(response, encoding, to: &$0) }
    let count = try await produce(
      producer, omitted: encoding.omitsBody || framing == .none, exchange)
    exchange.report(
      status: response.status.code, requestBytes: body.received, responseBytes: count)
    if !encoding.closes, framing != .close { return self.nextStep(of: head) }
    return body.isComplete ? .close : .linger
  }

  private func staysOpen(_ head: RequestHead) -> Bool { head.keepsAlive && !context.isDraining }

  private func nextStep(of head: RequestHead) -> NextStep {
    if body.isLost { return .linger }
    if body.isComplete { return staysOpen(head) ? .next : .close }
    return staysOpen(head) && body.isCheapToSkip(limits) ? .next : .linger
  }

  /// Discards the rest of a body that no handler reads, after the response.
  private func skipBody(_ head: RequestHead) async throws(ExchangeFault) {
    prepareBody(limit: .max, within: limits.bodyTime)
    var skipped: [UInt8] = []
    do throws(ExchangeFault) {
      while try await receiveBody(into: &skipped) { skipped.removeAll(keepingCapacity: true) }
    } catch {
      // The response was already sent.
      throw .gone
    }
  }

  // MARK: Receiving

  /// Time within which the client's next request must begin. A stopping server waits only for
  /// requests that are already in transit.
  private var idlePatience: Duration {
    context.isDraining ? limits.lingerDeadline : limits.idleDeadline
  }

  /// Returns whether the first bytes are the preface of HTTP/2 (RFC 9113 §3.4), which is not a
  /// valid HTTP/1.1 request line. Without TLS, clients may use HTTP/2 by prior knowledge.
  private func isHTTP2() async throws(ExchangeFault) -> Bool {
    guard stream.negotiatedProtocol == nil else { return false }
    let preface = HTTP2Connection.preface
    var deadline: MonotonicTime?
    while input.count < preface.count {
      isIdle = input.isEmpty
      let limit = deadline ?? now + idlePatience
      let count = try await read(Self.readSize, until: limit)
      isIdle = false
      if input.isEmpty { throw .gone }
      // An incomplete line is handled where heads are received.
      guard let count, count > 0 else { return false }
      if deadline == nil { deadline = now + limits.headerDeadline }
      if !input.starts(with: preface.prefix(input.count)) { return false }
    }
    return input.starts(with: preface)
  }

  /// - Returns: nil if the connection ended between two requests.
  private func receiveHead() async throws(ExchangeFault) -> RequestHead? {
    var deadline: MonotonicTime?
    while true {
      if let begun { return begun.head }
      let step = parser.advance(input, from: consumed)
      consumed += step.consumed
      switch step.event {
      case .head(let head): return head
      case .fault(let fault): throw .refused(fault)
      case .needsMore where step.consumed > 0: continue
      case .needsMore, .body, .end: break
      }
      isIdle = consumed == input.count
      if isIdle {
        if context.isDraining, hasServed { return nil }
        if input.capacity > Self.keptCapacity { (input, consumed) = ([], 0) }
        // Ends this task when the connection is idle for the first time, so that the next
        // connection can use its memory. Later `park` decides, since a new task costs as much as a
        // small request.
        if isGrown, !hasRested {
          hasRested = true
          isParking = true
          return nil
        }
      }
      // Responses of the read interceptor may exceed what the client has read so far.
      if stream.backlog >= limits.gatheredOutput { try await flush() }
      // The idle deadline applies until the first byte; from then on the head's deadline applies.
      if !isIdle, deadline == nil { deadline = now + limits.headerDeadline }
      let limit = deadline ?? idleUntil ?? now + idlePatience
      idleUntil = limit
      let count = try await read(Self.readSize, until: limit)
      let wasIdle = isIdle
      isIdle = false
      if isParking { return nil }
      idleUntil = nil
      if count == 0 { return nil }
      if count == nil, wasIdle { return nil }
      if count == nil {
        throw .refused(
          ParseFault(.timeout, "The head must arrive within \(limits.headerDeadline)."))
      }
    }
  }

  /// - Returns: more than 0 if bytes were added to the input; 0 at its end; nil after the deadline.
  private func read(
    _ size: Int, until deadline: MonotonicTime
  ) async throws(ExchangeFault) -> Int? {
    if consumed == input.count {
      input.removeAll(keepingCapacity: true)
    } else if consumed > 0 {
      input.removeSubrange(..<consumed)
    }
    consumed = 0
    do throws(TransportError) {
      while true {
        try await stream.readable(deadline: deadline, attendedBy: isIdle && hasBegun ? self : nil)
        if let handover {
          self.handover = nil
          isParking = false
          return handover == .input ? 1 : 0
        }
        if let count = try stream.tryRead(into: &input, atMost: size) {
          isParking = false
          return count
        }
      }
    } catch {
      if error.isTimeout || (isParking && error.isCancellation) { return nil }
      context.reporter.dropped(by: error, of: stream.peer)
      throw .gone
    }
  }

  // MARK: Ending

  /// Responds to a head that cannot be parsed, and ends the connection.
  private func refuse(_ fault: ParseFault) async {
    let problem = fault.fault.problem(fault.detail)
    // An unparsed head is still in the input. A response to HEAD has no body, even for errors.
    let isHead = input[consumed...].starts(with: "HEAD ".utf8)
    let encoding = ResponseEncoder.Context(
      date: context.date.line(), requestID: context.requestIDs.next(), omitsBody: isHead,
      closes: true, documentation: context.documentation)
    do throws(ExchangeFault) {
      var count = 0
      try transmit { count = ResponseEncoder.append(.problem(problem), encoding, to: &$0) }
      context.reporter.finished(
        ExchangeReport(
          peer: stream.peer, status: problem.status.code, code: problem.code, requestBytes: 0,
          responseBytes: count, nanoseconds: 0, id: encoding.requestID))
      try await flush()
      await linger()
    } catch { return }
  }

  private func linger() async {
    await stream.linger(
      atMost: limits.lingerBytes, deadline: now + limits.lingerDeadline)
  }
}

extension HTTP1Connection: BodySource {
  var bodyPause: Duration? {
    get { body.pause }
    set { body.pause = newValue }
  }

  func prepareBody(limit: Int, within time: Duration) {
    parser.bodyLimit = limit
    body.time = time
  }

  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool {
    while !body.isComplete {
      let step = parser.advance(input, from: consumed)
      switch step.event {
      case .body(let range):
        bytes.append(contentsOf: input[(consumed + range.lowerBound)...].prefix(range.count))
        consumed += step.consumed
        body.received += range.count
        // A client that sends the body no longer waits for a 100.
        body.owesContinue = false
        return true
      case .end: body.isComplete = true
      case .fault(let fault):
        body.isLost = true
        throw .refused(fault)
      case .needsMore, .head:
        consumed += step.consumed
        if step.consumed == 0, try await !awaitBody() { return true }
      }
    }
    return false
  }

  /// - Returns: false if no bytes arrived within the pause that the handler requested.
  private func awaitBody() async throws(ExchangeFault) -> Bool {
    if body.owesContinue {
      body.owesContinue = false
      try transmit { $0.append(contentsOf: ResponseEncoder.continuation) }
    }
    let start = now
    let wait = body.wait(limits)
    let count = try await read(Self.bodyReadSize, until: start + wait.time)
    body.count(wait: now - start, hasBytes: count != nil)
    switch count {
    case nil:
      guard wait.isLast else { return false }
      body.isLost = true
      throw .refused(ParseFault(.timeout, body.lateness(limits)))
    case 0: throw .gone
    default: return true
    }
  }
}

extension RequestHead.Framing {
  fileprivate var bodyLength: BodyLength {
    switch self {
    case .none: .none
    case .length(let count): .known(count)
    case .chunked: .unknown
    }
  }
}
