// SPDX-License-Identifier: Apache-2.0

// Rules for the form, age and renewal of provider tokens.
extension ConformanceCollector {
  mutating func checkToken(
    of request: ObservedRequest, _ connection: inout ObservedConnection, at now: ConformanceMoment
  ) {
    // Apple: "APNs ignores the authorization header" on connections with a certificate.
    guard request.kind != .other, !connection.handshake.hasCertificate else { return }
    let place = connection.place(request.stream)
    guard let text = request.authorization, case (let token?, let isNew) = tokens.read(text) else {
      board.breach(
        .tokenPresent, place,
        request.authorization == nil ? "no authorization" : "authorization without bearer")
      return
    }
    board.keep(.tokenPresent)
    if isNew { checkForm(of: token, place) }
    guard token.fault == nil, let issuedAt = token.issuedAt else { return }
    checkTeam(token, connection, place)
    checkAfterRefusal(text, token, connection, place, at: now.uptime)
    let age = now.wall / 1000 - issuedAt
    checkRefresh(text, token, issuedAt: issuedAt, age: age, &connection, place, at: now)
    tokens.see(text, of: token, issuedAt: issuedAt, at: now.uptime)
  }

  private mutating func checkForm(of token: ObservedToken, _ place: WirePlace) {
    facts.tokens += 1
    if let fault = token.fault {
      board.breach(.tokenForm, place, fault)
    } else if let oddity = token.oddity {
      board.tolerate(.tokenForm, place, oddity)
    } else {
      board.keep(.tokenForm)
    }
  }

  private mutating func checkTeam(
    _ token: ObservedToken, _ connection: ObservedConnection, _ place: WirePlace
  ) {
    guard tokens.teams.count > 1 else { return }
    board.check(
      .oneTeam, connection.token.map { $0.team == token.team } ?? true, place,
      "a token of team \(token.team) after one of team \(connection.token?.team ?? "")")
  }

  // MARK: Token renewal

  private mutating func checkRefresh(
    _ text: String, _ token: ObservedToken, issuedAt: Int64, age: Int64,
    _ connection: inout ObservedConnection, _ place: WirePlace, at now: ConformanceMoment
  ) {
    let isYoung = (-ProviderToken.clockTolerance...ProviderToken.maximumAge).contains(age)
    let since = now.uptime
    if let current = connection.token, current.text == text {
      board.keep(.tokenReused)
      checkRenewal(isYoung, wasYoung: current.wasYoung, token, age: age, place, at: now)
      return
    }
    board.check(
      .tokenAge, isYoung, place,
      age < 0 ? "a token issued \(-age) s in the future" : "a token issued \(age) s ago")
    let use = ObservedConnection.TokenUse(
      text: text, team: token.team, since: since, wasYoung: isYoung)
    guard let current = connection.token else {
      connection.token = use
      checkSharing(text, token, place, at: since)
      return
    }
    connection.token = use
    // Tokens of another team are subject to a separate rule.
    guard current.team == token.team else { return }
    let wait = since - current.since
    board.check(
      .tokenReused, wait >= RuleTime.tokenRefresh, place, "a new token after \(span(wait))")
    if wait >= RuleTime.tokenRefresh { checkSharing(text, token, place, at: since) }
    checkRenewal(isYoung, wasYoung: true, token, age: age, place, at: now)
  }

  private mutating func checkRenewal(
    _ isYoung: Bool, wasYoung: Bool, _ token: ObservedToken, age: Int64, _ place: WirePlace,
    at now: ConformanceMoment
  ) {
    guard let key = tokens.key(token.owner),
      now.wall / 1000 - key.firstIssuedAt > ProviderToken.maximumAge
    else { return }
    if isYoung {
      board.keep(.tokenRenewed)
    } else if wasYoung {
      board.breach(.tokenRenewed, place, "still the token issued \(age) s ago")
    }
  }

  private mutating func checkSharing(
    _ text: String, _ token: ObservedToken, _ place: WirePlace, at now: Int64
  ) {
    guard let key = tokens.key(token.owner), let latest = key.tokens.last else { return }
    let isKnown = key.tokens.contains { $0.text == text }
    let wait = now - latest.seenAt
    board.check(
      .tokenShared, isKnown || wait >= RuleTime.tokenRefresh, place,
      "a new token of key \(token.keyID) \(span(wait)) after the one before")
  }

  // MARK: After a refusal

  /// Records a token that a response refused.
  mutating func noteRefusedToken(
    _ request: ObservedRequest, reason: String, _ proof: ReadingProof
  ) {
    switch reason {
    case "ExpiredProviderToken", "InvalidProviderToken", "TooManyProviderTokenUpdates":
      if let text = request.authorization { tokens.refuse(text, reason: reason, proof) }
    default: break
    }
  }

  private mutating func checkAfterRefusal(
    _ text: String, _ token: ObservedToken, _ connection: ObservedConnection, _ place: WirePlace,
    at now: Int64
  ) {
    for index in tokens.refusals.indices {
      let refusal = tokens.refusals[index]
      guard proofs.isRead(refusal.proof, at: now) else { continue }
      if refusal.reason == Reason.tooManyProviderTokenUpdates.rawValue {
        checkAfterTooMany(index, text, token, place, at: now)
      } else if refusal.text == text {
        board.breach(.refusedToken, place, "again the token of \(refusal.reason)")
        tokens.refusals[index].isSettled = true
      } else if !refusal.isSettled {
        tokens.refusals[index].isSettled = true
        let isExpired = refusal.reason == Reason.expiredProviderToken.rawValue
        if isExpired, refusal.proof.connection == connection.number {
          board.tolerate(.refusedToken, place, "a new token, on the connection of the expired one")
        } else {
          board.keep(.refusedToken)
        }
      }
    }
  }

  private mutating func checkAfterTooMany(
    _ index: Int, _ text: String, _ token: ObservedToken, _ place: WirePlace, at now: Int64
  ) {
    let refusal = tokens.refusals[index]
    guard !refusal.isSettled else { return }
    tokens.refusals[index].isSettled = true
    let isKnown = tokens.key(token.owner)?.tokens.contains { $0.text == text } ?? false
    let wait = now - refusal.proof.sentAt
    board.check(
      .tooManyTokens, isKnown || wait >= RuleTime.tokenRefresh, place,
      "one more new token \(span(wait)) after TooManyProviderTokenUpdates")
  }
}

/// Formats a duration, given in milliseconds, for reports.
func span(_ milliseconds: Int64) -> String {
  switch milliseconds {
  case ..<10_000: "\(milliseconds) ms"
  case ..<(10 * RuleTime.minute): "\(milliseconds / 1000) s"
  default: "\(milliseconds / RuleTime.minute) min"
  }
}
