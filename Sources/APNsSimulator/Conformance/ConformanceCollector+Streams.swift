// SPDX-License-Identifier: Apache-2.0

import HTTP2

// Rules for the number of streams, for flow control, and for streams of a connection that is
// ending.
extension ConformanceCollector {
  /// Records the simulator's SETTINGS.
  mutating func announced(_ list: [HTTP2Setting], _ connection: inout ObservedConnection) {
    func value(_ known: HTTP2Setting.Known) -> Int? {
      list.last { $0.identifier == known.rawValue }.map { Int($0.value) }
    }
    let limit = value(.maximumConcurrentStreams)
    if let limit, limit > 1 { connection.isLimitRaised = true }
    connection.streamLimit.send(limit)
    connection.initialWindow.send(value(.initialWindowSize))
  }

  /// Checks the stream limit for a new stream, which `requests` does not contain yet.
  mutating func checkStreams(
    _ request: ObservedRequest, _ connection: inout ObservedConnection
  ) {
    let place = connection.place(request.stream)
    let count = connection.requests.count + 1
    if !connection.handshake.hasCertificate, !connection.isLimitRaised {
      if count > 1 {
        connection.hasRushed = true
        let known = connection.streamLimit.acknowledged == nil ? "before" : "after"
        board.breach(
          .oneStreamFirst, place,
          "stream \(count) at once, \(known) it acknowledged the SETTINGS that allow 1")
      }
      return
    }
    // The client opened its second stream after the limit was raised, so it waited as required.
    if !connection.handshake.hasCertificate, connection.requestCount == 1, !connection.hasRushed,
      connection.streamLimit.isKnownToStartWithOne
    {
      board.keep(.oneStreamFirst)
    }
    guard let limit = connection.streamLimit.allowed, count <= Self.maximumRequests else { return }
    let rule = connection.streamLimit.isLowered ? ConformanceRule.loweredLimit : .streamLimit
    if count > limit {
      board.breach(rule, place, "\(count) streams at once, the limit being \(limit)")
    } else if count == limit {
      board.keep(rule)
    }
  }

  /// Counts `size` body bytes, padding included, against the windows.
  mutating func countWindow(
    _ size: Int, of stream: Int32, _ connection: inout ObservedConnection
  ) {
    connection.windowUsed += size
    let place = connection.place(stream)
    if connection.windowUsed > connection.windowGranted {
      let excess = connection.windowUsed - connection.windowGranted
      board.breach(.flowControl, place, "\(excess) bytes more than the connection's window")
      return
    }
    guard let request = connection.requests[stream] else { return }
    let used = request.windowUsed + size
    connection.requests[stream]?.windowUsed = used
    let initial = max(connection.initialWindow.allowed ?? 65_535, connection.initialWindow.latest)
    if used > initial + request.windowGranted {
      let excess = used - initial - request.windowGranted
      board.breach(.flowControl, place, "\(excess) bytes more than the stream's window")
    } else if connection.windowUsed > 65_535 {
      board.keep(.flowControl)
    }
  }

  // MARK: RST_STREAM

  mutating func cancelled(
    _ stream: Int32, _ code: UInt32, _ connection: inout ObservedConnection, at now: Int64
  ) {
    guard let request = connection.requests[stream] else { return }
    let place = connection.place(stream)
    if let goAway = connection.goAway, goAway.awaited.contains(stream),
      now - goAway.sentAt < RuleTime.drainPatience
    {
      board.breach(
        .goAwayAwaited, place,
        "RST_STREAM \(span(now - goAway.sentAt)) after GOAWAY, whose last stream is "
          + "\(goAway.lastStream)")
    } else if request.isComplete {
      if code == HTTP2ErrorCode.cancel {
        board.keep(.cancelsAbandoned)
      } else {
        board.tolerate(.cancelsAbandoned, place, "RST_STREAM with code \(code), not CANCEL (8)")
      }
    }
    connection.mayLeave = true
    drop(stream, &connection)
  }

  /// Detects a push that is sent again while its first stream is open and unanswered. Pushes
  /// without an id are tolerated, because two different pushes may have equal content.
  mutating func checkAbandoned(
    _ request: ObservedRequest, _ connection: ObservedConnection, at now: Int64
  ) {
    guard let earlier = open.find(request) else { return }
    let wait = now - earlier.openedAt
    guard wait >= RuleTime.atOnce else { return }
    let place = WirePlace(connection: earlier.connection, stream: earlier.stream)
    let detail =
      "sent again after \(span(wait)) (connection \(connection.number), stream "
      + "\(request.stream)), without RST_STREAM on this one"
    if request.id == nil {
      board.tolerate(.cancelsAbandoned, place, detail + "; without an id, it may be another")
    } else {
      board.breach(.cancelsAbandoned, place, detail)
    }
  }

  // MARK: GOAWAY

  mutating func goingAway(
    _ last: Int32, isError: Bool, _ connection: inout ObservedConnection, at now: Int64
  ) {
    connection.mayLeave = true
    let proof = proofs.need(connection.number, at: now, pause: RuleTime.goAwayPause)
    var goAway =
      connection.goAway
      ?? ObservedConnection.GoAway(
        lastStream: last, sentAt: now, proof: proof, isError: isError)
    goAway.lastStream = min(last, goAway.lastStream)
    let left = connection.requests.values.filter { $0.stream > goAway.lastStream }
    goAway.awaited =
      isError
      ? [] : Set(connection.requests.keys.filter { $0 <= goAway.lastStream })
    connection.goAway = goAway
    for request in left.sorted(by: { $0.stream < $1.stream }) {
      leaveOut(request, &connection, proof)
    }
  }

  /// Records a request as not processed, because GOAWAY excluded it.
  mutating func leaveOut(
    _ request: ObservedRequest, _ connection: inout ObservedConnection, _ proof: ReadingProof
  ) {
    drop(request.stream, &connection)
    remember(request, .unprocessed, connection, proof)
  }

  /// Checks a new stream against earlier GOAWAYs that the client has acknowledged.
  mutating func checkGoAway(_ request: ObservedRequest, _ connection: ObservedConnection) {
    for (number, proof) in goAways.sorted(by: { $0.key < $1.key }) where proofs.isShown(proof) {
      if number == connection.number {
        board.breach(
          .goAwayObeyed, connection.place(request.stream),
          "a new stream, after the client had acknowledged a PING behind GOAWAY")
      } else {
        board.keep(.goAwayObeyed)
      }
      goAways[number] = nil
    }
  }
}

extension AnnouncedSetting {
  /// Whether the first announced limit is one stream.
  var isKnownToStartWithOne: Bool { first == 1 }
}
