// SPDX-License-Identifier: Apache-2.0

/// Connection and stream of an observation.
struct WirePlace {
  var connection: Int
  var stream: Int32?
}

/// The counts of all rules.
struct RuleBoard: Sendable {
  private(set) var tallies: [ConformanceRule: RuleTally] = [:]

  mutating func keep(_ rule: ConformanceRule, times: Int = 1) {
    tallies[rule, default: RuleTally()].checked += times
  }

  mutating func breach(_ rule: ConformanceRule, _ place: WirePlace, _ detail: String) {
    tallies[rule, default: RuleTally()].add(place, detail, isBreach: true)
  }

  mutating func tolerate(_ rule: ConformanceRule, _ place: WirePlace, _ detail: String) {
    tallies[rule, default: RuleTally()].add(place, detail, isBreach: false)
  }

  mutating func check(
    _ rule: ConformanceRule, _ isKept: Bool, _ place: WirePlace, _ detail: @autoclosure () -> String
  ) {
    if isKept { keep(rule) } else { breach(rule, place, detail()) }
  }
}

extension RuleTally {
  /// Maximum number of characters of client data in a report's evidence.
  private static let longestDetail = 300

  fileprivate mutating func add(_ place: WirePlace, _ detail: String, isBreach: Bool) {
    let isFirst = isBreach ? broken == 0 : broken == 0 && tolerated == 0
    checked += 1
    if isBreach { broken += 1 } else { tolerated += 1 }
    if isFirst {
      evidence = ConformanceEvidence(
        connection: place.connection, stream: place.stream,
        detail: String(detail.prefix(Self.longestDetail)))
    }
  }
}
