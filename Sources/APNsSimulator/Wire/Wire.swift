// SPDX-License-Identifier: Apache-2.0

package import AsyncIO
package import HTTP2
package import Transport

/// Hears what passes over a `Wire`, in the order in which it passes, and how the connection ends.
/// Called on the loop's thread; may submit frames to the pump, which go out in a later turn.
protocol WireListener: AnyObject {
  /// Before the session sees them. The span ends with the call.
  func received(_ bytes: borrowing RawSpan)

  /// Frames that are on their way out.
  func sent(_ bytes: borrowing RawSpan)

  /// This side ends the connection; may come more than once.
  func closing()

  /// The connection is gone, if this side did not abort it; nil when the peer ended properly, or
  /// when this side did and had waited for it.
  func ended(_ error: TransportError?)
}

/// One connection's plaintext between its socket and its HTTP/2 session: where the simulator does
/// to it what no proper server does, and where it listens.
///
/// Stands before an `HTTP2ServerPump` as the stream's driver, which the owner keeps alive. Belongs to
/// the simulator's loop.
package final class Wire: ByteStreamDriver {
  package let pump: HTTP2ServerPump
  private let stream: ByteStream
  private var editor = FrameEditor()
  /// Who listens, if anyone; set before `start`.
  var listener: (any WireListener)?
  /// Whether nothing is read or written any more.
  package private(set) var isFrozen = false

  /// - Parameter settings: what the first SETTINGS say. The limit on streams among them is not
  ///   enforced: streams beyond it arrive like any other.
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

  // MARK: What no proper server does

  /// These frames stay away from now on.
  package func withhold(_ frames: Withholding) { editor.withheld.formUnion(frames) }

  /// Reads no faster than this from now on.
  package func read(at pace: ReadingPace) {
    let loop = stream.loop
    stream.read(atMost: pace.bytes) { read in
      loop.schedule(at: loop.now + pace.interval, read)
    }
  }

  /// From now on nothing is read and nothing written, not even the end: the peer sees a connection
  /// whose other end has vanished without a packet. The socket stays until the peer gives up (the
  /// handler then hears `ended`), or until this side closes or aborts.
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

  /// Sends whole frames that the session knows nothing of, ahead of those it has due.
  package func send(_ frames: [UInt8]) throws(TransportError) {
    try stream.send(frames)
    listener?.sent(frames.span.bytes)
  }

  /// DATA frames of a stream become no longer than this.
  package func cut(_ identifier: Int32, intoPiecesOf size: Int) {
    editor.cut(identifier, intoPiecesOf: size)
  }

  /// A stream is gone.
  func forget(_ identifier: Int32) { editor.forget(identifier) }

  /// SETTINGS in mid-session. A limit on streams among them is not enforced.
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

  /// Sends what is due, and closes in good order, with or without a word of TLS.
  package func close(deadline: MonotonicTime, saysCloseNotify: Bool = true) {
    guard !pump.isEnded else { return }
    listener?.closing()
    guard isFrozen else {
      return pump.close(deadline: deadline, saysCloseNotify: saysCloseNotify)
    }
    stream.loop.schedule(at: deadline) { [weak self] in
      self?.thaw(.io(IOError(.timedOut, operation: "close")))
    }
  }

  /// Resets the connection. The handler hears no more.
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
      // Of what was pulled some may have been left out, and the stream not know that more is due.
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

  /// Once the session is over the pump closes the connection.
  private func listenToTheEnd() {
    if let listener, !pump.isEnded, !pump.session.wantsIO { listener.closing() }
  }
}
