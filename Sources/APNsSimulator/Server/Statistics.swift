// SPDX-License-Identifier: Apache-2.0

/// Counters since the start.
package struct Statistics: Sendable {
  package internal(set) var connectionsOpened = 0
  package internal(set) var connectionsOpen = 0
  package internal(set) var handshakesFailed = 0
  package internal(set) var requests = 0
  package internal(set) var accepted = 0
  /// By reason; reasons are Apple's, so the table stays small. Faults with a made-up reason count
  /// under "other".
  package internal(set) var refused: [String: Int] = [:]
  /// What clients did that Apple asks them not to do, by its kind.
  package internal(set) var breaches: [Breach: Int] = [:]
  /// Requests a fault struck.
  package internal(set) var faults = 0

  package init() {}

  mutating func count(_ breach: Breach) { breaches[breach, default: 0] += 1 }

  mutating func countRefusal(_ reason: String?) {
    let known = reason.flatMap { Reason(rawValue: $0) }
    refused[known?.rawValue ?? "other", default: 0] += 1
  }
}
