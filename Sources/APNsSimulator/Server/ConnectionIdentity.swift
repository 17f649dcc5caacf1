// SPDX-License-Identifier: Apache-2.0

/// What is known of the provider behind one connection, and where it came in.
struct ConnectionIdentity {
  let entrance: Entrance
  /// Its TLS client certificate; with one, tokens do not matter.
  let certificate: ClientCertificate?
  var tokens = ConnectionTokens()
  var faultCounts = ConnectionFaultCounts()

  var environment: PushEnvironment { entrance.environment }

  init(at entrance: Entrance, certificate: ClientCertificate? = nil) {
    self.entrance = entrance
    self.certificate = certificate
  }
}
