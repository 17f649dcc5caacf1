// SPDX-License-Identifier: Apache-2.0

import HTTP2

/// Time of an observation.
package struct ConformanceMoment: Sendable, Equatable {
  /// Milliseconds of a monotonic clock, for durations.
  package var uptime: Int64
  /// Milliseconds since 1970, for the age of tokens.
  package var wall: Int64

  package init(uptime: Int64, wall: Int64) {
    self.uptime = uptime
    self.wall = wall
  }
}

/// Results of a TLS handshake.
package struct HandshakeFacts: Sendable {
  /// TLS version, such as "TLSv1.3".
  package var tlsVersion: String
  /// Protocol from ALPN.
  package var applicationProtocol: String?
  /// Server name from SNI.
  package var serverName: String?
  package var hasCertificate: Bool
  /// The certificate's topic if it has only one; requests then need no topic.
  package var impliedTopic: String?
  /// Simulated environment of the address that the client connected to. Devices and requests of the
  /// two environments are independent.
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
  /// The client sent GOAWAY. The simulator then closes first, so a close_notify of the client
  /// cannot be observed.
  case clientGoAway = "by the client, with GOAWAY"
  case timedOut = "timed out"
  case simulator = "by the simulator"
}

/// Cause of a failed handshake, as far as rules distinguish it.
package enum HandshakeFault: Sendable {
  case noSharedProtocol
  case oldVersion
  case other
}

/// An event on a connection.
package enum ConformanceObservation: Sendable {
  case opened(HandshakeFacts)
  case clientSent(WireEvent)
  case serverSent(WireEvent)
  /// The simulator is about to close the connection.
  case closing
  case ended(ConnectionEnding)
}
