// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension DutyStore {
  /// The state of the queue at one moment.
  package struct QueueDepth: Sendable, Equatable {
    /// Rows, including held ones.
    package var rows = 0
    /// Age in seconds of the oldest row that could be claimed.
    package var oldestSeconds = 0.0
    /// Held rows by reason: a lane that cannot send, or a pause.
    package var held: [HoldReason: Int] = [:]
    /// Rows held after a restore.
    package var restored = 0
    /// Numbers of rows by class and environment.
    package var lanes: [LaneKey: LaneDepth] = [:]

    /// Creates the state of an empty queue.
    package init() {}
  }

  /// The rows of one class for one environment.
  package struct LaneKey: Sendable, Hashable {
    package var workClass: WorkClass
    package var environment: PushEnvironment

    /// Creates a key.
    package init(_ workClass: WorkClass, _ environment: PushEnvironment) {
      self.workClass = workClass
      self.environment = environment
    }
  }

  /// The number of rows by state.
  package struct LaneDepth: Sendable, Equatable {
    package var ready = 0
    /// Rows under a lease.
    package var claimed = 0
    /// Rows due later.
    package var later = 0
    /// Rows held for a lane that cannot send, for a pause, or after a restore.
    package var held = 0
    /// Age in seconds of the oldest ready row.
    package var oldestSeconds = 0.0

    /// Creates counts of zero.
    package init() {}
  }

  /// Rows counted per partial index, so that the cost of a count is bounded.
  private static let rowsCounted = 100_000
  /// Maximum age in seconds of the ended leases that are counted. While an old snapshot is open,
  /// PostgreSQL cannot remove the index entries of deleted rows, so the index still contains all
  /// former queue rows.
  private static let leasesCounted = 60.0

  /// Returns the number of rows in the queue, up to `rowsCounted` per index.
  package func queueDepth() async throws(StorageError) -> QueueDepth {
    let rows = try await reading(
      connection,
      """
      SELECT held, class = \(code: WorkClass.single) AS single, environment, count(*) AS rows,
        count(*) FILTER (WHERE holder IS NOT NULL AND available_at > now()) AS claimed,
        count(*) FILTER (WHERE holder IS NULL AND available_at > now() AND available_at < 'infinity') AS later,
        count(*) FILTER (WHERE available_at = 'infinity') AS restored,
        coalesce(extract(epoch FROM now() - min(available_at)
          FILTER (WHERE available_at <= now() AND held IS NULL)), 0)::float8 AS oldest
      FROM (
        (SELECT available_at, held, holder, class, environment FROM queue
          WHERE holder IS NULL AND held IS NULL LIMIT \(Self.rowsCounted))
        UNION ALL
        (SELECT available_at, held, holder, class, environment FROM queue
          WHERE holder IS NOT NULL
            AND available_at > now() - make_interval(secs => \(Self.leasesCounted))
          ORDER BY available_at LIMIT \(Self.rowsCounted))
        UNION ALL
        (SELECT available_at, held, holder, class, environment FROM queue
          WHERE held < \(code: HoldReason.paused) LIMIT \(Self.rowsCounted))
        UNION ALL
        (SELECT available_at, held, holder, class, environment FROM queue
          WHERE held = \(code: HoldReason.paused) LIMIT \(Self.rowsCounted))
      ) q GROUP BY 1, 2, 3
      """)
    let lines = try decoding(rows) { (row) throws(PostgresError) in
      (
        held: try row.decode("held", as: HoldReason?.self),
        key: LaneKey(
          try row.decode("single", as: Bool.self) ? .single : .broadcast,
          try row.decode("environment")),
        rows: Int(try row.decode("rows", as: Int64.self)),
        claimed: Int(try row.decode("claimed", as: Int64.self)),
        later: Int(try row.decode("later", as: Int64.self)),
        restored: Int(try row.decode("restored", as: Int64.self)),
        oldest: try row.decode("oldest", as: Double.self)
      )
    }
    var depth = QueueDepth()
    for line in lines {
      depth.rows += line.rows
      depth.restored += line.restored
      depth.oldestSeconds = max(depth.oldestSeconds, line.oldest)
      var lane = depth.lanes[line.key] ?? LaneDepth()
      if let reason = line.held {
        depth.held[reason, default: 0] += line.rows
        lane.held += line.rows
      } else {
        lane.claimed += line.claimed
        lane.later += line.later
        lane.held += line.restored
        lane.ready += line.rows - line.claimed - line.later - line.restored
        lane.oldestSeconds = max(lane.oldestSeconds, line.oldest)
      }
      depth.lanes[line.key] = lane
    }
    return depth
  }
}
