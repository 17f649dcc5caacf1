// SPDX-License-Identifier: Apache-2.0

/// Verdict on one rule.
package enum ConformanceVerdict: String, Sendable {
  /// A situation to which the rule applies occurred, and the client kept the rule every time.
  case kept
  /// The client deviated from the rule in a form that Apple accepts or that serves the same
  /// purpose.
  case tolerated
  case broken
  /// No situation to which the rule applies occurred.
  case notObserved = "not_observed"
}

/// Evidence for a rule: its first breach; without breaches, its first tolerated deviation.
package struct ConformanceEvidence: Sendable, Equatable {
  /// Number of the connection; 0 for a failed handshake.
  package let connection: Int
  package let stream: Int32?
  package let detail: String

  /// Connection and stream, as text for readers.
  package var place: String {
    if connection == 0 { return "a handshake that failed" }
    return "connection \(connection)" + (stream.map { ", stream \($0)" } ?? "")
  }
}

/// Counts of one rule.
package struct RuleTally: Sendable, Equatable {
  package internal(set) var checked = 0
  package internal(set) var broken = 0
  package internal(set) var tolerated = 0
  /// The first breach; for a rule without breaches, the first tolerated deviation.
  package internal(set) var evidence: ConformanceEvidence?

  package var verdict: ConformanceVerdict {
    if broken > 0 { return .broken }
    if tolerated > 0 { return .tolerated }
    return checked > 0 ? .kept : .notObserved
  }
}

/// Totals of the observed traffic, which show how much evidence a verdict has.
package struct ConformanceFacts: Sendable, Equatable {
  package internal(set) var connections = 0
  package internal(set) var handshakesFailed = 0
  package internal(set) var requests = 0
  /// Number of responses by status; unanswered requests are not included.
  package internal(set) var answers: [Int: Int] = [:]
  package internal(set) var mostStreamsAtOnce = 0
  package internal(set) var tokens = 0
  /// Connections by their ending.
  package internal(set) var ends: [String: Int] = [:]
  package internal(set) var tlsVersions: [String: Int] = [:]
  /// Number of connections that were not observed because the limit was reached.
  package internal(set) var unwatched = 0
}

/// Apple's rules with the verdicts on the clients at one time.
package struct ConformanceReport: Sendable, Equatable {
  package let facts: ConformanceFacts
  package let tallies: [ConformanceRule: RuleTally]

  package subscript(rule: ConformanceRule) -> RuleTally { tallies[rule] ?? RuleTally() }

  /// Returns the rules with a verdict, in catalogue order.
  package func rules(_ verdict: ConformanceVerdict) -> [ConformanceRule] {
    ConformanceRule.allCases.filter { self[$0].verdict == verdict }
  }

  package var isBroken: Bool { !rules(.broken).isEmpty }
}
