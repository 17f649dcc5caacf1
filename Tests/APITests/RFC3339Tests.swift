// SPDX-License-Identifier: Apache-2.0
import API
import PushModel
import Testing

@Suite struct RFC3339Tests {
  @Test(
    "a time is written in UTC with milliseconds",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"),
      (1_795_165_200_123_456, "2026-11-20T09:00:00.123Z"),
      (951_782_400_000_000, "2000-02-29T00:00:00.000Z"),
      (-1, "1969-12-31T23:59:59.999Z"),
      (4_107_542_399_999_999, "2100-02-28T23:59:59.999Z"),
      (253_402_300_799_000_000, "9999-12-31T23:59:59.000Z"),
      (-62_135_596_800_000_001, "0001-01-01T00:00:00.000Z"),
      (-62_167_219_200_060_000, "0001-01-01T00:00:00.000Z"), (.min, "0001-01-01T00:00:00.000Z"),
      (253_402_300_800_000_000, "9999-12-31T23:59:59.999Z"), (.max, "9999-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func writes(microseconds: Int64, text: String) {
    #expect(RFC3339.format(Instant(microseconds: microseconds)) == text)
  }

  @Test(
    "a time is parsed with any fraction and offset",
    arguments: [
      ("2026-11-20T09:00:00Z", 1_795_165_200_000_000),
      ("2026-11-20t09:00:00.1234567z", 1_795_165_200_123_456),
      ("2026-11-20 10:30:00.5+01:30", 1_795_165_200_500_000),
      ("2026-11-20T04:00:00-05:00", 1_795_165_200_000_000),
      ("2016-12-31T23:59:60Z", 1_483_228_800_000_000),
      ("0001-01-01T00:00:00Z", -62_135_596_800_000_000),
      ("2000-02-29T00:00:00Z", 951_782_400_000_000),
    ] as [(String, Int64)])
  func reads(text: String, microseconds: Int64) {
    #expect(RFC3339.parse(text)?.microseconds == microseconds)
  }

  @Test(
    "an invalid time is refused",
    arguments: [
      "", "2026-11-20", "2026-11-20T09:00:00", "2026-11-20T09:00Z", "2026-02-29T00:00:00Z",
      "2100-02-29T00:00:00Z",
      "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-11-31T00:00:00Z",
      "2026-11-20T24:00:00Z", "2026-11-20T09:60:00Z", "2026-11-20T09:00:61Z",
      "2026-11-20T09:00:00.Z", "2026-11-20T09:00:00+0100", "2026-11-20T09:00:00Z ",
      "20261120T090000Z", "1795165200",
      // In UTC these are outside the years of four digits.
      "0000-01-01T00:00:00Z", "0000-01-01T00:00:00+00:01", "0001-01-01T00:00:00+00:01",
      "9999-12-31T23:59:59-00:01", "9999-12-31T23:59:60Z",
    ])
  func refuses(text: String) {
    #expect(RFC3339.parse(text) == nil)
  }

  @Test("days of four centuries survive a round trip")
  func roundTrip() {
    for day in stride(from: -141_427, through: 4_671, by: 17) as StrideThrough<Int64> {
      let instant = Instant(microseconds: day * 86_400_000_000 + 1000)
      #expect(RFC3339.parse(RFC3339.format(instant)) == instant)
    }
  }
}
