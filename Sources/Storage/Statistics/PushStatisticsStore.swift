// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Postgres
package import PushModel

/// Reads the ended pushes that nodes have counted (`DutyStore.write`).
package final class PushStatisticsStore {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// Returns the pushes of some apps in each span that begins in a time, added up over all nodes;
  /// spans without pushes are missing.
  ///
  /// - Parameter apps: `StatisticsRow.allApps` stands for all apps, also deleted ones.
  package func tallies(
    of apps: [AppID], by span: StatisticsSpan, from start: Instant, to end: Instant
  ) async throws(StorageError) -> [Instant: PushTally] {
    let rows = try await togetherByKey(
      client.reports(of: apps.count == 1 ? apps[0] : nil),
      [Self.selection(of: apps, by: span, from: start, to: end)])
    var tallies: [Instant: PushTally] = [:]
    _ = try decoding(rows[0]) { (row) throws(PostgresError) in
      tallies[try row.decode("at"), default: PushTally()].add(try PushStatisticsColumns.tally(row))
    }
    return tallies
  }

  /// Returns the statement that selects the rows.
  static func selection(
    of apps: [AppID], by span: StatisticsSpan, from start: Instant, to end: Instant
  ) -> PostgresQuery {
    let columns = PushStatisticsColumns.names.joined(separator: ", ")
    return """
      SELECT at, \(unsafeSQL: columns), reasons, latencies FROM push_statistics
      WHERE app = ANY (\(apps)) AND span = \(span.rawValue) AND at >= \(start) AND at < \(end)
      """
  }

  /// Returns the nodes that were alive within some days, the newest heartbeat first, at most
  /// `limit`.
  package func nodes(limit: Int) async throws(StorageError) -> [NodeHeartbeat] {
    let rows = try await reading(
      client.reports(of: nil),
      """
      SELECT id, version, started_at, beat_at, stopped_at FROM nodes
      ORDER BY beat_at DESC, id LIMIT \(limit)
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      NodeHeartbeat(
        id: try row.decode("id"), version: try row.decode("version", as: String?.self),
        startedAt: try row.decode("started_at"), beatAt: try row.decode("beat_at"),
        stoppedAt: try row.decode("stopped_at", as: Instant?.self))
    }
  }
}

/// Columns of `push_statistics` that contain a tally.
enum PushStatisticsColumns {
  /// A column for each outcome, with the outcome's name in the API.
  static let names = PushTally.outcomes.map(\.name)

  /// Reads a row. A histogram that another version wrote counts as empty.
  static func tally(_ row: PostgresRow) throws(PostgresError) -> PushTally {
    var tally = PushTally()
    for outcome in PushTally.outcomes {
      let count = Int(try row.decode(outcome.name, as: Int64.self))
      if count > 0 { tally.outcomes[outcome] = count }
    }
    let json = try row.decode("reasons", as: PostgresJSON.self)
    for (reason, count) in (try? JSONDocument(parsing: json.text))?.root.members ?? [] {
      tally.add(count.int ?? 0, reason: reason)
    }
    tally.latencies =
      LatencyHistogram(encoded: try row.decode("latencies")) ?? LatencyHistogram()
    return tally
  }

  /// Returns the stored form of a tally's reasons.
  static func reasons(_ tally: PushTally) -> String {
    var json = JSONWriter()
    json.object { json in
      for (reason, count) in tally.reasons.sorted(by: { $0.key < $1.key }) {
        json.field(reason, count)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
