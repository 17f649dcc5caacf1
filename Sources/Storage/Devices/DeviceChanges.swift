// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel
internal import TLS

/// A device's primary key; also the order in which every statement locks rows.
struct DeviceKey: Hashable, Comparable, Sendable {
  let app: AppID
  let token: DeviceToken

  init(app: AppID, token: DeviceToken) {
    self.app = app
    self.token = token
  }

  /// The columns `app` and `token` of a row.
  init(_ row: PostgresRow) throws(PostgresError) {
    app = try row.decode("app")
    token = try row.decode("token")
  }

  static func < (left: Self, right: Self) -> Bool {
    left.app != right.app ? left.app < right.app : left.token < right.token
  }
}

/// The only statements that change a device: registering, patching, deleting, and what Apple's answers
/// say of it.
package final class DeviceChanges {
  private let client: PostgresClient
  private let lists: LanguageLists
  private let registrations: WriteCombiner<RegistrationRow, DeviceKey, Registered>

  init(client: PostgresClient) {
    self.client = client
    lists = LanguageLists(client: client)
    let write = client.write
    registrations = WriteCombiner(
      key: \.key,
      // The first of two callers with one token made the row; to the second it was known.
      answerLater: { Registered(created: false, registeredAt: $0.registeredAt) },
      execute: { (rows) throws(PostgresError) in try await Self.register(rows, on: write) })
  }

  // MARK: registering

  /// Stores or refreshes a device. Answers whether it is new, and when it counts as registered.
  package func register(
    app: AppID, token: DeviceToken, _ registration: DeviceRegistration
  ) async throws(StorageError) -> (created: Bool, registeredAt: Instant) {
    let row = RegistrationRow(
      key: DeviceKey(app: app, token: token),
      languageList: try await lists.number(of: registration.languages),
      registration: registration)
    do {
      let answer = try await registrations.submit(row)
      return (answer.created, answer.registeredAt)
    } catch { throw StorageError(error) }
  }

  private struct RegistrationRow: Sendable {
    let key: DeviceKey
    let languageList: Int32
    let registration: DeviceRegistration
  }

  private struct Registered: Sendable {
    let created: Bool
    let registeredAt: Instant
  }

  private static func register(
    _ rows: [RegistrationRow], on connection: PostgresConnection
  ) async throws(PostgresError) -> [DeviceKey: Registered] {
    let statements = replaced(by: rows) + [upsert(rows)]
    let results = try await connection.batch(statements)
    guard let result = results.last else { return [:] }
    var answers: [DeviceKey: Registered] = [:]
    for index in 0..<result.count {
      let row = result[index]
      answers[try DeviceKey(row)] = Registered(
        created: try row.decode("created"),
        registeredAt: try row.decode("registered_at"))
    }
    return answers
  }

  /// Removes the tokens that others took the place of, but for those that were registered again. By a
  /// statement each: few registrations say so, and a join of many to the table would be planned.
  private static func replaced(by rows: [RegistrationRow]) -> [PostgresQuery] {
    let registered = Set(rows.map(\.key))
    let replaced = rows.compactMap { row in
      row.registration.previousToken.map { DeviceKey(app: row.key.app, token: $0) }
    }
    return Set(replaced).subtracting(registered).sorted().map(removal)
  }

  /// The device and its badge, found by their keys.
  private static func removal(_ device: DeviceKey) -> PostgresQuery {
    """
    WITH badge AS (DELETE FROM badges WHERE app = \(device.app) AND token = \(device.token))
    DELETE FROM devices WHERE app = \(device.app) AND token = \(device.token) RETURNING token
    """
  }

  private static func upsert(_ rows: [RegistrationRow]) -> PostgresQuery {
    let registrations = rows.map(\.registration)
    return """
      WITH input AS (
        SELECT * FROM unnest(\(rows.map(\.key.app))::int4[], \(rows.map(\.key.token))::bytea[],
          \(rows.map { bucket(of: $0.key.token) })::int4[], \(rows.map(\.languageList))::int4[],
          \(registrations.map(\.environment))::int2[],
          \(registrations.map(\.tokenKind))::int2[], \(registrations.map(\.user))::text[],
          \(registrations.map { encode(tags: $0.tags) })::text[],
          \(registrations.map(\.timeZone))::text[], \(registrations.map(\.appVersion))::text[],
          \(registrations.map(\.registeredAt))::timestamptz[]
        ) AS t (app, token, bucket, language_list, environment, token_kind, user_id, tags, time_zone,
          app_version, registered_at)
      )
      INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id, tags,
        time_zone, app_version, registered_at)
      SELECT app, token, bucket, language_list, environment, token_kind, user_id,
        string_to_array(tags, E'\\x1f'), time_zone, app_version,
        least(coalesce(registered_at, now()), now())
      FROM input ORDER BY app, token
      ON CONFLICT (app, token) DO UPDATE SET language_list = EXCLUDED.language_list,
        environment = EXCLUDED.environment, token_kind = EXCLUDED.token_kind,
        user_id = EXCLUDED.user_id, tags = EXCLUDED.tags, time_zone = EXCLUDED.time_zone,
        app_version = EXCLUDED.app_version, registered_at = EXCLUDED.registered_at,
        state = \(code: DeviceState.active), state_reason = NULL, unregistered_at = NULL, updated_at = now()
      RETURNING app, token, xmax = 0 AS created, registered_at
      """
  }

  /// Sixteen bits of SHA-256(token): where a device stands in a broadcast.
  private static func bucket(of token: DeviceToken) -> Int32 {
    let hash = SHA256.hash(token.bytes)
    return Int32(hash[0]) << 8 | Int32(hash[1])
  }

  /// `unnest` flattens arrays of arrays, so a row's tags travel as one text.
  private static func encode(tags: [String]) -> String { tags.joined(separator: "\u{1f}") }

  // MARK: one device

  /// Changes some fields and answers the device as it is then; nil when there is none.
  package func patch(
    app: AppID, token: DeviceToken, _ patch: DevicePatch
  ) async throws(StorageError) -> Device? {
    var list: Int32?
    if let languages = patch.languages { list = try await lists.number(of: languages) }
    let rows = try await reading(
      client.write,
      """
      WITH changed AS (
        UPDATE devices SET language_list = coalesce(\(list), language_list),
          environment = coalesce(\(patch.environment), environment),
          user_id = CASE WHEN \(patch.user != nil) THEN \(patch.user ?? nil)::text ELSE user_id END,
          tags = CASE WHEN \(patch.tags != nil)
            THEN \(patch.tags ?? [])::text[] ELSE tags END,
          time_zone = CASE WHEN \(patch.timeZone != nil)
            THEN \(patch.timeZone ?? nil)::text ELSE time_zone END,
          app_version = CASE WHEN \(patch.appVersion != nil)
            THEN \(patch.appVersion ?? nil)::text ELSE app_version END,
          updated_at = now()
        WHERE app = \(app) AND token = \(token) RETURNING *
      )
      SELECT \(unsafeSQL: DeviceStore.columns) FROM changed d
      """)
    return try decoding(rows, DeviceStore.device).first
  }

  /// Removes the device. Answers whether there was one.
  package func delete(app: AppID, token: DeviceToken) async throws(StorageError) -> Bool {
    let device = DeviceKey(app: app, token: token)
    return try await reading(client.write, Self.removal(device)).count > 0
  }

  // MARK: what Apple says

  /// The statements for reports that say something of their device; each returns the keys of the
  /// devices that it took out of the active ones.
  static func judged(_ rows: [DeliveryReport]) -> [PostgresQuery] {
    var statements: [PostgresQuery] = []
    let gone = rows.filter { if case .unregistered = $0.verdict { true } else { false } }
    if !gone.isEmpty { statements.append(unregister(gone)) }
    let suspect = rows.filter { if case .quarantine = $0.verdict { true } else { false } }
    if !suspect.isEmpty { statements.append(quarantine(suspect)) }
    return statements
  }

  /// 9999-12-31T23:59:59Z: what APNs sends is kept within what every reader of a time can take.
  private static let latestMilliseconds: Int64 = 253_402_300_799_000

  /// Apple's time says when the token became invalid: an app that registered again after it is
  /// alive, and stays. Compared here, in one statement, so that no registration can slip between.
  private static func unregister(_ rows: [DeliveryReport]) -> PostgresQuery {
    let stamps = rows.map { row -> PostgresTimestamp? in
      guard case .unregistered(let milliseconds?) = row.verdict else { return nil }
      return PostgresTimestamp(
        microseconds: min(max(milliseconds, 0), latestMilliseconds) * 1000)
    }
    return setAside(
      .unregistered,
      input: """
        SELECT DISTINCT ON (app, token) app, token, \(reason: .unregistered) AS reason, at
        FROM unnest(\(rows.map(\.run.app))::int4[], \(rows.map(\.token))::bytea[],
          \(stamps)::timestamptz[]) AS t (app, token, at)
        ORDER BY app, token, at DESC NULLS FIRST
        """,
      unregisteredAt: "coalesce(i.at, now())",
      condition: """
        d.state <> \(code: DeviceState.unregistered)
          AND (i.at IS NULL OR i.at >= date_trunc('milliseconds', d.registered_at))
        """)
  }

  private static func quarantine(_ rows: [DeliveryReport]) -> PostgresQuery {
    let reasons = rows.map { row -> String in
      if case .quarantine(let reason) = row.verdict { reason } else { "" }
    }
    return setAside(
      .quarantined,
      input: """
        SELECT DISTINCT ON (app, token) app, token, reason
        FROM unnest(\(rows.map(\.run.app))::int4[], \(rows.map(\.token))::bytea[],
          \(reasons)::text[]) AS t (app, token, reason)
        ORDER BY app, token
        """,
      unregisteredAt: "NULL::timestamptz", condition: "d.state = \(code: DeviceState.active)")
  }

  /// Takes devices of `input i` out of the active ones. The rows are there and locked, so the insert does
  /// nothing but find them by their key: an update that joins them would be planned.
  private static func setAside(
    _ state: DeviceState, input: PostgresQuery, unregisteredAt: PostgresQuery,
    condition: PostgresQuery
  ) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      \(fragment: input)
    ), locked AS (
      SELECT d.app, d.token, d.bucket, d.language_list, d.environment, d.token_kind, d.registered_at,
        i.reason, \(fragment: unregisteredAt) AS unregistered_at
      FROM input i CROSS JOIN LATERAL (
        SELECT app, token, bucket, language_list, environment, token_kind, registered_at, state
        FROM devices WHERE app = i.app AND token = i.token FOR UPDATE
      ) d WHERE \(fragment: condition)
    )
    INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at,
      state, state_reason, unregistered_at)
    SELECT app, token, bucket, language_list, environment, token_kind, registered_at,
      \(code: state), reason, unregistered_at
    FROM locked
    ON CONFLICT (app, token) DO UPDATE SET state = EXCLUDED.state,
      state_reason = EXCLUDED.state_reason, unregistered_at = EXCLUDED.unregistered_at,
      updated_at = now()
    RETURNING app, token
    """
  }
}
