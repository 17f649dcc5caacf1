// SPDX-License-Identifier: Apache-2.0
import JSONText

// Rules for a client's behaviour after an unsuccessful response.
extension ConformanceCollector {
  /// Reasons after which Apple forbids to send the request again.
  private static let finalReasons: Set<Reason> = [
    .badDeviceToken, .deviceTokenNotForTopic, .forbidden, .expiredToken, .unregistered,
    .payloadTooLarge,
  ]
  /// Reasons after which no push to the device can succeed.
  private static let deadReasons: Set<Reason> = [.badDeviceToken, .expiredToken, .unregistered]
  /// Statuses after which a client may close the connection.
  private static let leavingStatuses: Set<Int> = [403, 429, 503]

  mutating func refused(
    _ request: ObservedRequest, status: Int, _ connection: inout ObservedConnection,
    _ proof: ReadingProof
  ) {
    if Self.leavingStatuses.contains(status) { connection.mayLeave = true }
    let answer = (try? JSONDocument(parsing: request.answerBody))?.root
    let text = answer?["reason"]?.string ?? ""
    let reason = Reason(rawValue: text)
    noteRefusedToken(request, reason: text, proof)
    if let reason, Self.finalReasons.contains(reason) {
      remember(request, .rejected(reason: reason), connection, proof)
    } else if status == 429 || status >= 500 {
      remember(request, .tryLater(status: status), connection, proof)
    }
    if request.kind == .push, let reason, Self.deadReasons.contains(reason) {
      devices.add(request.device, token: request.deviceToken, reason: text, proof)
    }
  }

  mutating func remember(
    _ request: ObservedRequest, _ fate: UnhappyRequest.Fate, _ connection: ObservedConnection,
    _ proof: ReadingProof
  ) {
    let evicted = memory.add(
      UnhappyRequest(
        fate: fate, id: request.id, digest: request.digest, deviceToken: request.deviceToken,
        place: connection.place(request.stream), proof: proof))
    if let evicted { settle(evicted, at: proof.sentAt) }
  }

  /// Checks a complete request against earlier unsuccessful ones.
  /// - Returns: whether it repeats a finally rejected request.
  mutating func checkRepeat(
    _ request: ObservedRequest, _ connection: ObservedConnection, at now: Int64
  ) -> Bool {
    guard let earlier = memory.takeEarlier(of: request) else { return false }
    let place = connection.place(request.stream)
    if case .unprocessed = earlier.fate, earlier.place.connection != connection.number {
      board.keep(.goAwayRepeated)
      return false
    }
    guard proofs.isRead(earlier.proof, at: now) else { return false }
    let wait = now - earlier.proof.sentAt
    switch earlier.fate {
    case .rejected(let reason):
      board.breach(.finalNotRepeated, place, "again \(span(wait)) after \(reason.rawValue)")
      return true
    case .tryLater(let status) where status < 500:
      board.check(
        .tooManyRequests, wait >= RuleTime.atOnce, place, "again \(span(wait)) after \(status)")
    case .tryLater(let status):
      let detail = "again \(span(wait)) after \(status)"
      if wait < RuleTime.atOnce {
        board.breach(.serverError, place, detail)
      } else if wait < RuleTime.serverErrorDelay {
        board.tolerate(.serverError, place, detail)
      } else {
        board.keep(.serverError)
      }
    case .unprocessed:
      board.breach(.goAwayRepeated, place, "again on the connection that is going away")
    }
    return false
  }

  /// Records the verdict for an unsuccessful request that the client has not sent again.
  mutating func settle(_ request: UnhappyRequest, at now: Int64) {
    let wait = now - request.proof.sentAt
    switch request.fate {
    case .rejected: if wait >= RuleTime.atOnce { board.keep(.finalNotRepeated) }
    case .tryLater(let status):
      if wait >= RuleTime.atOnce { board.keep(status < 500 ? .tooManyRequests : .serverError) }
    case .unprocessed:
      // A retry is optional: the client may have returned the failure to its caller.
      if wait >= RuleTime.drainPatience {
        board.tolerate(.goAwayRepeated, request.place, "not sent again within \(span(wait))")
      }
    }
  }

  mutating func checkDevice(
    _ request: ObservedRequest, _ connection: ObservedConnection, repeats: Bool, at now: Int64
  ) {
    guard request.kind == .push else { return }
    while let entry = devices.firstUndecided, proofs.isRead(entry.proof, at: now) {
      if entry.device != request.device { board.keep(.deadDevice) }
      devices.decide()
    }
    guard !repeats, let entry = devices[request.device], proofs.isRead(entry.proof, at: now) else {
      return
    }
    board.breach(
      .deadDevice, connection.place(request.stream),
      "a push \(span(now - entry.proof.sentAt)) after \(entry.reason)")
  }
}
