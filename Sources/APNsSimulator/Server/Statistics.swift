// SPDX-License-Identifier: Apache-2.0

/// Counters since start.
package struct Statistics: Sendable {
  /// Results of the requests to one environment.
  package struct Requests: Sendable {
    package internal(set) var received = 0
    package internal(set) var accepted = 0
    /// Refusals by reason. Only Apple's reasons have entries, so that the table stays small; faults
    /// with other reasons count as "other".
    package internal(set) var refused: [String: Int] = [:]

    package init() {}

    mutating func countRefusal(_ reason: String?) {
      let known = reason.flatMap { Reason(rawValue: $0) }
      refused[known?.rawValue ?? "other", default: 0] += 1
    }
  }

  package internal(set) var connectionsOpened = 0
  package internal(set) var connectionsOpen = 0
  package internal(set) var handshakesFailed = 0
  /// Connections with a resumed TLS session.
  package internal(set) var handshakesResumed = 0
  /// Breaches of Apple's recommendations, by kind.
  package internal(set) var breaches: [Breach: Int] = [:]
  /// Number of streams refused above the limit, whether or not the client was at fault.
  package internal(set) var streamsRefused = 0
  /// Number of requests, connections and handshakes to which faults were applied.
  package internal(set) var faults = 0
  private var sandbox = Requests()
  private var production = Requests()

  package init() {}

  package internal(set) subscript(environment: PushEnvironment) -> Requests {
    get { environment == .sandbox ? sandbox : production }
    _modify {
      switch environment {
      case .sandbox: yield &sandbox
      case .production: yield &production
      }
    }
  }

  package var requests: Int { sandbox.received + production.received }
  package var accepted: Int { sandbox.accepted + production.accepted }
  package var refused: [String: Int] {
    sandbox.refused.merging(production.refused) { $0 + $1 }
  }

  /// Resets all counters except `connectionsOpen`.
  mutating func beginAnew() {
    let open = connectionsOpen
    self = Statistics()
    connectionsOpen = open
  }

  mutating func count(_ breach: Breach) { breaches[breach, default: 0] += 1 }
}
