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
    /// The rows by all their properties.
    package var groups: [QueueGroup] = []
    /// Whether the queue may have more rows than were counted.
    package var isMinimum = false

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
    /// Rows due at their next attempt.
    package var retry = 0
    /// Rows due at the end of quiet hours or at the recipient's local time.
    package var delayed = 0
    /// Rows held for a lane that cannot send, for a pause, or after a restore.
    package var held = 0
    /// Age in seconds of the oldest ready row.
    package var oldestSeconds = 0.0

    /// Rows due later.
    package var later: Int { retry + delayed }

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
    let columns: PostgresQuery =
      "id, app, available_at, held, holder, class, kind, attempt, environment FROM queue"
    let rows = try await reading(
      connection,
      """
      SELECT app, environment, class = \(code: WorkClass.single) AS single, kind, held,
        CASE WHEN available_at > now() THEN holder END AS holder,
        available_at = 'infinity' AS restored, available_at > now() AS later,
        attempt > 0 AND holder IS NULL AND held IS NULL AND available_at > now() AS attempted,
        count(*) AS rows, min(id) AS oldest, nullif(min(available_at), 'infinity') AS at,
        greatest(0, extract(epoch FROM now() - nullif(min(available_at), 'infinity')))::float8 AS seconds
      FROM (
        (SELECT \(fragment: columns)
          WHERE holder IS NULL AND held IS NULL LIMIT \(Self.rowsCounted))
        UNION ALL
        (SELECT \(fragment: columns)
          WHERE holder IS NOT NULL
            AND available_at > now() - make_interval(secs => \(Self.leasesCounted))
          ORDER BY available_at LIMIT \(Self.rowsCounted))
        UNION ALL
        (SELECT \(fragment: columns)
          WHERE held < \(code: HoldReason.paused) LIMIT \(Self.rowsCounted))
        UNION ALL
        (SELECT \(fragment: columns)
          WHERE held = \(code: HoldReason.paused) LIMIT \(Self.rowsCounted))
      ) q GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
      """)
    var depth = QueueDepth()
    for (group, seconds) in try decoding(rows, Self.group) { depth.add(group, seconds) }
    depth.isMinimum = depth.rows >= Self.rowsCounted
    return depth
  }

  /// Returns a group, and the age in seconds of its earliest row.
  private static func group(
    _ row: PostgresRow
  ) throws(PostgresError) -> (group: QueueGroup, seconds: Double?) {
    let holder = try row.decode("holder", as: UUID?.self)
    let waiting: QueueReport.Waiting
    if let reason = try row.decode("held", as: HoldReason?.self) {
      waiting = .held(reason)
    } else if try row.decode("restored", as: Bool.self) {
      waiting = .afterRestore
    } else if holder != nil {
      waiting = .claimed
    } else {
      let isAttempted = try row.decode("attempted", as: Bool.self)
      waiting =
        try row.decode("later", as: Bool.self) ? (isAttempted ? .retry : .delayed) : .ready
    }
    return (
      QueueGroup(
        app: try row.decode("app"), environment: try row.decode("environment"),
        workClass: try row.decode("single", as: Bool.self) ? .single : .broadcast,
        kind: try row.decode("kind"), waiting: waiting, holder: holder,
        isRestored: try row.decode("restored"),
        rows: Int(try row.decode("rows", as: Int64.self)), oldest: try row.decode("oldest"),
        at: try row.decode("at", as: Instant?.self)),
      try row.decode("seconds", as: Double?.self)
    )
  }
}

extension DutyStore.QueueDepth {
  /// Adds a group to the totals.
  fileprivate mutating func add(_ group: QueueGroup, _ seconds: Double?) {
    groups.append(group)
    rows += group.rows
    if group.isRestored { restored += group.rows }
    let key = DutyStore.LaneKey(group.workClass, group.environment)
    var lane = lanes[key] ?? DutyStore.LaneDepth()
    switch group.waiting {
    case .held(let reason):
      held[reason, default: 0] += group.rows
      lane.held += group.rows
    case .afterRestore: lane.held += group.rows
    case .claimed: lane.claimed += group.rows
    case .retry: lane.retry += group.rows
    case .delayed: lane.delayed += group.rows
    case .ready:
      lane.ready += group.rows
      lane.oldestSeconds = max(lane.oldestSeconds, seconds ?? 0)
      oldestSeconds = max(oldestSeconds, seconds ?? 0)
    }
    lanes[key] = lane
  }
}
