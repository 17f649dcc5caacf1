// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct BundleIDTests {
  @Test(
    "names have letters, digits, dots, hyphens and underscores between letters or digits",
    arguments: [
      ("com.example.chess", true), ("a", true), ("A1", true), ("com.example.my-app_2", true),
      ("7.app", true), (String(repeating: "a", count: 155), true),
      (String(repeating: "a", count: 156), false), ("", false), (".com", false), ("com.", false),
      ("-a", false), ("a-", false), ("_a", false), ("com example", false), ("com/example", false),
      ("com.exämple", false), ("com%2e", false), ("a\n", false), ("a:b", false), ("*", false),
    ])
  func table(text: String, isValid: Bool) { #expect(BundleID.isValid(text) == isValid) }
}

@Suite struct InstantTests {
  @Test(
    "seconds round down on both sides of the epoch",
    arguments: [
      (0, 0), (1, 0), (999_999, 0), (1_000_000, 1), (-1, -1), (-1_000_000, -1), (-1_000_001, -2),
      (1_795_165_200_123_456, 1_795_165_200),
    ] as [(Int64, Int64)])
  func seconds(microseconds: Int64, seconds: Int64) {
    #expect(Instant(microseconds: microseconds).seconds == seconds)
  }

  @Test("milliseconds are APNs' unit, microseconds PostgreSQL's")
  func units() {
    let instant = Instant(milliseconds: 1_795_165_200_123)
    #expect(instant.microseconds == 1_795_165_200_123_000)
    #expect(instant.milliseconds == 1_795_165_200_123)
    #expect(Instant(microseconds: 1_999).milliseconds == 1)
  }

  @Test("adding seconds changes a time and its order")
  func adding() {
    let start = Instant(microseconds: 5)
    #expect(start.adding(seconds: 2).microseconds == 2_000_005)
    #expect(start.adding(seconds: -2).microseconds == -1_999_995)
    #expect(start.adding(seconds: -1) < start)
    #expect(start < start.adding(seconds: 1))
    #expect(!(start < start))
  }
}
