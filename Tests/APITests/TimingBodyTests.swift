// SPDX-License-Identifier: Apache-2.0
import API
import Intake
import Messages
import PushModel
import TestSupport
import Testing

/// Due times of notifications in requests; `noon` is 2026-11-20T09:00:00Z.
@Suite struct TimingBodyTests {
  private func parse(
    _ members: String, payload: String = #"{"aps": {"alert": "Hello"}}"#
  ) throws(Fault) -> NotificationDraft {
    let body = "{\"to\": {\"users\": [\"bob\"]}, \"payload\": \(payload), \(members)}"
    return try NotifyBody(parsing: Array(body.utf8), now: noon).draft
  }

  private func timing(_ members: String) throws(Fault) -> Timing? {
    try parse(members).message.options.timing
  }

  @Test("each form of a due time is parsed")
  func forms() throws {
    let hour = noon.adding(seconds: 3600)
    #expect(try timing(#""send_at": "2026-11-20T11:00:00+01:00""#) == .at(hour))
    #expect(try timing(#""send_at": \#(hour.seconds)"#) == .at(hour))
    #expect(try timing(#""send_at": null"#) == nil)
    let wall = try #require(LocalTime("2026-12-24T07:00"))
    #expect(try timing(#""send_at_local": "2026-12-24T07:00""#) == .local(wall, .now))
    #expect(
      try timing(#""send_at_local": "2026-12-24T07:00:00", "if_past": "skip""#)
        == .local(wall, .skip))
    let cron = try CronExpression("0 9 * * 1")
    #expect(
      try timing(#""repeat": {"cron": "0 9 * * 1", "time_zone": "Europe/Berlin"}"#)
        == .repeating(Recurrence(.cron(cron, timeZone: "Europe/Berlin"))))
    #expect(
      try timing(#""repeat": {"every": 3600, "count": 3}, "send_at": \#(hour.seconds)"#)
        == .repeating(Recurrence(.every(3600), start: hour, count: 3)))
  }

