// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import HTTP2
package import Transport

/// The plaintext of one connection between its socket and its HTTP/2 session, where the simulator
/// injects faults and observes traffic.
///
/// Drives the stream in front of an `HTTP2ServerPump`; the owner retains the wire. Confined to the
/// simulator's loop.
package final class Wire: ByteStreamDriver {
  package let pump: HTTP2ServerPump
  private let stream: ByteStream
  private var editor = FrameEditor()
  /// Observer of the traffic; set before `start`.
  var listener: (any WireListener)?
  /// Whether reading and writing have stopped.
  package private(set) var isFrozen = false

  /// - Parameter settings: the first SETTINGS. Their stream limit is not enforced: streams above it
  ///   are delivered to the handler.
  package init(
    over stream: ByteStream, settings: HTTP2Settings, options: HTTP2Options = HTTP2Options()
  ) throws(HTTP2Error) {
    self.stream = stream
    editor.announce(UInt32(clamping: settings.maximumConcurrentStreams))
    var settings = settings
    settings.maximumConcurrentStreams = FrameEditor.unlimited
    pump = HTTP2ServerPump(
      try HTTP2ServerSession(settings: settings, options: options), over: stream)
  }

  /// Sends SETTINGS and starts to deliver events.
  package func start(_ handler: any HTTP2ServerHandler) { pump.start(handler, behind: self) }

  // MARK: Faults

  /// Omits these frames from now on.
  package func withhold(_ frames: Withholding) { editor.withheld.formUnion(frames) }

  /// Limits reading to this rate from now on.
  package func read(at pace: ReadingPace) {
    let loop = stream.loop
    stream.read(atMost: pace.bytes) { read in
      loop.schedule(at: loop.now + pace.interval, read)
    }
  }

  /// Stops all reading and writing, including FIN, as if this side had vanished without a packet.
  /// The socket stays open until this side closes or aborts it, or until the peer gives up. In the
  /// latter case the handler receives `ended`.
  package func freeze() {
    guard !isFrozen, !pump.isEnded, !stream.isClosed else { return }
    isFrozen = true
    stream.detach().whenEnded { [weak self] in
      self?.thaw(.io(IOError(.closed, operation: "frozen")))
    }
  }

  private func thaw(_ error: TransportError) {
    guard !stream.isClosed else { return }
    stream.tcp.close()
    ended(error)
  }

  /// Sends whole frames that the session does not know of, before its pending ones.
  package func send(_ frames: [UInt8]) throws(TransportError) {
    try stream.send(frames)
    listener?.sent(frames.span.bytes)
  }

  /// Splits the DATA frames of a stream into pieces of at most `size` bytes.
  package func cut(_ identifier: Int32, intoPiecesOf size: Int) {
    editor.cut(identifier, intoPiecesOf: size)
  }

  /// Removes the state of a closed stream.
  func forget(_ identifier: Int32) { editor.forget(identifier) }

  /// Sends SETTINGS on the open connection. A stream limit is not enforced.
  package func announce(_ settings: [HTTP2Setting]) throws(HTTP2Error) {
    let limit = HTTP2Setting.Known.maximumConcurrentStreams
    try pump.session.submitSettings(
      settings.map {
        $0.identifier == limit.rawValue ? HTTP2Setting(limit, FrameEditor.unlimited) : $0
      })
    for setting in settings where setting.identifier == limit.rawValue {
      editor.announce(setting.value)
    }
    pump.needsToSend()
  }

  // MARK: The end

  /// Sends pending frames and closes in an orderly manner, with or without close_notify.
  package func close(deadline: MonotonicTime, sendsCloseNotify: Bool = true) {
    guard !pump.isEnded else { return }
    listener?.closing()
    guard isFrozen else {
      return pump.close(deadline: deadline, sendsCloseNotify: sendsCloseNotify)
    }
    stream.loop.schedule(at: deadline) { [weak self] in
      self?.thaw(.io(IOError(.timedOut, operation: "close")))
    }
  }

  /// Resets the connection. The handler receives no further events.
  package func abort() {
    listener?.closing()
    pump.abort()
  }

  // MARK: ByteStreamDriver

  package func received(_ bytes: borrowing RawSpan) {
    guard !isFrozen else { return }
    listener?.received(bytes)
    pump.received(bytes)
    listenToTheEnd()
  }

  package func fill(_ buffer: inout [UInt8], atMost: Int) {
    guard !isFrozen else { return }
    let start = buffer.count
    pump.fill(&buffer, atMost: atMost)
    if !editor.isIdle {
      editor.edit(&buffer, from: start)
      // If frames were omitted, the size of the buffer does not show that the session has more to
      // send.
      if pump.session.wantsWrite { pump.needsToSend() }
    }
    guard let listener else { return }
    if buffer.count > start { listener.sent(buffer.span.bytes.extracting(droppingFirst: start)) }
    listenToTheEnd()
  }

  package func ended(_ error: TransportError?) {
    if !pump.isEnded { listener?.ended(error) }
    pump.ended(error)
  }

  /// Reports the close that the pump performs once the session has ended.
  private func listenToTheEnd() {
    if let listener, !pump.isEnded, !pump.session.wantsIO { listener.closing() }
  }
}
