// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Metrics

/// The HTTP server's counters of one shard.
final class HTTPMeters: HTTPObserver {
  private let shard: MetricsShard

  init(shard: MetricsShard) { self.shard = shard }

  func finished(_ exchange: ExchangeReport) {
    let route = exchange.routeName
    shard.counter(
      .httpRequests, route, exchange.method?.rawValue ?? "other", "\(exchange.status / 100)xx"
    ).add()
    shard.distribution(.httpDuration, route).record(exchange.duration)
    shard.counter(.httpRequestBytes).add(exchange.requestBytes)
    shard.counter(.httpResponseBytes).add(exchange.responseBytes)
  }

  func connectionsChanged(_ count: Int) { shard.gauge(.httpConnections).set(count) }

  func connectionRefused() { shard.counter(.httpConnectionsRefused).add() }

  func handshakeEnded(_ end: HandshakeEnd) {
    shard.counter(.tlsHandshakes, end.rawValue).add()
  }

  func connectionDropped(_ cause: DropCause) {
    shard.counter(.httpConnectionsDropped, cause.rawValue).add()
  }

  func acceptFailed() { shard.counter(.httpAcceptFailures).add() }
}
