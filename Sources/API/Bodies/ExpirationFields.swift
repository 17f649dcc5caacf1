// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The members `expires_in` and `expires_at`.
struct ExpirationFields {
  /// Apple stores a notification for at most 30 days. The limit also detects values in
  /// milliseconds: an hour in milliseconds, read as seconds, is 41 days.
  static let maximumSeconds = 30 * 86_400

  /// Time after which the push is not delivered. The epoch stands for a single attempt.
  private(set) var time: Instant?
  /// Seconds from the time at which the notification is due.
  private(set) var seconds: Int?
  private var first: Field?

  mutating func read(_ field: Field, _ faults: inout Faults) {
    if let first {
      field.refuse(
        .invalidExpiration, "expected either \"\(first.name)\" or \"\(field.name)\", not both",
        &faults)
    }
    first = field
    if field.name == "expires_in" { expiresIn(field, &faults) } else { expiresAt(field, &faults) }
  }

  /// Parses `expires_in`. 0 requests a single attempt, as in `apns-expiration`.
  private mutating func expiresIn(_ field: Field, _ faults: inout Faults) {
    guard let seconds = field.value.int else {
      return field.wrongNumber("a whole number of seconds", &faults)
    }
    guard (0...Self.maximumSeconds).contains(seconds) else {
      let hint = seconds > 0 && seconds / 1000 <= Self.maximumSeconds
      return field.refuse(
        .invalidExpiration,
        "expected 0 to \(Self.maximumSeconds) seconds (30 days), not \(seconds)"
          + (hint ? "; if these are milliseconds, \(seconds / 1000) is right" : ""), &faults)
    }
    if seconds == 0 { time = Instant(microseconds: 0) } else { self.seconds = seconds }
  }

  private mutating func expiresAt(_ field: Field, _ faults: inout Faults) {
    if field.value.int == 0 {
      time = Instant(microseconds: 0)
    } else {
      time = field.moment(.invalidExpiration, &faults)
    }
  }

  /// Checks the expiration time against the time at which the push is due.
  func check(_ timing: Timing?, now: Instant, _ faults: inout Faults) {
    guard let first, let time, time.microseconds != 0 else { return }
    var due = now
    switch timing {
    case nil: break
    case .at(let time): due = time
    // No clock is more than 14 hours ahead of UTC, so the push is due at this time at the earliest.
    case .local(let local, _):
      due = max(now, Instant(microseconds: (local.seconds - 14 * 3600) * 1_000_000))
    case .repeating:
      return first.refuse(
        .invalidExpiration, "expected \"expires_in\" with \"repeat\": it applies per occurrence",
        &faults)
    }
    if time <= due {
      let what = due == now ? "now" : "it is due"
      first.refuse(
        .invalidExpiration,
        "expected a time after \(what) (\(RFC3339.format(due))), or 0 for one attempt", &faults)
    } else if time > due.adding(seconds: Int64(Self.maximumSeconds)) {
      first.refuse(
        .invalidExpiration, "expected a time within 30 days: Apple stores no push longer", &faults)
    }
  }
}
