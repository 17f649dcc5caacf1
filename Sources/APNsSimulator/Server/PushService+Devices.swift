// SPDX-License-Identifier: Apache-2.0

/// What happens behind an acceptance: store and forward.
extension PushService {
  /// Hands a push that counts as accepted to its device, if that was declared.
  func deliver(
    _ request: CheckedRequest, _ facts: RequestFacts, payload: [UInt8], answer: Answer, now: Int64
  ) {
    let token = String(decoding: request.deviceToken, as: UTF8.self)
    let push = DevicePush(
      app: request.app,
      apnsID: answer.apnsID.map { String(decoding: $0, as: UTF8.self) } ?? "",
      pushType: "\(request.rule.name)",
      collapseID: facts.collapseID.map { String(decoding: $0, as: UTF8.self) },
      expiration: request.expiration, payload: payload, acceptedAt: now)
    store.take(push, for: token, now: now)
  }

  /// A device as it is now: a declared one, or what one that is always online has got of the
  /// requests still recorded. Nil when nothing can be known of it.
  func device(_ token: String) -> SimulatedDevice? {
    let now = clock.milliseconds()
    if store[token] != nil {
      _ = store.update(token) { $0.expire(now: now) }
      return store[token]
    }
    guard recording.isOn else { return nil }
    var device = SimulatedDevice()
    for push in recording.concerning(token.lowercased()) {
      if let app = push.broadcastApp, let channel = push.channelID {
        _ = device.hear(push.payload, on: channel, of: app, now: push.receivedAt, until: nil)
      } else {
        device.take(DevicePush(push), now: push.receivedAt)
      }
    }
    return device
  }
}

extension PushService {
  /// Declares what a token is, and the environment it belongs to. False when there are too many.
  func declare(
    _ state: DeviceState, token: String, environment: PushEnvironment? = nil
  ) -> Bool {
    guard devices.declare(state, token: token, environment: environment) else { return false }
    noteDeclared(CollectionOfOne(token))
    return true
  }

  /// Makes a device known or changes it. False when there are too many.
  func declare(_ declaration: DeviceDeclaration, token: String) -> Bool {
    let now = clock.milliseconds()
    guard store.apply(declaration, to: token, now: now), devices.apply(declaration, to: token)
    else { return false }
    noteDeclared(CollectionOfOne(token))
    return true
  }

  /// Forgets a device, and which app and environment its token belongs to.
  func removeDevice(_ token: String) -> Bool {
    guard store.remove(token) else { return false }
    // Never too many: the entry is there, or is none any more.
    _ = devices.change(token) {
      $0.environment = nil
      $0.app = nil
    }
    noteDeclared(CollectionOfOne(token))
    return true
  }

  /// Whoever declares a device that lives takes back what APNs said of it before.
  func noteDeclared(_ tokens: some Sequence<String>) {
    guard let conformance else { return }
    let alive = tokens.filter { devices[$0] == .active }.map { $0.lowercased() }
    if !alive.isEmpty { conformance.revive(Set(alive)) }
  }
}

extension DevicePush {
  init(_ push: ReceivedPush) {
    let topic = Array((push.topic ?? "").utf8)[...]
    let rule =
      push.pushType.flatMap { PushTypeRule.named(Array($0.utf8)[...]) }
      ?? PushTypeRule.implied(byTopic: topic)
    self.init(
      app: String(decoding: topic.dropLast(rule.suffix.utf8CodeUnitCount), as: UTF8.self),
      apnsID: push.apnsID, pushType: "\(rule.name)", collapseID: push.collapseID,
      expiration: push.expiration.flatMap { Int64($0) }, payload: push.payload,
      acceptedAt: push.receivedAt)
  }
}
