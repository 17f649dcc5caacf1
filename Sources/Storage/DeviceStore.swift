// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel
internal import TLS

/// What a caller registers. Everything left nil is stored as absent: a registration is the whole truth.
package struct DeviceRegistration: Sendable {
  package var languages: [String]
  package var environment: PushEnvironment
  package var tokenKind: TokenKind
  package var user: String?
  package var tags: [String]
  package var timeZone: String?
  package var appVersion: String?
  /// When the app registered; nil is now, and a time in the future counts as now.
  package var registeredAt: Instant?
  /// The token that this one replaces: its row is removed.
  package var previousToken: DeviceToken?

  /// A registration with nothing but what every device has.
  package init(
    languages: [String], environment: PushEnvironment, tokenKind: TokenKind = .alert,
    user: String? = nil, tags: [String] = [], timeZone: String? = nil, appVersion: String? = nil,
    registeredAt: Instant? = nil, previousToken: DeviceToken? = nil
  ) {
    self.languages = languages
    self.environment = environment
    self.tokenKind = tokenKind
    self.user = user
    self.tags = tags
    self.timeZone = timeZone
    self.appVersion = appVersion
    self.registeredAt = registeredAt
    self.previousToken = previousToken
  }
}

/// A change of some fields: nil leaves a field alone, `.some(nil)` clears it.
package struct DevicePatch: Sendable {
  package var languages: [String]?
  package var environment: PushEnvironment?
  package var user: String??
  package var tags: [String]?
  package var timeZone: String??
  package var appVersion: String??

  /// A patch that changes nothing yet.
  package init() {}
}

/// Which devices to list. Filters are joined by "and".
package struct DeviceFilter: Sendable, Equatable {
  package var user: String?
  /// A language tag: devices whose first preference is that tag or a longer form of it
  /// (`fr` lists `fr-CA`).
  package var language: String?
  package var state: DeviceState?
  package var environment: PushEnvironment?

  /// All devices.
  package init() {}
}

