// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Metrics

/// The HTTP server's counters of one shard.
final class HTTPMeters: HTTPObserver {
  private let shard: MetricsShard

  init(shard: MetricsShard) { self.shard = shard }

  func finished(_ exchange: HTTPExchange) {
    shard.counter(
      .httpRequests, exchange.route, exchange.method.rawValue, "\(exchange.status.code / 100)xx"
    ).add()
    shard.distribution(.httpDuration, exchange.route).record(exchange.duration)
    shard.counter(.httpRequestBytes).add(exchange.requestBytes)
    shard.counter(.httpResponseBytes).add(exchange.responseBytes)
  }

  func connectionsChanged(_ count: Int) { shard.gauge(.httpConnections).set(count) }
}
