// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import Logging

/// One client connection: reads requests, calls handlers, writes responses, in order.
///
/// Its `run` is the whole life of the connection, in one task. Responses to pipelined requests are
/// gathered and written together when there is nothing more to parse, when there are many, or, if a
/// handler makes us wait, at the end of the loop's turn.
final class HTTPConnection {
  /// Why a conversation ends before its time.
  private enum Ending: Error {
    /// There is nobody left to answer.
    case gone
    /// To be answered, and then closed.
    case fault(ParseFault)
  }

  private static let readSize = 8 * 1024
  private static let bodyReadSize = 64 * 1024
  /// Buffers that have grown beyond this are given back after use.
  private static let keptCapacity = 256 * 1024

  /// The task that runs `run`.
  var task: Task<Void, Never>?

  private let server: HTTPService
  private let isRefused: Bool
  private var channel: (any ConnectionChannel)?
  private var parser: RequestParser
  private var input: [UInt8] = []
  private var consumed = 0
  private var output: [UInt8] = []
  private var isWriting = false
  private var plannedEarlyFlush = false
  /// Waiting for the first byte of a request.
  private var isIdle = false
  /// The connection ends after what is in `output`.
  private var closes = false
  /// The client may still be sending what nobody will read.
  private var leavesUnread = false
  private var current: Current?
  private var hasServed = false
  private var heldBodyBytes = 0

  /// The request being answered.
  private struct Current {
    var head: RequestHead
    var route: Route?
    var id: String
    var started: MonotonicTime
    var requestBytes = 0
  }

  init(server: HTTPService, isRefused: Bool) {
    self.server = server
    self.isRefused = isRefused
    parser = RequestParser(limits: server.limits)
  }

  private var limits: HTTPLimits { server.limits }
  private var now: MonotonicTime { server.loop.now }

  func run(over channel: any ConnectionChannel) async {
    self.channel = channel
    do throws(Ending) {
      while !closes, let head = try await receiveHead(channel) {
        try await serve(head, channel)
        if output.count >= limits.gatheredOutput { try await flush(channel) }
      }
      try await flush(channel)
      if leavesUnread { await linger(channel) }
    } catch {
      if case .fault(let fault) = error { await refuse(fault, channel) }
    }
    channel.close()
  }

  /// Ends a connection on which no request has begun.
  func closeIfIdle() {
    if isIdle { channel?.close() }
  }

  func abort() {
    channel?.abort()
    task?.cancel()
  }

  // MARK: One request

  private func serve(_ head: RequestHead, _ channel: any ConnectionChannel) async throws(Ending) {
    let started = MonotonicTime.now()
    current = Current(head: head, id: requestID(head), started: started)
    defer { releaseBody() }
    if isRefused { throw .fault(ParseFault(.connections, "Try again in a second.")) }
    closes = !head.keepsAlive
    let match: Router.Match
    let query: QueryItems
    do throws(ParseFault) {
      match = try server.router.match(head.method, head.pathBytes)
      query = try QueryItems(parsing: head.queryBytes ?? [])
    } catch { throw .fault(error) }
    let response: Response
    switch match {
    case .route(let route, let parameters):
      current?.route = route
      let body = try await receiveBody(head, limit: route.bodyLimit ?? limits.body, channel)
      let request = Request(
        method: head.method, path: String(decoding: head.pathBytes, as: UTF8.self), query: query,
        headers: head.headers, body: body, parameters: parameters, peer: channel.peer,
        id: current?.id ?? "")
      flushAtEndOfTurn()
      response = await answer(request, route)
    case .otherMethods, .nothing:
      try await skipBody(head, channel)
      response = answer(head, match)
    }
    send(response)
  }

  private func answer(_ request: Request, _ route: Route) async -> Response {
    do {
      return try await route.handler(request)
    } catch let problem as Problem {
      return .problem(problem)
    } catch {
      server.logger.error(
        "A handler failed.",
        metadata: ["route": "\(route.name)", "error": "\(error)", "request_id": "\(request.id)"])
      return .problem(HTTPFault.unexpected.problem())
    }
  }

