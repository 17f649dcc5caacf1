// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension DutyStore {
  /// The queue at a moment.
  package struct QueueDepth: Sendable, Equatable {
    /// Rows, those that are held among them.
    package var rows = 0
    /// The age in seconds of the oldest one that could be claimed.
    package var oldestSeconds = 0.0
    /// Rows that wait for a lane that cannot send.
    package var held: [HoldReason: Int] = [:]

    /// An empty queue.
    package init() {}
  }

  /// Rows looked at, so that a look costs the same whatever waits.
  private static let rowsCounted = 100_000

  /// Rows in the queue, as far as they are counted.
  package func queueDepth() async throws(StorageError) -> QueueDepth {
    let rows = try await reading(
      connection,
      """
      SELECT held, count(*) AS rows,
        coalesce(extract(epoch FROM now() - min(available_at)
          FILTER (WHERE available_at <= now() AND held IS NULL)), 0)::float8 AS oldest
      FROM (SELECT available_at, held FROM queue LIMIT \(Self.rowsCounted)) q GROUP BY held
      """)
    let lines = try decoding(rows) { (row) throws(PostgresError) in
      (
        held: try row.decode("held", as: HoldReason?.self),
        rows: Int(try row.decode("rows", as: Int64.self)),
        oldest: try row.decode("oldest", as: Double.self)
      )
    }
    var depth = QueueDepth()
    for line in lines {
      depth.rows += line.rows
      depth.oldestSeconds = max(depth.oldestSeconds, line.oldest)
      if let reason = line.held { depth.held[reason] = line.rows }
    }
    return depth
  }
}
