// SPDX-License-Identifier: Apache-2.0
package import HTTP2

/// Who makes requests over an `HTTP2ClientPump`; called on the loop's thread.
package protocol HTTP2ClientHandler: AnyObject {
  /// In wire order; may submit further requests.
  func received(_ event: HTTP2ClientEvent)

  /// The last call: what the session still has open (`streamsNeverSent`, `streamsAwaitingAnswer`)
  /// gets no answer.
  func ended(_ end: HTTP2End)
}

/// A client's HTTP/2 connection in motion. `HTTP2Pump` says how it lives.
package final class HTTP2ClientPump: HTTP2Pump {
  package let session: HTTP2ClientSession
  private weak var handler: (any HTTP2ClientHandler)?
  /// Taken from the session while looking whether there is one.
  private var next: HTTP2ClientEvent?

  package init(
    _ session: HTTP2ClientSession, over stream: ByteStream, liveness: HTTP2Liveness? = nil
  ) {
    self.session = session
    super.init(session, over: stream, liveness: liveness)
  }

  /// Sends the preface and starts to deliver events.
  package func start(_ handler: any HTTP2ClientHandler) {
    self.handler = handler
    begin()
  }

  /// Opens a stream; it goes out at the end of this turn. Throws `.streamNotAllowed` unless
  /// `session.canOpenStream`.
  package func submitRequest(
    headers: [HTTP2Header], body: [UInt8]? = nil
  ) throws(HTTP2Error) -> Int32 {
    let identifier = try session.submitRequest(headers: headers, body: body)
    stream.needsToSend()
    return identifier
  }

  override func deliverEvents() {
    while let event = next.take() ?? session.nextEvent() {
      if isEnded { return }
      if case .goAway(let last, let code, let data) = event {
        goAway = .goAway(lastStreamID: last, errorCode: code, debugData: data)
      }
      handler?.received(event)
    }
  }

  override func pulledEvent() -> Bool {
    if next == nil { next = session.nextEvent() }
    return next != nil
  }

  override func deliverEnd(_ end: HTTP2End) {
    let told = handler
    handler = nil
    told?.ended(end)
  }
}
