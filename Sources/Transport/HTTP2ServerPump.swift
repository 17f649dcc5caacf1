// SPDX-License-Identifier: Apache-2.0
package import HTTP2

/// Who answers over an `HTTP2ServerPump`; called on the loop's thread.
package protocol HTTP2ServerHandler: AnyObject {
  /// In wire order; may answer at once.
  func received(_ event: HTTP2ServerEvent)

  /// The last call: nothing can be answered any more.
  func ended(_ end: HTTP2End)
}

/// A server's HTTP/2 connection in motion. `HTTP2Pump` says how it lives.
package final class HTTP2ServerPump: HTTP2Pump {
  package let session: HTTP2ServerSession
  private weak var handler: (any HTTP2ServerHandler)?
  /// Taken from the session while looking whether there is one.
  private var next: HTTP2ServerEvent?

  package init(
    _ session: HTTP2ServerSession, over stream: ByteStream, liveness: HTTP2Liveness? = nil
  ) {
    self.session = session
    super.init(session, over: stream, liveness: liveness)
  }

  /// Sends our SETTINGS and starts to deliver events.
  package func start(_ handler: any HTTP2ServerHandler) {
    self.handler = handler
    begin()
  }

  /// Answers a request, at the end of this turn; `HTTP2ServerSession` has the details.
  package func submitResponse(
    stream identifier: Int32, status: Int, headers: [HTTP2Header] = [], body: [UInt8]? = nil,
    endStream: Bool = true, dataFrameSize: Int = .max
  ) throws(HTTP2Error) {
    try session.submitResponse(
      stream: identifier, status: status, headers: headers, body: body, endStream: endStream,
      dataFrameSize: dataFrameSize)
    stream.needsToSend()
  }

  /// Goes on with a body that `submitResponse` left open, at the end of this turn.
  package func sendData(
    stream identifier: Int32, _ bytes: [UInt8], endStream: Bool, trailers: [HTTP2Header]? = nil
  ) throws(HTTP2Error) {
    try session.sendData(
      stream: identifier, bytes, endStream: endStream, trailers: trailers)
    stream.needsToSend()
  }

  override func deliverEvents() {
    guard let handler else { return }
    while let event = next.take() ?? session.nextEvent() {
      if isEnded || stream.isFrozen { return }
      if case .goAway(let last, let code, let data) = event {
        goAway = .goAway(lastStreamID: last, errorCode: code, debugData: data)
      }
      handler.received(event)
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
