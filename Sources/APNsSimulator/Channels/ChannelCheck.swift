// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Apple's rules for requests about channels, as pure functions ("Sending channel management
/// requests", "Sending broadcast push notification requests").
package enum ChannelCheck {
  /// Result of the checks.
  package enum Verdict: Equatable, Sendable {
    case passed(ChannelRequest, app: String)
    case refused(ChannelReason)
  }

  /// Largest broadcast payload in bytes.
  package static let maximumPayload = 5120

  /// Endpoint of Apple that received the request. The two endpoints have separate hosts and ports.
  package enum Service: Sendable {
    case devices
    case management
  }

  /// Returns whether this type checks a request, instead of `RequestCheck`.
  static func concerns(_ facts: RequestFacts, at service: Service) -> Bool {
    service == .management || facts.pathBegins(with: "/4/broadcasts/")
  }

  package static func check(
    _ facts: RequestFacts, body: [UInt8], bodySize: Int, at service: Service
  ) -> Verdict {
    if let id = facts.requestID, !RequestCheck.isCanonicalUUID(id) {
      return .refused(.badMessageID)
    }
    let path = String(decoding: facts.path, as: UTF8.self).split(
      separator: "/", omittingEmptySubsequences: false
    ).map(String.init)
    switch service {
    case .devices:
      guard path.count == 5, path[1...3] == ["4", "broadcasts", "apps"], !path[4].isEmpty else {
        return .refused(.badPath)
      }
      return checkBroadcast(facts, body: body, bodySize: bodySize, app: path[4])
    case .management:
      guard path.count == 5, path[1...2] == ["1", "apps"], !path[3].isEmpty else {
        return .refused(.badPath)
      }
      return checkManagement(
        facts, body: body, bodySize: bodySize, app: path[3], resource: path[4])
    }
  }

  private static func checkManagement(
    _ facts: RequestFacts, body: [UInt8], bodySize: Int, app: String, resource: String
  ) -> Verdict {
    let method = String(decoding: facts.method, as: UTF8.self)
    switch (method, resource) {
    case ("GET", "all-channels"): return .passed(.list, app: app)
    case ("POST", "channels"):
      if bodySize == 0 { return .refused(.payloadEmpty) }
      if bodySize > maximumPayload { return .refused(.payloadTooLarge) }
      return checkCreation(body, app: app)
    case ("GET", "channels"), ("DELETE", "channels"):
      let id: String
      switch channelID(facts) {
      case .success(let good): id = good
      case .failure(let fault): return .refused(fault.reason)
      }
      return .passed(method == "GET" ? .read(id: id) : .delete(id: id), app: app)
    case (_, "channels"), (_, "all-channels"): return .refused(.methodNotAllowed)
    default: return .refused(.badPath)
    }
  }

  // "{"message-storage-policy": 0 | 1, "push-type": "LiveActivity"}"
  private static func checkCreation(_ body: [UInt8], app: String) -> Verdict {
    guard let document = try? JSONDocument(parsing: body), document.root.kind == .object else {
      return .refused(.badRequestPayload)
    }
    guard let pushType = document.root["push-type"] else { return .refused(.missingPushType) }
    guard pushType.string == "LiveActivity" else { return .refused(.invalidPushType) }
    guard let policy = document.root["message-storage-policy"]?.int, (0...1).contains(policy)
    else { return .refused(.badRequestParameters) }
    return .passed(.create(storesLatest: policy == 1), app: app)
  }

  private static func checkBroadcast(
    _ facts: RequestFacts, body: [UInt8], bodySize: Int, app: String
  ) -> Verdict {
    guard facts.method.equals("POST") else { return .refused(.methodNotAllowed) }
    // Apple: "Ensure that no push type suffix is added to the bundle ID."
    let name = Array(app.utf8)[...]
    if PushTypeRule.suffixes.contains(where: { name.hasSuffix($0) }) {
      return .refused(.topicDisallowed)
    }
    let id: String
    switch channelID(facts) {
    case .success(let good): id = good
    case .failure(let fault): return .refused(fault.reason)
    }
    guard let pushType = facts.pushType else { return .refused(.missingPushType) }
    // The spelling in Apple's table differs from its samples in case, so case is ignored.
    guard String(decoding: pushType, as: UTF8.self).lowercased() == "liveactivity" else {
      return .refused(.invalidPushType)
    }
    guard let expiration = facts.expiration.flatMap({ RequestCheck.wholeNumber($0) }) else {
      return .refused(.badExpirationDate)
    }
    let priority = facts.priority ?? Array("10".utf8)[...]
    guard priority.equals("10") || priority.equals("5") || priority.equals("1") else {
      return .refused(.badPriority)
    }
    if bodySize == 0 { return .refused(.payloadEmpty) }
    if bodySize > maximumPayload { return .refused(.payloadTooLarge) }
    // A broadcast updates or ends Live Activities; it cannot start them.
    guard let document = try? JSONDocument(parsing: body),
      ["update", "end"].contains(document.root["aps"]?["event"]?.string)
    else { return .refused(.badRequestPayload) }
    return .passed(.broadcast(id: id, expiration: expiration), app: app)
  }

  private struct Fault: Error {
    let reason: ChannelReason
  }

  private static func channelID(_ facts: RequestFacts) -> Result<String, Fault> {
    guard let bytes = facts.channelID else { return .failure(Fault(reason: .missingChannelID)) }
    let id = String(decoding: bytes, as: UTF8.self)
    return ChannelBook.isID(id) ? .success(id) : .failure(Fault(reason: .badChannelID))
  }
}
