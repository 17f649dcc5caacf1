// SPDX-License-Identifier: Apache-2.0

/// `host:port` in text form. The host is a name, an IPv4 address, or an IPv6 address in brackets.
package struct HostPort: Sendable, Hashable, CustomStringConvertible {
  /// The host without brackets.
  package let host: String
  /// The port, 0 to 65535; 0 requests any free port when listening.
  package let port: Int

  package init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Parses a plausible host, a colon and a decimal port; returns nil for any other text.
  package init?(parsing text: String) {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = text[text.index(after: colon)...]
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let port = UInt16(digits)
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
      guard host.utf8.contains(UInt8(ascii: ":")),
        (try? SocketAddress(ip: String(host), port: 0)) != nil
      else { return nil }
    } else {
      guard (1...253).contains(host.utf8.count), host.utf8.allSatisfy(Self.isNameByte) else {
        return nil
      }
    }
    self.init(host: String(host), port: Int(port))
  }

  package var description: String {
    host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
