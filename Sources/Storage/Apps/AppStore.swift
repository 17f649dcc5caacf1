// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Postgres
package import PushModel

/// Stores apps with their settings. Used on the shard's actor.
package final class AppStore {
  private static let columns = """
    id, bundle_id, fallback_languages, source_language, language_overrides, max_rate, time_zone,
    quiet_hours, keys_are_texts, strict, strings_revision, created_at
    """
  /// The transaction that wrote the row, so that the value changes with each update.
  private static let rowVersion = "apps.xmin::text::int8 AS row_version"

  /// Selects all apps, for `app(_:)`.
  static let all: PostgresQuery = """
    SELECT \(unsafeSQL: columns), \(unsafeSQL: rowVersion) FROM apps WHERE deleted_at IS NULL
    """

  private let write: PostgresConnection

  init(client: PostgresClient) { write = client.write }

  /// Creates or updates the app. Returns whether it is new.
  package func put(
    bundleID: String, fallbackLanguages: [String], sourceLanguage: String,
    languageOverrides: [String: String] = [:], maxRate: Int? = nil, timeZone: String? = nil,
    quietHours: QuietHours? = nil, keysAreTexts: Bool = false, isStrict: Bool = false,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> (app: App, created: Bool) {
    let stored = try await store(
      bundleID: bundleID, fallbackLanguages: fallbackLanguages, sourceLanguage: sourceLanguage,
      languageOverrides: languageOverrides, maxRate: maxRate, timeZone: timeZone,
      quietHours: quietHours, keysAreTexts: keysAreTexts, isStrict: isStrict, onlyNew: false,
      noting: change)
    guard let stored else { throw .vanished }
    return stored
  }

  /// Creates or updates the app. Returns whether it is new; with `onlyNew`, nil if the app exists
  /// already.
  package func store(
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
        RETURNING \(unsafeSQL: Self.columns), \(unsafeSQL: Self.rowVersion), xmax = 0 AS created
        )\(fragment: AuditLog.part(change, when: "put"))
        SELECT \(unsafeSQL: Self.columns), row_version, created FROM put
        """,
        ConfigurationVersion.increment,
      ])
    return try decoding(results[0]) { (row) throws(PostgresError) in
      (app: try Self.app(row), created: try row.decode("created", as: Bool.self))
    }.first
  }

  /// Updates some settings and returns the resulting app; nil if the app does not exist or has
  /// another version.
  /// - Parameter ifVersion: the `rowVersion` that the app must have.
  package func patch(
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
        RETURNING \(unsafeSQL: Self.columns), \(unsafeSQL: Self.rowVersion)
        )\(fragment: AuditLog.part(change, when: "patched"))
        SELECT \(unsafeSQL: Self.columns), row_version FROM patched
        """,
        ConfigurationVersion.increment,
      ])
    return try decoding(results[0], Self.app).first
  }

  /// Marks the app for deletion; a background duty deletes its rows. Also removes the app from API
  /// keys, because an app that is created later under this bundle id is a different app.
  ///
  /// Returns whether the app existed with the required version.
  /// - Parameter ifVersion: the `rowVersion` that the app must have.
  package func delete(
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
        ConfigurationVersion.increment,
      ])
    return results[0].count > 0
  }

  /// Returns a condition on the row version. An update that waited for a concurrent commit compares
  /// the version of that commit.
  private static func has(_ version: Int64?) -> PostgresQuery {
    version.map { "apps.xmin::text::int8 = \($0)" } ?? "true"
  }

  static func app(_ row: PostgresRow) throws(PostgresError) -> App {
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
}
