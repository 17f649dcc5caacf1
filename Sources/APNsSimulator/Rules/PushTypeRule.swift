// SPDX-License-Identifier: Apache-2.0

/// Requirements of one `apns-push-type` on the other headers and the payload (table of push types
/// in "Sending notification requests to APNs"). A class, because every request refers to one.
package final class PushTypeRule: Sendable {
  /// Value of the header, in lower case.
  package let name: StaticString
  /// Suffix of the topic after the bundle id; empty for none.
  package let suffix: StaticString
  /// Priorities that Apple allows. A missing header means 10.
  package let priorities: [Int]
  /// Largest payload in bytes.
  package let maximumPayload: Int
  /// Whether the payload must contain an `aps` object.
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

  /// Suffixes of all push types, which distinguish a topic with a suffix from a bundle id.
  static let suffixes = all.map(\.suffix).filter { $0.utf8CodeUnitCount > 0 }

  /// Returns the rule that a topic implies, for requests without `apns-push-type`.
  static func implied(byTopic topic: ArraySlice<UInt8>) -> PushTypeRule {
    all.first { $0.suffix.utf8CodeUnitCount > 0 && topic.hasSuffix($0.suffix) } ?? all[0]
  }

  static func named(_ value: Span<UInt8>) -> PushTypeRule? {
    for rule in all where value.equals(rule.name) { return rule }
    return nil
  }

  static func named(_ value: ArraySlice<UInt8>) -> PushTypeRule? { named(value.span) }
}
