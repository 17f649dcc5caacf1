// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Parts of the accepting statement for batches with schedules. A notification that is due later is
/// stored as a schedule. For a due schedule, one statement stores the notification and deletes or
/// advances the schedule, so that only one node sends it.
enum AcceptSchedules {
  /// Additional columns of the batch's rows.
  static let names = ", due_at, fires, fires_due, fires_next, repeats, is_begun"

  static let columns: PostgresQuery =
    ", t.due_at, t.fires, t.fires_due, t.fires_next, t.repeats, t.is_begun"

  static func values(_ rows: [AcceptRow]) -> PostgresQuery {
    """
    , \(rows.map(\.planned))::timestamptz[], \(rows.map { $0.fired?.id })::uuid[],
      \(rows.map { $0.fired?.due })::timestamptz[], \(rows.map { $0.fired?.next })::timestamptz[],
      \(rows.map { $0.fired?.repeats ?? false })::bool[], \(rows.map { $0.schedule == .begin })::bool[]
    """
  }

  /// Stores new schedules, and removes or advances due ones.
  static func steps(hasKeys: Bool, isUncommon: Bool) -> PostgresQuery {
    """
    , planned AS (
      INSERT INTO schedules (id, app, accepted_at, due_at, audience, reference, payload, tokens, users, everyone,
        environment, push_type, collapse_id, expires_at, strings_revision, options, recipients,
        narrowing)
      SELECT i.id, i.app, i.accepted_at, i.due_at, s.audience, i.reference, i.payload,
        CASE WHEN NOT i.everyone THEN i.tokens END, CASE WHEN NOT i.everyone THEN i.users END,
        i.everyone, i.environment, i.push_type, i.collapse_id, i.expires_at, i.strings_revision,
        i.options::json, i.recipients, \(unsafeSQL: isUncommon ? "i.narrowing::json" : "NULL::json")
      FROM input i JOIN seen s ON s.id = i.id
      WHERE i.due_at IS NOT NULL AND s.wrong_token IS NULL AND \(fragment: hasKeys ? IdempotencyKeys.isFirst : "true")
      ON CONFLICT DO NOTHING
    ), taken AS (
      DELETE FROM schedules s USING input i
      WHERE s.id = i.fires AND NOT i.repeats AND \(fragment: isStillDue)
      RETURNING i.id
    ), moved AS (
      UPDATE schedules s SET due_at = i.fires_next, fired = s.fired + 1, last = i.id,
        state = CASE WHEN i.fires_next IS NULL THEN \(code: Schedule.State.over)
          ELSE \(code: Schedule.State.waiting) END,
        ended_at = CASE WHEN i.fires_next IS NULL THEN now() END
      FROM input i WHERE s.id = i.fires AND i.repeats AND \(fragment: isStillDue)
      RETURNING i.id
    ), begun AS (
      UPDATE schedules s SET begun = true FROM input i
      WHERE s.id = i.id AND i.is_begun AND NOT s.begun AND s.state = \(code: Schedule.State.waiting)
      RETURNING s.id
    )
    """
  }

  /// The first transaction to lock the row gets it. Later ones find the row deleted or advanced.
  private static let isStillDue: PostgresQuery =
    "s.due_at = i.fires_due AND s.state = \(code: Schedule.State.waiting)"

  /// On `input i` and `seen s`: whether the notification is stored now. At the due time, a token of
  /// the wrong kind is no error, because it may have changed since acceptance.
  static let isDue: PostgresQuery = """
    i.due_at IS NULL AND (s.wrong_token IS NULL OR i.fires IS NOT NULL OR i.is_begun)
    AND (i.fires IS NULL OR EXISTS (
      SELECT 1 FROM taken f WHERE f.id = i.id UNION ALL SELECT 1 FROM moved f WHERE f.id = i.id))
    AND (NOT i.is_begun OR EXISTS (SELECT 1 FROM begun b WHERE b.id = i.id))
    """

  /// On `stored t`: the repeated schedule of which the notification is an occurrence.
  static let repeated: PostgresQuery =
    "(SELECT i.fires FROM input i WHERE i.id = t.id AND i.repeats)"

  /// Returns SQL that is true for times before the latest hold after a restore (`RestoreHold`).
  /// Work that was due at such a time is held as well.
  static func isHeld(_ moment: PostgresQuery) -> PostgresQuery {
    "coalesce(\(fragment: moment) < (SELECT started_at FROM holds), false)"
  }

  /// On `input i`: whether queue rows are stored with the notification.
  static let hasWork: PostgresQuery = "NOT i.is_begun"
}

extension AcceptRow {
  fileprivate var planned: Instant? {
    if case .plan(let due) = schedule { due } else { nil }
  }

  fileprivate var fired: (id: NotificationID, due: Instant, repeats: Bool, next: Instant?)? {
    if case .fire(let id, let due, let repeats, let next) = schedule {
      (id, due, repeats, next)
    } else {
      nil
    }
  }
}
