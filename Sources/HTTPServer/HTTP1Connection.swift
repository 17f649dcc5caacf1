// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import Transport

/// One client connection that speaks HTTP/1.1: finds where requests begin and end, has each answered
/// by an `Exchange`, and frames the responses, in order.
///
/// Its `run` is the life of the connection, or a part of it that ends where it is idle: the next part is a task of
/// its own, which has not grown. What is sent is gathered until the end
/// of the loop's turn, so that answers to pipelined requests leave together, and none of them waits
/// for a slow handler behind it.
final class HTTP1Connection: ClientConnection {
  /// What becomes of the connection after a response.
  enum Sequel {
    case next
    case close
    /// The client may still be sending what nobody will read.
    case linger
  }

  /// How `run` has ended.
  enum Outcome {
    /// The stream is closed.
    case over
    /// The client speaks HTTP/2, and has sent this.
    case isHTTP2([UInt8])
    /// Nothing happens: it goes on with another `run`, in a task that has not grown yet.
    case isParked
  }

  /// Why a task that waited for a request was woken by the attendant.
  enum Handover {
    /// Something has come that is not answered yet.
    case input
    case end
  }

  static let readSize = 8 * 1024
  private static let bodyReadSize = 64 * 1024
  /// What came in beyond this is given back when the connection is idle: a small request fits.
  static let keptCapacity = 1024

  let service: HTTPService
  let stream: ByteStream
  private let certificate: ClientCertificate?
  var parser: RequestParser
  var input: [UInt8] = []
  var consumed = 0
  /// Waiting for the first byte of a request.
  var isIdle = false
  var idleUntil: MonotonicTime?
  var hasServed = false
  private var hasBegun = false
  /// The task has served since it began: it keeps the memory of the deepest call that it took.
  private var isGrown = false
  var isParking = false
  private var hasRested = false
  /// The body of the request being answered.
  private var body = IncomingBody()
  /// What the attendant has left to the task.
  var handover: Handover?
  /// A request that it has begun.
  var begun: (head: RequestHead, exchange: Exchange)?
  /// How the body of a streamed response is framed.
  var framing = ResponseEncoder.Framing.none

  init(_ service: HTTPService, over stream: ByteStream) {
    self.service = service
    self.stream = stream
    certificate = stream.peerCertificate.map(ClientCertificate.init)
    // Room for a page of a list: making it anew for each response costs more than the response.
    stream.keptCapacity = 4 * service.limits.gatheredOutput
    parser = RequestParser(limits: service.limits)
  }

  var limits: HTTPLimits { service.limits }
  var now: MonotonicTime { service.loop.now }

  func run() async -> Outcome {
    isGrown = false
    do throws(ExchangeFault) {
      if !hasBegun, try await isHTTP2() { return .isHTTP2(Array(input[consumed...])) }
      hasBegun = true
      var sequel = Sequel.next
      while sequel == .next, let head = try await receiveHead() { sequel = try await serve(head) }
      if isParking {
        isParking = false
        return .isParked
      }
      try await flush()
      if sequel == .linger { await linger() }
    } catch {
      if case .refused(let fault) = error { await refuse(fault) }
    }
    stream.close()
    return .over
  }

  func abort() { stream.abort() }

  func giveBack() { if isIdle { stream.giveBack() } }

  /// Has `run` end where nothing happens and its task has grown, to go on in another.
  /// - Returns: whether it does.
  func park() -> Bool {
    guard isIdle, isGrown, !isParking, stream.backlog == 0 else { return false }
    isParking = true
    stream.interruptReading()
    return true
  }

  /// Ends a connection on which no request has begun; others end with their request.
  func drain() {
    guard isIdle else { return }
    if stream.backlog == 0 {
      stream.close()
    } else {
      stream.closeWhenSent(deadline: now + limits.lingerDeadline)
    }
  }

  // MARK: One request

  private func serve(_ head: RequestHead) async throws(ExchangeFault) -> Sequel {
    body = IncomingBody(head, limits)
    // A request without a body ends here, for the parser too.
    if head.framing == .none { _ = parser.advance(input, from: consumed) }
    let exchange = begun.take()?.exchange ?? exchange(for: head)
    let response: Response
    do throws(ExchangeFault) {
      response = try await exchange.answer(receivingFrom: self)
    } catch {
      guard case .refused(let fault) = error else { throw error }
      body.isLost = true
      response = .problem(fault.fault.problem(fault.detail))
    }
    hasServed = true
    isGrown = true
    let sequel = try await send(response, of: exchange, to: head)
    if sequel == .next, !body.isComplete { try await skipBody(head) }
    return sequel
  }

