// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Postgres
package import PushModel

/// Apps, credentials and API keys. Each change increments the change counter in its own
/// transaction, so that no shard misses it.
package final class ConfigurationStore {
  let write: PostgresConnection
  private let read: PostgresConnection
  let secrets: SecretBox

  /// Creates a store. A shard passes two connections; a node's background work passes one
  /// connection twice.
  package init(write: PostgresConnection, read: PostgresConnection, secrets: SecretBox) {
    self.write = write
    self.read = read
    self.secrets = secrets
  }

  static let touch: PostgresQuery = "UPDATE configuration SET version = version + 1"

  /// Returns the change counter; the query is cheap enough to run every second.
  package func version() async throws(StorageError) -> Int64 {
    let rows = try await reading(read, "SELECT version FROM configuration")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("version", as: Int64.self)
    }.first ?? 0
  }

  /// Returns the whole configuration, read in one transaction.
  package func snapshot() async throws(StorageError) -> ConfigurationSnapshot {
    let results = try await together(
      write,
      [
        "SELECT version FROM configuration FOR SHARE",
        """
        SELECT \(unsafeSQL: Self.appColumns), \(unsafeSQL: Self.rowVersion) FROM apps WHERE deleted_at IS NULL
        """,
        """
        SELECT c.app, a.bundle_id, c.environment, c.name, c.key_id, c.team_id, c.sealed, c.created_at
        FROM credentials c JOIN apps a ON a.id = c.app WHERE a.deleted_at IS NULL
        """,
        "SELECT \(unsafeSQL: Self.keyColumns) FROM api_keys",
        Self.certificatesQuery,
      ])
    var snapshot = ConfigurationSnapshot.empty
    snapshot.version =
      try decoding(results[0]) { (row) throws(PostgresError) in
        try row.decode("version", as: Int64.self)
      }.first ?? 0
    for app in try decoding(results[1], Self.app) { snapshot.apps[app.bundleID] = app }
    let credentials =
      try decoding(results[2], self.credential) + decoding(results[4], self.certificate)
    for credential in credentials.sorted(by: { ($0.createdAt, $0.name) < ($1.createdAt, $1.name) })
    {
      let key = Destination(
        app: credential.app, environment: credential.environment)
      snapshot.credentials[key, default: []].append(credential)
    }
    for key in try decoding(results[3], Self.key) {
      snapshot.keys[key.hash] = key
      if let certificate = key.certificate {
        snapshot.keysByCertificate[ExactString(certificate)] = key
      }
    }
    return snapshot
  }

  /// Notifies every node of a change.
  package func announce() async throws(StorageError) {
    _ = try await reading(read, StoreSignal.configuration.query)
  }

  // MARK: apps

  private static let appColumns = """
    id, bundle_id, fallback_languages, source_language, language_overrides, max_rate, time_zone,
    quiet_hours, keys_are_texts, strict, strings_revision, created_at
    """
  /// The transaction that wrote the row, so that the value changes with each update.
  private static let rowVersion = "apps.xmin::text::int8 AS row_version"

  /// Creates or updates the app. Returns whether it is new.
  package func putApp(
    bundleID: String, fallbackLanguages: [String], sourceLanguage: String,
    languageOverrides: [String: String] = [:], maxRate: Int? = nil, timeZone: String? = nil,
    quietHours: QuietHours? = nil, keysAreTexts: Bool = false, isStrict: Bool = false,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> (app: App, created: Bool) {
    let stored = try await storeApp(
      bundleID: bundleID, fallbackLanguages: fallbackLanguages, sourceLanguage: sourceLanguage,
      languageOverrides: languageOverrides, maxRate: maxRate, timeZone: timeZone,
      quietHours: quietHours, keysAreTexts: keysAreTexts, isStrict: isStrict, onlyNew: false,
      noting: change)
    guard let stored else { throw .vanished }
    return stored
  }

  /// Creates or updates the app. Returns whether it is new; with `onlyNew`, nil if the app exists
  /// already.
  package func storeApp(
    bundleID: String, fallbackLanguages: [String], sourceLanguage: String,
    languageOverrides: [String: String], maxRate: Int?, timeZone: String?,
    quietHours: QuietHours?, keysAreTexts: Bool, isStrict: Bool, onlyNew: Bool,
    noting change: AuditedChange?
  ) async throws(StorageError) -> (app: App, created: Bool)? {
    let results = try await together(
      write,
      [
        """
        WITH put AS (
        INSERT INTO apps (bundle_id, fallback_languages, source_language, language_overrides, max_rate,
          time_zone, quiet_hours, keys_are_texts, strict)
        VALUES (\(bundleID), \(fallbackLanguages.joined(separator: ",")), \(sourceLanguage),
          \(LanguageOverrides.text(languageOverrides)), \(maxRate.map { Int32($0) }),
          \(timeZone), \(quietHours?.json), \(keysAreTexts), \(isStrict))
        ON CONFLICT (bundle_id) WHERE deleted_at IS NULL DO UPDATE
        SET fallback_languages = EXCLUDED.fallback_languages,
            source_language = EXCLUDED.source_language,
            language_overrides = EXCLUDED.language_overrides, max_rate = EXCLUDED.max_rate,
            time_zone = EXCLUDED.time_zone, quiet_hours = EXCLUDED.quiet_hours,
            keys_are_texts = EXCLUDED.keys_are_texts, strict = EXCLUDED.strict
        WHERE NOT \(onlyNew)
        RETURNING \(unsafeSQL: Self.appColumns), \(unsafeSQL: Self.rowVersion), xmax = 0 AS created
        )\(fragment: AuditLog.part(change, when: "put"))
        SELECT \(unsafeSQL: Self.appColumns), row_version, created FROM put
        """,
        Self.touch,
      ])
    return try decoding(results[0]) { (row) throws(PostgresError) in
      (app: try Self.app(row), created: try row.decode("created", as: Bool.self))
    }.first
  }

  /// Updates some settings and returns the resulting app; nil if the app does not exist or has
  /// another version.
  /// - Parameter ifVersion: the `rowVersion` that the app must have.
  package func patchApp(
    id: AppID, _ patch: AppPatch, ifVersion version: Int64? = nil,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> App? {
    let results = try await together(
      write,
      [
        """
        WITH patched AS (
        UPDATE apps SET
          fallback_languages =
            coalesce(\(patch.fallbackLanguages?.joined(separator: ",")), fallback_languages),
          source_language = coalesce(\(patch.sourceLanguage), source_language),
          language_overrides =
            coalesce(\(patch.languageOverrides.map(LanguageOverrides.text)), language_overrides),
          max_rate = CASE WHEN \(patch.maxRate != nil)
            THEN \((patch.maxRate ?? nil).map { Int32($0) })::int4 ELSE max_rate END,
          time_zone = CASE WHEN \(patch.timeZone != nil)
            THEN \(patch.timeZone ?? nil)::text ELSE time_zone END,
          quiet_hours = CASE WHEN \(patch.quietHours != nil)
            THEN \((patch.quietHours ?? nil)?.json)::text ELSE quiet_hours END,
          keys_are_texts = coalesce(\(patch.keysAreTexts), keys_are_texts),
          strict = coalesce(\(patch.isStrict), strict)
        WHERE id = \(id) AND deleted_at IS NULL AND \(fragment: Self.has(version))
        RETURNING \(unsafeSQL: Self.appColumns), \(unsafeSQL: Self.rowVersion)
        )\(fragment: AuditLog.part(change, when: "patched"))
        SELECT \(unsafeSQL: Self.appColumns), row_version FROM patched
        """,
        Self.touch,
      ])
    return try decoding(results[0], Self.app).first
  }

  /// Marks the app for deletion; a background duty deletes its rows. Also removes the app from API
  /// keys, because an app that is created later under this bundle id is a different app.
  ///
  /// Returns whether the app existed with the required version.
  /// - Parameter ifVersion: the `rowVersion` that the app must have.
  package func deleteApp(
    id: AppID, ifVersion version: Int64? = nil, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let results = try await together(
      write,
      [
        """
        WITH gone AS (
          UPDATE apps SET deleted_at = now()
          WHERE id = \(id) AND deleted_at IS NULL AND \(fragment: Self.has(version))
          RETURNING id, bundle_id
        ), unbound AS (
          UPDATE api_keys k SET apps = array_remove(k.apps, g.bundle_id)
          FROM gone g WHERE g.bundle_id = ANY (k.apps)
        ), untold AS (
          DELETE FROM webhooks w USING gone g WHERE w.app = g.id
        ), unsigned AS (
          DELETE FROM credentials c USING gone g WHERE c.app = g.id
        ), uncertified AS (
          DELETE FROM certificates c USING gone g WHERE c.app = g.id
        ), unrefused AS (
          DELETE FROM credential_refusals r USING gone g WHERE r.app = g.id
        )\(fragment: AuditLog.part(change, when: "gone"))
        SELECT id FROM gone
        """,
        Self.touch,
      ])
    return results[0].count > 0
  }

  /// Returns a condition on the row version. An update that waited for a concurrent commit compares
  /// the version of that commit.
  private static func has(_ version: Int64?) -> PostgresQuery {
    version.map { "apps.xmin::text::int8 = \($0)" } ?? "true"
  }

  // MARK: credentials

  /// Stores a sealed provider key, in place of any credential with that name. Returns whether the
  /// name is new.
  package func putCredential(
    app: App, environment: PushEnvironment, name: String, keyID: String, teamID: String,
    privateKeyPEM: String, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let row = Self.row(app.bundleID, environment, name)
    let sealed: [UInt8]
    do {
      sealed = try secrets.seal(Array(privateKeyPEM.utf8), table: "credentials", row: row)
    } catch { throw .failed("sealing the credential: \(error)") }
    let results = try await together(
      write,
      [
        """
        WITH former AS (
          DELETE FROM certificates
          WHERE app = \(app.id) AND environment = \(environment) AND name = \(name) RETURNING name)
        INSERT INTO credentials
          (app, environment, name, key_id, team_id, sealed, sealed_with)
        VALUES (\(app.id), \(environment), \(name), \(keyID), \(teamID), \(sealed),
          \(secrets.fingerprint))
        ON CONFLICT (app, environment, name) DO UPDATE
        SET key_id = EXCLUDED.key_id, team_id = EXCLUDED.team_id, sealed = EXCLUDED.sealed,
            sealed_with = EXCLUDED.sealed_with, created_at = now()
        RETURNING xmax = 0 AND NOT EXISTS (SELECT FROM former) AS created
        """,
        Self.touch,
      ] + AuditLog.statements(change))
    return try decoding(results[0]) { (row) throws(PostgresError) in
      try row.decode("created", as: Bool.self)
    }.first ?? false
  }

  /// Deletes a provider key or certificate. Returns whether it existed.
  package func deleteCredential(
    app: AppID, environment: PushEnvironment, name: String, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let results = try await together(
      write,
      [
        """
        WITH keys AS (
          DELETE FROM credentials
          WHERE app = \(app) AND environment = \(environment) AND name = \(name) RETURNING name
        ), others AS (
          DELETE FROM certificates
          WHERE app = \(app) AND environment = \(environment) AND name = \(name) RETURNING name
        ), gone AS (
          SELECT name FROM keys UNION ALL SELECT name FROM others
        )\(fragment: AuditLog.part(change, when: "gone"))
        SELECT name FROM gone
        """,
        Self.touch,
      ])
    return results[0].count > 0
  }

  // MARK: API keys

  private static let keyColumns =
    "id, name, hash, scopes, apps, created_at, rate_limit, certificate"

  /// Stores an API key with the hash of its secret. `apps` nil allows all apps.
  package func createKey(
    name: String, hash: [UInt8], scopes: Set<KeyScope>, apps: Set<String>?, rateLimit: Int? = nil,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> APIKey {
    let key = try await storeKey(
      name: name, hash: hash, scopes: scopes, apps: apps, rateLimit: rateLimit, certificate: nil,
      noting: change)
    guard let key else { throw .vanished }
    return key
  }

  /// Stores an API key; nil if the certificate belongs to another key already.
  /// - Parameter certificate: the certificate's name, in the spelling of `CertificateName`.
  package func storeKey(
    name: String, hash: [UInt8], scopes: Set<KeyScope>, apps: Set<String>?, rateLimit: Int?,
    certificate: String?, noting change: AuditedChange?
  ) async throws(StorageError) -> APIKey? {
    let results = try await together(
      write,
      [
        """
        WITH made AS (
          INSERT INTO api_keys (name, hash, scopes, apps, rate_limit, certificate)
          VALUES (\(name), \(hash), \(scopes.map(\.rawValue).sorted()), \(apps.map { $0.sorted() }),
            \(rateLimit.map(Int32.init(clamping:))), \(certificate))
          ON CONFLICT (certificate) DO NOTHING
          RETURNING \(unsafeSQL: Self.keyColumns)
        )\(fragment: AuditLog.part(change, when: "made"))
        SELECT \(unsafeSQL: Self.keyColumns) FROM made
        """,
        Self.touch,
      ])
    return try decoding(results[0], Self.key).first
  }

  /// Deletes an API key. Returns whether it existed.
  package func deleteKey(
    id: Int32, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let results = try await together(
      write,
      [
        """
        WITH gone AS (
          DELETE FROM api_keys WHERE id = \(id) RETURNING id
        )\(fragment: AuditLog.part(change, when: "gone"))
        SELECT id FROM gone
        """,
        Self.touch,
      ])
    return results[0].count > 0
  }

  /// Stores when keys were last used, unless a later time is stored already.
  package func noteUses(_ uses: [Int32: Instant]) async throws(StorageError) {
    let sorted = uses.sorted { $0.key < $1.key }
    _ = try await reading(
      write,
      """
      UPDATE api_keys k SET last_used_at = u.at
      FROM unnest(\(sorted.map(\.key))::int4[], \(sorted.map(\.value))::timestamptz[]) AS u (id, at)
      WHERE k.id = u.id AND coalesce(k.last_used_at, '-infinity') < u.at
      """)
  }

  /// Returns when each key was last used; unused keys are absent.
  package func lastUses() async throws(StorageError) -> [Int32: Instant] {
    let rows = try await reading(
      read, "SELECT id, last_used_at FROM api_keys WHERE last_used_at IS NOT NULL")
    let uses = try decoding(rows) { (row) throws(PostgresError) in
      (try row.decode("id", as: Int32.self), try row.decode("last_used_at", as: Instant.self))
    }
    return Dictionary(uses) { first, _ in first }
  }

  // MARK: rows

  private static func app(_ row: PostgresRow) throws(PostgresError) -> App {
    App(
      id: try row.decode("id"),
      bundleID: try row.decode("bundle_id", as: String.self),
      fallbackLanguages: try row.languages("fallback_languages"),
      sourceLanguage: try row.decode("source_language", as: String.self),
      languageOverrides: try row.overrides("language_overrides"),
      maxRate: try row.decode("max_rate", as: Int32?.self).map(Int.init),
      timeZone: try row.decode("time_zone", as: String?.self),
      quietHours: try row.decode("quiet_hours", as: String?.self).flatMap(QuietHours.init(json:)),
      keysAreTexts: try row.decode("keys_are_texts", as: Bool.self),
      isStrict: try row.decode("strict", as: Bool.self),
      stringsRevision: try row.decode("strings_revision", as: Int64.self),
      createdAt: try row.decode("created_at"),
      rowVersion: try row.decode("row_version", as: Int64.self))
  }

  private func credential(_ row: PostgresRow) throws(PostgresError) -> Credential {
    let environment = try row.decode("environment", as: PushEnvironment.self)
    let name = try row.decode("name", as: String.self)
    let bundleID = try row.decode("bundle_id", as: String.self)
    let sealed = try row.decode("sealed", as: [UInt8].self)
    let opened = try? secrets.open(
      sealed, table: "credentials", row: Self.row(bundleID, environment, name))
    return Credential(
      app: try row.decode("app"), environment: environment, name: name,
      identity: .key(
        ProviderKey(
          keyID: try row.decode("key_id"), teamID: try row.decode("team_id"),
          privateKeyPEM: opened.map { String(decoding: $0, as: UTF8.self) })),
      createdAt: try row.decode("created_at"))
  }

  private static func key(_ row: PostgresRow) throws(PostgresError) -> APIKey {
    APIKey(
      id: try row.decode("id", as: Int32.self),
      name: try row.decode("name", as: String.self),
      hash: try row.decode("hash", as: [UInt8].self),
      scopes: Set(try row.decode("scopes", as: [String].self).compactMap(KeyScope.init)),
      apps: try row.decode("apps", as: [String]?.self).map(Set.init),
      createdAt: try row.decode("created_at"),
      rateLimit: try row.decode("rate_limit", as: Int32?.self).map(Int.init),
      certificate: try row.decode("certificate", as: String?.self))
  }

  static func row(
    _ bundleID: String, _ environment: PushEnvironment, _ name: String
  ) -> String {
    "\(bundleID)|\(environment.rawValue)|\(name)"
  }
}