  /// What the server answers by itself, as no route is found.
  private func answer(_ head: RequestHead, _ match: Router.Match) -> Response {
    var allow = head.path.isEmpty ? server.router.allowAnywhere : nil
    if case .otherMethods(let methods) = match { allow = methods }
    guard let allow else { return .problem(HTTPFault.noRoute.problem()) }
    var response = Response.empty(.noContent)
    if head.method != .options {
      response = .problem(HTTPFault.method.problem("It knows \(allow)."))
    }
    response.headers[.allow] = allow
    return response
  }

  private func requestID(_ head: RequestHead) -> String {
    if let value = head.headers.firstValue(of: "x-request-id"), RequestIDs.isSane(value) {
      return String(decoding: value, as: UTF8.self)
    }
    return server.requestIDs.next()
  }

  // MARK: Receiving

  /// - Returns: nil when the connection ended between two requests.
  private func receiveHead(_ channel: any ConnectionChannel) async throws(Ending) -> RequestHead? {
    var deadline: MonotonicTime?
    while true {
      let step = parser.advance(input.span.extracting(consumed...))
      consumed += step.consumed
      switch step.event {
      case .head(let head): return head
      case .fault(let fault): throw .fault(fault)
      case .needsMore where step.consumed > 0: continue
      case .needsMore, .body, .end: break
      }
      try await flush(channel)
      isIdle = consumed == input.count
      if isIdle, server.isDraining, hasServed { return nil }
      // The idle deadline ends with the first byte; the head's own begins there.
      if !isIdle, deadline == nil { deadline = now + limits.headerDeadline }
      let limit = deadline ?? now + limits.idleDeadline
      let count = try await read(channel, Self.readSize, until: limit)
      let wasIdle = isIdle
      isIdle = false
      if count == 0 { return nil }
      if count == nil, wasIdle { return nil }
      if count == nil { throw .fault(timeout("head", limits.headerDeadline)) }
    }
  }

  private func receiveBody(
    _ head: RequestHead, limit: Int, _ channel: any ConnectionChannel
  ) async throws(Ending) -> [UInt8] {
    parser.bodyLimit = limit
    var body: [UInt8] = []
    var owesContinue = head.expectsContinue
    let start = now + limits.bodyDeadline
    while true {
      let step = parser.advance(input.span.extracting(consumed...))
      switch step.event {
      case .body(let range):
        try hold(range.count)
        body.append(contentsOf: input[(consumed + range.lowerBound)...].prefix(range.count))
        consumed += step.consumed
        continue
      case .end: return body
      case .fault(let fault): throw .fault(fault)
      case .needsMore, .head:
        consumed += step.consumed
        if step.consumed > 0 { continue }
      }
      if owesContinue, body.isEmpty { output.append(contentsOf: ResponseEncoder.continuation) }
      owesContinue = false
      try await flush(channel)
      let earned = Duration.seconds(1) * (Double(body.count) / Double(limits.minimumRate))
      switch try await read(channel, Self.bodyReadSize, until: start + earned) {
      case nil: throw .fault(timeout("body", limits.bodyDeadline))
      case 0: throw .gone
      default: continue
      }
    }
  }

  /// Gets over the body of a request that nobody handles: read if that is cheap, so that the
  /// connection lives on; otherwise the connection ends with the answer.
  private func skipBody(
    _ head: RequestHead, _ channel: any ConnectionChannel
  ) async throws(Ending) {
    if case .length(let length) = head.framing, length <= limits.body, !head.expectsContinue {
      _ = try await receiveBody(head, limit: length, channel)
    } else if head.framing != .none {
      closes = true
      leavesUnread = true
    } else {
      _ = try await receiveBody(head, limit: 0, channel)
    }
  }

  /// Takes over `count` bytes of body into the books.
  private func hold(_ count: Int) throws(Ending) {
    guard server.bufferedBodyBytes + count <= limits.bufferedBodies else {
      throw .fault(ParseFault(.bufferedBodies, "Try again in a second."))
    }
    server.bufferedBodyBytes += count
    heldBodyBytes += count
    current?.requestBytes += count
  }

  private func releaseBody() {
    server.bufferedBodyBytes -= heldBodyBytes
    heldBodyBytes = 0
  }

