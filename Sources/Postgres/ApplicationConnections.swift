// SPDX-License-Identifier: Apache-2.0

/// Connections for statements that may be slow for one application: lists and states for requests,
/// and pages of devices for delivery.
///
/// All concurrent statements of an application use the same connection. When it has none in
/// progress, its next statement takes the connection with the fewest statements. Slow statements of
/// one application thus occupy one connection, and other applications can use another. Used on one
/// shard's actor.
package final class ApplicationConnections {
  /// Two, so that one connection stays free while one application is slow. Each additional
  /// connection would cost every shard another PostgreSQL session, and help only if several
  /// applications are slow at once.
  package static let connectionsOfShard = 2

  package let connections: [PostgresConnection]
  /// Statements in progress on each connection.
  private var load: [Int]
  private var applications: [Int32: (place: Int, statements: Int)] = [:]

  package init(_ connections: [PostgresConnection]) {
    self.connections = connections
    load = connections.map { _ in 0 }
  }

  /// Runs `body` with the application's connection.
  ///
  /// - Parameter application: nil for statements of no application, or of all.
  package func perform<Value, Failure: Error>(
    for application: Int32?, _ body: (PostgresConnection) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let place = begin(application)
    defer { end(application, place) }
    return try await body(connections[place])
  }

  private func begin(_ application: Int32?) -> Int {
    let known = application.flatMap { applications[$0] }
    let place = known?.place ?? load.indices.min { load[$0] < load[$1] } ?? 0
    load[place] += 1
    if let application { applications[application] = (place, (known?.statements ?? 0) + 1) }
    return place
  }

  private func end(_ application: Int32?, _ place: Int) {
    load[place] -= 1
    guard let application, let known = applications[application] else { return }
    applications[application] = known.statements > 1 ? (place, known.statements - 1) : nil
  }
}
