// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging

/// Listens to channels (`NOTIFY`) on a connection of its own, outside pipeline mode, where nothing
/// delays a notification. Connects by itself, and again after each loss. One per process is enough.
/// Used on one shard's actor only.
package final class PostgresListener {
  private let connector: Connector
  private let channels: [String]
  private let tell: (PostgresListenerEvent) -> Void
  /// Whether notifications are being received.
  package private(set) var isListening = false

  /// - Parameter tell: called on the loop, between jobs, with each event; must not block.
  package init(
    loop: EventLoop, configuration: PostgresConfiguration, channels: [String], logger: Logger,
    tell: @escaping (PostgresListenerEvent) -> Void
  ) {
    self.channels = channels
    self.tell = tell
    connector = Connector(
      loop: loop, configuration: configuration, lane: .listener, logger: logger)
    connector.owner = self
  }

  package func start(isolation: isolated (any Actor) = #isolation) {
    connector.start(isolation: isolation)
  }

  package func close() async { await connector.close() }

  private func flush(_ libpq: Libpq) {
    switch libpq.flush() {
    case .all: connector.watch(.read)
    case .partly: connector.watch([.read, .write])
    case .failed: connector.lose(libpq.failure)
    }
  }

  /// Reads the answers to LISTEN. Returns why the connection is unusable, or nil.
  private func readAnswers(_ libpq: Libpq) -> String? {
    while !isListening, !libpq.isBusy {
      switch libpq.nextResult(columns: nil) {
      case nil:
        isListening = true
        tell(.mayHaveMissed)
      case .failed(let error, _): return "\(error)"
      case .rows, .aborted, .sync, .copy: continue
      }
    }
    return nil
  }
}

extension PostgresListener: ConnectorOwner {
  func connected() {
    guard let libpq = connector.established else { return }
    isListening = false
    let statements = channels.map { channel in
      let quoted = channel.split(separator: "\"", omittingEmptySubsequences: false)
      return "LISTEN \"\(quoted.joined(separator: "\"\""))\""
    }
    guard libpq.sendScript(statements.joined(separator: ";")) else {
      return connector.lose(libpq.failure)
    }
    flush(libpq)
  }

  func disconnected(_ reason: String) { isListening = false }

  func ready(_ readiness: Readiness) {
    guard let libpq = connector.established else { return }
    if readiness.contains(.writable) { flush(libpq) }
    let isAlive = libpq.consumeInput()
    if let loss = readAnswers(libpq) { return connector.lose(loss) }
    while let (channel, payload) = libpq.nextNotification() {
      tell(.notification(channel: channel, payload: payload))
    }
    if !isAlive { connector.lose(libpq.failure) }
  }
}
