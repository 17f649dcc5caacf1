// SPDX-License-Identifier: Apache-2.0
import HTTP2
import HTTPTypes
import JSONText
import Logging
import Transport

/// One request and its response.
extension HTTP2Connection {
  func answer(_ stream: HTTP2Stream) async {
    do throws(ExchangeFault) {
      let head: HTTP2Head
      do throws(ParseFault) { head = try HTTP2Head(stream.fields, context.limits) } catch {
        return try await refuse(stream, error)
      }
      stream.begin(head)
      let exchange = Exchange(
        context, method: head.method, path: head.pathBytes, query: head.queryBytes,
        headers: head.headers, length: head.length(hasEnded: stream.body.isComplete),
        peer: self.stream.peer, certificate: certificate, isSecure: self.stream.isEncrypted)
      let response: Response
      do throws(ExchangeFault) {
        response = try await exchange.answer(receivingFrom: stream)
      } catch {
        guard case .refused(let fault) = error else { throw error }
        response = exchange.presented(.problem(fault.fault.problem(fault.detail)))
      }
      try await send(response, of: exchange, on: stream)
      await stream.linger()
    } catch {
      // The client has disconnected.
    }
  }

  private func send(
    _ response: Response, of exchange: Exchange, on stream: HTTP2Stream
  ) async throws(ExchangeFault) {
    let isHead = exchange.method == .head
    let status = response.status.code
    guard case .stream(let producer) = response.content else {
      let count = try sendWhole(response, exchange.id, isHead: isHead, on: stream)
      exchange.report(
        status: status, requestBytes: stream.body.received, responseBytes: count)
      return try await stream.wait(untilUnsentIsAtMost: 0)
    }
    let omitsBody = isHead || !ResponseEncoder.allowsBody(response.status)
    try sendHead(
      status, fields(response, length: nil, exchange.id), body: omitsBody ? [] : nil, on: stream)
    let count = omitsBody ? 0 : try await produce(producer, exchange, on: stream)
    exchange.report(status: status, requestBytes: stream.body.received, responseBytes: count)
    try await stream.wait(untilUnsentIsAtMost: 0)
  }

  /// - Returns: the size of the body in bytes, also for HEAD.
  private func sendWhole(
    _ response: Response, _ requestID: String, isHead: Bool, on stream: HTTP2Stream
  ) throws(ExchangeFault) -> Int {
    var body: [UInt8] = []
    switch response.content {
    case .bytes(let bytes): body = bytes
    case .problem(let problem):
      var json = JSONWriter()
      problem.write(to: &json, documentation: context.documentation, requestID: requestID)
      body = json.bytes
    case .stream: break
    }
    let allowsBody = ResponseEncoder.allowsBody(response.status)
    if !allowsBody { body = [] }
    try sendHead(
      response.status.code, fields(response, length: allowsBody ? body.count : nil, requestID),
      body: isHead ? [] : body, on: stream)
    return body.count
  }

  private func produce(
    _ producer: Response.Producer, _ exchange: Exchange, on stream: HTTP2Stream
  ) async throws(ExchangeFault) -> Int {
    let writer = ResponseWriter(stream, documentation: context.documentation)
    do {
      try await producer(writer)
    } catch {
      exchange.report(error)
      // The reset shows the client that the body is incomplete.
      reset(stream, code: HTTP2ErrorCode.internalError)
      throw .gone
    }
    try sendData([], on: stream, isLast: true)
    return writer.count
  }

  /// Responds to a head that cannot be used.
  private func refuse(_ stream: HTTP2Stream, _ fault: ParseFault) async throws(ExchangeFault) {
    let problem = fault.fault.problem(fault.detail)
    let requestID = context.requestIDs.next()
    let isHead = stream.fields.value(of: ":method") == "HEAD"
    let count = try sendWhole(.problem(problem), requestID, isHead: isHead, on: stream)
    context.reporter.finished(
      ExchangeReport(
        peer: self.stream.peer, status: problem.status.code, code: problem.code, requestBytes: 0,
        responseBytes: count, nanoseconds: 0, id: requestID))
    try await stream.wait(untilUnsentIsAtMost: 0)
    await stream.linger()
  }

  private func fields(_ response: Response, length: Int?, _ requestID: String) -> [HTTP2Header] {
    HTTP2Answer.fields(
      response, length: length, date: context.date.value(), requestID: requestID)
  }
}

extension HTTP2Head {
  func length(hasEnded: Bool) -> BodyLength {
    if hasEnded { return .none }
    return announced.map { .known($0) } ?? .unknown
  }
}
