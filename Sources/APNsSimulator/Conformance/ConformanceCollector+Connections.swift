// SPDX-License-Identifier: Apache-2.0
import HTTP2

// Rules for the beginning, the lifetime and the end of connections.
extension ConformanceCollector {
  mutating func opened(_ number: Int, _ handshake: HandshakeFacts, at now: ConformanceMoment) {
    facts.connections += 1
    facts.tlsVersions[handshake.tlsVersion, default: 0] += 1
    let place = WirePlace(connection: number)
    board.check(
      .tlsVersion, ["TLSv1.2", "TLSv1.3"].contains(handshake.tlsVersion), place,
      handshake.tlsVersion)
    board.check(.alpn, handshake.applicationProtocol == "h2", place, "no ALPN")
    switch history.open(at: now.uptime) {
    case .first: break
    case .afterFailure: board.keep(.reconnectBackoff)
    case .storm:
      board.breach(
        .reconnectBackoff, place,
        "the \(RuleTime.stormConnections)th connection within \(span(RuleTime.storm)), none of "
          + "which had an answer")
    }
    guard connections.count < Self.maximumConnections else {
      facts.unwatched += 1
      return
    }
    connections[number] = ObservedConnection(
      number: number, handshake: handshake, openedAt: now.uptime)
    proofs.open(number)
  }

  /// Checks whether connections are reused. Called at the start of a request that `requestCount`
  /// already includes.
  mutating func checkReuse(_ connection: ObservedConnection, at now: Int64) {
    let place = connection.place(connection.lastStream)
    guard connection.requestCount == 1 else {
      board.keep(.connectionReused)
      if now - connection.lastTraffic >= RuleTime.longIdle { board.keep(.connectionKept) }
      return
    }
    guard let earlier = history.takeClosed(at: now) else { return }
    if earlier.requests == 1, earlier.idle < RuleTime.atOnce {
      board.breach(
        .connectionReused, place,
        "a new connection; connection \(earlier.number) was closed \(span(earlier.idle)) after "
          + "its only push")
    } else if !earlier.hadCompany {
      board.breach(
        .connectionKept, place,
        "a new connection; connection \(earlier.number) was closed after \(span(earlier.idle)) "
          + "without a push")
    }
  }

  mutating func ended(
    _ connection: ObservedConnection, _ ending: ConnectionEnding, at now: Int64
  ) {
    let number = connection.number
    let isOurs = connection.isClosing || ending == .simulator
    let ending = connection.hasSentGoAway && !connection.isClosing ? .clientGoAway : ending
    let end = isOurs ? ConnectionEnding.simulator : ending
    facts.ends[end.rawValue, default: 0] += 1
    settlePing(of: connection, at: now)
    proofs.end(number, at: now, here: isOurs)
    if connection.answerCount == 0 { history.failed(at: now) }
    if !isOurs { checkLeaving(connection, ending, at: now) }
    for request in connection.requests.values { open.remove(request, on: number) }
    if goAways[number].map({ !proofs.isShown($0) }) == true { goAways[number] = nil }
  }

  private mutating func checkLeaving(
    _ connection: ObservedConnection, _ ending: ConnectionEnding, at now: Int64
  ) {
    let place = connection.place()
    switch ending {
    case .clientProperly: board.keep(.closeNotify)
    case .clientSilently: board.breach(.closeNotify, place, "FIN without close_notify")
    case .clientReset: board.breach(.closeNotify, place, "TCP RST")
    case .clientGoAway, .timedOut, .simulator: break
    }
    if let goAway = connection.goAway, now - goAway.sentAt < RuleTime.drainPatience {
      for stream in goAway.awaited.sorted() {
        board.breach(
          .goAwayAwaited, connection.place(stream),
          "closed the connection \(span(now - goAway.sentAt)) after GOAWAY, whose last stream is "
            + "\(goAway.lastStream), without the answer")
      }
    }
    guard !connection.mayLeave, connection.answerCount > 0, connection.requests.isEmpty else {
      return
    }
    history.close(
      ConnectionHistory.Closed(
        number: connection.number, requests: connection.requestCount,
        idle: now - connection.lastTraffic, endedAt: now,
        hadCompany: connections.values.contains { $0.answerCount > 0 }))
  }

  // MARK: PING

  /// Checks a PING from the client.
  mutating func pinged(_ connection: ObservedConnection, at now: Int64) {
    let idle = now - connection.lastTraffic
    if idle >= RuleTime.hour {
      board.keep(.pingAfterAnHour)
    } else if !connection.requests.isEmpty {
      board.tolerate(
        .pingAfterAnHour, connection.place(),
        "a PING while \(connection.requests.count) answers "
          + "were awaited, \(span(idle)) after the last frame of one")
    } else {
      board.breach(.pingAfterAnHour, connection.place(), "a PING after \(span(idle))")
    }
  }

  /// Records the client's acknowledgement of a PING.
  mutating func ponged(_ opaque: UInt64, _ connection: inout ObservedConnection) {
    guard proofs.acknowledged(opaque, on: connection.number) else { return }
    board.keep(.pingAnswered)
    if let proof = connection.goAway?.proof, proofs.isShown(proof), !connection.isGoAwayShown {
      connection.isGoAwayShown = true
      if goAways.count < Self.maximumConnections { goAways[connection.number] = proof }
    }
  }

  /// Records a breach for an unanswered PING, if requests show that the client is alive.
  mutating func settlePing(of connection: ObservedConnection, at now: Int64) {
    guard let since = proofs.unansweredSince(connection.number),
      now - since >= RuleTime.pingPatience, connection.lastOpenedAt > since
    else { return }
    board.breach(
      .pingAnswered, connection.place(),
      "no answer in \(span(now - since)), while requests went on")
  }
}
