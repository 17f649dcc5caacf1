// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging

/// A shard's connections: one for each kind of work, so that none stands before another.
package final class PostgresClient {
  /// What requests write.
  package let write: PostgresConnection
  /// What requests write that takes long, such as notifications of thousands of names, so that no
  /// other request waits behind it.
  package let longWrite: PostgresConnection
  /// What is read to answer a request that writes: audience counts, single rows. No list stands
  /// before it.
  package let read: PostgresConnection
  /// What requests ask for: lists, counts of a notification, event streams.
  package let reports: ApplicationConnections
  /// Devices of audiences, and what belongs to their rows of work. `deliveryRead` is the first of
  /// them.
  package let pages: ApplicationConnections
  /// What delivery reads. Nothing that a request asks for runs here.
  package let deliveryRead: PostgresConnection
  /// What delivery writes. After a crash of PostgreSQL its last half second may be missing.
  package let deliveryWrite: PostgresConnection
  /// Makes what brings many rows here or there at once, on a connection of its own.
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

  /// One connection for everything, for whoever does little of each.
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

  /// A COPY, on a connection of its own that is made for it.
  package func copy() throws(PostgresError) -> PostgresCopy {
    guard let copy = makeCopy() else {
      throw PostgresError(.misuse, "who shares one connection for everything has none for a COPY")
    }
    return copy
  }

  /// How many connections a shard keeps.
  package static let connectionsOfShard = 4 + 2 * ApplicationConnections.connectionsOfShard

  /// All of them, each once.
  package let connections: [PostgresConnection]

  package func start(isolation: isolated (any Actor) = #isolation) {
    for connection in connections { connection.start(isolation: isolation) }
  }

  package var isConnected: Bool { connections.allSatisfy(\.isConnected) }

  /// Whether PostgreSQL is known to be away for what requests do.
  package var isAway: Bool { write.isAway || read.isAway }

  package func close() async {
    for connection in connections { await connection.close() }
  }
}
