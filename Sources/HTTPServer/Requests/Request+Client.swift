// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

extension Request {
  /// Returns the client's address: the peer's, or the one that a trusted proxy reports.
  /// - Parameter proxies: peers whose `X-Forwarded-For` is trusted.
  package func client(behind proxies: [AddressRange]) -> SocketAddress {
    guard proxies.contains(where: { $0.contains(peer) }) else { return peer }
    // The last address is the one that the proxy itself has appended.
    let last = headers.lastValue(of: "x-forwarded-for")?.split(separator: UInt8(ascii: ",")).last
    let text = last.map { String(decoding: $0.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self) }
    return text.flatMap(Self.address) ?? peer
  }

  /// Parses an address without or with a port, which some proxies append: `192.0.2.1:50000`,
  /// `[2001:db8::1]:50000`.
  private static func address(_ text: String) -> SocketAddress? {
    if let plain = try? SocketAddress(ip: text, port: 0) { return plain }
    let host =
      text.hasPrefix("[")
      ? text.dropFirst().prefix { $0 != "]" } : text.prefix { $0 != ":" }
    return try? SocketAddress(ip: String(host), port: 0)
  }
}
