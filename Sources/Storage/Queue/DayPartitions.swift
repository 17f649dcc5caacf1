// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Names of day partitions, for statements that are planned once. A generic plan on the parent
/// table would lock every partition.
final class DayPartitions {
  /// Number of cached names. A few suffice, because most reads concern recent days.
  private static let remembered = 64

  private let reads: ApplicationReads
  private var known: [Key: String] = [:]

  private struct Key: Hashable {
    let table: String
    let day: Int32
  }

  /// Reads the names on the connections on which delivery reads.
  init(client: PostgresClient) { reads = client.pages(of: nil) }

  init(connection: PostgresConnection) {
    reads = ApplicationReads(connections: ApplicationConnections([connection]), app: nil)
  }

  /// Returns the partition of a day, or the parent if the day has none (a wrong clock, or old
  /// rows).
  func name(of table: String, day: Int32) async throws(StorageError) -> String {
    do { return try await find(table, [day])[day] ?? table } catch { throw StorageError(error) }
  }

  /// Returns the partition that contains the rows of a day: its own one, or the default partition.
  func leaf(of table: String, day: Int32) async throws(StorageError) -> String {
    do { return try await find(table, [day])[day] ?? "\(table)_default" } catch {
      throw StorageError(error)
    }
  }

  /// Returns the partitions that contain the rows of some days. Includes the default partition if a
  /// day has none of its own.
  func leaves(of table: String, days: [Int32]) async throws(PostgresError) -> [String] {
    let found = try await find(table, days)
    let leaves = days.compactMap { found[$0] }
    return leaves.count == days.count ? leaves : leaves + ["\(table)_default"]
  }

  /// Returns the existing partitions of some days.
  private func find(
    _ table: String, _ days: [Int32]
  ) async throws(PostgresError) -> [Int32: String] {
    var names: [Int32: String] = [:]
    for day in days { names[day] = known[Key(table: table, day: day)] }
    let unknown = days.filter { names[$0] == nil }
    if unknown.isEmpty { return names }
    let query: PostgresQuery = """
      SELECT day, to_regclass(\(table) || to_char(day, '_YYYYMMDD'))::text AS name
      FROM unnest(\(unknown.map { PostgresDate(days: $0) })) AS t (day)
      """
    let rows = try await reads.connections.perform(for: reads.app?.rawValue) {
      (connection) async throws(PostgresError) in try await connection.query(query)
    }
    for row in rows {
      guard let name = try row.decode("name", as: String?.self) else { continue }
      let day = try row.decode("day", as: PostgresDate.self).days
      if known.count >= Self.remembered { known.removeAll(keepingCapacity: true) }
      known[Key(table: table, day: day)] = name
      names[day] = name
    }
    return names
  }

  /// Clears the cached names, because one of the partitions may have been dropped.
  func forget() { known.removeAll() }
}
