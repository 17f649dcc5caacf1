// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// An address to listen on as it is written: `host:port`, or `tls:host:port`.
package struct ListenPlace: Sendable, Equatable {
  static let setting = "PUSHGATE_LISTEN"

  package let address: HostPort
  /// Whether TLS is spoken there.
  package let isSecure: Bool

  package init(_ address: HostPort, isSecure: Bool = false) {
    self.address = address
    self.isSecure = isSecure
  }

  /// Nil unless the text is one.
  init?(parsing text: String) {
    let isSecure = text.hasPrefix("tls:")
    guard let address = HostPort(parsing: isSecure ? String(text.dropFirst(4)) : text) else {
      return nil
    }
    self.init(address, isSecure: isSecure)
  }
}

/// Where the gateway listens.
package struct ListenAddress: Sendable, Equatable {
  /// With the port that was really bound, once it is.
  package var address: SocketAddress
  package let isSecure: Bool
}
