// SPDX-License-Identifier: Apache-2.0
package import Intake
internal import JSONText
internal import Messages
package import PushModel

/// A body of `POST …/notifications`, checked but for what needs the app's strings: that is done when it is
/// accepted.
package struct NotifyBody: Sendable {
  package let draft: NotificationDraft
  /// A line's own, as it is written there.
  package let idempotencyKey: String?

  /// - Parameters:
  ///   - now: when the request arrived, for what it says relative to it.
  ///   - isLine: whether it is a line of a batch, which has no header to hold its key.
  package init(
    parsing body: [UInt8], now: Instant, limits: APILimits = APILimits(), isLine: Bool = false
  ) throws(Fault) {
    var faults = Faults()
    var message = MessageFields(limits)
    var to: AudienceBody?
    var hasTo = false
    var collapseID: String?
    var expiration = ExpirationFields()
    var key: String?
    for field in try bodyMembers(body, expected: "an object with to and payload") {
      switch field.name {
      case "to":
        hasTo = true
        to = AudienceBody(field, &faults)
      case "collapse_id":
        collapseID = field.value.isNull ? nil : Self.collapseID(field, &faults)
      case "expires_in", "expires_at":
        expiration.read(field, now: now, &faults)
      case "max_rate": message.maxRate = field.rate(&faults)
      case "reference": message.reference = field.text(.reference, &faults)
      case "idempotency_key" where isLine: key = Self.idempotencyKey(field, &faults)
      case let name where Self.later.contains(name): field.notAvailable(&faults)
      default:
        if !message.read(field, &faults) { field.unknown(Self.names(isLine), &faults) }
      }
    }
    if !hasTo, !message.hasRecipients {
      faults.add(
        .missingMember, at: "/to",
        "\"to\" is needed, whom the notification is for; or \"recipients\", whom and what each is given"
      )
    } else if hasTo, message.hasRecipients {
      faults.add(.invalidValue, at: "/to", "expected \"to\" or \"recipients\", not both")
    }
    message.requirePayload(&faults)
    try faults.check()
    let checked = try message.message()
    guard let audience = to?.audience ?? checked.recipients?.audience else {
      throw Fault(.missingMember, at: "/to", "\"to\" or \"recipients\" is needed")
    }
    idempotencyKey = key
    draft = NotificationDraft(
      audience: audience, message: checked, collapseID: collapseID, expiresAt: expiration.time)
  }

  private static func names(_ isLine: Bool) -> String {
    "to, \(MessageFields.names), collapse_id, expires_in, expires_at, max_rate, reference"
      + (isLine ? ", idempotency_key" : "")
  }
  /// Members whose names are kept free for a later version: whoever sends one is told so, and must
  /// not be taken for somebody who mistyped another.
  private static let later: Set<String> = [
    "send_at", "send_at_local", "if_past", "repeat", "delivery", "send_unregistered",
  ]

  private static func idempotencyKey(_ field: Field, _ faults: inout Faults) -> String? {
    if field.value.isNull { return nil }
    guard let text = field.value.string else {
      field.wrongType("a string", &faults)
      return nil
    }
    guard IdempotencyKey.isUsable(text) else {
      field.refuse(.invalidValue, IdempotencyKey.expected, &faults)
      return nil
    }
    return text
  }

  private static func collapseID(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string else {
      field.wrongType("a string", &faults)
      return nil
    }
    // A space at either end is lost on the way: no HTTP/2 header field may have one (RFC 9113 §8.2.1).
    let complaint =
      text.hasPrefix(" ") || text.hasSuffix(" ")
      ? "expected no space at either end" : TextLimit.collapseID.complaint(about: text)
    if let complaint {
      field.refuse(.invalidCollapseID, complaint, &faults)
      return nil
    }
    return text
  }
}

/// `expires_in` and `expires_at`.
private struct ExpirationFields {
  /// Apple keeps a notification for 30 days at the most. It also tells seconds from milliseconds:
  /// an hour in milliseconds is 41 days.
  static let maximumSeconds = 30 * 86_400
  /// UNIX seconds until the year 5138; milliseconds since 1973.
  static let millisecondsFrom = 100_000_000_000

  private(set) var time: Instant?
  private var first: String?

  mutating func read(_ field: Field, now: Instant, _ faults: inout Faults) {
    if let first {
      field.refuse(
        .invalidExpiration, "expected either \"\(first)\" or \"\(field.name)\", not both", &faults)
    }
    first = field.name
    time =
      field.name == "expires_in" ? expiresIn(field, now, &faults) : expiresAt(field, now, &faults)
  }

  /// 0 is one attempt, as in `apns-expiration`.
  private func expiresIn(_ field: Field, _ now: Instant, _ faults: inout Faults) -> Instant? {
    guard let seconds = field.value.int else {
      field.wrongNumber("a whole number of seconds", &faults)
      return nil
    }
    guard (0...Self.maximumSeconds).contains(seconds) else {
      let hint = seconds > 0 && seconds / 1000 <= Self.maximumSeconds
      field.refuse(
        .invalidExpiration,
        "expected 0 to \(Self.maximumSeconds) seconds (30 days), not \(seconds)"
          + (hint ? "; if these are milliseconds, \(seconds / 1000) is right" : ""), &faults)
      return nil
    }
    return seconds == 0 ? Instant(microseconds: 0) : now.adding(seconds: Int64(seconds))
  }

  private func expiresAt(_ field: Field, _ now: Instant, _ faults: inout Faults) -> Instant? {
    let time: Instant
    if let text = field.value.string, let parsed = RFC3339.parse(text) {
      time = parsed
    } else if let seconds = field.value.int, seconds >= 0 {
      guard seconds < Self.millisecondsFrom else {
        field.refuse(
          .invalidExpiration,
          "expected UNIX seconds, not milliseconds: \(seconds / 1000) would be right", &faults)
        return nil
      }
      if seconds == 0 { return Instant(microseconds: 0) }
      time = Instant(microseconds: Int64(seconds) * 1_000_000)
    } else {
      field.wrongNumber("an RFC 3339 time or UNIX seconds", &faults)
      return nil
    }
    guard time > now else {
      field.refuse(
        .invalidExpiration,
        "expected a time after now (\(RFC3339.format(now))), or 0 for one attempt", &faults)
      return nil
    }
    guard time <= now.adding(seconds: Int64(Self.maximumSeconds)) else {
      field.refuse(
        .invalidExpiration, "expected a time within 30 days: Apple keeps nothing longer", &faults)
      return nil
    }
    return time
  }
}
