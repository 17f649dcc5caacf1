// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import HTTP2

/// Drives an HTTP/2 session over a byte stream: what arrives goes into the session and its events
/// to the handler at once; what is due is pulled and sent together at the end of the loop's turn.
/// No task is involved, and nothing is allocated for a request.
///
/// Lifecycle: `start` once; ends by the peer, a failure, `close` or `abort`. The handler hears
/// `ended` exactly once, as its last call, unless it was this side that called `abort`. Within its
/// calls, tasks that wait on this loop are resumed without a detour (`EventLoop.resuming`). The owner
/// keeps the pump alive; dropping it closes the connection without a word.
package class HTTP2Pump: ByteStreamDriver {
  /// How long the peer may take to end its side when the session is over.
  private static let farewell = Duration.seconds(5)

  package let stream: ByteStream
  private let core: HTTP2Session
  private let liveness: HTTP2Liveness?
  private var alarm: TimerToken?
  private var heard = MonotonicTime.now()
  private var asked: MonotonicTime?
  private var isOver = false
  private var isDrainScheduled = false
  private var onDrain: () -> Void = {}
  private var failure: HTTP2End?
  /// The peer's latest GOAWAY.
  package internal(set) var goAway: HTTP2End?
  /// Who reads along, if anyone; set before `start`.
  package var onlooker: (any HTTP2Onlooker)?

  init(_ session: HTTP2Session, over stream: ByteStream, liveness: HTTP2Liveness?) {
    core = session
    self.stream = stream
    self.liveness = liveness
    onDrain = { [weak self] in
      self?.isDrainScheduled = false
      self?.deliver()
      self?.afterEvents()
    }
  }

  deinit {
    // Elsewhere the loop may have ended; a timer that is left finds nobody.
    if let alarm, stream.loop.isInLoop { stream.loop.cancel(alarm) }
  }

  package var loop: EventLoop { stream.loop }
  package var isEnded: Bool { isOver }

  /// Delivers what the session has for the handler.
  func deliverEvents() {}

  /// Whether pulling frames has made an event, which is then delivered in the next turn.
  func pulledEvent() -> Bool { false }

  /// The last call to the handler.
  func deliverEnd(_ end: HTTP2End) {}

  func begin() {
    stream.drive(by: self)
    stream.needsToSend()
    heard = loop.now
    if let liveness { setAlarm(heard + liveness.idle) }
  }

  /// Something was submitted to the session: it is pulled and sent at the end of this turn.
  package final func needsToSend() {
    stream.needsToSend()
  }

  package final func ping(_ opaque: UInt64) throws(HTTP2Error) {
    try core.ping(opaque)
    stream.needsToSend()
  }

  /// Ends one stream with RST_STREAM.
  package final func reset(stream identifier: Int32, code: UInt32) throws(HTTP2Error) {
    try core.reset(stream: identifier, code: code)
    stream.needsToSend()
  }

  /// Announces that no new streams are taken; the connection closes once the others have ended.
  package final func goAway(
    code: UInt32 = HTTP2ErrorCode.noError, lastStreamID: Int32? = nil, debugData: [UInt8] = []
  ) throws(HTTP2Error) {
    try core.goAway(code: code, lastStreamID: lastStreamID, debugData: debugData)
    stream.needsToSend()
  }

  /// Sends whole frames that the session knows nothing of, ahead of those it has due: what a
  /// simulator of broken servers needs and nghttp2 rightly refuses.
  package final func sendByHand(_ frames: [UInt8]) throws(TransportError) {
    try stream.send(frames)
    onlooker?.sent(frames.span.bytes)
  }

  /// Sends what is due, and closes in good order; open streams are lost.
  package final func close(deadline: MonotonicTime) {
    guard !isOver else { return }
    onlooker?.closing()
    stream.closeWhenSent(deadline: deadline)
  }

  /// Resets the connection. The handler hears no more.
  package final func abort() {
    onlooker?.closing()
    isOver = true
    stopAlarm()
    stream.abort()
  }

  // MARK: ByteStreamDriver

  package final func received(_ bytes: borrowing RawSpan) {
    guard !isOver else { return }
    heard = loop.now
    onlooker?.received(bytes)
    do throws(HTTP2Error) { try core.receive(bytes) } catch {
      failure = failure ?? .protocolError(error.description)
    }
    deliver()
    afterEvents()
  }

  package final func fill(_ buffer: inout [UInt8], atMost: Int) {
    let start = buffer.count
    do throws(HTTP2Error) { _ = try core.pull(into: &buffer, atMost: atMost) } catch {
      failure = failure ?? .protocolError(error.description)
    }
    if let onlooker, buffer.count > start {
      onlooker.sent(buffer.span.bytes.extracting(droppingFirst: start))
    }
    // Not from here: the handler must not be called while the stream gathers its bytes.
    if pulledEvent() || failure != nil || !core.wantsIO { scheduleDrain() }
  }

  package final func ended(_ error: TransportError?) {
    guard !isOver else { return }
    onlooker?.ended(error)
    deliver()
    over(reason(error))
  }

  // MARK: The end

  private func scheduleDrain() {
    guard !isDrainScheduled, !isOver else { return }
    isDrainScheduled = true
    loop.atEndOfTurn(onDrain)
  }

  /// Tasks whose answers come in these calls wait on this loop.
  private func deliver() {
    guard !isOver else { return }
    loop.resuming { deliverEvents() }
  }

  private func afterEvents() {
    guard !isOver else { return }
    if failure != nil || !core.wantsIO {
      onlooker?.closing()
      stream.closeWhenSent(deadline: loop.now + Self.farewell)
    } else if core.wantsWrite {
      stream.needsToSend()
    }
  }

  private func reason(_ error: TransportError?) -> HTTP2End {
    if let failure { return failure }
    if let fault = core.peerFault, !core.wantsIO { return .protocolError(fault) }
    if let goAway { return goAway }
    guard let error else { return .closed }
    return error.isTimeout ? .timedOut : .lost(error)
  }

  private func over(_ end: HTTP2End) {
    guard !isOver else { return }
    isOver = true
    stopAlarm()
    loop.resuming { deliverEnd(end) }
  }

  // MARK: Liveness

  private func setAlarm(_ time: MonotonicTime) {
    alarm = loop.schedule(at: time) { [weak self] in self?.checkLiveness() }
  }

  private func stopAlarm() {
    if let alarm { loop.cancel(alarm) }
    alarm = nil
  }

  private func checkLiveness() {
    guard let liveness, !isOver else { return }
    if let asked, heard < asked {
      stream.abort()
      over(.timedOut)
      return
    }
    asked = nil
    let due = heard + liveness.idle
    if due > loop.now {
      setAlarm(due)
      return
    }
    asked = loop.now
    // Fails only when the session is over, which the stream will tell.
    try? ping(Self.livenessPing)
    setAlarm(loop.now + liveness.answer)
  }

  /// The opaque bytes of our own PINGs ("PUSHGATE").
  package static let livenessPing: UInt64 = 0x5055_5348_4741_5445
}
