// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The members `send_at`, `send_at_local`, `if_past` and `repeat`: the time at which a notification
/// is due.
struct TimingFields {
  static let names = "send_at, send_at_local, if_past, repeat"
  /// Seconds by which a time may be in the past and still count as now. Allows for the duration of
  /// a request and for differences between clocks.
  private static let tolerance: Int64 = 60
  /// Maximum number of repetitions of a notification.
  private static let highestCount = 1_000_000

  private var at: (field: Field, time: Instant)?
  private var local: (field: Field, time: LocalTime)?
  private var ifPast: (field: Field, word: IfPast)?
  private var recurrence: Recurrence?
  /// The member `until` of `repeat`.
  private var until: Field?

  /// Reads the member; returns false for an unknown one.
  mutating func read(_ field: Field, _ faults: inout Faults) -> Bool {
    switch field.name {
    case "send_at": at = field.moment(.invalidSchedule, &faults).map { (field, $0) }
    case "send_at_local": local = Self.localTime(field, &faults).map { (field, $0) }
    case "if_past": ifPast = field.choice(IfPast.self, &faults).map { (field, $0) }
    case "repeat": recurrence = readRecurrence(field, &faults)
    default: return false
    }
    return true
  }

  /// Returns the timing; nil if the notification is due at once.
  func timing(now: Instant, _ faults: inout Faults) -> Timing? {
    if let ifPast, at == nil, local == nil {
      ifPast.field.refuse(
        .invalidSchedule, "expected it beside \"send_at\" or \"send_at_local\"", &faults)
    }
    if let recurrence {
      if let local {
        local.field.refuse(
          .invalidSchedule, "expected \"send_at_local\" or \"repeat\", not both", &faults)
      }
      return repeating(recurrence, now: now, &faults)
    }
    if let local {
      if at != nil {
        local.field.refuse(
          .invalidSchedule, "expected \"send_at\" or \"send_at_local\", not both", &faults)
      }
      if local.time.seconds > now.seconds + Schedule.horizon {
        local.field.refuse(.invalidSchedule, Self.tooFar, &faults)
      }
      return .local(local.time, ifPast?.word ?? .now)
    }
    guard let at else { return nil }
    if ifPast?.word == .skip {
      ifPast?.field.refuse(
        .invalidSchedule,
        "expected \"now\" or \"refuse\" beside \"send_at\": it is one instant for all devices",
        &faults)
    }
    return isAhead(at, now: now, &faults) ? .at(at.time) : nil
  }

  private static let tooFar = "expected a time within \(Schedule.horizon / 86_400) days"

  private func isAhead(
    _ at: (field: Field, time: Instant), now: Instant, _ faults: inout Faults
  ) -> Bool {
    if at.time > now.adding(seconds: Schedule.horizon) {
      at.field.refuse(.invalidSchedule, Self.tooFar, &faults)
    } else if at.time.adding(seconds: Self.tolerance) < now, ifPast?.word != .now {
      at.field.refuse(
        .invalidSchedule,
        "expected a time after now (\(RFC3339.format(now))); or \"if_past\": \"now\" to send late "
          + "notifications at once", &faults)
    }
    return at.time > now
  }

  private func repeating(
    _ value: Recurrence, now: Instant, _ faults: inout Faults
  ) -> Timing {
    var value = value
    if let at {
      // A start that has just passed counts as now.
      value.start = isAhead(at, now: now, &faults) ? at.time : now
    }
    if let until = value.until, until <= value.start ?? now {
      self.until?.refuse(
        .invalidSchedule, "expected a time after \(RFC3339.format(value.start ?? now))", &faults)
    }
    return .repeating(value)
  }

  private static func localTime(_ field: Field, _ faults: inout Faults) -> LocalTime? {
    let expected = "a time without an offset such as \"2026-12-24T07:00\""
    guard let text = field.value.string else {
      field.wrongType(expected, &faults)
      return nil
    }
    guard let time = LocalTime(text) else {
      let hint = RFC3339.parse(text) == nil ? "" : "; \"send_at\" takes one with an offset"
      field.refuse(.invalidSchedule, "expected \(expected)\(hint)", &faults)
      return nil
    }
    return time
  }

