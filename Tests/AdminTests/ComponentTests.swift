// SPDX-License-Identifier: Apache-2.0
import API
import HTTPServer
import PushModel
import Testing

@testable import Admin

@Suite struct ComponentTests {
  private static let now = Instant(microseconds: 1_800_000_000_000_000)

  private static let times: [(seconds: Int64, text: String)] = [
    (0, "just now"), (59, "just now"), (60, "1 minute ago"), (119, "1 minute ago"),
    (3_599, "59 minutes ago"), (3_600, "1 hour ago"), (86_400, "1 day ago"),
    (259_200, "3 days ago"), (3_456_000, "1 month ago"), (69_120_000, "2 years ago"),
    (-30, "just now"), (-7_200, "in 2 hours"),
  ]

  @Test("times are relative to now", arguments: times)
  func relativeTimes(_ seconds: Int64, _ text: String) {
    #expect(RelativeTime.text(Self.now.adding(seconds: -seconds), now: Self.now) == text)
  }

  @Test("a time has its exact moment in UTC")
  func exactTimes() {
    var html = HTML()
    html.time(Self.now.adding(seconds: -3600), now: Self.now)
    #expect(
      String(decoding: html.bytes, as: UTF8.self) == """
        <time datetime="2027-01-15T07:00:00.000Z" title="2027-01-15 07:00:00 UTC">1 hour ago</time>
        """)
  }

  @Test(
    "numbers have groups of three digits",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_000, "-1,000"),
    ])
  func numbers(_ number: Int, _ text: String) { #expect(Numbers.text(number) == text) }

  @Test("languages have English names; other texts stay as they are")
  func languages() {
    #expect(LanguageName.of("zh-Hant-HK") == "Chinese (Traditional, Hong Kong)")
    #expect(LanguageName.of("<b>") == "<b>")
  }

  @Test("the filters of the form are exactly those of the API")
  func filters() {
    #expect(
      Set(DeviceFilters.fields.map(\.name))
        == Set(DeviceListQuery.filters + DeviceListQuery.tagNames))
    #expect(
      Set(DeviceFilters.fields.filter(\.isRepeatable).map(\.name)) == Set(DeviceListQuery.tagNames))
  }

  @Test("an invalid filter and an unknown parameter have the API's fault")
  func faults() throws {
    for (name, value) in [("language", "?"), ("state", "dead"), ("color", "red"), ("limit", "0")] {
      let filters = DeviceFilters(
        .init([.init(name: "app", value: "a"), .init(name: name, value: value)]))
      let fault = #expect(throws: Fault.self) { try filters.query(cursor: nil) }
      #expect(fault?.pointer == "query/\(name)")
    }
    let date = DeviceFilters(.init([.init(name: "updated_since", value: "2026-11-20")]))
    #expect(
      try date.query(cursor: nil).filter.updatedSince == RFC3339.parse("2026-11-20T00:00:00Z"))
  }
}
