// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Changes of all devices of a list, at an operator's request.

extension DeviceChanges {
  /// A change of several devices.
  package enum ManyChange: Sendable, Equatable {
    case quarantine(reason: String)
    case activate
    case delete
  }

  /// Changes devices that are as they were listed; others are skipped. Returns the number of
  /// changed ones.
  ///
  /// - Parameters:
  ///   - devices: at most some thousands, because the statement locks them all.
  ///   - change: the entry of the audit log, written with the number of devices.
  package func apply(
    _ action: ManyChange, to devices: [Device], of app: AppID, noting change: AuditedChange
  ) async throws(StorageError) -> Int {
    let devices = devices.sorted { $0.token < $1.token }
    let effect: PostgresQuery =
      switch action {
      case .quarantine(let reason):
        "UPDATE devices SET \(fragment: Self.quarantined(reason)), updated_at = now()"
      case .activate: "UPDATE devices SET \(fragment: Self.activated), updated_at = now()"
      case .delete: "DELETE FROM devices"
      }
    let badges: PostgresQuery =
      action == .delete
      ? """
      , badge AS (
        DELETE FROM badges WHERE ctid = ANY (ARRAY(
          SELECT b.place FROM changed c CROSS JOIN LATERAL (
            SELECT ctid AS place FROM badges WHERE app = \(app) AND token = c.token OFFSET 0) b)))
      """ : ""
    let rows = try await reading(
      client.write,
      """
      WITH locked AS MATERIALIZED (
        -- In key order, as every statement locks devices.
        SELECT d.place FROM unnest(\(devices.map(\.token)), \(devices.map(\.updatedAt))) t (token, at)
        CROSS JOIN LATERAL (
          SELECT ctid AS place FROM devices
          WHERE app = \(app) AND token = t.token AND updated_at = t.at OFFSET 0 FOR UPDATE) d
      ), changed AS (
        \(fragment: effect) WHERE ctid = ANY (ARRAY(SELECT place FROM locked)) RETURNING token
      )\(fragment: badges)\(fragment: AuditLog.part(change, when: "changed", counting: true))
      SELECT count(*) AS rows FROM changed
      """)
    return Int(
      try decoding(rows) { (row) throws(PostgresError) in
        try row.decode("rows", as: Int64.self)
      }.first ?? 0)
  }
}
