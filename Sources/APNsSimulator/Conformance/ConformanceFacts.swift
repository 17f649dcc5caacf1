// SPDX-License-Identifier: Apache-2.0

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
