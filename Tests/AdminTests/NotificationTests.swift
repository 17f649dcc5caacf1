// SPDX-License-Identifier: Apache-2.0
import API
import HTTPServer
import PushModel
import Testing

@testable import Admin

@Suite struct NotificationTests {
  // MARK: filters

  @Test("the list has the filters of the API")
  func filters() {
    #expect(
      Set(NotificationFilters.fields.map(\.name)) == Set(NotificationListQuery.filters))
    #expect(NotificationFilters.fields.count == NotificationListQuery.filters.count)
  }

  @Test("filters of an address become a query; a date is its first moment")
  func query() throws {
    let filters = NotificationFilters(
      QueryItems([
        .init(name: "app", value: "com.example.app"), .init(name: "state", value: "finished"),
        .init(name: "reference", value: ""), .init(name: "since", value: "2026-11-20"),
      ]))
    #expect(filters.hasEmptyFields && filters.items.map(\.name) == ["state", "since"])
    let query = try filters.query()
    #expect(query.filter.state == .finished && query.filter.reference == nil)
    #expect(query.filter.since == RFC3339.parse("2026-11-20T00:00:00Z") && query.before == nil)
    #expect(filters.without(0).map(\.name) == ["since"] && filters.value("state") == "finished")
  }

  @Test(
    "an address with another filter or value is refused",
    arguments: [("state", "lost"), ("since", "yesterday"), ("user", "ann"), ("repetition_of", "1")])
  func refusals(name: String, value: String) {
    let filters = NotificationFilters(QueryItems([.init(name: name, value: value)]))
    #expect(throws: Fault.self) { try filters.query() }
  }

  // MARK: bar

  private typealias Part = OutcomeBar.Part

  private static let bars: [(outcomes: [DeliveryOutcome: Int], audience: Int, parts: [Part])] = [
    ([:], 0, []), ([:], 100, []), ([.waiting: 100], 100, []),
    ([.accepted: 100], 100, [Part(tone: .good, x: 0, width: 1_000)]),
    ([.accepted: 25], 100, [Part(tone: .good, x: 0, width: 250)]),
    // Outcomes count even if the audience is not known yet.
    (
      [.accepted: 30, .rejected: 10], 0,
      [Part(tone: .good, x: 0, width: 750), Part(tone: .bad, x: 750, width: 250)]
    ),
    (
      [.accepted: 500, .rejected: 100, .expired: 50, .unknown: 50, .cancelled: 200], 1_000,
      [
        Part(tone: .good, x: 0, width: 500), Part(tone: .bad, x: 500, width: 200),
        Part(tone: .off, x: 700, width: 200),
      ]
    ),
    // A few failures among many are visible, at the right end, too.
    (
      [.accepted: 999_999, .rejected: 1], 1_000_000,
      [Part(tone: .good, x: 0, width: 999), Part(tone: .bad, x: 992, width: 8)]
    ),
    (
      [.accepted: 1, .unknownDevice: 1, .superseded: 999_998], 1_000_000,
      [
        Part(tone: .good, x: 0, width: 8), Part(tone: .bad, x: 8, width: 8),
        Part(tone: .off, x: 16, width: 984),
      ]
    ),
  ]

  @Test("a bar shows the shares of outcomes, none of them invisible", arguments: bars)
  private func bar(outcomes: [DeliveryOutcome: Int], audience: Int, parts: [OutcomeBar.Part]) {
    let found = OutcomeBar.parts(outcomes, audience: audience)
    #expect(found == parts)
    #expect(found.allSatisfy { $0.x >= 0 && $0.width > 0 && $0.x + $0.width <= OutcomeBar.width })
  }

  @Test("a bar has its outcomes in words")
  func words() {
    var html = HTML()
    html.bar(of: [.accepted: 1_200, .unknownDevice: 3], audience: 2_000)
    let text = String(decoding: html.bytes, as: UTF8.self)
    #expect(text.contains(#"aria-label="1,200 accepted, 3 unknown device""#))
    #expect(text.contains("bar-good") && text.contains("bar-bad") && !text.contains("bar-off"))
    var empty = HTML()
    empty.bar(of: [:], audience: 0)
    #expect(String(decoding: empty.bytes, as: UTF8.self).contains(#"aria-label="no outcome yet""#))
  }
}
