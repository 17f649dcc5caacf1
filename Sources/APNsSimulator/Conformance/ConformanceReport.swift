// SPDX-License-Identifier: Apache-2.0

/// Apple's rules with the verdicts on the clients at one time.
package struct ConformanceReport: Sendable, Equatable {
  package let facts: ConformanceFacts
  package let tallies: [ConformanceRule: RuleTally]

  package subscript(rule: ConformanceRule) -> RuleTally { tallies[rule] ?? RuleTally() }

  /// Returns the rules with a verdict, in catalogue order.
  package func rules(_ verdict: ConformanceVerdict) -> [ConformanceRule] {
    ConformanceRule.allCases.filter { self[$0].verdict == verdict }
  }
}
