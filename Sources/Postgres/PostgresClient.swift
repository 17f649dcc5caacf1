// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging

/// A shard's connections: one for each kind of work, so that no kind delays another.
package final class PostgresClient {
  /// Writes of requests.
  package let write: PostgresConnection
  /// Slow writes of requests, such as notifications with thousands of names. Separate, so that no
  /// other request waits for them.
  package let longWrite: PostgresConnection
  /// Short reads for requests that write: audience counts, single rows. Separate, so that no list
  /// delays them.
  package let read: PostgresConnection
  /// Reads for requests: lists, counts of a notification, event streams.
  package let reports: ApplicationConnections
  /// Devices of audiences, and data of their queue rows. The first connection of this group is
  /// `deliveryRead`.
  package let pages: ApplicationConnections
  /// Reads of delivery. No statements of requests run here.
  package let deliveryRead: PostgresConnection
  /// Writes of delivery. A crash of PostgreSQL may undo the commits of the last half second.
  package let deliveryWrite: PostgresConnection
  /// Creates the COPY with its connection.
  private let makeCopy: () -> PostgresCopy?

  package init(loop: EventLoop, configuration: PostgresConfiguration, logger: Logger) {
    func connection(_ lane: PostgresLane) -> PostgresConnection {
      PostgresConnection(loop: loop, configuration: configuration, lane: lane, logger: logger)
    }
    write = connection(.write)
    longWrite = connection(.write)
    read = connection(.read)
    reports = ApplicationConnections(
      (0..<ApplicationConnections.connectionsOfShard).map { _ in connection(.reports) })
    deliveryRead = connection(.deliveryRead)
    let others = (1..<ApplicationConnections.connectionsOfShard).map { _ in
      connection(.deliveryRead)
    }
    pages = ApplicationConnections([deliveryRead] + others)
    deliveryWrite = connection(.deliveryWrite)
    connections = [write, longWrite, read, deliveryWrite] + reports.connections + pages.connections
    makeCopy = { PostgresCopy(loop: loop, configuration: configuration, logger: logger) }
  }

  /// Uses one connection for everything, for programs with little work of each kind.
  package init(sharing connection: PostgresConnection) {
    write = connection
    longWrite = connection
    read = connection
    reports = ApplicationConnections([connection])
    pages = reports
    deliveryRead = connection
    deliveryWrite = connection
    connections = [connection]
    makeCopy = { nil }
  }

  /// Returns a COPY, with a new connection of its own.
  package func copy() throws(PostgresError) -> PostgresCopy {
    guard let copy = makeCopy() else {
      throw PostgresError(.misuse, "who shares one connection for everything has none for a COPY")
    }
    return copy
  }

  /// The number of connections that a shard keeps.
  package static let connectionsOfShard = 4 + 2 * ApplicationConnections.connectionsOfShard

  /// All connections, each once.
  package let connections: [PostgresConnection]

  package func start(isolation: isolated (any Actor) = #isolation) {
    for connection in connections { connection.start(isolation: isolation) }
  }

  package var isConnected: Bool { connections.allSatisfy(\.isConnected) }

  /// Whether PostgreSQL is unreachable through the connections that serve requests.
  package var isAway: Bool { write.isAway || read.isAway }

  package func close() async {
    for connection in connections { await connection.close() }
  }
}
