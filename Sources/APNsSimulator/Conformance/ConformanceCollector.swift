// SPDX-License-Identifier: Apache-2.0

import HTTP2

/// Checks the traffic of push clients against Apple's rules: observations in, verdicts out. A value
/// without a clock or I/O; equal observations give equal reports.
///
/// `observe` is the entry point; each family of rules has its own file. A rule counts as kept only
/// if a situation to which it applies occurred. It counts as broken only if the client must have
/// known of that situation. Frames that may have crossed on the wire are not breaches. Acknowledged
/// PINGs show which frames a client has read (`ReadingProof`).
package struct ConformanceCollector: Sendable {
  /// Maximum number of connections observed at a time: more than a test opens on one machine.
  static let maximumConnections = 1024
  /// Maximum number of in-flight requests observed per connection: ten times APNs' limit. Above it
  /// the stream limit is no longer checked.
  static let maximumRequests = 10_000

  var board = RuleBoard()
  var facts = ConformanceFacts()
  var connections: [Int: ObservedConnection] = [:]
  var proofs = ProofBook()
  var memory = RequestMemory()
  var tokens = TokenHistory()
  var devices = DeadDevices()
  var history = ConnectionHistory()
  var open = OpenRequests()
  /// GOAWAYs that clients have acknowledged, by connection, until the client's next push. At most
  /// `maximumConnections`.
  var goAways: [Int: ReadingProof] = [:]

  package init() {}

  /// Processes an observation of a connection. Observations must arrive in the order in which they
  /// occurred.
  package mutating func observe(
    _ observation: ConformanceObservation, on number: Int, at now: ConformanceMoment
  ) {
    if case .opened(let handshake) = observation {
      opened(number, handshake, at: now)
      return
    }
    guard var connection = connections.removeValue(forKey: number) else { return }
    switch observation {
    case .opened: break
    case .clientSent(let event): clientSent(event, &connection, at: now)
    case .serverSent(let event): serverSent(event, &connection, at: now)
    case .closing: if !connection.hasSentGoAway { connection.isClosing = true }
    case .ended(let ending):
      ended(connection, ending, at: now.uptime)
      return
    }
    connections[number] = connection
  }

  /// Records a failed handshake.
  package mutating func observeFailedHandshake(_ fault: HandshakeFault, at now: ConformanceMoment) {
    facts.handshakesFailed += 1
    let place = WirePlace(connection: 0)
    switch fault {
    case .noSharedProtocol: board.breach(.alpn, place, "ALPN offered, h2 not among it")
    case .oldVersion: board.breach(.tlsVersion, place, "TLS 1.2 not offered")
    case .other: break
    }
    history.failed(at: now.uptime)
  }

  /// Returns the eight bytes of a PING to send on the connection now; nil if none is needed.
  package mutating func wantedPing(of connection: Int, at now: ConformanceMoment) -> UInt64? {
    proofs.wanted(connection, at: now.uptime)
  }

  /// Discards all results. Open connections and their state remain.
  package mutating func beginAnew() {
    board = RuleBoard()
    facts = ConformanceFacts()
    facts.connections = connections.count
    for connection in connections.values {
      facts.tlsVersions[connection.handshake.tlsVersion, default: 0] += 1
    }
    memory = RequestMemory()
    devices = DeadDevices()
    history = ConnectionHistory()
    tokens = TokenHistory()
  }

  /// Marks devices as usable again. Other faults of pushes to them remain recorded.
  /// - Parameter tokens: device tokens in lower case.
  package mutating func revive(_ tokens: Set<String>, at now: ConformanceMoment) {
    devices.remove(tokens)
    for request in memory.removeRefused(of: tokens) { settle(request, at: now.uptime) }
  }

  /// Returns the current report. Undecided situations are judged by their state so far.
  package func report(at now: ConformanceMoment) -> ConformanceReport {
    var settled = self
    for connection in connections.values.sorted(by: { $0.number < $1.number }) {
      settled.settlePing(of: connection, at: now.uptime)
    }
    for request in memory.all { settled.settle(request, at: now.uptime) }
    return ConformanceReport(facts: settled.facts, tallies: settled.board.tallies)
  }

  // MARK: Frames

  private mutating func clientSent(
    _ event: WireEvent, _ connection: inout ObservedConnection, at now: ConformanceMoment
  ) {
    switch event {
    case .headers(let stream, let headers):
      if stream > connection.lastStream {
        begin(stream, headers, &connection, at: now)
      } else {
        trailers(of: stream, headers, &connection, at: now.uptime)
      }
    case .data(let stream, let bytes, let size, let isLast):
      connection.lastTraffic = now.uptime
      countWindow(size, of: stream, &connection)
      body(bytes, of: stream, isLast: isLast, &connection, at: now.uptime)
    case .priority(let stream):
      board.breach(.noPriorityFrames, connection.place(stream), "a PRIORITY frame")
    case .reset(let stream, let code): cancelled(stream, code, &connection, at: now.uptime)
    case .settingsAcknowledged:
      connection.streamLimit.acknowledge()
      connection.initialWindow.acknowledge()
    case .ping: pinged(connection, at: now.uptime)
    case .pingAcknowledged(let opaque): ponged(opaque, &connection)
    case .unreadable: connection.mayLeave = true
    case .goAway: connection.hasSentGoAway = true
    case .settings, .windowUpdate, .other: break
    }
  }

  private mutating func serverSent(
    _ event: WireEvent, _ connection: inout ObservedConnection, at now: ConformanceMoment
  ) {
    switch event {
    case .headers(let stream, let headers):
      answer(stream, headers, &connection, at: now.uptime)
    case .data(let stream, let bytes, _, let isLast):
      connection.requests[stream]?.addToAnswer(bytes)
      if isLast { answered(stream, &connection, at: now.uptime) }
    case .reset(let stream, _):
      connection.mayLeave = true
      drop(stream, &connection)
    case .settings(let list): announced(list, &connection)
    case .windowUpdate(let stream, let increment):
      if stream == 0 {
        connection.windowGranted += increment
      } else {
        connection.requests[stream]?.windowGranted += increment
      }
    case .ping(let opaque): proofs.sent(opaque, on: connection.number, at: now.uptime)
    case .goAway(let last, let code, _):
      goingAway(last, isError: code != 0, &connection, at: now.uptime)
    case .priority, .settingsAcknowledged, .pingAcknowledged, .other, .unreadable: break
    }
  }

  // MARK: Requests

  private mutating func begin(
    _ stream: Int32, _ headers: WireHeaders, _ connection: inout ObservedConnection,
    at now: ConformanceMoment
  ) {
    let request = ObservedRequest(
      stream: stream, headers: headers, on: connection.handshake, openedAt: now.uptime)
    facts.requests += 1
    checkStreams(request, &connection)
    checkGoAway(request, connection)
    connection.lastStream = stream
    connection.requestCount += 1
    checkHeaders(headers, of: request, connection)
    checkCompression(headers, of: request, &connection)
    checkToken(of: request, &connection, at: now)
    checkReuse(connection, at: now.uptime)
    connection.lastTraffic = now.uptime
    connection.lastOpenedAt = now.uptime
    if connection.requests.count < Self.maximumRequests {
      connection.requests[stream] = request
      facts.mostStreamsAtOnce = max(facts.mostStreamsAtOnce, connection.requests.count)
    }
    if headers.endStream { completed(stream, &connection, at: now.uptime) }
  }

  private mutating func body(
    _ bytes: [UInt8], of stream: Int32, isLast: Bool, _ connection: inout ObservedConnection,
    at now: Int64
  ) {
    guard let request = connection.requests[stream], request.form.fault == nil else { return }
    connection.requests[stream]?.add(bytes, isLast: isLast)
    if let fault = connection.requests[stream]?.form.fault {
      board.breach(.wellFormed, connection.place(stream), fault.text)
      return
    }
    guard isLast else { return }
    if bytes.isEmpty, request.size > 0 {
      board.tolerate(
        .endOnData, connection.place(stream), "END_STREAM on a DATA frame of its own, empty")
    } else {
      board.keep(.endOnData)
    }
    completed(stream, &connection, at: now)
  }

  private mutating func trailers(
    of stream: Int32, _ headers: WireHeaders, _ connection: inout ObservedConnection,
    at now: Int64
  ) {
    guard let request = connection.requests[stream], request.form.fault == nil else { return }
    var form = HTTP2MessageForm(isTrailers: true)
    for field in headers.fields { form.take(name: field.name, value: field.value) }
    form.finish(endStream: headers.endStream)
    connection.requests[stream]?.add([], isLast: true)
    if let fault = form.fault ?? connection.requests[stream]?.form.fault {
      board.breach(.wellFormed, connection.place(stream), fault.text)
      return
    }
    board.breach(.endOnData, connection.place(stream), "END_STREAM on trailers")
    completed(stream, &connection, at: now)
  }

  /// Checks a complete request: its payload, and whether it repeats an earlier request.
  private mutating func completed(
    _ stream: Int32, _ connection: inout ObservedConnection, at now: Int64
  ) {
    guard let request = connection.requests[stream], !request.isComplete, request.form.fault == nil
    else { return }
    board.keep(.wellFormed)
    connection.requests[stream]?.isComplete = true
    connection.requests[stream]?.dropPayload()
    checkPayload(of: request, connection)
    let repeats = checkRepeat(request, connection, at: now)
    checkDevice(request, connection, repeats: repeats, at: now)
    checkAbandoned(request, connection, at: now)
    open.add(request, on: connection.number)
    // The client sent the request before it received a GOAWAY that excludes it.
    if let goAway = connection.goAway, stream > goAway.lastStream {
      leaveOut(request, &connection, goAway.proof)
    }
  }

  /// Removes a stream, whichever side ended it.
  mutating func drop(_ stream: Int32, _ connection: inout ObservedConnection) {
    guard let request = connection.requests.removeValue(forKey: stream) else { return }
    connection.goAway?.awaited.remove(stream)
    open.remove(request, on: connection.number)
  }

  // MARK: Answers

  private mutating func answer(
    _ stream: Int32, _ headers: WireHeaders, _ connection: inout ObservedConnection,
    at now: Int64
  ) {
    if let status = headers.value(of: ":status").flatMap({ Int($0) }), status >= 200 {
      connection.requests[stream]?.status = status
    }
    if headers.endStream { answered(stream, &connection, at: now) }
  }

  private mutating func answered(
    _ stream: Int32, _ connection: inout ObservedConnection, at now: Int64
  ) {
    guard let request = connection.requests[stream], let status = request.status else { return }
    facts.answers[status, default: 0] += 1
    connection.answerCount += 1
    connection.lastAnswerAt = now
    connection.lastTraffic = now
    if connection.goAway?.awaited.contains(stream) == true { board.keep(.goAwayAwaited) }
    // Also after the first response of each connection, so that every client receives a PING.
    if status >= 300 || connection.answerCount == 1 {
      let proof = proofs.need(connection.number, at: now)
      if status >= 300 { refused(request, status: status, &connection, proof) }
    }
    drop(stream, &connection)
  }
}
