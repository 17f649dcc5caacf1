// SPDX-License-Identifier: Apache-2.0

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
