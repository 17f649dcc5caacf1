// SPDX-License-Identifier: Apache-2.0

/// What one value of `apns-push-type` demands of the other headers and of the payload
/// ("Sending notification requests to APNs", the table of push types). A class, since every request
/// refers to one.
package final class PushTypeRule: Sendable {
  /// The header's value; lower case only.
  package let name: StaticString
  /// What the topic carries behind the bundle id; empty for none.
  package let suffix: StaticString
  /// The priorities Apple allows. 10 is what a missing header means.
  package let priorities: [Int]
  /// The largest payload, in bytes.
  package let maximumPayload: Int
  /// Whether the payload means nothing without an `aps` object.
  let needsAps: Bool

  init(
    _ name: StaticString, suffix: StaticString = "", priorities: [Int] = [10, 5, 1],
    maximumPayload: Int = 4096, needsAps: Bool = true
  ) {
    self.name = name
    self.suffix = suffix
    self.priorities = priorities
    self.maximumPayload = maximumPayload
    self.needsAps = needsAps
  }

  package static let all = [
    PushTypeRule("alert"),
    // "Always use priority 5. Using priority 10 is an error."
    PushTypeRule("background", priorities: [5]),
    PushTypeRule("complication", suffix: ".complication"),
    PushTypeRule("controls", suffix: ".push-type.controls"),
    PushTypeRule("fileprovider", suffix: ".pushkit.fileprovider", needsAps: false),
    PushTypeRule("liveactivity", suffix: ".push-type.liveactivity", priorities: [10, 5]),
    PushTypeRule("location", suffix: ".location-query"),
    PushTypeRule("mdm", needsAps: false),
    PushTypeRule("pushtotalk", suffix: ".voip-ptt"),
    PushTypeRule("voip", suffix: ".voip", maximumPayload: 5120),
    PushTypeRule("widgets", suffix: ".push-type.widgets"),
  ]

  /// The suffixes that name a push type, for telling a bundle id from a topic with a suffix.
  static let suffixes = all.map(\.suffix).filter { $0.utf8CodeUnitCount > 0 }

  /// The rule a topic alone points to: what a request without `apns-push-type` is held to.
  static func implied(byTopic topic: ArraySlice<UInt8>) -> PushTypeRule {
    all.first { $0.suffix.utf8CodeUnitCount > 0 && topic.hasSuffix($0.suffix) } ?? all[0]
  }

  static func named(_ value: Span<UInt8>) -> PushTypeRule? {
    for rule in all where value.equals(rule.name) { return rule }
    return nil
  }

  static func named(_ value: ArraySlice<UInt8>) -> PushTypeRule? { named(value.span) }
}
