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
  private let pages: WriteCombiner<Page, PageKey, [Int]>

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

  /// Applies a run's badge changes and returns the resulting numbers, in the order of `changes`.
  /// Each device may occur once in `changes`. A run changes a badge once: a repeated call returns
  /// the same numbers.
  package func apply(_ changes: [Change], run: Run) async throws(StorageError) -> [Int] {
    guard let first = changes.first else { return [] }
    let page = Page(
      key: PageKey(app: run.app, run: run.id, first: first.token), changes: changes)
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

  /// Changes that one statement applies.
  private struct Round {
    /// Whether it increments badges; otherwise it sets them.
    let increments: Bool
    /// Places of the changes: numbers of their pages, and positions in these.
    var places: [(page: Int, position: Int)] = []
  }

  /// Applies all pages in one transaction. One statement may change a device only once. For a
  /// device of several runs there are thus several statements, in the order of the runs.
  private static func apply(
    _ pages: [Page], on connection: PostgresConnection, waiting locks: LockWait
  ) async throws(PostgresError) -> [PageKey: [Int]] {
    let rounds = rounds(of: pages)
    let results = try await connection.batch(
      rounds.map { statement($0, of: pages) }, waiting: locks)
    var numbers = pages.map { Array(repeating: 0, count: $0.changes.count) }
    for (round, result) in zip(rounds, results) {
      for line in result {
        let place = round.places[Int(try line.decode("ordinal", as: Int64.self)) - 1]
        numbers[place.page][place.position] = Int(try line.decode("value", as: Int32.self))
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(pages.lazy.map(\.key), numbers))
  }

  private static func rounds(of pages: [Page]) -> [Round] {
    var rounds: [Round] = []
    // The changes of one run are of different devices.
    let mayRepeat = pages.contains { $0.key.run != pages[0].key.run }
    var next: [DeviceKey: Int] = [:]
    for (page, content) in pages.enumerated() {
      for (position, change) in content.changes.enumerated() {
        let increments = if case .increment = change.change { true } else { false }
        let device = mayRepeat ? DeviceKey(app: content.key.app, token: change.token) : nil
        var round = device.flatMap { next[$0] } ?? 0
        while round < rounds.count, rounds[round].increments != increments { round += 1 }
        if round == rounds.count { rounds.append(Round(increments: increments)) }
        rounds[round].places.append((page, position))
        if let device { next[device] = round + 1 }
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
  ///
  /// Rows are locked in key order. Columns of the result: `ordinal` of a change in the round, from
  /// 1, and the new `value`.
  private static func statement(_ round: Round, of pages: [Page]) -> PostgresQuery {
    let keys = round.places.map { pages[$0.page].key }
    let changes = round.places.map { pages[$0.page].changes[$0.position] }
    let numbers = changes.map { change in
      switch change.change {
      case .set(let number), .increment(let number): Int32(clamping: number)
      }
    }
    return """
      WITH input AS MATERIALIZED (
        SELECT i.app, i.token, i.value, i.last_run, i.ordinal
        FROM unnest(\(keys.map(\.app)), \(changes.map(\.token)), \(numbers), \(keys.map(\.run)))
          WITH ORDINALITY AS i (app, token, value, last_run, ordinal)
        ORDER BY i.app, i.token
      ), found AS MATERIALIZED (
        SELECT i.*, k.place, k.former FROM input i CROSS JOIN LATERAL (
          SELECT ctid AS place, last_run AS former FROM badges WHERE app = i.app AND token = i.token OFFSET 0) k
      ), working AS MATERIALIZED (
        SELECT r.run FROM (SELECT DISTINCT former AS run FROM found) r WHERE \(fragment: hasWork)
      ), changed AS (
        UPDATE badges b SET \(fragment: change(to: "f", round.increments, openRuns: openRunsOfFound))
        FROM (SELECT f.*, f.former IN (SELECT run FROM working) AS works FROM found f) f
        WHERE b.ctid = f.place RETURNING f.ordinal, b.value
      ), added AS (
        INSERT INTO badges AS b (app, token, value, last_run)
        SELECT i.app, i.token, i.value, i.last_run FROM input i
        WHERE NOT EXISTS (SELECT FROM changed c WHERE c.ordinal = i.ordinal)
        ON CONFLICT (app, token) DO UPDATE SET \(fragment: change(to: "EXCLUDED", round.increments, openRuns: openRuns))
        RETURNING app, token, value
      )
      SELECT ordinal, value FROM changed
      UNION ALL SELECT i.ordinal, a.value FROM added a JOIN input i USING (app, token)
      """
  }

  /// Returns the assignments for a row `b`, given the row of `new` with its key.
  private static func change(
    to new: PostgresQuery, _ increments: Bool, openRuns: PostgresQuery
  ) -> PostgresQuery {
    let next: PostgresQuery =
      increments
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
