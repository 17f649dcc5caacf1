// SPDX-License-Identifier: Apache-2.0

/// The identity of a connection's provider, and the connection's local endpoint.
struct ConnectionIdentity {
  let entrance: Entrance
  /// The TLS client certificate. If there is one, provider tokens are ignored.
  let certificate: ClientCertificate?
  var tokens = ConnectionTokens()
  var faultCounts = ConnectionFaultCounts()

  var environment: PushEnvironment { entrance.environment }

  init(at entrance: Entrance, certificate: ClientCertificate? = nil) {
    self.entrance = entrance
    self.certificate = certificate
  }
}
