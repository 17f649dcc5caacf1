// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS
import Transport

/// Whether a server of Apple's can be reached: the way of every connection, without a credential and a push.
package enum APNsReach {
  /// Connects, agrees on HTTP/2 over TLS, and closes.
  ///
  /// - Parameter limit: for all of it, over all addresses.
  /// - Returns: the way there, as a phrase to follow "it speaks HTTP/2"; empty without a proxy.
  /// - Throws: what stood in the way.
  package static func look(
    at endpoint: APNsEndpoint, through proxy: HTTPProxy?, trust: TLSTrust, on loop: EventLoop,
    within limit: Duration
  ) async throws -> String {
    var limits = APNsLimits()
    limits.connectDeadline = limit
    let connector = try APNsConnector(
      on: loop, endpoint: endpoint, through: proxy, identity: nil, trust: trust, limits: limits
    ) { _ in }
    let stream = try await connector.connect()
    connector.close(stream)
    return proxy.map { ", through the proxy \($0.address)" } ?? ""
  }
}
