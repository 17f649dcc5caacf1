// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Metrics

/// The HTTP server's counters of one shard. Counters that every request uses are looked up once and
/// cached.
final class HTTPMeters: HTTPObserver {
  private let shard: MetricsShard
  private let requestBytes: Counter
  private let responseBytes: Counter
  private let connections: Gauge
  private let pendingHandshakes: Gauge
  private let queuedRejections: Gauge
  /// The counters of requests without a route, followed by those of each route at `Route.index +
  /// 1`.
  private var routes: [RouteMeters?] = [nil]

  /// The counters of a route.
  private final class RouteMeters {
    let duration: Distribution
    /// Counters by method and class of status; a route needs two or three.
    var requests: [(method: String, status: Int, counter: Counter)] = []

    init(_ duration: Distribution) { self.duration = duration }
  }

  init(shard: MetricsShard) {
    self.shard = shard
    requestBytes = shard.counter(.httpRequestBytes)
    responseBytes = shard.counter(.httpResponseBytes)
    connections = shard.gauge(.httpConnections)
    pendingHandshakes = shard.gauge(.tlsPendingConnections)
    queuedRejections = shard.gauge(.httpHeldRefusals)
  }

  func finished(_ exchange: ExchangeReport) {
    let route = meters(of: exchange)
    let method = exchange.method?.rawValue ?? MetricLabel.other
    counter(of: route, exchange, method).add()
    route.duration.record(nanoseconds: exchange.nanoseconds)
    requestBytes.add(exchange.requestBytes)
    responseBytes.add(exchange.responseBytes)
  }

  private func meters(of exchange: ExchangeReport) -> RouteMeters {
    let place = (exchange.route?.index ?? -1) + 1
    while routes.count <= place { routes.append(nil) }
    if let known = routes[place] { return known }
    let made = RouteMeters(shard.distribution(.httpDuration, exchange.routeName))
    routes[place] = made
    return made
  }

  private func counter(
    of route: RouteMeters, _ exchange: ExchangeReport, _ method: String
  ) -> Counter {
    let status = exchange.status / 100
    let known = route.requests.first { $0.status == status && $0.method == method }
    if let known { return known.counter }
    let made = shard.counter(.httpRequests, exchange.routeName, method, "\(status)xx")
    // Clients may send any word as a method. Methods that no route has share one counter, which is
    // not cached.
    if exchange.route != nil { route.requests.append((method, status, made)) }
    return made
  }

  func connectionsChanged(_ count: Int) { connections.set(count) }

  func pendingHandshakesChanged(_ count: Int) { pendingHandshakes.set(count) }

  func connectionRefused(ofAddress: Bool) {
    shard.counter(.httpConnectionsRefused).add()
    if ofAddress { shard.counter(.httpConnectionsRefusedOfAddress).add() }
  }

  func rejectionsQueued(_ count: Int) { queuedRejections.set(count) }

  func handshakeEnded(_ end: HandshakeEnd) {
    shard.counter(.tlsHandshakes, end.rawValue).add()
  }

  func connectionDropped(_ cause: DropCause) {
    shard.counter(.httpConnectionsDropped, cause.rawValue).add()
  }

  func acceptFailed() { shard.counter(.httpAcceptFailures).add() }
}
