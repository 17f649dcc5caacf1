// SPDX-License-Identifier: Apache-2.0

import AsyncIO
import HTTP2
import Transport

/// Applies faults to a connection and its requests, frame by frame.
extension PushConnection {
  /// Applies connection faults to a new connection, before its first frame.
  func meetFaults() {
    guard let (fault, wait) = service.fault(at: .connection, of: identity.entrance) else { return }
    strike(fault, delayMilliseconds: wait)
  }

  /// Applies a fault to the whole connection.
  func strike(_ fault: Fault, delayMilliseconds: Int) {
    after(delayMilliseconds) { $0.strike(fault.action) }
  }

  private func strike(_ action: Fault.Action) {
    switch action {
    case .goAway(let goAway): depart(Departure(goAway), delayMilliseconds: 0)
    case .close(let sendsCloseNotify): end(sendsCloseNotify: sendsCloseNotify)
    case .abort: abort()
    case .settings(let settings): announce(settings)
    case .withhold(let frames): wire.withhold(frames)
    case .slowRead(let pace): wire.read(at: pace)
    case .blackhole: wire.freeze()
    // These actions apply to requests or sockets, as `FaultRule` ensures.
    case .answer, .respond, .silence, .reset, .handshake, .refuse: break
    }
  }

  // MARK: Requests

  /// Executes a judgement that is not an ordinary response.
  func performFault(_ judgement: Judgement, on stream: Int32) {
    if departure?.takes(judgement, on: stream) == true { return leaveIfAllAreThere() }
    guard let strike = judgement.strike else { return respond(judgement.answer, on: stream) }
    if strike.form?.afterReset == true {
      afterReset[stream] = judgement
    } else if case .goAway(let goAway) = strike.action {
      if departure == nil {
        depart(
          Departure(goAway, striking: judgement, on: stream),
          delayMilliseconds: strike.delayMilliseconds)
      } else if judgement.countsAsAccepted {
        respond(judgement, on: stream)
      }
    } else {
      after(strike.delayMilliseconds) { $0.perform(strike.action, judgement, on: stream) }
    }
  }

  private func perform(_ action: Fault.Action, _ judgement: Judgement, on stream: Int32) {
    switch action {
    case .answer, .respond: respond(judgement, on: stream)
    case .silence, .goAway, .handshake, .refuse: break
    case .reset(let code): try? pump.reset(stream: stream, code: code)
    case .settings, .withhold, .slowRead:
      strike(action)
      respond(judgement, on: stream)
    case .close, .abort, .blackhole: strike(action)
    }
  }

  private func respond(_ judgement: Judgement, on stream: Int32) {
    let answer = judgement.answer
    guard let form = judgement.strike?.form else { return respond(answer, on: stream) }
    let endsByEmptyData = form.endsByEmptyData && answer.body.isEmpty
    if let size = form.dataFrameSize { wire.cut(stream, intoPiecesOf: size) }
    try? pump.submitResponse(
      stream: stream, status: answer.status, headers: headers(of: answer) + form.fields,
      body: answer.body, endStream: !endsByEmptyData)
    if endsByEmptyData { try? pump.sendData(stream: stream, [], endStream: true) }
    carryOut(after: answer, on: stream)
  }

  /// Sends frames on a stream that the client has reset.
  ///
  /// nghttp2 has closed the stream and does not know of these frames. The client counts their DATA
  /// bytes against the connection's window, but nghttp2 does not: a difference of some dozens of
  /// bytes.
  func speakTooLate(_ judgement: Judgement, on stream: Int32) {
    after(judgement.strike?.delayMilliseconds ?? 0) { connection in
      if case .reset(let code) = judgement.strike?.action {
        connection.send(RawFrame.resetStream(stream, code: code))
        return
      }
      let answer = judgement.answer
      let fields = connection.headers(of: answer) + (judgement.strike?.form?.fields ?? [])
      var bytes = RawFrame.headers(
        stream: stream,
        [(":status", String(answer.status))] + fields.map { ($0.name, $0.value) },
        endStream: answer.body.isEmpty)
      if !answer.body.isEmpty {
        bytes += RawFrame.data(stream: stream, answer.body, endStream: true)
      }
      connection.send(bytes)
    }
  }

  // MARK: Leaving

  private func depart(_ leaving: Departure, delayMilliseconds: Int) {
    guard departure == nil else { return }
    departure = leaving
    // If the GOAWAY waits for requests, the delay is the maximum time of this wait.
    if leaving.goAway.inFlight != nil {
      if delayMilliseconds > 0 { after(delayMilliseconds) { $0.giveNotice() } }
      return leaveIfAllAreThere()
    }
    after(delayMilliseconds) { $0.giveNotice() }
  }

  /// Sends the GOAWAY if enough requests are in flight. Called for each request that is not
  /// processed, or whose response is held.
  func leaveIfAllAreThere() {
    if departure?.isComplete == true { giveNotice() }
  }

  private func giveNotice() {
    guard let goAway = departure?.goAway, departure?.hasLeft == false else { return }
    guard let wait = goAway.noticeMilliseconds else { return leave() }
    // Sent without nghttp2, which would accept no streams after it.
    send(RawFrame.goAway(lastStreamID: .max, code: HTTP2ErrorCode.noError))
    after(wait) { $0.leave() }
  }

  private func leave() {
    guard let leaving = departure, !leaving.hasLeft else { return }
    departure?.hasLeft = true
    try? pump.goAway(
      code: leaving.goAway.code, lastStreamID: leaving.cut ?? lastProcessed,
      debugData: leaving.goAway.debugData)
    if leaving.goAway.closes { return end(sendsCloseNotify: true) }
    for (judgement, stream) in leaving.held { respond(judgement, on: stream) }
  }

  // MARK: Frames

  /// Sends SETTINGS on the open connection. A stream limit applies at once.
  func announce(_ settings: [HTTP2Setting]) {
    // Fails only if the session has ended.
    guard gate.mayAnnounce, (try? wire.announce(settings)) != nil else { return }
    let limit = settings.first { $0.identifier == Self.streamLimit }.map { Int($0.value) }
    gate.announce(limit)
    if gate.mayAnnounce { return }
    try? pump.goAway(code: HTTP2ErrorCode.settingsTimeout)
    end(sendsCloseNotify: true)
  }

  private static let streamLimit = HTTP2Setting.Known.maximumConcurrentStreams.rawValue

  private func send(_ frames: [UInt8]) {
    // Fails only if the connection has ended.
    try? wire.send(frames)
  }

  private func end(sendsCloseNotify: Bool) {
    wire.close(deadline: .now() + Self.farewell, sendsCloseNotify: sendsCloseNotify)
  }

  private func abort() {
    wire.abort()
    onEnd(number)
  }

  private func after(_ milliseconds: Int, _ action: @escaping (PushConnection) -> Void) {
    guard milliseconds > 0 else { return action(self) }
    pump.loop.schedule(at: .now() + .milliseconds(milliseconds)) { [weak self] in
      guard let self, !pump.isEnded else { return }
      action(self)
    }
  }
}

extension AnswerForm {
  fileprivate var fields: [HTTP2Header] { headers.map { HTTP2Header($0.name, $0.value) } }
}
