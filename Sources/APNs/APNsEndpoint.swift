// SPDX-License-Identifier: Apache-2.0

/// An APNs server's address.
package struct APNsEndpoint: Sendable, Hashable {
  package let host: String
  package let port: Int

  package init(host: String, port: Int = 443) {
    self.host = host
    self.port = port
  }

  package static let production = APNsEndpoint(host: "api.push.apple.com")
  package static let sandbox = APNsEndpoint(host: "api.sandbox.push.apple.com")

  /// The `:authority` header: the host, and the port unless it is 443.
  var authority: String {
    let host = host.contains(":") ? "[\(host)]" : host
    return port == 443 ? host : "\(host):\(port)"
  }
}
