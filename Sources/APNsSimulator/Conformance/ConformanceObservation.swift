// SPDX-License-Identifier: Apache-2.0

import HTTP2

/// When something was observed.
package struct ConformanceMoment: Sendable, Equatable {
  /// Milliseconds of a clock that never jumps: what delays are measured with.
  package var uptime: Int64
  /// Milliseconds since 1970: what the age of tokens is measured with.
  package var wall: Int64

  package init(uptime: Int64, wall: Int64) {
    self.uptime = uptime
    self.wall = wall
  }
}

/// What the TLS handshake told of a connection.
package struct HandshakeFacts: Sendable {
  /// Such as "TLSv1.3".
  package var tlsVersion: String
  /// By ALPN.
  package var applicationProtocol: String?
  /// By SNI.
  package var serverName: String?
  package var hasCertificate: Bool
  /// The topic that this certificate tells, so that requests need not.
  package var impliedTopic: String?
  /// Played where the client connected: devices and requests of one say nothing of the other.
  package var environment: PushEnvironment

  package init(
    tlsVersion: String = "TLSv1.3", applicationProtocol: String? = "h2",
    serverName: String? = "localhost", hasCertificate: Bool = false, impliedTopic: String? = nil,
    environment: PushEnvironment = .sandbox
  ) {
    self.tlsVersion = tlsVersion
    self.applicationProtocol = applicationProtocol
    self.serverName = serverName
    self.hasCertificate = hasCertificate
    self.impliedTopic = impliedTopic
    self.environment = environment
  }
}

/// How a connection ended.
package enum ConnectionEnding: String, Sendable {
  case clientProperly = "by the client, with close_notify"
  case clientSilently = "by the client, without close_notify"
  case clientReset = "by the client, reset"
  /// After its GOAWAY the simulator closes first, so that nothing is known of close_notify.
  case clientGoAway = "by the client, with GOAWAY"
  case timedOut = "timed out"
  case simulator = "by the simulator"
}

/// Why there was no connection, as far as a rule cares.
package enum HandshakeFault: Sendable {
  case noSharedProtocol
  case oldVersion
  case other
}

/// One thing seen of a connection, in the order in which it passed.
package enum ConformanceObservation: Sendable {
  case opened(HandshakeFacts)
  case clientSent(WireEvent)
  case serverSent(WireEvent)
  /// The simulator is about to end the connection.
  case closing
  case ended(ConnectionEnding)
}
