// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The badge numbers of devices, as last set by the gateway or reported by the app.
package final class BadgeStore {
  /// A run's change to one device's badge.
  package struct Change: Sendable {
    package var token: DeviceToken
    package var change: BadgeChange

    /// Creates a change for one device.
    package init(token: DeviceToken, change: BadgeChange) {
      self.token = token
      self.change = change
    }
  }

  private let client: PostgresClient
  private let pages: WriteCombiner<Page, PageKey, [DeviceToken: Int]>

  init(client: PostgresClient) {
    self.client = client
    let write = client.deliveryWrite
    pages = WriteCombiner(
      // Each page already contains hundreds of rows.
      loop: write.loop, limits: Self.limits, application: { $0.key.app.rawValue }, key: \.key,
      execute: { (pages, locks) throws(PostgresError) in
        try await Self.apply(pages, on: write, waiting: locks)
      })
  }

  private static var limits: WriteCombinerLimits {
    var limits = WriteCombinerLimits()
    limits.batchRows = 64
    return limits
  }

  /// Applies a run's badge changes and returns the resulting numbers. Each device may occur once in
  /// `changes`. A run changes a badge once: a repeated call returns the same numbers.
  package func apply(
    _ changes: [Change], run: Run
  ) async throws(StorageError) -> [DeviceToken: Int] {
    guard let first = changes.first else { return [:] }
    // Rows are locked in key order.
    let page = Page(
      key: PageKey(app: run.app, run: run.id, first: first.token),
      changes: changes.sorted { $0.token < $1.token })
    do { return try await pages.submit(page) } catch { throw StorageError(error) }
  }

  /// The pages of a run have disjoint devices, so that the first device identifies a page.
  private struct PageKey: Hashable, Comparable, Sendable {
    let app: AppID
    let run: RunID
    let first: DeviceToken

    static func < (left: Self, right: Self) -> Bool {
      (left.app, left.run, left.first) < (right.app, right.run, right.first)
    }
  }

  private struct Page: Sendable {
    let key: PageKey
    let changes: [Change]
  }

  private struct Row {
    let key: PageKey
    let token: DeviceToken
    let number: Int
  }

  /// Applies all pages in one transaction. One statement may change a device only once. For a
  /// device of several runs there are thus several statements, in the order of the runs.
  private static func apply(
    _ pages: [Page], on connection: PostgresConnection, waiting locks: LockWait
  ) async throws(PostgresError) -> [PageKey: [DeviceToken: Int]] {
    let rounds = rounds(of: pages)
    let results = try await connection.batch(
      rounds.map { statement($0.rows, $0.isRaised) }, waiting: locks)
    var answers = Dictionary(uniqueKeysWithValues: pages.map { ($0.key, [DeviceToken: Int]()) })
    for (round, result) in zip(rounds, results) {
      var owners: [DeviceKey: PageKey] = [:]
      for row in round.rows { owners[DeviceKey(app: row.key.app, token: row.token)] = row.key }
      for line in result {
        let device = try DeviceKey(line)
        guard let owner = owners[device] else { continue }
        answers[owner]?[device.token] = Int(try line.decode("value", as: Int32.self))
      }
    }
    return answers
  }

  private static func rounds(of pages: [Page]) -> [(rows: [Row], isRaised: Bool)] {
    var rounds: [(rows: [Row], isRaised: Bool)] = []
    var next: [DeviceKey: Int] = [:]
    for page in pages {
      for change in page.changes {
        let device = DeviceKey(app: page.key.app, token: change.token)
        let (number, isRaised) =
          switch change.change {
          case .set(let number): (number, false)
          case .increment(let number): (number, true)
          }
        var round = next[device, default: 0]
        while round < rounds.count, rounds[round].isRaised != isRaised { round += 1 }
        if round == rounds.count { rounds.append(([], isRaised)) }
        rounds[round].rows.append(
          Row(key: page.key, token: change.token, number: number))
        next[device] = round + 1
      }
    }
    return rounds
  }

  /// Returns a condition: this run has already changed the badge, even if other runs changed it
  /// later.
  private static func wasApplied(_ new: PostgresQuery) -> PostgresQuery {
    "(b.last_run = \(fragment: new).last_run OR \(fragment: new).last_run = ANY (b.open_runs)) IS TRUE"
  }

  /// Earlier runs that the row remembers besides the newest: those with work left in the queue,
  /// which a rescue may execute again.
  ///
  /// If the badge changed after the statement's snapshot, the snapshot may lack queue rows of these
  /// runs, so all of them are kept until the next change. The cheap comparison of transaction ages
  /// comes first: it excludes rows older than every transaction in the snapshot.
  private static let openRuns: PostgresQuery = """
    SELECT array_agg(r.run) FROM unnest(b.open_runs || b.last_run) AS r (run)
    WHERE \(fragment: hasWork)
      OR r.run IS NOT NULL
        AND age(b.xmin) <= age(pg_snapshot_xmin(pg_current_snapshot())::xid)
        AND NOT EXISTS (SELECT FROM badges s
        WHERE s.app = b.app AND s.token = b.token AND s.last_run IS NOT DISTINCT FROM b.last_run)
    """

  /// Returns a condition on `r`: the run has rows in the queue.
  private static let hasWork: PostgresQuery =
    "(SELECT q.id FROM queue q WHERE q.run = r.run ORDER BY q.kind LIMIT 1) IS NOT NULL"

  /// `openRuns` of a row that is unchanged since the statement's snapshot. Most rows of a batch
  /// have an equal last run, whose work is looked up once (`f.works`). Rows with several runs still
  /// need `openRuns`.
  private static let openRunsOfFound: PostgresQuery = """
    CASE WHEN b.open_runs IS NULL AND b.last_run = f.former THEN CASE WHEN f.works THEN ARRAY[b.last_run] END
      ELSE (\(fragment: openRuns)) END
    """

  /// Updates existing rows in place and inserts the others. An upsert would first lock an existing
  /// row and write one more WAL record. Rows that were inserted or changed after the statement's
  /// snapshot still go through the upsert.
  private static func statement(_ rows: [Row], _ isRaised: Bool) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT i.app, i.token, i.value, i.last_run
      FROM unnest(\(rows.map(\.key.app)), \(rows.map(\.token)),
        \(rows.map { Int32(clamping: $0.number) }), \(rows.map(\.key.run)))
        AS i (app, token, value, last_run)
      ORDER BY i.app, i.token
    ), found AS MATERIALIZED (
      SELECT i.*, k.place, k.former FROM input i CROSS JOIN LATERAL (
        SELECT ctid AS place, last_run AS former FROM badges WHERE app = i.app AND token = i.token OFFSET 0) k
    ), working AS MATERIALIZED (
      SELECT r.run FROM (SELECT DISTINCT former AS run FROM found) r WHERE \(fragment: hasWork)
    ), changed AS (
      UPDATE badges b SET \(fragment: change(to: "f", isRaised, openRuns: openRunsOfFound))
      FROM (SELECT f.*, f.former IN (SELECT run FROM working) AS works FROM found f) f
      WHERE b.ctid = f.place RETURNING b.app, b.token, b.value
    ), added AS (
      INSERT INTO badges AS b (app, token, value, last_run)
      SELECT i.app, i.token, i.value, i.last_run FROM input i
      WHERE NOT EXISTS (SELECT FROM changed c WHERE c.app = i.app AND c.token = i.token)
      ON CONFLICT (app, token) DO UPDATE SET \(fragment: change(to: "EXCLUDED", isRaised, openRuns: openRuns))
      RETURNING app, token, value
    )
    SELECT app, token, value FROM changed UNION ALL SELECT app, token, value FROM added
    """
  }

  /// Returns the assignments for a row `b`, given the row of `new` with its key.
  private static func change(
    to new: PostgresQuery, _ isRaised: Bool, openRuns: PostgresQuery
  ) -> PostgresQuery {
    let next: PostgresQuery =
      isRaised
      ? "least(b.value::int8 + \(fragment: new).value, \(Int64(BadgeChange.maximum)))::int4"
      : "\(fragment: new).value"
    let wasApplied = wasApplied(new)
    return """
      value = CASE WHEN \(fragment: wasApplied) THEN b.value ELSE \(fragment: next) END,
      last_run = CASE WHEN \(fragment: wasApplied) THEN b.last_run ELSE \(fragment: new).last_run END,
      open_runs = CASE WHEN \(fragment: wasApplied) THEN b.open_runs ELSE (\(fragment: openRuns)) END
      """
  }

  /// Returns the stored badges of some devices; devices without one are absent.
  package func values(
    of tokens: [DeviceToken], app: AppID, for reader: Reader = .requests
  ) async throws(StorageError) -> [DeviceToken: Int] {
    let rows = try await client.reading(
      for: reader, of: app,
      """
      SELECT b.token, b.value FROM unnest(\(tokens)) AS t (token)
      CROSS JOIN LATERAL (
        SELECT token, value FROM badges WHERE app = \(app) AND token = t.token OFFSET 0
      ) b
      """)
    let values = try decoding(rows) { (row) throws(PostgresError) in
      (
        try row.decode("token", as: DeviceToken.self),
        Int(try row.decode("value", as: Int32.self))
      )
    }
    return Dictionary(uniqueKeysWithValues: values)
  }

  /// Sets or increments a device's badge at the app's request. Returns the new number; nil if the
  /// device does not exist.
  package func change(
    app: AppID, token: DeviceToken, _ change: BadgeChange
  ) async throws(StorageError) -> Int? {
    let (number, next): (Int, PostgresQuery) =
      switch change {
      case .set(let number): (number, "EXCLUDED.value")
      case .increment(let number):
        (number, "least(b.value::int8 + EXCLUDED.value, \(Int64(BadgeChange.maximum)))::int4")
      }
    let rows = try await reading(
      client.write,
      """
      INSERT INTO badges AS b (app, token, value)
      SELECT d.app, d.token, \(Int32(clamping: number)) FROM devices d
      WHERE d.app = \(app) AND d.token = \(token)
      ON CONFLICT (app, token) DO UPDATE SET value = \(fragment: next)
      RETURNING value
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      Int(try row.decode("value", as: Int32.self))
    }.first
  }
}
