// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct NotificationIDTests {
  @Test(
    "version, variant and time have RFC 9562's positions for any random bits",
    arguments: [(0, 0), (UInt64.max, UInt64.max), (0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210)])
  func layout(first: UInt64, second: UInt64) {
    let id = NotificationID(UUID(milliseconds: 0x0123_4567_89ab, random: (first, second)))
    #expect(Array(id.bytes[..<6]) == [0x01, 0x23, 0x45, 0x67, 0x89, 0xab])
    #expect(id.bytes[6] >> 4 == 7)
    #expect(id.bytes[8] >> 6 == 0b10)
    #expect(id.milliseconds == 0x0123_4567_89ab)
  }

  @Test("all 74 random bits come from the random numbers")
  func randomness() {
    let none = NotificationID(UUID(milliseconds: 1, random: (0, 0))).bytes
    let all = NotificationID(UUID(milliseconds: 1, random: (.max, .max))).bytes
    let differing = zip(none, all).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
    #expect(differing == 74)
    #expect(Set((0..<1_000).map { _ in NotificationID(milliseconds: 1) }).count == 1_000)
  }

  @Test("ids of a later millisecond sort after all ids of an earlier one")
  func order() {
    let times: [Int64] = [0, 1, 255, 256, 65_535, 1_795_165_200_000, 1_795_165_200_001]
    for (earlier, later) in zip(times, times.dropFirst()) {
      let last = NotificationID(UUID(milliseconds: earlier, random: (.max, .max)))
      let first = NotificationID(UUID(milliseconds: later, random: (0, 0)))
      #expect(last < first)
      #expect(last.description < first.description)
    }
  }

  @Test("the canonical text in either case is parsed back to the id")
  func roundTrip() throws {
    for milliseconds: Int64 in [0, 1_795_165_200_000, 0xffff_ffff_ffff] {
      let id = NotificationID(milliseconds: milliseconds)
      let text = id.description
      #expect(text.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
      #expect(text == text.lowercased())
      #expect(NotificationID(text) == id)
      #expect(NotificationID(text.uppercased()) == id)
      #expect(NotificationID(bytes: id.bytes) == id)
    }
  }

  @Test(
    "malformed texts are not ids",
    arguments: [
      "", "0190", "01902a5c7b9f7c3d8e4f5a6b7c8d9e0f", "01902a5c-7b9f-7c3d-8e4f-5a6b7c8d9e0",
      "01902a5c-7b9f-7c3d-8e4f-5a6b7c8d9e0ff", "01902a5c-7b9f-7c3d-8e4f5-a6b7c8d9e0f",
      "01902a5c-7b9f-7c3d-8e4f-5a6b7c8d9e0g", "{01902a5c-7b9f-7c3d-8e4f-5a6b7c8d9e}",
      "-01902a5c-7b9f-7c3d-8e4f-5a6b7c8d9e0f",
    ])
  func refusing(text: String) { #expect(NotificationID(text) == nil) }

  @Test("only sixteen bytes are an id", arguments: [0, 15, 17])
  func bytes(count: Int) {
    #expect(NotificationID(bytes: [UInt8](repeating: 0, count: count)) == nil)
  }

  @Test(
    "the day is in UTC and changes at midnight",
    arguments: [
      (0, 0), (86_399_999, 0), (86_400_000, 1), (1_795_132_799_999, 20_776),
      (1_795_132_800_000, 20_777),
    ] as [(Int64, Int32)])
  func day(milliseconds: Int64, day: Int32) {
    #expect(NotificationID(milliseconds: milliseconds).day == day)
  }
}
