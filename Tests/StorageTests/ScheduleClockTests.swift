// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Due times in time zones, including both days of clock changes.
@Suite(.serialized) struct ScheduleClockTests {
  private static func moment(_ text: String) -> Instant { RFC3339.parse(text)! }

  /// A cron expression, its zone, the last time, now, and the next time.
  private static let crons:
    [(cron: String, zone: String, after: String, now: String?, next: String)] = [
      ("0 9 * * 1", "Europe/Berlin", "2026-11-20T09:00:00Z", nil, "2026-11-23T08:00:00Z"),
      ("0 9 * * 1", "Asia/Tokyo", "2026-11-20T09:00:00Z", nil, "2026-11-23T00:00:00Z"),
      // In spring 02:30 does not exist in Berlin: it moves forward, once.
      ("30 2 * * *", "Europe/Berlin", "2027-03-27T12:00:00Z", nil, "2027-03-28T01:30:00Z"),
      ("30 2 * * *", "Europe/Berlin", "2027-03-28T01:30:00Z", nil, "2027-03-29T00:30:00Z"),
      ("*/30 * * * *", "Europe/Berlin", "2027-03-28T00:30:00Z", nil, "2027-03-28T01:00:00Z"),
      ("*/30 * * * *", "Europe/Berlin", "2027-03-28T01:00:00Z", nil, "2027-03-28T01:30:00Z"),
      // In autumn it occurs twice on the clock and is used once.
      ("30 2 * * *", "Europe/Berlin", "2026-10-24T12:00:00Z", nil, "2026-10-25T01:30:00Z"),
      ("30 2 * * *", "Europe/Berlin", "2026-10-25T01:30:00Z", nil, "2026-10-26T01:30:00Z"),
      ("0 3 * * *", "Europe/Berlin", "2026-10-25T00:30:00Z", nil, "2026-10-25T02:00:00Z"),
      // Half an hour, and across midnight.
      ("0 7 * * *", "Australia/Lord_Howe", "2026-10-03T12:00:00Z", nil, "2026-10-03T20:00:00Z"),
      // The last missed time is used, or the next one if it is over a day old.
      ("0 9 * * *", "UTC", "2026-11-10T09:00:00Z", "2026-11-20T10:00:00Z", "2026-11-20T09:00:00Z"),
      ("0 9 * * 1", "UTC", "2026-11-09T09:00:00Z", "2026-11-20T10:00:00Z", "2026-11-23T09:00:00Z"),
      ("* * * * *", "UTC", "2026-01-01T00:00:00Z", "2026-11-20T10:00:30Z", "2026-11-20T10:00:00Z"),
    ]

