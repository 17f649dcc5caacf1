// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Logging
import Transport

/// Reports finished exchanges and dropped connections of one server to log and metrics.
final class ServerReporter {
  let logger: Logger
  let observer: (any HTTPObserver)?
  private let loop: EventLoop
  private let proxies: [AddressRange]
  private let parameters: (RouteParameters) -> Logger.Metadata
  private var drops: [DropCause: Occurrences] = [:]

  /// - Parameters:
  ///   - proxies: peers whose `X-Forwarded-For` is trusted.
  ///   - parameters: returns the metadata of a route's parameters for the access log.
  init(
    loop: EventLoop, logger: Logger, observer: (any HTTPObserver)?, proxies: [AddressRange] = [],
    parameters: @escaping (RouteParameters) -> Logger.Metadata = { _ in [:] }
  ) {
    self.loop = loop
    self.logger = logger
    self.observer = observer
    self.proxies = proxies
    self.parameters = parameters
  }

  /// Reports a finished exchange. Creates no metadata unless the line is written.
  func finished(_ exchange: ExchangeReport) {
    observer?.finished(exchange)
    logger.log(level: exchange.level, "request", metadata: logged(exchange))
  }

  private func logged(_ exchange: ExchangeReport) -> Logger.Metadata {
    let facts = exchange.logged(behind: proxies)
    guard let request = exchange.request else { return facts }
    return facts.merging(parameters(request.parameters)) { $1 }
  }

  /// Reports that a connection was ended for its client's behaviour.
  func dropped(_ cause: DropCause, of peer: SocketAddress) {
    observer?.connectionDropped(cause)
    guard let count = drops[cause, default: Occurrences()].add(at: loop.now) else { return }
    logger.notice(
      "connection dropped",
      metadata: [
        "cause": "\(cause.rawValue)", "client": "\(peer.host)", "times": .stringConvertible(count),
      ])
  }

  /// Reports a lost connection if TLS ended it for its client's behaviour.
  func dropped(by error: TransportError, of peer: SocketAddress) {
    if error.isForSilentRecords { dropped(.silentRecords, of: peer) }
  }
}
