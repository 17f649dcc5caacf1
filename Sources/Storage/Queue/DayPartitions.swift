// SPDX-License-Identifier: Apache-2.0
internal import Glibc
internal import Postgres
internal import PushModel

/// The names of day partitions, for statements that are planned once: such a plan locks every partition of a
/// table that it reads by its parent's name.
final class DayPartitions {
  /// Names remembered: a few, since what is read is recent.
  private static let remembered = 64

  private let reads: ApplicationReads
  private var known: [Key: String] = [:]

  private struct Key: Hashable {
    let table: String
    let day: Int32
  }

  /// Looks names up among what delivery reads.
  init(client: PostgresClient) { reads = client.pages(of: nil) }

  init(connection: PostgresConnection) {
    reads = ApplicationReads(connections: ApplicationConnections([connection]), app: nil)
  }

  /// What to read for a day: its partition, or the parent when it has none (a clock that was wrong, rows
  /// of long ago).
  func name(of table: String, day: Int32) async throws(StorageError) -> String {
    let key = Key(table: table, day: day)
    if let name = known[key] { return name }
    let rows = try await reading(
      reads,
      """
      SELECT to_regclass(\(table) || to_char(\(PostgresDate(days: day)), '_YYYYMMDD'))::text AS name
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("name", as: String?.self)
    }
    guard let name = found.first ?? nil else { return table }
    if known.count >= Self.remembered { known.removeAll(keepingCapacity: true) }
    known[key] = name
    return name
  }

  /// A partition that may be gone by now.
  func forget() { known.removeAll() }
}

/// Days as partitions are cut.
enum UTCDay {
  /// Returns days since 1970-01-01 by this machine's clock.
  static func today() -> Int32 { Int32(time(nil) / 86_400) }
}
