// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct CronExpressionTests {
  private static let times: [(expression: String, after: String, next: String)] = [
    ("* * * * *", "2026-11-20T09:00:00", "2026-11-20T09:01:00"),
    ("* * * * *", "2026-11-20T09:00:30", "2026-11-20T09:01:00"),
    ("0 9 * * 1", "2026-11-20T09:00:00", "2026-11-23T09:00:00"),
    ("0 9 * * mon", "2026-11-23T08:59:59", "2026-11-23T09:00:00"),
    ("0 9 * * 1-5", "2026-11-20T09:00:00", "2026-11-23T09:00:00"),
    ("0 0 * * 7", "2026-11-20T00:00:00", "2026-11-22T00:00:00"),
    ("0 0 * * 0", "2026-11-20T00:00:00", "2026-11-22T00:00:00"),
    ("0 0 * * 5-7", "2026-11-21T00:00:00", "2026-11-22T00:00:00"),
    ("*/15 * * * *", "2026-11-20T09:46:00", "2026-11-20T10:00:00"),
    ("5/20 * * * *", "2026-11-20T09:06:00", "2026-11-20T09:25:00"),
    ("10-30/10 8,20 * * *", "2026-11-20T08:30:00", "2026-11-20T20:10:00"),
    ("0 0 29 2 *", "2026-11-20T00:00:00", "2028-02-29T00:00:00"),
    ("0 0 29 feb 1", "2028-02-29T00:00:00", "2029-02-05T00:00:00"),
    ("0 0 31 * *", "2026-11-20T00:00:00", "2026-12-31T00:00:00"),
    ("59 23 31 12 *", "2026-12-31T23:59:00", "2027-12-31T23:59:00"),
    // Both fields of days are restricted: one must match.
    ("0 0 13 * 5", "2026-11-20T00:00:00", "2026-11-27T00:00:00"),
    ("0 0 13 * 5", "2026-12-11T00:00:00", "2026-12-13T00:00:00"),
    // One of them begins with a star: both must match.
    ("0 0 */2 * 5", "2026-11-20T00:00:00", "2026-11-27T00:00:00"),
  ]

  @Test("the next matching time is found", arguments: 0..<times.count)
  func next(row: Int) throws {
    let (text, after, next) = Self.times[row]
    let expression = try CronExpression(text)
    let time = try #require(LocalTime(after))
    #expect(expression.next(after: time)?.description == next, "\(text) after \(after)")
  }

  @Test("quarter-hours of a whole year match plain arithmetic")
  func year() throws {
    let expression = try CronExpression("*/15 * * * *")
    var time = try #require(LocalTime("2026-01-01T00:00"))
    for _ in 0..<365 * 96 {
      let next = try #require(expression.next(after: time))
      #expect(next.seconds == time.seconds + 900)
      time = next
    }
    #expect(time.description == "2027-01-01T00:00:00")
  }

  @Test(
    "an invalid expression is refused with the reason",
    arguments: [
      ("", "five fields"), ("* * * *", "five fields"), ("* * * * * *", "five fields"),
      ("60 * * * *", "minute"), ("* 24 * * *", "hour"), ("* * 0 * *", "day of the month"),
      ("* * 32 * *", "day of the month"), ("* * * 13 *", "month"), ("* * * * 8", "weekday"),
      ("*/0 * * * *", "step"), ("5-1 * * * *", "minute"), ("a * * * *", "minute"),
      ("1,,2 * * * *", "minute"), ("-1 * * * *", "minute"), ("1-2-3 * * * *", "minute"),
      ("0 0 30 2 *", "no day"), ("@daily", "five fields"),
    ])
  func faults(text: String, part: String) throws {
    do throws(CronExpression.Fault) {
      _ = try CronExpression(text)
      Issue.record("\(text) was accepted")
    } catch { #expect(error.sentence.contains(part), "\(error.sentence)") }
  }

  @Test("spaces and tabs separate fields, and one space is written")
  func spelling() throws {
    #expect(try CronExpression(" 0\t9  * * 1 ").description == "0 9 * * 1")
  }
}
