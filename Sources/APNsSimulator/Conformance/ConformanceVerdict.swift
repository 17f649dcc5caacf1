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
