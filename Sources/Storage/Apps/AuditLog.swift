// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The log of administrative changes. The transaction that makes a change also writes its entry, so
/// that neither is stored without the other.
package final class AuditLog {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  // MARK: reading

  /// Returns entries, newest first.
  ///
  /// - Parameters:
  ///   - app: returns only entries about this bundle id.
  ///   - before: returns only entries with a lower id than this.
  package func entries(
    app: String? = nil, before: Int64? = nil, limit: Int
  ) async throws(StorageError) -> [AuditEntry] {
    let ofApp: PostgresQuery = app.map { "app = \($0)" } ?? "true"
    let rows = try await reading(
      client.reports(of: nil),
      """
      SELECT id, at, actor, key_id, key_name, action, path, app, request_id FROM audit_log
      WHERE \(fragment: ofApp) AND id < \(before ?? Int64.max) ORDER BY id DESC LIMIT \(limit)
      """)
    return try decoding(rows, Self.entry)
  }

  private static func entry(_ row: PostgresRow) throws(PostgresError) -> AuditEntry {
    let actor: AuditedChange.Actor =
      switch AuditedChange.Actor.Kind(rawValue: try row.decode("actor", as: Int16.self)) {
      case .key:
        .key(
          id: try row.decode("key_id", as: Int32.self),
          name: try row.decode("key_name", as: String?.self) ?? "")
      case .administrator: .administrator
      case .commandLine: .commandLine
      case .person: .person(name: try row.decode("key_name", as: String?.self) ?? "")
      case .anybody, nil: .anybody
      }
    return AuditEntry(
      id: try row.decode("id", as: Int64.self), at: try row.decode("at"),
      change: AuditedChange(
        by: actor, action: try row.decode("action", as: String.self),
        path: try row.decode("path", as: String.self), app: try row.decode("app", as: String?.self),
        requestID: try row.decode("request_id", as: String?.self)))
  }

  /// Stores an entry for an action that changes no row, such as a check with Apple.
  ///
  /// - Parameter isRepeated: whether the action may have an entry already, which is then kept.
  package func note(
    _ change: AuditedChange, unlessKnown isRepeated: Bool = false
  ) async throws(StorageError) {
    let known: PostgresQuery =
      isRepeated
      ? """
       WHERE NOT EXISTS (SELECT FROM audit_log WHERE app = \(change.app) AND action = \(change.action)
        AND path = \(change.path))
      """ : ""
    for statement in Self.statements(change) {
      _ = try await reading(client.write, "\(fragment: statement)\(fragment: known)")
    }
  }

  // MARK: parts of statements that make a change

  /// Returns the INSERT as a separate statement, for a transaction that always makes its change.
  static func statements(_ change: AuditedChange?) -> [PostgresQuery] {
    change.map { ["INSERT INTO audit_log (\(unsafeSQL: columns)) SELECT \(fragment: values($0))"] }
      ?? []
  }

  /// Returns a part `, audited AS (…)` for a WITH clause. It inserts an entry if the part named
  /// `happened` returned a row.
  ///
  /// - Parameter counting: appends the number of rows to the path, as the value of `devices`.
  static func part(
    _ change: AuditedChange?, when happened: String, counting: Bool = false
  ) -> PostgresQuery {
    guard let change else { return "" }
    let count: PostgresQuery =
      counting ? " || '&devices=' || (SELECT count(*) FROM \(unsafeSQL: happened))" : ""
    return """
      , audited AS (
        INSERT INTO audit_log (\(unsafeSQL: columns))
        SELECT \(fragment: values(change, count)) FROM (SELECT FROM \(unsafeSQL: happened) LIMIT 1) AS happened)
      """
  }

  private static let columns = "actor, key_id, key_name, action, path, app, request_id"

  private static func values(
    _ change: AuditedChange, _ pathEnd: PostgresQuery = ""
  ) -> PostgresQuery {
    var key: Int32?
    if case .key(let id, _) = change.actor { key = id }
    // A path can be as long as the request line allows.
    let path = String(change.path.unicodeScalars.prefix(maximumPath).map(Character.init))
    return """
      \(change.actor.kind.rawValue)::int2, \(key)::int4, \(change.actor.name)::text, \(change.action)::text,
      \(path)::text\(fragment: pathEnd), \(change.app)::text, \(change.requestID)::text
      """
  }

  private static let maximumPath = 2_000
}