  /// - Returns: how many bytes were added to the input; 0 at its end; nil when the time was up.
  private func read(
    _ channel: any ConnectionChannel, _ size: Int, until deadline: MonotonicTime
  ) async throws(Ending) -> Int? {
    if consumed == input.count {
      input.removeAll(keepingCapacity: input.capacity <= Self.keptCapacity)
    } else if consumed > 0 {
      input.removeSubrange(..<consumed)
    }
    consumed = 0
    do throws(IOError) {
      return try await channel.read(into: &input, atMost: size, deadline: deadline)
    } catch {
      if error.code == .timedOut { return nil }
      throw .gone
    }
  }

  private func timeout(_ part: String, _ limit: Duration) -> ParseFault {
    ParseFault(.timeout, "The \(part) must arrive within \(limit).")
  }

  // MARK: Sending

  private func send(_ response: Response) {
    if server.isDraining { closes = true }
    let head = current?.head
    let context = ResponseEncoder.Context(
      date: server.date.line(), requestID: current?.id ?? server.requestIDs.next(),
      omitsBody: head?.method == .head, closes: closes, isHTTP10: head?.isHTTP10 ?? false,
      documentation: server.documentation)
    let count = ResponseEncoder.append(response, context, to: &output)
    report(response.status.code, count, context.requestID)
    current = nil
    hasServed = true
  }

  private func report(_ status: Int, _ responseBytes: Int, _ id: String) {
    let started = current?.started
    let exchange = HTTPExchange(
      method: current?.head.method, route: current?.route, status: status,
      requestBytes: current?.requestBytes ?? 0, responseBytes: responseBytes,
      duration: started.map { MonotonicTime.now() - $0 } ?? .zero, id: id)
    server.observer?.finished(exchange)
    server.logger.info(
      "request",
      metadata: [
        "method": "\(exchange.method?.rawValue ?? "-")", "route": "\(exchange.routeName)",
        "status": "\(status)", "bytes": "\(responseBytes)",
        "duration_us": "\(exchange.duration / .microseconds(1))", "request_id": "\(id)",
      ])
  }

  /// Writes everything that is waiting.
  private func flush(_ channel: any ConnectionChannel) async throws(Ending) {
    guard !output.isEmpty else { return }
    isWriting = true
    let allowed = Duration.seconds(1) * (Double(output.count) / Double(limits.minimumRate))
    do throws(IOError) {
      try await channel.write(output, deadline: now + limits.writeDeadline + allowed)
    } catch { throw .gone }
    isWriting = false
    output.removeAll(keepingCapacity: output.capacity <= Self.keptCapacity)
  }

  /// The answers to earlier requests must not wait for a handler that takes its time.
  private func flushAtEndOfTurn() {
    guard !output.isEmpty, !plannedEarlyFlush else { return }
    plannedEarlyFlush = true
    server.loop.atEndOfTurn { [weak self] in
      guard let self else { return }
      plannedEarlyFlush = false
      guard !isWriting, !output.isEmpty, let channel else { return }
      // A failure shows again, and is handled, at the next proper flush.
      let sent = (try? channel.tryWrite(output.span.bytes)) ?? 0
      output.removeFirst(sent)
    }
  }

  // MARK: Ending

  /// Answers what cannot be answered by a handler, and ends the connection.
  private func refuse(_ fault: ParseFault, _ channel: any ConnectionChannel) async {
    closes = true
    send(.problem(fault.fault.problem(fault.detail)))
    do throws(Ending) {
      try await flush(channel)
      await linger(channel)
    } catch { return }
  }

  /// Throws away a bounded amount of what the client still sends: closing with unread bytes would
  /// make the kernel send a reset, which can overtake our answer (RFC 9112 §9.6).
  private func linger(_ channel: any ConnectionChannel) async {
    channel.shutdownWrite()
    let deadline = now + limits.lingerDeadline
    var discarded = 0
    var scratch: [UInt8] = []
    while discarded < limits.lingerBytes {
      scratch.removeAll(keepingCapacity: true)
      guard
        let count = try? await channel.read(
          into: &scratch, atMost: Self.bodyReadSize, deadline: deadline), count > 0
      else { return }
      discarded += count
    }
  }
}
