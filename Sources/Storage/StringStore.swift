// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The apps' strings: immutable files, immutable revisions that are sets of files, and a pointer at
/// the active one. A notification names the revision it was accepted with.
package final class StringStore {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// One language's file of a revision.
  package struct File: Sendable, Equatable {
    package var language: String
    /// The JSON as it was uploaded.
    package var body: [UInt8]
  }

  /// One revision of an app's strings.
  package struct Revision: Sendable, Equatable {
    package var number: Int64
    package var languages: [String]
    package var createdAt: Instant
  }

  /// Makes a revision that differs from the active one in one language (`body` nil removes it) and
  /// activates it. Answers its number; nil when there was nothing to remove.
  package func put(
    app: Int32, language: String, body: [UInt8]?
  ) async throws(StorageError) -> Int64? {
    let results = try await together(
      client.write,
      [
        // The row lock makes uploads of one app wait for each other.
        "SELECT id FROM apps WHERE id = \(app) AND deleted_at IS NULL FOR UPDATE",
        """
        WITH kept AS (
          SELECT f.id, f.language FROM apps a
          JOIN string_revisions r ON r.app = a.id AND r.revision = a.strings_revision
          JOIN string_files f ON f.id = ANY (r.files)
          WHERE a.id = \(app)
        ), added AS (
          INSERT INTO string_files (app, language, body)
          SELECT a.id, \(language), given.body
          FROM apps a, (SELECT \(body)::bytea AS body) given
          WHERE a.id = \(app) AND a.deleted_at IS NULL AND given.body IS NOT NULL RETURNING id
        ), files AS (
          SELECT id FROM kept WHERE language <> \(language) UNION ALL SELECT id FROM added
        ), revision AS (
          INSERT INTO string_revisions (app, revision, files)
          SELECT \(app), coalesce((SELECT max(revision) FROM string_revisions WHERE app = \(app)), 0) + 1,
            coalesce((SELECT array_agg(id ORDER BY id) FROM files), '{}')
          WHERE EXISTS (SELECT 1 FROM added)
            OR EXISTS (SELECT 1 FROM kept WHERE language = \(language))
          RETURNING revision
        )
        UPDATE apps SET strings_revision = revision.revision FROM revision
        WHERE apps.id = \(app) RETURNING strings_revision
        """,
        "UPDATE configuration SET version = version + 1",
      ])
    return try decoding(results[1]) { (row) throws(PostgresError) in
      try row.decode("strings_revision", as: Int64.self)
    }.first
  }

  /// The files of one revision, by language. Empty for revision 0 and for one that does not exist.
  package func files(app: Int32, revision: Int64) async throws(StorageError) -> [File] {
    let rows = try await reading(
      client.read,
      """
      SELECT f.language, f.body FROM string_revisions r JOIN string_files f ON f.id = ANY (r.files)
      WHERE r.app = \(app) AND r.revision = \(revision) ORDER BY f.language
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      File(
        language: try row.decode("language", as: String.self),
        body: try row.decode("body", as: [UInt8].self))
    }
  }
}
