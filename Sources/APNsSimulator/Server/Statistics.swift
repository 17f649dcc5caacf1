// SPDX-License-Identifier: Apache-2.0

/// Counters since the start.
package struct Statistics: Sendable {
  /// What became of the requests to one of Apple's two services.
  package struct Requests: Sendable {
    package internal(set) var received = 0
    package internal(set) var accepted = 0
    /// By reason; reasons are Apple's, so the table stays small. Faults with a made-up reason
    /// count under "other".
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
  /// Connections whose TLS went on where an earlier one left off.
  package internal(set) var handshakesResumed = 0
  /// What clients did that Apple asks them not to do, by its kind.
  package internal(set) var breaches: [Breach: Int] = [:]
  /// Streams beyond the limit, the client to blame or not.
  package internal(set) var streamsRefused = 0
  /// Requests, connections and handshakes that a fault struck.
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

  /// Back to nothing, but for the connections that are open.
  mutating func beginAnew() {
    let open = connectionsOpen
    self = Statistics()
    connectionsOpen = open
  }

  mutating func count(_ breach: Breach) { breaches[breach, default: 0] += 1 }
}
