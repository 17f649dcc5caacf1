// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Returns the seconds by which the earliest unclaimed schedule is overdue; 0 if none is.
  package func schedulesOverdueSeconds() async throws(StorageError) -> Double {
    let rows = try await reading(
      connection,
      """
      SELECT greatest(0, extract(epoch FROM now() - s.due_at))::float8 AS seconds FROM schedules s
      WHERE s.due_at <= now() AND (SELECT a.deleted_at IS NULL FROM apps a WHERE a.id = s.app) AND s.state = \(code: Schedule.State.waiting) ORDER BY s.due_at, s.id LIMIT 1
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("seconds", as: Double.self)
    }.first ?? 0
  }

  /// Removes schedules that ended before a day, one batch. Returns the number of removed schedules.
  func removeEndedSchedules(before cutoff: PostgresDate) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM schedules WHERE id = ANY (ARRAY(
        SELECT id FROM schedules WHERE ended_at < \(cutoff)::date AT TIME ZONE 'UTC'
        ORDER BY ended_at LIMIT \(Self.removalBatch)))
      """
    ).affectedRows
  }
}
