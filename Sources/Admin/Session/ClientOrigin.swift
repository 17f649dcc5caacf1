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
    // A proxy may use TLS for a browser's plain HTTP.
    isSecure = scheme.map { $0.lowercased() == "https" } ?? request.isSecure
    // Behind a proxy on this machine that reports no scheme, the browser may use plain HTTP.
    let isDirect = scheme == nil && request.headers[.forwardedFor] == nil
    isProtected = isSecure || isDirect && request.peer.isLoopback && request.isForLoopbackName
    address = request.client(behind: proxies)
  }
}
