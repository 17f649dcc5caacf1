// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel
internal import TLS

/// The only statements that change devices: registration, patch, deletion, and the changes that
/// follow from APNs responses.
package final class DeviceChanges {
  let client: PostgresClient
  let lists: LanguageLists
  private let registrations: WriteCombiner<RegistrationRow, DeviceKey, Registered>
  let sentTokens: WriteCombiner<SentTokens, Int, [SentToken]>
  var sentCount = 0

  init(client: PostgresClient) {
    self.client = client
    lists = LanguageLists(client: client)
    let write = client.write
    registrations = WriteCombiner(
      loop: write.loop, application: { $0.key.app.rawValue }, key: \.key,
      // The later registration replaces the earlier one, but the tokens that either one replaces
      // are deleted.
      merge: { (earlier, later) in
        var merged = later
        merged.previousTokens.formUnion(earlier.previousTokens)
        return merged
      },
      // If two callers register one token, the device is new for the first caller only.
      answerLater: { $0.known },
      execute: { (rows, locks) throws(PostgresError) in
        try await Self.register(rows, on: write, waiting: locks)
      })
    sentTokens = WriteCombiner(
      loop: write.loop, weight: \.tokens.count, application: { $0.app.rawValue }, key: \.number,
      execute: { (batches, locks) throws(PostgresError) in
        try await Self.registerUnknown(batches, on: write, waiting: locks)
      })
  }

  // MARK: registering

  /// Inserts or refreshes a device. Returns whether it is new, and the stored columns that may
  /// differ from the registration.
  package func register(
    app: AppID, token: DeviceToken, _ registration: DeviceRegistration
  ) async throws(StorageError) -> Registered {
    let row = RegistrationRow(
      key: DeviceKey(app: app, token: token),
      languageList: try await lists.number(of: registration.languages),
      registration: registration,
      previousTokens: Set(registration.previousToken.map { [$0] } ?? []))
    do { return try await registrations.submit(row) } catch { throw StorageError(error) }
  }

  private struct RegistrationRow: Sendable {
    let key: DeviceKey
    let languageList: Int32
    let registration: DeviceRegistration
    var previousTokens: Set<DeviceToken>
  }

  /// Result of a registration.
  package struct Registered: Sendable {
    /// Whether the device is new.
    package let created: Bool
    /// The time stored as the registration time.
    package let registeredAt: Instant
    package let environment: PushEnvironment
    package let environmentSource: EnvironmentSource

    fileprivate var known: Registered {
      Registered(
        created: false, registeredAt: registeredAt, environment: environment,
        environmentSource: environmentSource)
    }
  }

  private static func register(
    _ rows: [RegistrationRow], on connection: PostgresConnection, waiting locks: LockWait
  ) async throws(PostgresError) -> [DeviceKey: Registered] {
    let statements = replaced(by: rows) + [upsert(rows)]
    let results = try await connection.batch(statements, waiting: locks)
    guard let result = results.last else { return [:] }
    var answers: [DeviceKey: Registered] = [:]
    for index in 0..<result.count {
      let row = result[index]
      answers[try DeviceKey(row)] = Registered(
        created: try row.decode("created"), registeredAt: try row.decode("registered_at"),
        environment: try row.decode("environment"),
        environmentSource: try row.decode("environment_source"))
    }
    return answers
  }

  /// Deletes the tokens that these registrations replace, except those that are registered again.
  /// One statement per token: replaced tokens are rare, and the planner could choose a bad plan for
  /// a join.
  private static func replaced(by rows: [RegistrationRow]) -> [PostgresQuery] {
    let registered = Set(rows.map(\.key))
    var replaced: [DeviceKey: DeviceToken] = [:]
    for row in rows {
      for token in row.previousTokens {
        replaced[DeviceKey(app: row.key.app, token: token)] = row.key.token
      }
    }
    let gone = replaced.filter { !registered.contains($0.key) }.sorted { $0.key < $1.key }
    guard !gone.isEmpty else { return [] }
    return gone.flatMap { [noting(replacement: $0.value.hex), removal($0.key)] }
      + [noting(replacement: "")]
  }

  /// Sets the replacement token that the deletion events of the following statements contain; empty
  /// for none.
  private static func noting(replacement token: String) -> PostgresQuery {
    "SELECT set_config('pushgate.replaced_by', \(token), true)"
  }

  /// Deletes a device and its badge by key.
  private static func removal(
    _ device: DeviceKey, noting change: AuditedChange? = nil
  ) -> PostgresQuery {
    """
    WITH badge AS (DELETE FROM badges WHERE app = \(device.app) AND token = \(device.token)), gone AS (
      DELETE FROM devices WHERE app = \(device.app) AND token = \(device.token) RETURNING token
    )\(fragment: AuditLog.part(change, when: "gone"))
    SELECT token FROM gone
    """
  }

  private static func upsert(_ rows: [RegistrationRow]) -> PostgresQuery {
    let registrations = rows.map(\.registration)
    // App Store builds have production tokens; only developers use the sandbox.
    let environments = registrations.map { $0.environment ?? .production }
    let sources = registrations.map { $0.environment == nil ? EnvironmentSource.assumed : .stated }
    return """
      WITH input AS (
        SELECT * FROM unnest(\(rows.map(\.key.app))::int4[], \(rows.map(\.key.token))::bytea[],
          \(rows.map { $0.key.token.bucket })::int4[], \(rows.map(\.languageList))::int4[],
          \(environments)::int2[], \(sources)::int2[],
          \(registrations.map(\.tokenKind))::int2[], \(registrations.map(\.user))::text[],
          \(registrations.map { encode(tags: $0.tags) })::text[],
          \(registrations.map(\.timeZone))::text[], \(registrations.map(\.appVersion))::text[],
          \(registrations.map(\.registeredAt))::timestamptz[]
        ) AS t (app, token, bucket, language_list, environment, environment_source, token_kind, user_id,
          tags, time_zone, app_version, registered_at)
      )
      INSERT INTO devices (app, token, bucket, language_list, environment, environment_source, token_kind,
        user_id, tags, time_zone, app_version, registered_at)
      SELECT app, token, bucket, language_list, environment, environment_source, token_kind, user_id,
        string_to_array(tags, E'\\x1f'), time_zone, app_version,
        least(coalesce(registered_at, now()), now())
      FROM input ORDER BY app, token
      ON CONFLICT (app, token) DO UPDATE SET \(fragment: taken),
        state = \(code: DeviceState.active), state_reason = NULL, unregistered_at = NULL, updated_at = now()
      RETURNING app, token, xmax = 0 AS created, registered_at, environment, environment_source
      """
  }

  /// Assignments that copy everything but the state from a new registration. A token belongs to one
  /// environment for ever, so an environment that a push has confirmed takes precedence over an
  /// assumed one.
  static var taken: PostgresQuery {
    let isFound: PostgresQuery = """
      EXCLUDED.environment_source = \(code: EnvironmentSource.assumed)
        AND devices.environment_source = \(code: EnvironmentSource.found)
      """
    return """
      language_list = EXCLUDED.language_list,
        environment = CASE WHEN \(fragment: isFound) THEN devices.environment ELSE EXCLUDED.environment END,
        environment_source = CASE WHEN \(fragment: isFound) THEN devices.environment_source
          ELSE EXCLUDED.environment_source END,
        token_kind = EXCLUDED.token_kind, user_id = EXCLUDED.user_id, tags = EXCLUDED.tags, time_zone = EXCLUDED.time_zone,
        app_version = EXCLUDED.app_version, registered_at = EXCLUDED.registered_at
      """
  }

  /// `unnest` flattens arrays of arrays, so the tags of a row are bound as one text.
  private static func encode(tags: [String]) -> String { tags.joined(separator: "\u{1f}") }

  // MARK: one device

  /// Updates some fields and returns the resulting device. Nil if it does not exist or would have
  /// too many tags.
  package func patch(
    app: AppID, token: DeviceToken, _ patch: DevicePatch
  ) async throws(StorageError) -> Device? {
    var list: Int32?
    if let languages = patch.languages { list = try await lists.number(of: languages) }
    let tags: PostgresQuery =
      patch.tags.map { "\($0)::text[]" }
      ?? (patch.tagChange.isNothing ? "tags" : patch.tagChange.applied(to: "tags"))
    let rows = try await reading(
      client.write,
      """
      WITH changed AS (
        UPDATE devices SET language_list = coalesce(\(list), language_list),
          environment = coalesce(\(patch.environment), environment),
          environment_source = CASE WHEN \(patch.environment != nil)
            THEN \(code: EnvironmentSource.stated) ELSE environment_source END,
          user_id = CASE WHEN \(patch.user != nil) THEN \(patch.user ?? nil)::text ELSE user_id END,
          tags = \(fragment: tags),
          time_zone = CASE WHEN \(patch.timeZone != nil)
            THEN \(patch.timeZone ?? nil)::text ELSE time_zone END,
          app_version = CASE WHEN \(patch.appVersion != nil)
            THEN \(patch.appVersion ?? nil)::text ELSE app_version END,
          updated_at = now()
        WHERE app = \(app) AND token = \(token)
          AND cardinality(\(fragment: tags)) <= \(DeviceRegistration.maximumTags) RETURNING *
      )
      SELECT \(unsafeSQL: DeviceStore.columns) FROM changed d
      """)
    return try decoding(rows, DeviceStore.device).first
  }

  /// Quarantines the device at an operator's request. Undoing the pruning guard's quarantines does
  /// not reactivate it, and an import does so only with a later registration.
  ///
  /// Returns nil if the device does not exist or is unregistered.
  /// - Parameter change: entry for the audit log, stored if the device changes.
  package func quarantine(
    app: AppID, token: DeviceToken, reason: String, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Device? {
    try await update(
      app, token,
      Self.quarantined(reason), noting: change)
  }

  /// Reactivates a quarantined device. If APNs refused it in both environments, its environment is
  /// marked as assumed again, so that pushes find the right one. Returns nil if the device does not
  /// exist or is unregistered.
  /// - Parameter change: entry for the audit log, stored if the device changes.
  package func activate(
    app: AppID, token: DeviceToken, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Device? {
    try await update(
      app, token,
      Self.activated, noting: change)
  }

  /// Assignments of a quarantine at an operator's request.
  static func quarantined(_ reason: String) -> PostgresQuery {
    """
    state = \(code: DeviceState.quarantined), state_reason = \(reason), quarantined_at = now(),
      quarantined_by_operator = true
    """
  }

  /// Assignments of the end of a quarantine.
  static var activated: PostgresQuery {
    """
    state = \(code: DeviceState.active), state_reason = NULL, quarantined_at = NULL,
      quarantined_by_operator = false, unproven = unproven OR state <> \(code: DeviceState.active),
      environment_source = CASE environment_source WHEN \(code: EnvironmentSource.refused)
        THEN \(code: EnvironmentSource.assumed) ELSE environment_source END
    """
  }

  private func update(
    _ app: AppID, _ token: DeviceToken, _ columns: PostgresQuery, noting change: AuditedChange?
  ) async throws(StorageError) -> Device? {
    let rows = try await reading(
      client.write,
      """
      WITH changed AS (
        UPDATE devices SET \(fragment: columns), updated_at = now()
        WHERE app = \(app) AND token = \(token) AND state <> \(code: DeviceState.unregistered)
        RETURNING *
      )\(fragment: AuditLog.part(change, when: "changed"))
      SELECT \(unsafeSQL: DeviceStore.columns) FROM changed d
      """)
    return try decoding(rows, DeviceStore.device).first
  }

  /// Deletes the device. Returns whether it existed.
  /// - Parameter change: entry for the audit log, stored if the device existed.
  package func delete(
    app: AppID, token: DeviceToken, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let device = DeviceKey(app: app, token: token)
    return try await reading(client.write, Self.removal(device, noting: change)).count > 0
  }
}

extension DeviceToken {
  /// First sixteen bits of SHA-256(token): the device's position in a broadcast.
  var bucket: Int32 {
    let hash = SHA256.hash(bytes)
    return Int32(hash[0]) << 8 | Int32(hash[1])
  }
}
