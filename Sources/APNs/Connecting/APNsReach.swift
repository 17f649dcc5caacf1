// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS
import Transport

/// Checks whether one of Apple's servers is reachable. Connects as every sender does, but without a
/// credential and without sending a push.
package enum APNsReach {
  /// Connects, negotiates HTTP/2 over TLS, and closes.
  ///
  /// - Parameter limit: time for the whole check, over all addresses.
  /// - Returns: a description of the route, to be appended to "it speaks HTTP/2"; empty without a
  ///   proxy.
  /// - Throws: the error of the last attempt.
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
