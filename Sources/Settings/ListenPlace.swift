// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// An address to listen on, in its text form: `host:port` or `tls:host:port`.
package struct ListenPlace: Sendable, Equatable {
  /// The setting that lists the addresses.
  package static let setting = "PUSHGATE_LISTEN"

  package let address: HostPort
  /// Whether the address uses TLS.
  package let isSecure: Bool

  package init(_ address: HostPort, isSecure: Bool = false) {
    self.address = address
    self.isSecure = isSecure
  }

  /// Parses an address; nil if the text is invalid.
  init?(parsing text: String) {
    let isSecure = text.hasPrefix("tls:")
    guard let address = HostPort(parsing: isSecure ? String(text.dropFirst(4)) : text) else {
      return nil
    }
    self.init(address, isSecure: isSecure)
  }
}
