// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging

/// A shard's connections: one for each kind of work, so that none stands before another.
package final class PostgresClient {
  /// Short statements that change something.
  package let write: PostgresConnection
  /// Short statements that read.
  package let read: PostgresConnection
  /// Pages of large audiences and exports.
  package let streaming: PostgresConnection

  package init(loop: EventLoop, configuration: PostgresConfiguration, logger: Logger) {
    func lane(_ lane: PostgresLane) -> PostgresConnection {
      PostgresConnection(loop: loop, configuration: configuration, lane: lane, logger: logger)
    }
    write = lane(.write)
    read = lane(.read)
    streaming = lane(.streaming)
  }

  package func start(isolation: isolated (any Actor) = #isolation) {
    for lane in [write, read, streaming] { lane.start(isolation: isolation) }
  }

  package var isConnected: Bool {
    write.isConnected && read.isConnected && streaming.isConnected
  }

  package func close() async {
    for lane in [write, read, streaming] { await lane.close() }
  }
}
