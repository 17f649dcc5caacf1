// SPDX-License-Identifier: Apache-2.0

/// Store and forward of accepted pushes.
extension PushService {
  /// Delivers an accepted push to its device, if the device is declared.
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

  /// Returns a device's current state. An undeclared device is always online, and its state is
  /// computed from the recorded requests; nil if the recording is disabled.
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
        _ = device.receive(push.payload, on: channel, of: app, now: push.receivedAt, until: nil)
      } else {
        device.take(DevicePush(push), now: push.receivedAt)
      }
    }
    return device
  }
}

extension PushService {
  /// Declares a token's state and environment. Returns false if the limit of tokens is reached.
  func declare(
    _ state: DeviceState, token: String, environment: PushEnvironment? = nil
  ) -> Bool {
    guard devices.declare(state, token: token, environment: environment) else { return false }
    noteDeclared(CollectionOfOne(token))
    return true
  }

  /// Creates or updates a device. Returns false if a limit is reached.
  func declare(_ declaration: DeviceDeclaration, token: String) -> Bool {
    let now = clock.milliseconds()
    guard store.apply(declaration, to: token, now: now), devices.apply(declaration, to: token)
    else { return false }
    noteDeclared(CollectionOfOne(token))
    return true
  }

  /// Removes a device, and the app and environment of its token.
  func removeDevice(_ token: String) -> Bool {
    guard store.remove(token) else { return false }
    // Cannot exceed the limit, because the entry already exists or is removed.
    _ = devices.change(token) {
      $0.environment = nil
      $0.app = nil
    }
    noteDeclared(CollectionOfOne(token))
    return true
  }

  /// A device that is declared as active again is no longer subject to APNs' earlier refusals of
  /// its token.
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
