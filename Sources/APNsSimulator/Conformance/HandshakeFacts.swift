// SPDX-License-Identifier: Apache-2.0

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
