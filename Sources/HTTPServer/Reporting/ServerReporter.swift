// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Logging
import Transport

/// Reports finished exchanges and dropped connections of one server to log and metrics.
final class ServerReporter {
  let logger: Logger
  let observer: (any HTTPObserver)?
  private let loop: EventLoop
  private var drops: [DropCause: Occurrences] = [:]

  init(loop: EventLoop, logger: Logger, observer: (any HTTPObserver)?) {
    self.loop = loop
    self.logger = logger
    self.observer = observer
  }

  /// Reports a finished exchange.
  func finished(_ exchange: ExchangeReport) {
    observer?.finished(exchange)
    logger.info("request", metadata: exchange.logged)
  }

  /// Reports that a connection was ended for its client's behaviour.
  func dropped(_ cause: DropCause) {
    observer?.connectionDropped(cause)
    guard let count = drops[cause, default: Occurrences()].add(at: loop.now) else { return }
    logger.notice(
      "connection dropped", metadata: ["cause": "\(cause.rawValue)", "times": "\(count)"])
  }

  /// Reports a lost connection if TLS ended it for its client's behaviour.
  func dropped(by error: TransportError) {
    if error.isForSilentRecords { dropped(.silentRecords) }
  }
}