  @Test("a time less than a minute ago means now; earlier ones require if_past")
  func past() throws {
    #expect(try timing(#""send_at": \#(noon.seconds - 50)"#) == nil)
    #expect(try timing(#""send_at": \#(noon.seconds - 500), "if_past": "now""#) == nil)
    #expect(
      fault { () throws(Fault) in try timing(#""send_at": \#(noon.seconds - 500)"#) }?.code
        == .invalidSchedule)
  }

  private static let refused: [(members: String, pointer: String, code: ErrorCode)] = [
    (#""send_at": "tomorrow""#, "/send_at", .wrongType),
    (#""send_at": "2026-11-19T09:00:00Z""#, "/send_at", .invalidSchedule),
    (#""send_at": "2026-11-19T09:00:00Z", "if_past": "refuse""#, "/send_at", .invalidSchedule),
    (#""send_at": "2028-11-20T09:00:00Z""#, "/send_at", .invalidSchedule),
    (#""send_at": 1795165260000"#, "/send_at", .invalidSchedule),
    (#""send_at": "2026-11-21T09:00:00Z", "if_past": "skip""#, "/if_past", .invalidSchedule),
    (#""if_past": "now""#, "/if_past", .invalidSchedule),
    (#""send_at_local": "2026-11-21T09:00:00Z""#, "/send_at_local", .invalidSchedule),
    (#""send_at_local": 7"#, "/send_at_local", .wrongType),
    (#""send_at_local": "2029-11-21T09:00:00""#, "/send_at_local", .invalidSchedule),
    (#""send_at_local": "2026-11-21T09:00", "if_past": "later""#, "/if_past", .invalidValue),
    (
      #""send_at_local": "2026-11-21T09:00", "send_at": "2026-11-21T09:00:00Z""#, "/send_at_local",
      .invalidSchedule
    ),
    (
      #""send_at_local": "2026-11-21T09:00", "repeat": {"every": 60}"#, "/send_at_local",
      .invalidSchedule
    ),
    (#""repeat": {}"#, "/repeat", .invalidSchedule),
    (#""repeat": 60"#, "/repeat", .wrongType),
    (#""repeat": {"every": 60, "cron": "* * * * *"}"#, "/repeat", .invalidSchedule),
    (#""repeat": {"every": 59}"#, "/repeat/every", .invalidSchedule),
    (#""repeat": {"every": 60.5}"#, "/repeat/every", .wrongType),
    (#""repeat": {"every": 60, "time_zone": "UTC"}"#, "/repeat/time_zone", .invalidSchedule),
    (#""repeat": {"cron": "0 9 * *"}"#, "/repeat/cron", .invalidSchedule),
    (
      #""repeat": {"cron": "0 9 * * *", "time_zone": "+01:00"}"#, "/repeat/time_zone", .invalidValue
    ),
    (
      #""repeat": {"cron": "0 9 * * *", "until": "2026-11-20T08:00:00Z"}"#,
      "/repeat/until", .invalidSchedule
    ),
    (#""repeat": {"every": 60, "count": 0}"#, "/repeat/count", .invalidSchedule),
    (#""repeat": {"every": 60, "often": true}"#, "/repeat/often", .unknownMember),
    (
      #""repeat": {"every": 60}, "expires_at": "2026-11-21T09:00:00Z""#, "/expires_at",
      .invalidExpiration
    ),
    (
      #""send_at": "2026-11-22T09:00:00Z", "expires_at": "2026-11-21T09:00:00Z""#, "/expires_at",
      .invalidExpiration
    ),
    (#""quiet_hours": true"#, "/quiet_hours", .wrongType),
    (#""quiet_hours": {"from": "22:00"}"#, "/quiet_hours", .invalidValue),
    (#""quiet_hours": {"from": "22:00", "to": "22:00"}"#, "/quiet_hours", .invalidValue),
    (#""quiet_hours": {"from": "22", "to": "08:00"}"#, "/quiet_hours/from", .invalidValue),
    (#""quiet_hours": {"from": "22:00", "to": 8}"#, "/quiet_hours/to", .wrongType),
    (
      #""quiet_hours": {"from": "22:00", "to": "08:00", "then": "wait"}"#, "/quiet_hours/then",
      .invalidValue
    ),
    (
      #""quiet_hours": {"from": "22:00", "to": "08:00", "zone": "UTC"}"#, "/quiet_hours/zone",
      .unknownMember
    ),
  ]

  @Test("an invalid schedule is refused with its member", arguments: 0..<refused.count)
  func refusals(row: Int) {
    let (members, pointer, code) = Self.refused[row]
    let found = fault { () throws(Fault) in try parse(members) }
    #expect(found?.code == code, "\(members): \(String(describing: found))")
    #expect(found?.pointer == pointer, "\(members)")
  }

  @Test("a relative expiration counts from the due time, an absolute one must be later")
  func expirations() throws {
    let later = try parse(#""send_at": "2026-11-22T09:00:00Z", "expires_in": 60"#)
    #expect(later.message.options.expiresIn == 60 && later.expiresAt == nil)
    let moment = try parse(
      #""send_at": "2026-12-10T09:00:00Z", "expires_at": "2027-01-09T09:00:00Z""#)
    #expect(moment.expiresAt == Instant(microseconds: 1_799_485_200_000_000))
  }

  @Test("quiet hours come from the request, are disabled, or default to the app's")
  func quiet() throws {
    let asked = #""quiet_hours": {"from": "22:00", "to": "08:00", "then": "skip"}"#
    #expect(try parse(asked).quiet == .hours(QuietHours(from: 1320, to: 480, skips: true)))
    #expect(try parse(#""quiet_hours": false"#).quiet == .never)
    #expect(try parse(#""quiet_hours": null"#).quiet == nil)
    let urgent = [
      #"{"aps": {"alert": "x", "interruption-level": "time-sensitive"}}"#,
      #"{"aps": {"alert": "x", "interruption-level": "critical"}}"#,
      #"{"aps": {"alert": "x", "sound": {"critical": 1, "name": "a", "volume": 1}}}"#,
      #"{"aps": {"content-available": 1}}"#,
    ]
    for payload in urgent {
      #expect(try !parse(#""quiet_hours": false"#, payload: payload).mayWait)
      let found = fault { () throws(Fault) in try parse(asked, payload: payload) }
      #expect(found?.pointer == "/quiet_hours" && found?.code == .invalidValue, "\(payload)")
    }
  }
}
