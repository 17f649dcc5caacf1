// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import HTTP2

/// Drives a server's HTTP/2 session over a byte stream. Received bytes are passed to the session,
/// and its events to the handler at once. Due frames are taken from the session and sent together
/// at the end of the loop's turn. A request needs no task and no allocation in the pump.
///
/// Lifecycle: `start` once. The pump ends when the peer ends the connection, after a failure, or
/// through `close`, `closeAtOnce` or `abort`. The handler's `ended` is called exactly once, as its
/// last call, except after `closeAtOnce` or `abort`. Handler calls resume tasks of this loop
/// directly (`EventLoop.resuming`). The owner keeps the pump alive; dropping it closes the
/// connection without GOAWAY.
package final class HTTP2ServerPump: ByteStreamDriver {
  /// Time for the peer to end its side after the session is over.
  private static let farewell = Duration.seconds(5)

  package let session: HTTP2ServerSession
  package let stream: ByteStream
  private weak var handler: (any HTTP2ServerHandler)?
  /// An event taken from the session by `hasEvent`, not yet delivered.
  private var next: HTTP2ServerEvent?
  private var isOver = false
  private var isDrainScheduled = false
  private var onDrain: () -> Void = {}
  private let reportsSending: Bool
  private var hasSent = false
  private var failure: HTTP2End?
  /// The peer's latest GOAWAY.
  private var goAway: HTTP2End?

  /// - Parameter reportsSending: whether to call the handler's `sent`.
  package init(
    _ session: HTTP2ServerSession, over stream: ByteStream, reportsSending: Bool = false
  ) {
    self.session = session
    self.stream = stream
    self.reportsSending = reportsSending
    onDrain = { [weak self] in self?.drain() }
  }

  package var loop: EventLoop { stream.loop }
  package var isEnded: Bool { isOver }

  /// Sends the server's SETTINGS and starts to deliver events.
  /// - Parameter driver: receives the stream's calls instead of the pump, and forwards them to the
  ///   pump as it chooses. The caller keeps it alive. If nil, the pump itself receives the calls.
  package func start(
    _ handler: any HTTP2ServerHandler, behind driver: (any ByteStreamDriver)? = nil
  ) {
    self.handler = handler
    stream.drive(by: driver ?? self)
    stream.needsToSend()
  }

  // MARK: Sending

  /// Responds to a request at the end of this turn; see `HTTP2ServerSession`.
  package func submitResponse(
    stream identifier: Int32, status: Int, headers: [HTTP2Header] = [], body: [UInt8]? = nil,
    endStream: Bool = true
  ) throws(HTTP2Error) {
    try session.submitResponse(
      stream: identifier, status: status, headers: headers, body: body, endStream: endStream)
    stream.needsToSend()
  }

  /// Responds with fields that are already in memory, at the lowest cost.
  package func submitResponse(
    stream identifier: Int32, _ fields: HTTP2FieldBuffer, body: [UInt8]
  ) throws(HTTP2Error) {
    try session.submitResponse(stream: identifier, fields, body: body)
    stream.needsToSend()
  }

  /// Continues a body that `submitResponse` left open, at the end of this turn.
  package func sendData(
    stream identifier: Int32, _ bytes: [UInt8], endStream: Bool, trailers: [HTTP2Header]? = nil
  ) throws(HTTP2Error) {
    try session.sendData(
      stream: identifier, bytes, endStream: endStream, trailers: trailers)
    stream.needsToSend()
  }

  /// Sends submitted frames at the end of this turn.
  package func needsToSend() {
    stream.needsToSend()
  }

  package func ping(_ opaque: UInt64) throws(HTTP2Error) {
    try session.ping(opaque)
    stream.needsToSend()
  }

  /// Ends one stream with RST_STREAM.
  package func reset(stream identifier: Int32, code: UInt32) throws(HTTP2Error) {
    try session.reset(stream: identifier, code: code)
    stream.needsToSend()
  }

  /// Announces that no new streams are accepted. The connection closes once the open streams have
  /// ended.
  package func goAway(
    code: UInt32 = HTTP2ErrorCode.noError, lastStreamID: Int32? = nil, debugData: [UInt8] = []
  ) throws(HTTP2Error) {
    try session.goAway(code: code, lastStreamID: lastStreamID, debugData: debugData)
    stream.needsToSend()
  }

  /// Sends due frames and closes in an orderly way, with or without close_notify. Open streams are
  /// lost.
  package func close(deadline: MonotonicTime, sendsCloseNotify: Bool = true) {
    guard !isOver else { return }
    stream.closeWhenSent(deadline: deadline, sendsCloseNotify: sendsCloseNotify)
  }

  /// Makes one attempt to send due frames, such as a GOAWAY, and closes. Nothing more is read. The
  /// handler is not called again.
  package func closeAtOnce() {
    guard !isOver else { return }
    // A failed write calls `ended`, which must find the pump over.
    isOver = true
    stream.closeAfterLastWords()
  }

  /// Resets the connection. The handler is not called again.
  package func abort() {
    isOver = true
    stream.abort()
  }

  // MARK: ByteStreamDriver

  package func received(_ bytes: borrowing RawSpan) {
    guard !isOver else { return }
    do throws(HTTP2Error) { try session.receive(bytes) } catch {
      failure = failure ?? .protocolError(error.description)
    }
    deliver()
    afterEvents()
  }

  package func fill(_ buffer: inout [UInt8], atMost: Int) {
    hasSent = reportsSending
    do throws(HTTP2Error) { _ = try session.pull(into: &buffer, atMost: atMost) } catch {
      failure = failure ?? .protocolError(error.description)
    }
    // Deferred, because the handler must not be called while the stream gathers its bytes.
    if hasEvent || hasSent || failure != nil || !session.wantsIO { scheduleDrain() }
  }

  package func ended(_ error: TransportError?) {
    guard !isOver else { return }
    deliver()
    over(reason(error))
  }

  // MARK: Events

  /// Whether pulling frames has created an event, which is delivered in the next turn.
  private var hasEvent: Bool {
    if next == nil { next = session.nextEvent() }
    return next != nil
  }

  private func scheduleDrain() {
    guard !isDrainScheduled, !isOver else { return }
    isDrainScheduled = true
    loop.atEndOfTurn(onDrain)
  }

  private func drain() {
    isDrainScheduled = false
    deliver()
    if hasSent, !isOver {
      hasSent = false
      loop.resuming { handler?.sent() }
    }
    afterEvents()
  }

  /// Delivers events. Tasks that these calls resume wait on this loop.
  private func deliver() {
    guard !isOver else { return }
    loop.resuming { deliverEvents() }
  }

  private func deliverEvents() {
    guard let handler else { return }
    while let event = next.take() ?? session.nextEvent() {
      if isOver { return }
      note(event)
      handler.received(consume event)
    }
    if !isOver { handler.receivedAll() }
  }

  private func note(_ event: HTTP2ServerEvent) {
    guard case .goAway(let last, let code, let data) = event else { return }
    goAway = .goAway(lastStreamID: last, errorCode: code, debugData: data)
  }

  // MARK: The end

  private func afterEvents() {
    guard !isOver else { return }
    if failure != nil || !session.wantsIO {
      stream.closeWhenSent(deadline: loop.now + Self.farewell)
    } else if session.wantsWrite {
      stream.needsToSend()
    }
  }

  private func reason(_ error: TransportError?) -> HTTP2End {
    if let failure { return failure }
    if let fault = session.peerFault, !session.wantsIO { return .protocolError(fault) }
    if let goAway { return goAway }
    guard let error else { return .closed }
    return error.isTimeout ? .timedOut : .lost(error)
  }

  private func over(_ end: HTTP2End) {
    guard !isOver else { return }
    isOver = true
    let told = handler
    handler = nil
    loop.resuming { told?.ended(end) }
  }
}