  // MARK: repeat

  /// Parses `{"cron": "0 9 * * 1", "time_zone": "Europe/Berlin"}` or `{"every": 3600, "until": …,
  /// "count": 10}`.
  private mutating func readRecurrence(_ field: Field, _ faults: inout Faults) -> Recurrence? {
    let expected = "an object such as {\"cron\": \"0 9 * * 1\", \"time_zone\": \"Europe/Berlin\"}"
    let names = "cron, every, time_zone, until, count"
    guard let members = field.members(expected, &faults)?.withoutNulls(of: names) else {
      return nil
    }
    var rule: Recurrence.Rule?
    var zone: Field?
    var value = Recurrence(.every(Recurrence.shortestInterval))
    var rules = 0
    for member in members {
      switch member.name {
      case "cron":
        rules += 1
        rule = Self.cron(member, &faults)
      case "every":
        rules += 1
        rule = Self.interval(member, &faults)
      case "time_zone": zone = member
      case "until":
        until = member
        value.until = member.moment(.invalidSchedule, &faults)
      case "count": value.count = Self.count(member, &faults)
      default: member.unknown(names, &faults)
      }
    }
    guard rules == 1 else {
      field.refuse(.invalidSchedule, "expected one of \"cron\" and \"every\"", &faults)
      return nil
    }
    guard let rule else { return nil }
    value.rule = rule
    guard let zone else { return value }
    guard case .cron(let expression, _) = rule else {
      zone.refuse(
        .invalidSchedule, "expected it beside \"cron\": an interval has no time zone", &faults)
      return nil
    }
    guard let name = zone.timeZone(&faults) else { return nil }
    value.rule = .cron(expression, timeZone: name)
    return value
  }

  private static func cron(_ field: Field, _ faults: inout Faults) -> Recurrence.Rule? {
    guard let text = field.value.string else {
      field.wrongType("a cron expression such as \"0 9 * * 1\"", &faults)
      return nil
    }
    do throws(CronExpression.Fault) {
      return .cron(try CronExpression(text), timeZone: "")
    } catch {
      field.refuse(.invalidSchedule, error.sentence, &faults)
      return nil
    }
  }

  private static func interval(_ field: Field, _ faults: inout Faults) -> Recurrence.Rule? {
    let range = Recurrence.shortestInterval...Recurrence.longestInterval
    guard let seconds = field.value.int else {
      field.wrongNumber("a whole number of seconds", &faults)
      return nil
    }
    guard range.contains(seconds) else {
      field.refuse(
        .invalidSchedule,
        "expected \(range.lowerBound) to \(range.upperBound) seconds, not \(seconds)", &faults)
      return nil
    }
    return .every(seconds)
  }

  private static func count(_ field: Field, _ faults: inout Faults) -> Int? {
    guard let count = field.value.int else {
      field.wrongNumber("a whole number", &faults)
      return nil
    }
    guard (1...highestCount).contains(count) else {
      field.refuse(.invalidSchedule, "expected 1 to \(highestCount), not \(count)", &faults)
      return nil
    }
    return count
  }
}

extension Field {
  /// Numbers from here on are milliseconds. In seconds this is the year 5138, in milliseconds 1973.
  private static let millisecondsFrom = 100_000_000_000

  /// Parses an RFC 3339 time or UNIX seconds.
  func moment(_ code: ErrorCode, _ faults: inout Faults) -> Instant? {
    if let text = value.string {
      if let time = RFC3339.parse(text) { return time }
      refuse(
        .wrongType,
        "expected an RFC 3339 time with Z or an offset, such as \"2026-12-24T07:00:00Z\"",
        &faults)
      return nil
    }
    guard let seconds = value.int, seconds >= 0 else {
      wrongNumber("an RFC 3339 time such as \"2026-12-24T07:00:00Z\", or UNIX seconds", &faults)
      return nil
    }
    guard seconds < Self.millisecondsFrom else {
      refuse(
        code, "expected UNIX seconds, not milliseconds: \(seconds / 1000) would be right", &faults)
      return nil
    }
    return Instant(microseconds: Int64(seconds) * 1_000_000)
  }
}
