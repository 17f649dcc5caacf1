// SPDX-License-Identifier: Apache-2.0

/// Ended pushes of a time: their number by outcome, failures by reason, and latencies.
package struct PushTally: Sendable, Hashable {
  /// Outcomes that count: all but `waiting`.
  package static let outcomes = DeliveryOutcome.allCases.filter { $0 != .waiting }
  /// Reasons that are counted separately. Apple documents about thirty, and an undocumented one may
  /// have any text; further reasons are counted as `other`.
  package static let maximumReasons = 64
  /// Name of all reasons above `maximumReasons`.
  package static let otherReason = "other"

  /// Number of ended pushes by outcome.
  package var outcomes: [DeliveryOutcome: Int] = [:]
  /// Number of failed pushes by Apple's or the gateway's reason.
  package private(set) var reasons: [String: Int] = [:]
  /// Times from the acceptance of a notification until Apple accepted it for a device.
  package var latencies = LatencyHistogram()

  package init() {}

  /// Pushes that Apple accepted.
  package var accepted: Int { outcomes[.accepted] ?? 0 }
  /// Pushes that failed. Cancelled and superseded pushes did not fail.
  package var failed: Int {
    outcomes.reduce(0) { $1.key.isFailure ? $0 + $1.value : $0 }
  }

  /// Counts ended pushes.
  ///
  /// - Parameters:
  ///   - reason: why they failed; nil: the name of the outcome. Ignored for other outcomes.
  ///   - microseconds: their latency; nil if Apple did not accept them.
  package mutating func count(
    _ outcome: DeliveryOutcome, _ count: Int = 1, reason: String? = nil,
    latency microseconds: Int64? = nil
  ) {
    guard count > 0, outcome != .waiting else { return }
    outcomes[outcome, default: 0] += count
    if outcome.isFailure { add(count, reason: reason ?? outcome.name) }
    if let microseconds { latencies.record(microseconds: microseconds, count: count) }
  }

  /// Counts failures for a reason.
  package mutating func add(_ count: Int, reason: String) {
    let isKnown = reasons[reason] != nil || reasons.count < Self.maximumReasons
    reasons[isKnown ? reason : Self.otherReason, default: 0] += count
  }

  /// Adds the pushes of another tally.
  package mutating func add(_ other: PushTally) {
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    for (reason, count) in other.reasons { add(count, reason: reason) }
    latencies.add(other.latencies)
  }
}

extension DeliveryOutcome {
  /// Whether the push failed, without having been cancelled or superseded.
  package var isFailure: Bool {
    switch self {
    case .rejected, .unknownDevice, .expired, .unknown: true
    case .waiting, .accepted, .cancelled, .superseded: false
    }
  }
}
