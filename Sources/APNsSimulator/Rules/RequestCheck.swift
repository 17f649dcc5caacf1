// SPDX-License-Identifier: Apache-2.0

import JSONText

/// A request whose headers passed: what is left to look at are its provider token, its size and
/// the state of the device it names.
package struct CheckedRequest: Sendable {
  /// The device token as it stood in the path: hexadecimal, even length.
  package var deviceToken: ArraySlice<UInt8>
  package var topic: ArraySlice<UInt8>
  package var rule: PushTypeRule
  /// Whether `apns-push-type` was there; without it `rule` is what the topic implies.
  package var namesPushType: Bool
  package var priority: Int
  /// UNIX seconds; 0 means one attempt, nil leaves it to APNs.
  package var expiration: Int64?

  /// The bundle id: the topic without its push type's suffix.
  var app: String {
    String(decoding: topic.dropLast(rule.suffix.utf8CodeUnitCount), as: UTF8.self)
  }
}

/// How strictly headers are read where Apple's words and its servers may differ.
package struct RequestPolicy: Sendable {
  /// Refuses a request without `apns-push-type`, which only watchOS needs to this day.
  package var requiresPushType: Bool
  /// How many hexadecimal digits a device token may have; nil takes any even number, as Apple
  /// advises: "Don't make assumptions about device token size."
  package var tokenDigits: Set<Int>?
  /// Refuses a payload that is no JSON object, or has no `aps` object where its push type needs
  /// one. APNs documents no reason for either.
  package var requiresJSON: Bool

  package init(
    requiresPushType: Bool = false, tokenDigits: Set<Int>? = nil, requiresJSON: Bool = false
  ) {
    self.requiresPushType = requiresPushType
    self.tokenDigits = tokenDigits
    self.requiresJSON = requiresJSON
  }
}

/// Apple's header rules as a pure function: method, path, headers, token, in that order.
///
/// Apple does not publish its order. This one follows the order in which its answers have been
/// seen to win over each other as far as that is known; a request with one fault gets the same
/// answer in any order.
package enum RequestCheck {
  /// What the checks came to.
  package enum Verdict: Sendable {
    case passed(CheckedRequest)
    case refused(Reason)
  }

  /// Apple's limit for `apns-collapse-id`, in bytes.
  static let maximumCollapseID = 64

  /// - Parameter impliedTopic: what a request without `apns-topic` is taken to mean.
  package static func check(
    _ facts: RequestFacts, policy: RequestPolicy, impliedTopic: ArraySlice<UInt8>? = nil
  ) -> Verdict {
    guard facts.method.equals("POST") else { return .refused(.methodNotAllowed) }
    let prefix: StaticString = "/3/device/"
    guard facts.path.hasPrefix(prefix) else {
      return .refused(facts.path.equals("/3/device") ? .missingDeviceToken : .badPath)
    }
    let token = facts.path.dropFirst(prefix.utf8CodeUnitCount)
    guard !token.isEmpty else { return .refused(.missingDeviceToken) }

    guard facts.repeated == nil else { return .refused(.duplicateHeaders) }
    if let id = facts.apnsID, !isCanonicalUUID(id) { return .refused(.badMessageID) }
    guard let topic = facts.topic ?? impliedTopic, !topic.isEmpty else {
      return .refused(.missingTopic)
    }
    if facts.pushType == nil, policy.requiresPushType { return .refused(.invalidPushType) }
    let rule: PushTypeRule
    if let name = facts.pushType {
      guard let named = PushTypeRule.named(name) else { return .refused(.invalidPushType) }
      rule = named
    } else {
      rule = .implied(byTopic: topic)
    }
    guard isTopic(topic, for: rule) else { return .refused(.badTopic) }
    guard let priority = priority(facts.priority), rule.priorities.contains(priority) else {
      return .refused(.badPriority)
    }
    var expiration: Int64?
    if let text = facts.expiration {
      guard let seconds = wholeNumber(text) else { return .refused(.badExpirationDate) }
      expiration = seconds
    }
    if let id = facts.collapseID, id.isEmpty || id.count > maximumCollapseID {
      return .refused(.badCollapseID)
    }
    guard isDeviceToken(token), policy.tokenDigits?.contains(token.count) ?? true else {
      return .refused(.badDeviceToken)
    }
    return .passed(
      CheckedRequest(
        deviceToken: token, topic: topic, rule: rule, namesPushType: facts.pushType != nil,
        priority: priority, expiration: expiration))
  }

  /// "PayloadEmpty" and "PayloadTooLarge", decided once the provider token is known to be good.
  ///
  /// - Parameters:
  ///   - payload: as much of it as was kept, which is all of one that is not too large.
  ///   - size: the whole payload's, in bytes.
  package static func checkPayload(
    _ payload: [UInt8], size: Int, rule: PushTypeRule, policy: RequestPolicy
  ) -> Reason? {
    if size == 0 { return .payloadEmpty }
    if size > rule.maximumPayload { return .payloadTooLarge }
    guard policy.requiresJSON else { return nil }
    guard let document = try? JSONDocument(parsing: payload), document.root.kind == .object,
      !rule.needsAps || document.root["aps"]?.kind == .object
    else { return .badRequestPayload }
    return nil
  }

  // "32 lowercase hexadecimal digits, displayed in five groups separated by hyphens in the form
  // 8-4-4-4-12."
  static func isCanonicalUUID(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    let text = text.span
    for index in text.indices {
      let byte = text[index]
      switch index {
      case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
      default: if !isDigit(byte) && !(0x61...0x66).contains(byte) { return false }
      }
    }
    return true
  }

  /// A bundle id in the characters Apple allows, ending in this push type's suffix and no other's.
  /// The topic of an MDM push is the UID of a certificate: any characters of that kind will do.
  static func isTopic(_ topic: ArraySlice<UInt8>, for rule: PushTypeRule) -> Bool {
    guard topic.allSatisfy(isTopicByte) else { return false }
    let suffix = rule.suffix.utf8CodeUnitCount
    if suffix > 0 { return topic.count > suffix && topic.hasSuffix(rule.suffix) }
    return !PushTypeRule.suffixes.contains { topic.hasSuffix($0) }
  }

  private static func isTopicByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // "If you omit this header, APNs sets the notification priority to 10."
  private static func priority(_ text: ArraySlice<UInt8>?) -> Int? {
    guard let text else { return 10 }
    if text.equals("10") { return 10 }
    if text.equals("5") { return 5 }
    return text.equals("1") ? 1 : nil
  }

  static func wholeNumber(_ text: ArraySlice<UInt8>) -> Int64? {
    guard !text.isEmpty, text.count <= 18, text.allSatisfy(isDigit) else { return nil }
    return text.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  // "Don't make assumptions about device token size": any even number of hexadecimal digits.
  static func isDeviceToken(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count % 2 == 0 else { return false }
    return text.allSatisfy { byte in
      isDigit(byte) || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte)
    }
  }

  /// A device token as it is kept: in lower case; nil for what is none.
  static func deviceToken(_ text: String) -> String? {
    let token = text.lowercased()
    guard !token.isEmpty, isDeviceToken(Array(token.utf8)[...]) else { return nil }
    return token
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
