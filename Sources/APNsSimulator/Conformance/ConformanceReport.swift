// SPDX-License-Identifier: Apache-2.0

/// What was seen of one rule, and what can be said of it.
package enum ConformanceVerdict: String, Sendable {
  /// The situation arose, and the client kept the rule every time.
  case kept
  /// It did not do what the rule says, but what Apple takes or what serves the same end.
  case tolerated
  case broken
  /// The situation never arose.
  case notObserved = "not_observed"
}

/// The first time that a rule was broken, or else tolerated: where, and what was on the wire.
package struct ConformanceEvidence: Sendable, Equatable {
  /// 0 for a handshake that came to nothing.
  package let connection: Int
  package let stream: Int32?
  package let detail: String

  /// For people.
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
  /// The first breach; of a rule that is not broken, the first tolerated deviation.
  package internal(set) var evidence: ConformanceEvidence?

  package var verdict: ConformanceVerdict {
    if broken > 0 { return .broken }
    if tolerated > 0 { return .tolerated }
    return checked > 0 ? .kept : .notObserved
  }
}

/// What was seen altogether, so that a reader can judge how much a verdict rests on.
package struct ConformanceFacts: Sendable, Equatable {
  package internal(set) var connections = 0
  package internal(set) var handshakesFailed = 0
  package internal(set) var requests = 0
  /// By status; a request that was never answered is in none.
  package internal(set) var answers: [Int: Int] = [:]
  package internal(set) var mostStreamsAtOnce = 0
  package internal(set) var tokens = 0
  /// How connections ended: by the client (properly, or not), or by the simulator.
  package internal(set) var ends: [String: Int] = [:]
  package internal(set) var tlsVersions: [String: Int] = [:]
  /// Connections beyond those that are watched at one time.
  package internal(set) var unwatched = 0
}

/// Which of Apple's rules the clients kept, as of one moment.
package struct ConformanceReport: Sendable, Equatable {
  package let facts: ConformanceFacts
  package let tallies: [ConformanceRule: RuleTally]

  package subscript(rule: ConformanceRule) -> RuleTally { tallies[rule] ?? RuleTally() }

  /// The rules with this verdict, in the order of the catalogue.
  package func rules(_ verdict: ConformanceVerdict) -> [ConformanceRule] {
    ConformanceRule.allCases.filter { self[$0].verdict == verdict }
  }

  package var isBroken: Bool { !rules(.broken).isEmpty }
}
