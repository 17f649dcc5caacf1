// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct TimingTests {
  @Test(
    "a local time is parsed and written",
    arguments: [
      ("2026-12-24T07:00", "2026-12-24T07:00:00"), ("2026-12-24T07:00:09", "2026-12-24T07:00:09"),
      ("1970-01-01T00:00", "1970-01-01T00:00:00"), ("2028-02-29T23:59:59", "2028-02-29T23:59:59"),
    ])
  func wall(text: String, written: String) throws {
    #expect(try #require(LocalTime(text)).description == written)
  }

  @Test(
    "an instant, a partial time and an invalid time are not local times",
    arguments: [
      "2026-12-24T07:00Z", "2026-12-24T07:00:00+01:00", "2026-12-24", "07:00", "",
      "2026-02-29T07:00",
      "2026-12-24T24:00", "2026-12-24T07:60", "2026-12-24T07:00:00.5", "soon",
    ])
  func notWall(text: String) { #expect(LocalTime(text) == nil) }

  @Test(
    "a time of day is parsed",
    arguments: [
      ("00:00", 0), ("22:05", 1325), ("23:59", 1439), ("24:00", nil), ("9:00", nil), ("09:60", nil),
      ("0900", nil), ("09:00:00", nil), ("", nil), ("ab:cd", nil),
    ])
  func day(text: String, minutes: Int?) {
    #expect(QuietHours.minutes(text) == minutes)
    if let minutes { #expect(QuietHours.text(minutes) == text) }
  }

  @Test("a relative expiration counts from the due time, an absolute one is kept")
  func deadlines() {
    let due = Instant(microseconds: 1_800_000_000_000_000)
    func deadline(expiresIn: Int? = nil, expiresAt: Int64? = nil) -> Int64 {
      let notification = Notification(
        id: NotificationID(milliseconds: 0), app: AppID(rawValue: 1),
        acceptedAt: Instant(microseconds: 0), audience: .everyone,
        message: MessageContent(payload: [], options: MessageOptions(expiresIn: expiresIn)),
        context: MessageContext(), topic: "t",
        expiresAt: expiresAt.map { Instant(microseconds: $0 * 1_000_000) })
      return notification.deadline(ofPushDueAt: due).seconds - due.seconds
    }
    #expect(deadline() == 86_400)
    #expect(deadline(expiresIn: 3600) == 3600)
    // A relative expiration becomes absolute with the first pushes.
    #expect(deadline(expiresIn: 3600, expiresAt: 7) == 3600)
    #expect(deadline(expiresAt: 0) == 30)
    #expect(deadline(expiresAt: due.seconds + 5) == 5)
    #expect(deadline(expiresAt: due.seconds - 5) == -5)
  }
}