/// The registry.
package final class DeviceStore {
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
    app: Int32, token: DeviceToken, _ registration: DeviceRegistration
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

  /// A device's primary key; also the order in which every statement locks rows.
  struct DeviceKey: Hashable, Comparable, Sendable {
    let app: Int32
    let token: DeviceToken

    init(app: Int32, token: DeviceToken) {
      self.app = app
      self.token = token
    }

    /// The columns `app` and `token` of a row.
    init(_ row: PostgresRow) throws(PostgresError) {
      app = try row.decode("app", as: Int32.self)
      token = DeviceToken(bytes: try row.decode("token", as: [UInt8].self))
    }

    static func < (left: Self, right: Self) -> Bool {
      left.app != right.app ? left.app < right.app : left.token < right.token
    }
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
    let registrations = rows.map(\.registration)
    let stamps = registrations.map {
      $0.registeredAt.map { PostgresTimestamp(microseconds: $0.microseconds) }
    }
    let result = try await connection.query(
      """
      WITH input AS (
        SELECT * FROM unnest(\(rows.map(\.key.app))::int4[], \(rows.map(\.key.token.bytes))::bytea[],
          \(rows.map { bucket(of: $0.key.token) })::int4[], \(rows.map(\.languageList))::int4[],
          \(registrations.map(\.environment.code))::int2[],
          \(registrations.map(\.tokenKind.code))::int2[], \(registrations.map(\.user))::text[],
          \(registrations.map { encode(tags: $0.tags) })::text[],
          \(registrations.map(\.timeZone))::text[], \(registrations.map(\.appVersion))::text[],
          \(stamps)::timestamptz[], \(registrations.map(\.previousToken?.bytes))::bytea[]
        ) AS t (app, token, bucket, language_list, environment, token_kind, user_id, tags, time_zone,
          app_version, registered_at, previous_token)
      ), replaced AS (
        DELETE FROM devices d USING input i WHERE d.app = i.app AND d.token = i.previous_token
          AND NOT EXISTS (SELECT 1 FROM input j WHERE j.app = d.app AND j.token = d.token)
        RETURNING d.app, d.token
      ), forgotten AS (
        DELETE FROM badges b USING replaced r WHERE b.app = r.app AND b.token = r.token
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
        state = 1, state_reason = NULL, unregistered_at = NULL, updated_at = now()
      RETURNING app, token, xmax = 0 AS created, registered_at
      """)
    var answers: [DeviceKey: Registered] = [:]
    for index in 0..<result.count {
      let row = result[index]
      answers[try DeviceKey(row)] = Registered(
        created: try row.decode("created", as: Bool.self),
        registeredAt: try row.instant("registered_at"))
    }
    return answers
  }

  /// Sixteen bits of SHA-256(token): where a device stands in a broadcast.
  private static func bucket(of token: DeviceToken) -> Int32 {
    let hash = SHA256.hash(token.bytes)
    return Int32(hash[0]) << 8 | Int32(hash[1])
  }

  /// `unnest` flattens arrays of arrays, so a row's tags travel as one text.
  private static func encode(tags: [String]) -> String { tags.joined(separator: "\u{1f}") }

  // MARK: one device

  /// The device, or nil.
  package func device(app: Int32, token: DeviceToken) async throws(StorageError) -> DeviceRecord? {
    let rows = try await reading(
      client.read,
      """
      SELECT \(unsafeSQL: Self.columns) FROM devices d
      JOIN language_lists l ON l.id = d.language_list
      WHERE d.app = \(app) AND d.token = \(token.bytes)
      """)
    return try decoding(rows, Self.device).first
  }

  /// Changes some fields and answers the device as it is then; nil when there is none.
  package func patch(
    app: Int32, token: DeviceToken, _ patch: DevicePatch
  ) async throws(StorageError) -> DeviceRecord? {
    var list: Int32?
    if let languages = patch.languages { list = try await lists.number(of: languages) }
    let rows = try await reading(
      client.write,
      """
      WITH changed AS (
        UPDATE devices SET language_list = coalesce(\(list), language_list),
          environment = coalesce(\(patch.environment?.code), environment),
          user_id = CASE WHEN \(patch.user != nil) THEN \(patch.user ?? nil)::text ELSE user_id END,
          tags = CASE WHEN \(patch.tags != nil)
            THEN \(patch.tags ?? [])::text[] ELSE tags END,
          time_zone = CASE WHEN \(patch.timeZone != nil)
            THEN \(patch.timeZone ?? nil)::text ELSE time_zone END,
          app_version = CASE WHEN \(patch.appVersion != nil)
            THEN \(patch.appVersion ?? nil)::text ELSE app_version END,
          updated_at = now()
        WHERE app = \(app) AND token = \(token.bytes) RETURNING *
      )
      SELECT \(unsafeSQL: Self.columns) FROM changed d
      JOIN language_lists l ON l.id = d.language_list
      """)
    return try decoding(rows, Self.device).first
  }

  /// Removes the device. Answers whether there was one.
  package func delete(app: Int32, token: DeviceToken) async throws(StorageError) -> Bool {
    let rows = try await reading(
      client.write,
      """
      WITH badge AS (DELETE FROM badges WHERE app = \(app) AND token = \(token.bytes))
      DELETE FROM devices WHERE app = \(app) AND token = \(token.bytes) RETURNING token
      """)
    return rows.count > 0
  }

  // MARK: many devices

  /// Devices in token order, after `after`, at most `limit` (1 … 1,000).
  package func list(
    app: Int32, filter: DeviceFilter, after: DeviceToken?, limit: Int
  ) async throws(StorageError) -> [DeviceRecord] {
    var query: PostgresQuery = """
      SELECT \(unsafeSQL: Self.columns) FROM devices d
      JOIN language_lists l ON l.id = d.language_list
      WHERE d.app = \(app) AND d.token > \(after?.bytes ?? [])
      """
    if let user = filter.user { query += " AND d.user_id = \(user)" }
    if let state = filter.state { query += " AND d.state = \(state.rawValue)" }
    if let environment = filter.environment {
      query += " AND d.environment = \(environment.code)"
    }
    if let language = filter.language {
      query += """
         AND d.language_list = ANY (ARRAY(SELECT id FROM language_lists
          WHERE lower(split_part(tags, ',', 1)) = lower(\(language))
            OR starts_with(lower(split_part(tags, ',', 1)), lower(\(language)) || '-')))
        """
    }
    query += " ORDER BY d.token LIMIT \(limit)"
    return try decoding(try await reading(client.read, query), Self.device)
  }

  /// Active devices of a kind that these tokens and users name, in token order, at most `limit`.
  package func named(
    app: Int32, tokens: [DeviceToken], users: [String], kind: TokenKind, limit: Int
  ) async throws(StorageError) -> [DeviceRecord] {
    let rows = try await reading(
      client.read,
      """
      SELECT \(unsafeSQL: Self.columns) FROM devices d
      JOIN language_lists l ON l.id = d.language_list
      WHERE d.app = \(app) AND d.state = 1 AND d.token_kind = \(kind.code)
        AND (d.token = ANY (\(tokens.map(\.bytes))) OR d.user_id = ANY (\(users)))
      ORDER BY d.token LIMIT \(limit)
      """)
    return try decoding(rows, Self.device)
  }

  private static let columns = """
    d.token, l.tags AS languages, d.environment, d.token_kind, d.state, d.state_reason,
    d.unregistered_at, d.user_id, d.tags, d.time_zone, d.app_version, d.registered_at, d.updated_at
    """

  private static func device(_ row: PostgresRow) throws(PostgresError) -> DeviceRecord {
    DeviceRecord(
      token: DeviceToken(bytes: try row.decode("token", as: [UInt8].self)),
      languages: try row.languages("languages"),
      environment: PushEnvironment(code: try row.decode("environment", as: Int16.self))
        ?? .production,
      tokenKind: TokenKind(code: try row.decode("token_kind", as: Int16.self)) ?? .alert,
      state: DeviceState(rawValue: try row.decode("state", as: Int16.self)) ?? .active,
      stateReason: try row.decode("state_reason", as: String?.self),
      unregisteredAt: try row.optionalInstant("unregistered_at"),
      user: try row.decode("user_id", as: String?.self),
      tags: try row.decode("tags", as: [String].self),
      timeZone: try row.decode("time_zone", as: String?.self),
      appVersion: try row.decode("app_version", as: String?.self),
      registeredAt: try row.instant("registered_at"),
      updatedAt: try row.instant("updated_at"))
  }
}
