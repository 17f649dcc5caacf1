// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Removal of erased users from webhook messages and from the feed of device events.

extension DutyStore {
  /// Messages that one statement searches: it takes a tenth of a second if all belong to one app
  /// and a hundred users are searched for.
  private static let messageBatch = 10_000

  /// Removes messages about erased users from the next batch of all webhook messages. All are
  /// searched by number, because messages of deleted webhooks can only be found that way. Runs only
  /// in the second pass, so that webhooks have had time to receive the messages.
  func eraseWebhookMessages(
    _ round: inout ErasureRound, after: Int64
  ) async throws(StorageError) -> Int {
    let people = round.people.filter { $0.passes > 0 }
    guard !people.isEmpty else {
      round.place = .events(after: .start)
      return 0
    }
    let tokens = people.flatMap { person in person.tokens.map { ($0, person.askedAt) } }
    // A failed delivery is dated by the acceptance of its notification. A failure after the
    // erasure, for a deleted device, is thus also removed.
    let happened: PostgresQuery = """
      CASE m.kind WHEN \(code: WebhookKind.deliveryFailed) THEN \(unsafeSQL: Self.acceptedAt) ELSE m.at END
      """
    let rows = try await reading(
      connection,
      """
      WITH batch AS MATERIALIZED (
        SELECT m.id, m.app = \(round.app) AND (
          \(fragment: happened) <= (\(people.map(\.askedAt))::timestamptz[])[
            array_position(\(people.map(\.user))::text[], m.user_id)]
          OR \(fragment: happened) <= (\(tokens.map(\.1))::timestamptz[])[
            array_position(\(tokens.map(\.0))::bytea[], m.subject)]) AS is_theirs
        FROM webhook_messages m WHERE m.id > \(after) ORDER BY m.id LIMIT \(Self.messageBatch)
      ), gone AS (
        DELETE FROM webhook_messages WHERE id = ANY (ARRAY(SELECT id FROM batch WHERE is_theirs)) RETURNING 1
      )
      SELECT (SELECT count(*) FROM gone) AS gone, count(*) AS examined, max(id) AS last FROM batch
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        gone: Int(try row.decode("gone", as: Int64.self)),
        count: Int(try row.decode("examined", as: Int64.self)),
        last: try row.decode("last", as: Int64?.self) ?? after
      )
    }.first
    guard let found else { throw .vanished }
    round.place =
      found.count < Self.messageBatch ? .events(after: .start) : .messages(after: found.last)
    return found.gone
  }

  /// SQL on `m`: the first 48 bits of a notification's id are the UNIX time in milliseconds at
  /// which it was accepted.
  private static let acceptedAt = """
    coalesce(to_timestamp(
      ('x' || left(replace(m.notification::text, '-', ''), 12))::bit(48)::bigint / 1000.0), m.at)
    """

  /// Events that one statement searches.
  private static let eventBatch = 10_000

  /// Removes erased users from the events of their app; the positions remain for readers of the
  /// feed. Runs only in the second pass, so that readers have had time to receive the events.
  func eraseEvents(
    _ round: inout ErasureRound, after place: FeedPlace
  ) async throws(StorageError) -> Int {
    let people = round.people.filter { $0.passes > 0 }
    guard !people.isEmpty else {
      try await finish(round)
      round.place = .end
      return 0
    }
    let tokens = people.flatMap { person in person.tokens.map { ($0, person.askedAt) } }
    // Deletion events match whatever their time, because many devices are deleted only after the
    // erasure request.
    let isTheirs: PostgresQuery = """
      e.at <= (\(people.map(\.askedAt))::timestamptz[])[array_position(\(people.map(\.user))::text[], e.user_id)]
        OR e.at <= (\(tokens.map(\.1))::timestamptz[])[array_position(\(tokens.map(\.0))::bytea[], e.token)]
        OR e.kind = \(code: DeviceEvent.Kind.deleted) AND (e.user_id = ANY (\(people.map(\.user))::text[])
          OR e.token = ANY (\(tokens.map(\.0))::bytea[]))
      """
    let rows = try await reading(
      connection,
      """
      WITH batch AS MATERIALIZED (
        SELECT e.tableoid AS part, e.ctid AS at, e.position, e.seq, \(fragment: isTheirs) AS is_theirs,
          e.replaced_by = ANY (\(tokens.map(\.0))::bytea[]) AS names_them
        FROM device_events e
        WHERE e.app = \(round.app) AND (e.position, e.seq) > (\(place.position), \(place.sequence))
        ORDER BY e.position, e.seq LIMIT \(Self.eventBatch)
      ), gone AS (
        UPDATE device_events e SET kind = \(code: DeviceEvent.Kind.forgotten), token = NULL, user_id = NULL, reason = NULL, changed = 0,
          replaced_by = NULL
        WHERE e.ctid = ANY (ARRAY(SELECT at FROM batch WHERE is_theirs))
          AND (e.tableoid, e.ctid) IN (SELECT part, at FROM batch WHERE is_theirs) RETURNING 1
      ), unlinked AS (
        UPDATE device_events e SET replaced_by = NULL
        WHERE e.ctid = ANY (ARRAY(SELECT at FROM batch WHERE names_them AND is_theirs IS NOT TRUE))
          AND (e.tableoid, e.ctid) IN (SELECT part, at FROM batch WHERE names_them AND is_theirs IS NOT TRUE)
      )
      SELECT (SELECT count(*) FROM gone) AS gone, count(*) AS examined, max(position) AS position,
        (array_agg(seq ORDER BY position DESC, seq DESC))[1] AS seq FROM batch
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        gone: Int(try row.decode("gone", as: Int64.self)),
        count: Int(try row.decode("examined", as: Int64.self)),
        position: try row.decode("position", as: Int64?.self) ?? 0,
        seq: try row.decode("seq", as: Int64?.self) ?? 0
      )
    }.first
    guard let found else { throw .vanished }
    if found.count < Self.eventBatch {
      try await finish(round)
      round.place = .end
    } else {
      round.place = .events(
        after: FeedPlace(position: found.position, sequence: found.seq, at: place.at))
    }
    return found.gone
  }
}
