// SPDX-License-Identifier: Apache-2.0

import JSONText

/// Handles broadcasts and channel management for `PushConnection`; `judge` handles device pushes.
extension PushService {
  /// Decides on a request about channels and executes it. Faults apply only to requests that would
  /// otherwise be accepted, and may prevent their execution.
  func judgeChannels(
    _ facts: RequestFacts, body: [UInt8], bodySize: Int, identity: inout ConnectionIdentity,
    connection: Int
  ) -> Judgement {
    let entrance = identity.entrance
    statistics[entrance.environment].received += 1
    let now = clock.milliseconds()
    var answer = Answer()
    answer.requestID = facts.requestID.flatMap { RequestCheck.isCanonicalUUID($0) ? $0 : nil }
    if answer.requestID == nil { answer.requestID = Array(random.uuid().utf8)[...] }
    var isKnown = false
    var struck: Fault?
    let refusal: Refusal?
    switch ChannelCheck.check(facts, body: body, bodySize: bodySize, at: entrance.service)
    {
    case .refused(let reason): refusal = Refusal(reason)
    case .passed(let request, let app):
      let book = channels[entrance.environment] ?? ChannelBook()
      refusal =
        checkSender(facts.authorization, app: app, identity: &identity, now: now / 1000)
        ?? book.refusal(of: request, app: app).map { Refusal($0) }
      isKnown = refusal.map { $0.status != 403 } ?? true
      if refusal == nil {
        struck = fault(forChannelsOf: app, path: facts.path, payload: body, identity: &identity)
        if struck?.letsPass ?? true {
          carryOut(request, app: app, in: entrance.environment, payload: body, answer: &answer)
        }
      }
    }
    if let refusal {
      answer.status = refusal.status
      answer.reason = refusal.reason
      answer.body = reasonBody(refusal.reason, timestamp: nil)
    }
    var judgement = Judgement(
      answer: answer, providerTokenAccepted: isKnown, countsAsAccepted: refusal == nil)
    if let struck { strike(&judgement, with: struck) }
    finish(judgement, facts, payload: body, connection: connection, at: entrance, now: now)
    return judgement
  }

  private struct Refusal {
    let status: Int
    let reason: String

    init(_ reason: ChannelReason) {
      self.status = reason.status
      self.reason = reason.rawValue
    }

    init(_ reason: Reason) {
      self.status = reason.status
      self.reason = reason.rawValue
    }
  }

  private func checkSender(
    _ authorization: ArraySlice<UInt8>?, app: String, identity: inout ConnectionIdentity,
    now: Int64
  ) -> Refusal? {
    if let certificate = identity.certificate {
      let reason = certificate.check(topic: app, in: identity.environment, now: now)
      // "The bundle ID in the path isn't covered."
      return reason.map { $0 == .topicDisallowed ? Refusal(.topicMismatch) : Refusal($0) }
    }
    if let reason = authenticate(authorization, identity: &identity, now: now) {
      return Refusal(reason)
    }
    if let topics = identity.tokens.topics, !topics.contains(app) {
      return Refusal(.topicMismatch)
    }
    return nil
  }

  /// Executes a request that `ChannelBook.refusal` permits.
  private func carryOut(
    _ request: ChannelRequest, app: String, in environment: PushEnvironment, payload: [UInt8],
    answer: inout Answer
  ) {
    switch request {
    case .create(let storesLatest):
      answer.status = 201
      answer.channelID = channels[environment, default: ChannelBook()]
        .create(for: app, storesLatest: storesLatest, random: &random)
    case .list:
      var json = JSONWriter()
      json.object { json in
        json.field("channels") { json in
          json.array { json in
            for id in known(in: environment, of: app).keys.sorted() { json.value(id) }
          }
        }
      }
      answer.body = json.bytes
    case .read(let id):
      let storesLatest = known(in: environment, of: app)[id]?.storesLatest == true
      var json = JSONWriter()
      json.object { json in
        json.field("message-storage-policy", storesLatest ? 1 : 0)
        json.field("push-type", "LiveActivity")
      }
      answer.body = json.bytes
    case .delete(let id):
      _ = channels[environment]?.delete(id, of: app)
      answer.status = 204
    case .broadcast(let id, let expiration):
      let storesLatest = known(in: environment, of: app)[id]?.storesLatest == true
      channels[environment]?.broadcast(payload, on: id, of: app)
      let now = clock.milliseconds()
      let end = min(expiration, (now + DevicePush.storageLimit) / 1000) * 1000
      _ = store.receive(
        payload, on: id, of: app, now: now,
        until: storesLatest && expiration > 0 ? end : nil)
    }
  }

  private func known(in environment: PushEnvironment, of app: String) -> [String: Channel] {
    channels[environment]?.channels(of: app) ?? [:]
  }
}