  @Test("zone offsets are read for all times at once, unknown zones give none")
  func clocks() async throws {
    try await TestDatabase.store { _, _, store in
      let moments = ["2026-07-01T12:00:00Z", "2026-10-25T00:59:59Z", "2026-10-25T01:00:00Z"]
        .map(Self.moment)
      let zones = ["Europe/Berlin", "europe/berlin", "Asia/Kathmandu", "Mars/Olympus", "UTC"]
      for reader in [Reader.requests, .delivery] {
        let steps = try await store.store.timeZones.steps(at: moments, in: zones, for: reader)
        let berlin = [(0, 7_200), (2, 3_600)].map {
          ClockStep(since: moments[$0.0], secondsEast: Int32($0.1))
        }
        #expect(
          steps == [
            "Europe/Berlin": berlin, "europe/berlin": berlin,
            "Asia/Kathmandu": [ClockStep(since: moments[0], secondsEast: 20_700)],
            "UTC": [ClockStep(since: moments[0], secondsEast: 0)],
          ])
      }
      let none = try await store.store.timeZones.steps(at: [], in: zones)
      #expect(none.isEmpty)
      // More than fit into one statement per zone.
      let many = (0..<60_000).map { moments[0].adding(seconds: $0) }
      let several = try await store.store.timeZones.steps(
        at: many, in: ["UTC", "Asia/Tokyo", "Europe/Berlin"])
      #expect(
        several.mapValues { $0.map(\.secondsEast) } == [
          "UTC": [0], "Asia/Tokyo": [32_400], "Europe/Berlin": [7_200],
        ])
    }
  }

  @Test("a cron expression is due by its zone's clock", arguments: 0..<crons.count)
  func cron(row: Int) async throws {
    let (cron, zone, after, now, next) = Self.crons[row]
    let recurrence = Recurrence(.cron(try CronExpression(cron), timeZone: zone))
    try await TestDatabase.store { _, _, store in
      let due = try await store.store.schedules.due(
        of: recurrence, after: Self.moment(after), now: Self.moment(now ?? after))
      #expect(due == Self.moment(next), "\(cron) in \(zone) after \(after)")
    }
  }

  @Test("a long-lived push makes up for its last missed time")
  func longMissed() async throws {
    let mondays = Recurrence(.cron(try CronExpression("0 9 * * 1"), timeZone: "UTC"))
    try await TestDatabase.store { _, _, store in
      let due = try await store.store.schedules.due(
        of: mondays, after: Self.moment("2026-11-02T09:00:00Z"),
        now: Self.moment("2026-11-20T10:00:00Z"), worth: 30 * 86_400)
      #expect(due == Self.moment("2026-11-16T09:00:00Z"))
    }
  }

  /// Seconds since noon: the last time, now, the end, and the next time.
  private static let intervals: [(after: Int64, now: Int64, until: Int64?, next: Int64?)] = [
    (0, 0, nil, 3600), (0, 3599, nil, 3600), (0, 9000, nil, 7200), (0, 0, 7000, 3600),
    (3600, 3600, 7000, nil),
  ]

  @Test("an interval keeps its phase after missed times, and ends at its end")
  func interval() async throws {
    try await TestDatabase.store { _, _, store in
      for (after, now, until, next) in Self.intervals {
        let hourly = Recurrence(.every(3600), until: until.map(noon.adding))
        let due = try await store.store.schedules.due(
          of: hourly, after: noon.adding(seconds: after), now: noon.adding(seconds: now))
        #expect(due == next.map(noon.adding))
      }
    }
  }

  /// Quiet hours, a zone, a time, and the end of the quiet hours.
  private static let nights:
    [(from: String, to: String, zone: String, now: String, ends: String?)] = [
      ("22:00", "08:00", "UTC", "2026-11-20T21:59:59Z", nil),
      ("22:00", "08:00", "UTC", "2026-11-20T22:00:00Z", "2026-11-21T08:00:00Z"),
      ("22:00", "08:00", "UTC", "2026-11-21T00:00:00Z", "2026-11-21T08:00:00Z"),
      ("22:00", "08:00", "UTC", "2026-11-21T07:59:59Z", "2026-11-21T08:00:00Z"),
      ("22:00", "08:00", "UTC", "2026-11-21T08:00:00Z", nil),
      ("12:00", "14:30", "UTC", "2026-11-20T11:59:00Z", nil),
      ("12:00", "14:30", "UTC", "2026-11-20T12:00:00Z", "2026-11-20T14:30:00Z"),
      ("12:00", "14:30", "UTC", "2026-11-20T14:30:00Z", nil),
      ("22:00", "08:00", "Asia/Tokyo", "2026-11-20T14:00:00Z", "2026-11-20T23:00:00Z"),
      ("22:00", "08:00", "America/Los_Angeles", "2026-11-20T14:00:00Z", "2026-11-20T16:00:00Z"),
      ("22:00", "08:00", "Asia/Kathmandu", "2026-11-20T16:15:00Z", "2026-11-21T02:15:00Z"),
      // The night in which clocks go forward is short, the one in which they go back long.
      ("22:00", "08:00", "Europe/Berlin", "2027-03-27T22:00:00Z", "2027-03-28T06:00:00Z"),
      ("22:00", "08:00", "Europe/Berlin", "2026-10-24T21:00:00Z", "2026-10-25T07:00:00Z"),
      // A nonexistent end moves forward; of an ambiguous end the later time counts.
      ("22:00", "02:30", "Europe/Berlin", "2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z"),
      ("22:00", "02:30", "Europe/Berlin", "2026-10-25T00:10:00Z", "2026-10-25T01:30:00Z"),
      // Not a zone: the caller uses the app's.
      ("22:00", "08:00", "Mars/Olympus", "2026-11-20T22:00:00Z", nil),
    ]

  @Test("quiet hours begin and end by the zone's clock", arguments: 0..<nights.count)
  func night(row: Int) async throws {
    let (from, to, zone, now, ends) = Self.nights[row]
    let hours = QuietHours(
      from: try #require(QuietHours.minutes(from)), to: try #require(QuietHours.minutes(to)))
    try await TestDatabase.store { _, _, store in
      let found = try await store.store.quietHours.ends(
        hours, in: [zone, "Europe/Lisbon"], at: Self.moment(now))
      #expect(found[zone] == ends.map(Self.moment), "\(from) to \(to) in \(zone) at \(now)")
      #expect(
        try await store.store.quietHours.unknown(of: [zone])
          == (zone.hasPrefix("Mars") ? [zone] : []))
    }
  }
}
