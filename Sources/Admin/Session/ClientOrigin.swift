// SPDX-License-Identifier: Apache-2.0
internal import API
internal import AsyncIO
internal import HTTPServer
internal import HTTPTypes

/// Where a request comes from: the client's address, and whether its connection is protected.
struct ClientOrigin {
  /// Whether the browser uses `https`, with the gateway or with a proxy.
  let isSecure: Bool
  /// Whether no other machine between browser and gateway can read the session: by TLS, or because
  /// both are on this machine, for example through an SSH tunnel.
  let isProtected: Bool
  /// The client's address; a proxy's own address if it reports none.
  let address: SocketAddress

  /// - Parameter proxies: peers whose `X-Forwarded-Proto` and `X-Forwarded-For` are believed.
  init(of request: Request, proxies: [AddressRange]) {
    let isProxy = proxies.contains { $0.contains(request.peer) }
    let scheme = isProxy ? request.headers[values: .forwardedProtocol].last : nil
    isSecure = request.isSecure || scheme?.lowercased() == "https"
    // Behind a proxy on this machine that reports no scheme, the browser may use plain HTTP.
    let isDirect = scheme == nil && request.headers[.forwardedFor] == nil
    isProtected = isSecure || isDirect && request.peer.isLoopback && request.isForLoopbackName
    // The last address is the one that the proxy itself has appended.
    let reported = isProxy ? request.headers[values: .forwardedFor].last : nil
    let last = reported?.split(separator: ",").last.map { String($0.filter { $0 != " " }) }
    address = last.flatMap(Self.address) ?? request.peer
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
