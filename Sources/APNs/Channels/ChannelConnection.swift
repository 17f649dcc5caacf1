// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import Transport

/// One connection of a `ChannelClient`, from the TLS handshake to its end. Requests beyond Apple's
/// stream limit wait here; each ends at its deadline at the latest.
final class ChannelConnection: ByteStreamDriver {
  typealias Answer = Result<ChannelReply, ChannelFailure>

  /// A request that waits for a stream or is on one.
  private struct Exchange {
    let headers: [HTTP2Header]
    let body: [UInt8]
    let deadline: MonotonicTime
    let continuation: UnsafeContinuation<Answer, Never>
    var reply = ChannelReply(status: 0)
  }

  private let loop: EventLoop
  private let stream: ByteStream
  private let connector: APNsConnector
  private let http2: HTTP2ClientSession
  private var exchanges: [Int32: Exchange] = [:]
  private var waiting: [Exchange] = []
  private var timer: TimerToken?
  private var idleSince: MonotonicTime
  private let idleLimit: Duration
  /// Whether the next request needs another connection: after GOAWAY, a missed deadline, or the
  /// end.
  private(set) var isRetired = false
  private var isClosed = false
  private var token: ConnectionToken?

  /// - Parameter idleLimit: idle time after which the connection closes.
  init(
    over stream: ByteStream, of connector: APNsConnector, on loop: EventLoop, idleLimit: Duration
  ) throws(HTTP2Error) {
    self.loop = loop
    self.stream = stream
    self.connector = connector
    self.idleLimit = idleLimit
    idleSince = loop.now
    http2 = try HTTP2ClientSession(
      assumedPeerMaxConcurrentStreams: 1,
      collecting: ["apns-channel-id", "apns-request-id", "retry-after"])
    stream.drive(by: self)
    stream.needsToSend()
    scheduleCheck()
  }

  /// Returns the provider token for the next request, by Apple's rules for the tokens of one
  /// connection. Nil if the connection's token is too old and the rules do not yet allow a newer
  /// one.
  func token(newest: ReadyToken) -> ProviderToken? {
    var token = token ?? ConnectionToken(newest: newest, at: loop.now)
    _ = token.change(to: newest, at: loop.now)
    self.token = token
    return token.isGood(at: loop.now) ? token.token : nil
  }

  /// Sends a request and waits for its response.
  func send(_ headers: [HTTP2Header], body: [UInt8], deadline: MonotonicTime) async -> Answer {
    guard !isRetired else { return .failure(.neverProcessed("the connection has ended")) }
    return await withUnsafeContinuation { continuation in
      waiting.append(
        Exchange(headers: headers, body: body, deadline: deadline, continuation: continuation))
      submitWaiting()
      scheduleCheck()
    }
  }

  /// Accepts no more requests; closes when the requests in flight have ended.
  func retire() {
    isRetired = true
    rejectWaiting("the connection accepts no more requests")
    if exchanges.isEmpty { close() }
  }

  private func submitWaiting() {
    while !isRetired, !waiting.isEmpty, http2.canOpenStream {
      let next = waiting.removeFirst()
      do {
        let number = try http2.submitRequest(
          headers: next.headers, body: next.body.isEmpty ? nil : next.body)
        exchanges[number] = next
      } catch {
        resume(next, .failure(.neverProcessed("\(error)")))
      }
    }
    if !isClosed { stream.needsToSend() }
  }

  private func resume(_ exchange: Exchange, _ answer: Answer) {
    loop.resume(exchange.continuation, returning: answer)
  }

  private func rejectWaiting(_ why: String) {
    for exchange in waiting { resume(exchange, .failure(.neverProcessed(why))) }
    waiting = []
  }

  private func end(_ number: Int32, _ answer: Answer) {
    guard let exchange = exchanges.removeValue(forKey: number) else { return }
    idleSince = loop.now
    resume(exchange, answer)
    if isRetired { if exchanges.isEmpty { close() } } else { submitWaiting() }
  }

  // MARK: Deadlines