  func exchange(for head: RequestHead) -> Exchange {
    Exchange(
      service, method: head.method, path: head.pathBytes, query: head.queryBytes,
      headers: head.headers, length: head.framing.bodyLength, peer: stream.peer,
      certificate: certificate)
  }

  private func send(
    _ response: Response, of exchange: Exchange, to head: RequestHead
  ) async throws(ExchangeFault) -> Sequel {
    let sequel = sequel(of: head)
    var context = ResponseEncoder.Context(
      date: service.date.line(), requestID: exchange.id, omitsBody: head.method == .head,
      closes: sequel != .next, isHTTP10: head.isHTTP10, documentation: service.documentation)
    guard case .stream(let producer) = response.content else {
      var count = 0
      try transmit { count = ResponseEncoder.append(response, context, to: &$0) }
      exchange.report(
        status: response.status.code, requestBytes: body.received, responseBytes: count)
      if stream.backlog >= limits.gatheredOutput { try await flush() }
      return sequel
    }
    // The producer may be the one who reads the rest of the request.
    context.closes = body.isLost || !staysOpen(head)
    framing = ResponseEncoder.framing(of: response, context)
    try transmit { ResponseEncoder.append(response, context, to: &$0) }
    let count = try await produce(
      producer, omitted: context.omitsBody || framing == .none, exchange)
    exchange.report(
      status: response.status.code, requestBytes: body.received, responseBytes: count)
    if !context.closes, framing != .close { return self.sequel(of: head) }
    return body.isComplete ? .close : .linger
  }

  private func staysOpen(_ head: RequestHead) -> Bool { head.keepsAlive && !service.isDraining }

  private func sequel(of head: RequestHead) -> Sequel {
    if body.isLost { return .linger }
    if body.isComplete { return staysOpen(head) ? .next : .close }
    return staysOpen(head) && body.isCheapToSkip(limits) ? .next : .linger
  }

  /// Gets over the rest of a body that nobody wants, after its answer.
  private func skipBody(_ head: RequestHead) async throws(ExchangeFault) {
    prepareBody(limit: .max, within: limits.bodyTime)
    var skipped: [UInt8] = []
    do throws(ExchangeFault) {
      while try await receiveBody(into: &skipped) { skipped.removeAll(keepingCapacity: true) }
    } catch {
      // It has its answer.
      throw .gone
    }
  }

  // MARK: Receiving

  /// How long a client may take until its next request begins; a server that stops waits for what is on its way alone.
  private var idlePatience: Duration {
    service.isDraining ? limits.lingerDeadline : limits.idleDeadline
  }

  /// Whether the first bytes are those of an HTTP/2 connection (RFC 9113 §3.4): a request line that no request
  /// of HTTP/1.1 has. Without TLS clients may know beforehand that HTTP/2 is spoken.
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
      // What is to be said of half a line is said where heads are received.
      guard let count, count > 0 else { return false }
      if deadline == nil { deadline = now + limits.headerDeadline }
      if !input.starts(with: preface.prefix(input.count)) { return false }
    }
    return input.starts(with: preface)
  }

  /// - Returns: nil when the connection ended between two requests.
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
        if service.isDraining, hasServed { return nil }
        if input.capacity > Self.keptCapacity { (input, consumed) = ([], 0) }
        // At once where it is idle for the first time: its memory is there for the next connection. Later on that is
        // left to `park`, since a new task costs as much as a small request.
        if isGrown, !hasRested {
          hasRested = true
          isParking = true
          return nil
        }
      }
      // What was answered promptly may be more than the client takes.
      if stream.backlog >= limits.gatheredOutput { try await flush() }
      // The idle deadline ends with the first byte; the head's own begins there.
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

  /// - Returns: more than 0 when something was added to the input; 0 at its end; nil when the time was up.
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
      service.reportDrop(of: error)
      throw .gone
    }
  }

  // MARK: Ending

  /// Answers a head that cannot be read, and ends the connection.
  private func refuse(_ fault: ParseFault) async {
    let problem = fault.fault.problem(fault.detail)
    // A head stays in the input until it is read to its end. The answer to HEAD has no body, whatever it says.
    let isHead = input[consumed...].starts(with: "HEAD ".utf8)
    let context = ResponseEncoder.Context(
      date: service.date.line(), requestID: service.requestIDs.next(), omitsBody: isHead,
      closes: true, documentation: service.documentation)
    do throws(ExchangeFault) {
      var count = 0
      try transmit { count = ResponseEncoder.append(.problem(problem), context, to: &$0) }
      service.report(
        ExchangeReport(
          method: nil, route: nil, status: problem.status.code, requestBytes: 0,
          responseBytes: count, nanoseconds: 0, id: context.requestID))
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
        // Who sends does not wait any more.
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

  /// - Returns: false when none came within the pause that the handler asked for.
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
