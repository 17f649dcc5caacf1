// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import Transport

/// Responds within the read event if the handler need not wait. Waking the connection's task would
/// cost as much as the response. Other requests are started here and continued by the task.
extension HTTP1Connection: ReadInterceptor {
  /// Reads within one turn before other connections are served.
  private static let readsPerTurn = 4

  func readReady() -> Bool {
    guard isIdle, !isParking, !context.isDraining else { return false }
    do throws(TransportError) {
      for _ in 0..<Self.readsPerTurn {
        guard let count = try stream.tryRead(into: &input, atMost: Self.readSize) else {
          return true
        }
        if count == 0 { return leave(.end) }
        guard answerAll() else { return leave(.input) }
      }
    } catch {
      context.reporter.dropped(by: error, of: stream.peer)
      return leave(.end)
    }
    return leave(.input)
  }

  private func leave(_ what: Handover) -> Bool {
    handover = what
    isIdle = false
    return false
  }

  /// Responds to all received requests.
  /// - Returns: whether no other input is left.
  private func answerAll() -> Bool {
    while consumed < input.count {
      let step = parser.advance(input, from: consumed)
      consumed += step.consumed
      // For invalid input the parser returns its fault again when the task calls it.
      guard case .head(let head) = step.event, answer(head), stream.backlog < limits.gatheredOutput
      else { return false }
    }
    consumed = 0
    if input.capacity > Self.keptCapacity {
      input = []
    } else {
      input.removeAll(keepingCapacity: true)
    }
    let limit = now + limits.idleDeadline
    idleUntil = limit
    stream.extendReading(until: limit)
    return true
  }

  private func answer(_ head: RequestHead) -> Bool {
    let exchange = exchange(for: head)
    let start = exchange.start()
    guard head.framing == .none, head.keepsAlive, case .answered(let response) = start,
      !response.waits
    else {
      exchange.begun = start
      begun = (head, exchange)
      return false
    }
    _ = parser.advance(input, from: consumed)
    hasServed = true
    let encoding = ResponseEncoder.Context(
      date: context.date.line(), requestID: exchange.id, omitsBody: head.method == .head,
      isHTTP10: head.isHTTP10, documentation: context.documentation)
    var count = 0
    do throws(ExchangeFault) {
      try transmit { count = ResponseEncoder.append(response, encoding, to: &$0) }
    } catch { return false }
    context.answeredPromptly += 1
    exchange.report(status: response.status.code, requestBytes: 0, responseBytes: count)
    return true
  }
}

extension Response {
  /// Whether sending the response needs a task.
  fileprivate var waits: Bool {
    if case .stream = content { return true }
    return isPaced
  }
}