  private func scheduleCheck() {
    if let timer { loop.cancel(timer) }
    guard !isClosed else { return }
    let due = (waiting + exchanges.values).map(\.deadline).min() ?? idleSince + idleLimit
    timer = loop.schedule(at: due) { self.check() }
  }

  private func check() {
    timer = nil
    let now = loop.now
    if waiting.isEmpty, exchanges.isEmpty, now >= idleSince + idleLimit { return retire() }
    for late in waiting where late.deadline <= now {
      resume(late, .failure(.neverProcessed("no stream was free in time")))
    }
    waiting.removeAll { $0.deadline <= now }
    let late = exchanges.filter { $0.value.deadline <= now }.keys
    if !late.isEmpty {
      // A connection that missed a deadline gets no further requests.
      isRetired = true
      for number in late {
        try? http2.reset(stream: number, code: HTTP2ErrorCode.cancel)
        end(number, .failure(.unknown("Apple did not answer in time")))
      }
      retire()
    }
    scheduleCheck()
  }

  // MARK: Driving the stream

  func received(_ bytes: borrowing RawSpan) {
    do {
      try http2.receive(bytes)
    } catch {
      return lost("\(error)")
    }
    while let event = http2.nextEvent() { handle(event) }
    guard !isClosed else { return }
    if http2.wantsWrite { stream.needsToSend() }
    submitWaiting()
    scheduleCheck()
  }

  func fill(_ buffer: inout [UInt8], atMost: Int) {
    do { _ = try http2.pull(into: &buffer, atMost: atMost) } catch { return lost("\(error)") }
    if !http2.wantsIO { lost(http2.peerFault ?? "HTTP/2 is over") }
  }

  func ended(_ error: TransportError?) {
    lost(error.map { "\($0)" } ?? "closed by the server")
  }

  private func handle(_ event: HTTP2ClientEvent) {
    switch event {
    case .headers(let number, let status, let fields, let isLast):
      exchanges[number]?.reply = ChannelReply(
        status: status, channel: fields.value(of: "apns-channel-id"),
        requestID: fields.value(of: "apns-request-id"),
        retryAfterSeconds: fields.value(of: "retry-after").flatMap(Int.init))
      if isLast { conclude(number) }
    case .data(let number, let bytes, let isLast):
      if let held = exchanges[number]?.reply.body.count, held + bytes.count > Self.bodyLimit {
        try? http2.reset(stream: number, code: HTTP2ErrorCode.cancel)
        end(number, .failure(.unknown("the answer is longer than \(Self.bodyLimit) bytes")))
      } else {
        exchanges[number]?.reply.body += bytes
        if isLast { conclude(number) }
      }
    case .trailers(let number, _): conclude(number)
    case .closed(let number, let code):
      // A stream that was reset may have a status, too.
      conclude(number)
      end(
        number,
        .failure(
          code == HTTP2ErrorCode.refusedStream
            ? .neverProcessed("Apple did not process the request")
            : .unknown("Apple reset the request's stream")))
    case .notSent(let number): end(number, .failure(.neverProcessed("the request was not written")))
    case .goAway: retire()
    case .settings, .informational, .pingAcknowledged: break
    }
  }

  /// Maximum bytes of one response. A list of 10,000 channel ids, of about 24 bytes each, needs a
  /// quarter of it.
  private static let bodyLimit = 1 << 20

  private func conclude(_ number: Int32) {
    guard let reply = exchanges[number]?.reply, reply.status > 0 else { return }
    end(number, .success(reply))
  }

  // MARK: Closing

  private func lost(_ why: String) {
    isRetired = true
    let unsent = Set(http2.streamsNeverSent)
    rejectWaiting(why)
    for (number, exchange) in exchanges {
      resume(
        exchange, .failure(unsent.contains(number) ? .neverProcessed(why) : .unknown(why)))
    }
    exchanges = [:]
    close()
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    if let timer { loop.cancel(timer) }
    timer = nil
    connector.close(stream)
  }
}
