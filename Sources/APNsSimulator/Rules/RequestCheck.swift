// SPDX-License-Identifier: Apache-2.0
import HTTP2
import JSONText

/// Apple's header rules as a pure function. The checks run in this order: method, path, headers,
/// device token.
///
/// Apple does not publish its order. This order follows the observed precedence of Apple's
/// responses, as far as known. A request with a single fault receives an equal response in any
/// order.
package enum RequestCheck {
  /// Result of the checks.
  package enum Verdict: Sendable {
    case passed(CheckedRequest)
    case refused(Reason)
  }

  /// Apple's limit for `apns-collapse-id` in bytes.
  static let maximumCollapseID = 64

  /// - Parameter impliedTopic: topic of a request without `apns-topic`.
  package static func check(
    _ facts: RequestFacts, policy: RequestPolicy, impliedTopic: ArraySlice<UInt8>? = nil
  ) -> Verdict {
    let block = facts.fields.text
    let text = block.span
    let path = text.extracting(facts[.path] ?? 0..<0)
    guard let method = facts[.method], text.extracting(method).equals("POST") else {
      return .refused(.methodNotAllowed)
    }
    guard path.hasPrefix(devicePath) else {
      return .refused(path.equals("/3/device") ? .missingDeviceToken : .badPath)
    }
    let token = path.extracting(droppingFirst: devicePath.utf8CodeUnitCount)
    guard !token.isEmpty else { return .refused(.missingDeviceToken) }

    guard facts.repeated == nil else { return .refused(.duplicateHeaders) }
    if let id = facts[.apnsID], !isCanonicalUUID(text.extracting(id)) {
      return .refused(.badMessageID)
    }
    guard let topic = facts.topic ?? impliedTopic, !topic.isEmpty else {
      return .refused(.missingTopic)
    }
    if facts[.pushType] == nil, policy.requiresPushType { return .refused(.invalidPushType) }
    let rule: PushTypeRule
    if let name = facts[.pushType] {
      guard let named = PushTypeRule.named(text.extracting(name)) else {
        return .refused(.invalidPushType)
      }
      rule = named
    } else {
      rule = .implied(byTopic: topic)
    }
    guard isTopic(topic.span, for: rule) else { return .refused(.badTopic) }
    // Apple: "If you omit this header, APNs sets the notification priority to 10."
    let priority = facts[.priority].map { number(ofPriority: text.extracting($0)) } ?? 10
    guard let priority, rule.priorities.contains(priority) else { return .refused(.badPriority) }
    var expiration: Int64?
    if let place = facts[.expiration] {
      guard let seconds = wholeNumber(text.extracting(place)) else {
        return .refused(.badExpirationDate)
      }
      expiration = seconds
    }
    if let id = facts[.collapseID], id.isEmpty || id.count > maximumCollapseID {
      return .refused(.badCollapseID)
    }
    guard isDeviceToken(token), policy.tokenDigits?.contains(token.count) ?? true else {
      return .refused(.badDeviceToken)
    }
    return .passed(
      CheckedRequest(
        deviceToken: facts.path.dropFirst(devicePath.utf8CodeUnitCount), topic: topic, rule: rule,
        namesPushType: facts[.pushType] != nil, priority: priority, expiration: expiration))
  }

  private static let devicePath: StaticString = "/3/device/"

  /// Checks for "PayloadEmpty" and "PayloadTooLarge", after the provider token was accepted.
  ///
  /// - Parameters:
  ///   - payload: the stored bytes, complete unless the payload is too large.
  ///   - size: size of the whole payload in bytes.
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

  // Apple: "32 lowercase hexadecimal digits, displayed in five groups separated by hyphens in the
  // form 8-4-4-4-12."
  static func isCanonicalUUID(_ text: Span<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    let hyphen = UInt8(ascii: "-")
    guard text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen else {
      return false
    }
    return text.withUnsafeBytes { bytes in
      bytes.eight(at: 0).areLowerHexadecimal && bytes.eight(at: 9, and: 14).areLowerHexadecimal
        && bytes.eight(at: 19, and: 24).areLowerHexadecimal
        && bytes.eight(at: 28).areLowerHexadecimal
    }
  }

  static func isCanonicalUUID(_ text: ArraySlice<UInt8>) -> Bool { isCanonicalUUID(text.span) }

  /// Returns whether a topic is a bundle id of allowed characters with this push type's suffix and
  /// no other type's suffix. The topic of an MDM push is the UID of a certificate, which may
  /// contain any allowed characters.
  static func isTopic(_ topic: Span<UInt8>, for rule: PushTypeRule) -> Bool {
    guard topic.allBytes({ $0.areOfTopics }) else { return false }
    let suffix = rule.suffix.utf8CodeUnitCount
    if suffix > 0 { return topic.count > suffix && topic.hasSuffix(rule.suffix) }
    for other in PushTypeRule.suffixes where topic.hasSuffix(other) { return false }
    return true
  }

  private static func number(ofPriority text: Span<UInt8>) -> Int? {
    if text.equals("10") { return 10 }
    if text.equals("5") { return 5 }
    return text.equals("1") ? 1 : nil
  }

  static func wholeNumber(_ text: Span<UInt8>) -> Int64? {
    guard !text.isEmpty, text.count <= 18 else { return nil }
    var number: Int64 = 0
    for index in text.indices {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int64(digit)
    }
    return number
  }

  static func wholeNumber(_ text: ArraySlice<UInt8>) -> Int64? { wholeNumber(text.span) }

  // Any even number of hexadecimal digits is accepted. Apple: "Don't make assumptions about device
  // token size".
  static func isDeviceToken(_ text: Span<UInt8>) -> Bool {
    text.count % 2 == 0 && text.allBytes { $0.areHexadecimal }
  }

  /// Returns a device token in lower case, as it is stored; nil for an invalid token.
  static func deviceToken(_ text: String) -> String? {
    let token = text.lowercased()
    guard !token.isEmpty, isDeviceToken(Array(token.utf8).span) else { return nil }
    return token
  }
}
