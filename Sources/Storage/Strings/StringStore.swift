// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Strings of the apps: immutable files, immutable revisions that are sets of files, and a
/// reference to the active revision. A notification names the revision with which it was accepted.
package final class StringStore {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  // MARK: reading

  // Files of a revision, each with the name of its table. Files of the default table have their own
  // column (decision 0045).
  private static let listed = """
    string_revisions r CROSS JOIN LATERAL (
      SELECT unnest(r.files) AS id, true AS is_usual
      UNION ALL SELECT unnest(r.table_files), false
    ) AS l JOIN string_files f ON f.id = l.id
    """
  private static let tableName = "CASE WHEN l.is_usual THEN '' ELSE f.table_name END"

  /// Returns the files of one revision, by language in byte order, then by table, texts before
  /// plurals. Empty for revision 0, which stands for an app without strings.
  ///
  /// Throws `StorageError.failed` for a revision that is not stored. An empty list would render as
  /// "no text" and reject deliveries permanently, whereas after an error their row is tried again.
  /// - Parameters:
  ///   - table: name of the table; nil for all.
  ///   - language: nil for all.
  package func files(
    app: AppID, revision: Int64, table: String? = nil, language: String? = nil,
    for reader: Reader = .requests
  ) async throws(StorageError) -> [StringTable] {
    guard revision > 0 else { return [] }
    // The outer join returns one row without a file for a revision that has no such files.
    let rows = try await client.reading(
      for: reader, of: app,
      """
      SELECT x.* FROM (SELECT) AS one LEFT JOIN LATERAL (
        SELECT \(unsafeSQL: Self.tableName) AS name, f.language, f.kind, f.body, f.needs_review, f.stale,
          f.excluded_keys
        FROM \(unsafeSQL: Self.listed)
        WHERE r.app = \(app) AND r.revision = \(revision)
          AND (\(language)::text IS NULL OR f.language = \(language))
          AND (\(table)::text IS NULL OR \(unsafeSQL: Self.tableName) = \(table))
      ) x ON true
      WHERE EXISTS (SELECT FROM string_revisions WHERE app = \(app) AND revision = \(revision))
      ORDER BY x.language COLLATE "C", x.name COLLATE "C", x.kind
      """)
    if rows.count == 0 {
      throw .failed("revision \(revision) of the strings of app \(app) is not stored")
    }
    return try decoding(rows) { (row) throws(PostgresError) -> StringTable? in
      guard let language = try row.decode("language", as: String?.self) else { return nil }
      return StringTable(
        name: try row.decode("name", as: String.self), language: language,
        kind: StringTable.Kind(rawValue: try row.decode("kind", as: Int16.self)) ?? .texts,
        body: try row.decode("body", as: [UInt8].self),
        needsReview: Int(try row.decode("needs_review", as: Int32.self)),
        stale: Int(try row.decode("stale", as: Int32.self)),
        excluded: try row.decode("excluded_keys", as: [UInt8]?.self))
    }.compactMap(\.self)
  }

  /// Returns how many texts of a table are marked for review or as stale in each language, without
  /// reading the texts.
  package func marks(
    app: AppID, revision: Int64, table: String
  ) async throws(StorageError) -> [String: (needsReview: Int, stale: Int)] {
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT f.language, sum(f.needs_review) AS needs_review, sum(f.stale) AS stale
      FROM \(unsafeSQL: Self.listed)
      WHERE r.app = \(app) AND r.revision = \(revision) AND \(unsafeSQL: Self.tableName) = \(table)
      GROUP BY f.language
      """)
    let marks = try decoding(rows) { (row) throws(PostgresError) in
      (
        try row.decode("language", as: String.self),
        (
          needsReview: Int(try row.decode("needs_review", as: Int64.self)),
          stale: Int(try row.decode("stale", as: Int64.self))
        )
      )
    }
    return Dictionary(marks) { first, _ in first }
  }

  private static let revisionColumns = """
    r.revision, r.created_at, r.format, r.sha256, r.keys, a.strings_revision = r.revision AS active,
    ARRAY(SELECT DISTINCT f.language COLLATE "C" FROM string_files f
      WHERE f.id = ANY (r.files || r.table_files) ORDER BY 1) AS languages,
    ARRAY(SELECT '' WHERE cardinality(r.files) > 0
      UNION SELECT f.table_name COLLATE "C" FROM string_files f WHERE f.id = ANY (r.table_files)
      ORDER BY 1) AS tables
    """

  /// Returns at most `limit` revisions of an app that are older than `before`, newest first.
  package func revisions(
    app: AppID, before: Int64?, limit: Int
  ) async throws(StorageError) -> [StringRevision] {
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT \(unsafeSQL: Self.revisionColumns) FROM apps a JOIN string_revisions r ON r.app = a.id
      WHERE a.id = \(app) AND r.revision < \(before ?? .max) ORDER BY r.revision DESC LIMIT \(limit)
      """)
    return try decoding(rows, Self.revision)
  }

  /// Returns one revision; nil if it does not exist.
  package func revision(app: AppID, number: Int64) async throws(StorageError) -> StringRevision? {
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT \(unsafeSQL: Self.revisionColumns) FROM apps a JOIN string_revisions r ON r.app = a.id
      WHERE a.id = \(app) AND r.revision = \(number)
      """)
    return try decoding(rows, Self.revision).first
  }

  private static func revision(_ row: PostgresRow) throws(PostgresError) -> StringRevision {
    StringRevision(
      number: try row.decode("revision", as: Int64.self),
      createdAt: try row.decode("created_at"),
      format: try row.decode("format", as: String.self),
      languages: try row.decode("languages", as: [String].self),
      tables: try row.decode("tables", as: [String].self),
      keys: try row.decode("keys", as: Int32?.self).map(Int.init),
      sha256: try row.decode("sha256", as: [UInt8]?.self),
      isActive: try row.decode("active", as: Bool.self))
  }

  // MARK: changing

  // The row lock serializes changes of one app's strings with each other and with the removal of
  // old revisions.
  static func lock(_ app: AppID) -> PostgresQuery {
    "SELECT id FROM apps WHERE id = \(app) AND deleted_at IS NULL FOR UPDATE"
  }

  /// Creates the revision that results from the changes to the active one, if there are any, and
  /// activates it if requested. Returns nil, without a change, if `change.base` is not the active
  /// revision or the app is deleted.
  package func publish(
    app: AppID, _ change: StringChange, noting audited: AuditedChange? = nil
  ) async throws(StorageError) -> StringPublication? {
    let statement: PostgresQuery = """
      WITH base AS (
        SELECT id AS app, strings_revision AS revision FROM apps
        WHERE id = \(app) AND deleted_at IS NULL AND strings_revision = \(change.base)
      ), replaced AS (
        \(fragment: Self.rows(change.replaced))
      ), kept AS (
        SELECT l.id, l.is_usual FROM base b JOIN \(unsafeSQL: Self.listed)
          ON r.app = b.app AND r.revision = b.revision
        WHERE NOT EXISTS (
          SELECT FROM replaced x WHERE x.name = \(unsafeSQL: Self.tableName)
            AND (x.language IS NULL OR x.language = f.language)
            AND (x.kind IS NULL OR x.kind = f.kind))
      ), given AS (
        \(fragment: Self.rows(change.tables))
      ), known AS (
        SELECT g.name, g.language, g.kind, min(f.id) AS id FROM given g JOIN string_files f
          ON f.app = \(app) AND f.sha256 = g.sha256 AND f.table_name = g.name
          AND f.language = g.language AND f.kind = g.kind
          AND f.needs_review = g.needs_review AND f.stale = g.stale
          AND f.excluded_keys IS NOT DISTINCT FROM g.excluded_keys
        GROUP BY g.name, g.language, g.kind
      ), added AS (
        INSERT INTO string_files (
          app, table_name, language, kind, body, sha256, needs_review, stale, excluded_keys)
        SELECT
          b.app, g.name, g.language, g.kind, g.body, g.sha256, g.needs_review, g.stale,
          g.excluded_keys
        FROM base b, given g WHERE NOT EXISTS (
          SELECT 1 FROM known k
          WHERE k.name = g.name AND k.language = g.language AND k.kind = g.kind)
        RETURNING id, table_name = '' AS is_usual
      ), files AS (
        SELECT coalesce(array_agg(id ORDER BY id) FILTER (WHERE is_usual), '{}') AS ids,
          coalesce(array_agg(id ORDER BY id) FILTER (WHERE NOT is_usual), '{}') AS table_ids
        FROM (SELECT id, is_usual FROM kept UNION SELECT id, name = '' FROM known
          UNION SELECT id, is_usual FROM added) AS f
      ), same AS (
        SELECT r.revision FROM base b JOIN string_revisions r
          ON r.app = b.app AND r.revision = b.revision
        JOIN files ON files.ids = r.files AND files.table_ids = r.table_files
      ), made AS (
        INSERT INTO string_revisions (app, revision, files, table_files, format, sha256, keys)
        SELECT b.app, coalesce((SELECT max(revision) FROM string_revisions WHERE app = b.app), 0) + 1,
          files.ids, files.table_ids, \(change.format), \(change.sha256), \(change.keys.map { Int32($0) })
        FROM base b, files WHERE NOT EXISTS (SELECT 1 FROM same)
        RETURNING revision
      ), retired AS (
        UPDATE string_revisions r SET retired_at = now() FROM base b, made
        WHERE \(change.activates) AND r.app = b.app AND r.revision = b.revision
      ), pointed AS (
        UPDATE apps SET strings_revision = made.revision FROM made
        WHERE \(change.activates) AND apps.id = \(app)
      )\(fragment: AuditLog.part(audited, when: "made"))
      SELECT coalesce(made.revision, same.revision) AS revision, made.revision IS NOT NULL AS is_new
      FROM base LEFT JOIN made ON true LEFT JOIN same ON true
      """
    let results = try await together(
      client.write, [Self.lock(app), statement, ConfigurationVersion.increment])
    return try decoding(results[1]) { (row) throws(PostgresError) in
      StringPublication(
        revision: try row.decode("revision", as: Int64?.self) ?? 0,
        isNew: try row.decode("is_new", as: Bool.self))
    }.first
  }

  private static func rows(_ replaced: [StringChange.Replaced]) -> PostgresQuery {
    """
    SELECT x.name, nullif(x.language, '') AS language, nullif(x.kind, 0) AS kind
    FROM unnest(\(replaced.map(\.table))::text[],
      \(replaced.map { $0.language ?? "" })::text[],
      \(replaced.map { $0.kind?.rawValue ?? 0 })::int2[]) AS x (name, language, kind)
    """
  }

  private static func rows(_ tables: [StringTable]) -> PostgresQuery {
    """
    SELECT t.name, t.language, t.kind, t.body, t.needs_review, t.stale, sha256(t.body) AS sha256,
      nullif(t.excluded_keys, '') AS excluded_keys
    FROM unnest(\(tables.map(\.name))::text[], \(tables.map(\.language))::text[],
      \(tables.map(\.kind.rawValue))::int2[], \(tables.map(\.body))::bytea[],
      \(tables.map { Int32($0.needsReview) })::int4[], \(tables.map { Int32($0.stale) })::int4[],
      \(tables.map { $0.excluded ?? [] })::bytea[]
    ) AS t (name, language, kind, body, needs_review, stale, excluded_keys)
    """
  }

  /// Activates an existing revision, earlier or later. Returns whether the active revision changed;
  /// nil if the revision does not exist.
  package func activate(
    app: AppID, revision: Int64, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool? {
    let results = try await together(
      client.write,
      [
        Self.lock(app),
        """
        WITH wanted AS (
          SELECT a.id AS app, a.strings_revision AS before, r.revision FROM apps a
          JOIN string_revisions r ON r.app = a.id AND r.revision = \(revision)
          WHERE a.id = \(app) AND a.deleted_at IS NULL
        ), marked AS (
          UPDATE string_revisions r
          SET retired_at = CASE WHEN r.revision = w.before THEN now() END FROM wanted w
          WHERE r.app = w.app AND r.revision IN (w.before, w.revision) AND w.before <> w.revision
        ), pointed AS (
          UPDATE apps SET strings_revision = w.revision FROM wanted w WHERE apps.id = w.app
        ), another AS (
          SELECT FROM wanted WHERE before <> revision
        )\(fragment: AuditLog.part(change, when: "another"))
        SELECT before <> revision AS changed FROM wanted
        """,
        ConfigurationVersion.increment,
      ])
    return try decoding(results[1]) { (row) throws(PostgresError) in
      try row.decode("changed", as: Bool.self)
    }.first
  }
}
