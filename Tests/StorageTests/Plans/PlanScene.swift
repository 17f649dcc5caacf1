// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// A database that is empty when hot statements are planned, and full when they are measured. It
/// counts the buffers that a call of the store reads, by PostgreSQL's statistics of each table and
/// index. Calls use the product's code and connections, with their cached plans.
final class PlanScene {
  /// Rows of each growing table when it is full.
  static let rows = 100_000
  /// Executions after which a session would fix a plan, if it had not done so at once.
  private static let executions = 6
  /// A statement that waits this long for a lock uses the table of an unrelated day.
  private static let lockTimeout = "1s"

  let store: TestStore
  let app: AppID
  /// A notification for names, and one for everyone that an earlier holder did not finish.
  let named: Work
  let range: Work
  private let watcher: PostgresConnection
  private let database: TestDatabase
  private var calls = 0
  /// Whether the tables are full.
  private(set) var isFull = false

  /// The work for names with its former claim, whose writes have no effect.
  var stale: Work {
    var work = named
    work.row.epoch -= 1
    return work
  }

  /// The row for everyone after another holder has claimed it.
  var interrupted: QueueRow {
    var row = range.row
    row.epoch += 1
    return row
  }

  /// Work of an app with a webhook for failed deliveries.
  var told: Work {
    var work = named
    work.row.run.app = Self.toldApp
    return work
  }

  /// Another run of a notification, whose first one did not reach a third of the devices.
  var failures: Work {
    var work = range
    work.row.job = .failures(after: nil)
    work.row.run = Run(
      id: RunID(rawValue: Self.failed + 1), app: app, notification: sentAgain,
      day: range.run.day)
    return work
  }

  /// The first pages of a filtered broadcast; each call has a new run without an audience count.
  func read(_ narrowing: Narrowing, pages: Int = 5) async throws {
    var work = range
    work.row.isRescued = false
    work.row.run.id = RunID(rawValue: 3_000_000_000 + Int64(next()))
    work.notification.audience.narrowing = narrowing
    var devices = 0
    var cursor: RangeCursor?
    for _ in 0..<pages {
      let page = try await store.audiences.narrowed(work, from: 0, to: 65_535, after: cursor)
      devices += page.recipients.count
      cursor = page.next
      if cursor == nil { break }
    }
    if isFull { #expect(devices > 0) }
  }

  /// Searches for a notification newer than the one for names, with a collapse id of half of all
  /// notifications, or one that only these names have.
  func superseded(by collapseID: String) async throws {
    var work = named
    work.notification.collapseID = collapseID
    let page = (0..<1_000).map { Self.tokenOf($0 + 1) }
    let found = try await store.store.superseding.superseded(page, of: work)
    let expected = [
      "game 7": 1_000, "game 8": 20, "game few": 500, "game many": 1_000,
    ]
    if isFull { #expect(found.count == expected[collapseID, default: 0]) }
  }

  /// An erasure of a hundred users without webhook messages, among many webhook messages.
  var erasure: ErasureRound {
    let people = (1...100).map { number in
      ErasureRound.Person(
        erasure: Int64(number), user: "gone \(number)", tokens: [token(UInt32(4_000_000 + number))],
        askedAt: noon, passes: 1)
    }
    return ErasureRound(app: app, people: people, days: [], place: .messages(after: 50_000))
  }

  static let webhook = UUID(high: 1, low: 1)
  /// A webhook for notifications.
  static let finishing = UUID(high: 1, low: 2)
  private static let toldApp = AppID(rawValue: 1_000)

  /// On a connection with fixed plans, like the others.
  var outbox: WebhookOutbox {
    get throws {
      let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
      return WebhookOutbox(connection: store.client.write, secrets: secrets)
    }
  }

  /// A credential of a team with two thousand keys.
  static let tokenKey = ProviderTokenStore.Key(
    environment: .production, teamID: "TEAM123456", keyID: "KEY1234567",
    keyHash: String(repeating: "ab", count: 32))

  /// The notification to resend.
  var sentAgain: NotificationID {
    NotificationID(UUID(high: named.notification.id.uuid.high, low: 1))
  }
  /// The number of its first run.
  private static let failed: Int64 = 2_000_000_000

  /// Duties on their own lane, whose statements are planned for their actual values.
  let duties: DutyStore

  private init(
    store: TestStore, app: AppID, named: Work, range: Work, watcher: PostgresConnection,
    database: TestDatabase, duties: DutyStore
  ) {
    self.duties = duties
    self.store = store
    self.app = app
    self.named = named
    self.range = range
    self.watcher = watcher
    self.database = database
  }

  /// Opens a scene on an empty database.
  /// - Parameter days: partitions of `notifications` and `deliveries`.
  static func run(
    days: Int = 3, _ body: @Sendable (isolated TestShard, PlanScene) async throws -> Void
  ) async throws {
    try await TestDatabase.migrated { shard, database in
      let watcher = database.connect(on: shard, lane: .maintenance)
      try await watcher.script(partitions(days) + "; " + undisturbed)
      let client = PostgresClient(
        loop: shard.loop,
        configuration: try PostgresConfiguration(
          connectionString: database.connectionString
            + " options='-c lock_timeout=\(lockTimeout)'"),
        logger: TestDatabase.logger)
      client.start(isolation: shard)
      let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
      let store = TestStore(
        client: client, store: Store(client: client, secrets: secrets, languages: prefixRule))
      let app = try await store.app()
      let names = Audience.named(tokens: (1...10).map { tokenOf($0) }, users: users(11...20))
      let named = try await store.claimed(app, names)
      _ = try await store.accept(app, .everyone)
      var range = try #require(try await store.claim(singles: 0, broadcasts: 1).first)
      range.row.isRescued = true
      let duties = DutyStore(connection: database.connect(on: shard, lane: .duties))
      let scene = PlanScene(
        store: store, app: app, named: named, range: range, watcher: watcher,
        database: database, duties: duties)
      try await body(shard, scene)
      await duties.connection.close()
      await store.close()
      await watcher.close()
    }
  }

  // MARK: contents

  /// Returns the token of a device of the full table; each has its own user, except a guest's
  /// thousands.
  static func tokenOf(_ number: Int) -> DeviceToken { bulkToken(number * 7) }

  static func users(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "user \($0)" } }

  /// Returns a number that no earlier call had.
  func next() -> Int {
    calls += 1
    return calls
  }

  /// Returns a device of the full table that no earlier call used.
  func nextToken() -> DeviceToken { Self.tokenOf(30_000 + next()) }

  /// Executes calls until their plans are fixed.
  func settle(_ cases: [PlanCase]) async throws {
    for _ in 0..<Self.executions {
      for one in cases { try await one.call(self) }
    }
  }

  func analyze() async throws {
    try await watcher.script("ANALYZE")
    // The scene's own statistics are reported now, not during a measurement.
    _ = try await watcher.query("SELECT pg_stat_force_next_flush()::text")
  }

  /// Fills every table without ANALYZE. Ids of notifications for names belong to their day.
  func load() async throws {
    try await watcher.script(
      """
      INSERT INTO language_lists (tags) SELECT 'en,x-' || g FROM generate_series(1, 2000) g;
      INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id,
        registered_at, tags, app_version)
      SELECT \(app), t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1 + g % 2000, 1, 1,
        CASE WHEN g <= 90000 THEN 'user ' || g ELSE 'guest' END, now() - interval '1 day',
        CASE WHEN g % 100 = 0 THEN '{all,rare}'::text[] ELSE '{all}' END, '3.' || g % 100
      FROM (SELECT g, int8send(g * 7) AS t FROM generate_series(1, \(Self.rows)) g) x
      ON CONFLICT DO NOTHING;
      INSERT INTO provider_tokens (environment, team_id, key_id, key_hash, generation, issued_at, sealed,
        sealed_with)
      SELECT 1, 'TEAM123456', 'KEY1234567', encode(sha256(int8send(g)), 'hex'), 1, now(), '\\x01', ''
      FROM generate_series(1, 2000) g;
      INSERT INTO badges (app, token, value, last_run)
      SELECT \(app), int8send(g * 7), 1, 0 FROM generate_series(1, \(Self.rows)) g
      ON CONFLICT DO NOTHING;
      INSERT INTO notifications (id, day, app, accepted_at, payload, everyone, push_type,
        strings_revision, options)
      SELECT gen_random_uuid(), n.day, n.app, n.accepted_at, n.payload, true, n.push_type, 0, n.options
      FROM notifications n, generate_series(1, \(Self.rows / 2)) g
      WHERE n.id = '\(named.notification.id)';
      INSERT INTO runs (app, notification, day, collapse_id)
      SELECT app, id, day, 'game 7' FROM notifications WHERE everyone AND id <> '\(range.notification.id)';
      WITH names AS (
        INSERT INTO notifications (id, day, app, accepted_at, payload, tokens, users, everyone, push_type,
          strings_revision, options)
        SELECT overlay(gen_random_uuid()::text PLACING left(n.id::text, 15) FROM 1)::uuid, n.day, n.app,
          n.accepted_at, n.payload, n.tokens, n.users, false, n.push_type, 0, n.options
        FROM notifications n, generate_series(1, 200) g WHERE n.id = '\(named.notification.id)'
        RETURNING app, id, day
      )
      INSERT INTO runs (app, notification, day, collapse_id) SELECT app, id, day, 'game 8' FROM names;
      INSERT INTO schedules (id, app, accepted_at, due_at, audience, payload, everyone, push_type,
        strings_revision, options)
      SELECT gen_random_uuid(), n.app, n.accepted_at, now() + interval '1 day', 0, n.payload, true,
        n.push_type, 0, n.options
      FROM notifications n, generate_series(1, \(Self.rows)) g WHERE n.id = '\(named.notification.id)';
      INSERT INTO idempotency (app, key, day, body_hash, notification, audience, expires_at)
      SELECT \(app), 'key ' || g, '2026-11-20', '\\x01', gen_random_uuid(), 1, now() + interval '1 day'
      FROM generate_series(1, \(Self.rows)) g;
      INSERT INTO deliveries (app, run, token, day, outcome, attempts)
      SELECT \(app), \(range.run.id), int8send(g * 7), n.day, 1 + g % 2, 1
      FROM notifications n, generate_series(40001, \(Self.rows)) g
      WHERE n.id = '\(named.notification.id)';
      INSERT INTO deliveries (app, run, token, day, outcome, attempts)
      SELECT \(app), 1000000 + g % 1000, int8send(g), n.day, 2, 1
      FROM notifications n, generate_series(1, \(Self.rows)) g
      WHERE n.id = '\(named.notification.id)';
      INSERT INTO runs (id, app, notification, day, number, original, outcomes)
      SELECT \(Self.failed) + g, n.app, '\(sentAgain)', n.day, 1 + g,
        CASE WHEN g > 0 THEN \(Self.failed) END, CASE WHEN g > 0 THEN ARRAY[3] END
      FROM notifications n, generate_series(0, 1) g WHERE n.id = '\(named.notification.id)';
      INSERT INTO deliveries (app, run, token, day, outcome, attempts)
      SELECT \(app), \(Self.failed), int8send(g * 7), n.day, 1 + g % 3, 1
      FROM notifications n, generate_series(40001, \(Self.rows)) g
      WHERE n.id = '\(named.notification.id)';
      INSERT INTO rate_shares (app, run, holder, singles, broadcasts, until)
        SELECT 1, g, gen_random_uuid(), 1, 0, now() - interval '2 minutes' FROM generate_series(1000, 11000) g;
      INSERT INTO queue (app, run, notification, day, environment, kind, class, token, attempt, available_at, deadline)
      SELECT \(app), \(range.run.id), n.id, n.day, 2, 3, 2, int8send(g * 7), 1,
        now() - interval '1 hour' + g * interval '50 ms', now() + interval '1 day'
      FROM notifications n, generate_series(40001, \(Self.rows)) g
      WHERE n.id = '\(range.notification.id)' AND g % 2 = 0;
      """)
    try await loadOthers()
    _ = try await watcher.query("SELECT pg_stat_force_next_flush()::text")
    isFull = true
  }

  /// A thousand devices that Apple calls unregistered, of another environment and kind than the
  /// rest.
  private func loadOthers() async throws {
    try await loadUnregistered()
    try await loadWebhooks()
    try await loadListedNames()
  }

  /// A webhook with a long queue, of which many failed messages hold back others.
  private func loadWebhooks() async throws {
    try await store.run(
      """
      INSERT INTO webhooks (id, app, url, kinds, sealed, sealed_with)
      VALUES ('\(Self.webhook)', \(app), 'https://example.com', '{1}', '', ''),
        ('\(Self.finishing)', \(app), 'https://example.com', '{1}', '', '');
      INSERT INTO webhook_messages (webhook, app, kind, subject, reason)
      SELECT '\(Self.finishing)', app, 3, uuid_send(id), 'finished' FROM notifications
      WHERE NOT everyone ORDER BY id LIMIT 100;
      INSERT INTO apps (id, bundle_id) OVERRIDING SYSTEM VALUE VALUES (\(Self.toldApp), 'com.example.told');
      INSERT INTO webhooks (id, app, url, kinds, sealed, sealed_with, paused_until)
      SELECT gen_random_uuid(), \(Self.toldApp), 'https://example.com', '{4}', '', '', 'infinity'
      FROM generate_series(1, 2);
      INSERT INTO webhook_messages (webhook, app, kind, subject, attempts, next_at)
      SELECT '\(Self.webhook)', \(app), 1, int8send(g % 50000), (g <= 20000)::int,
        now() + (g <= 20000)::int * interval '1 hour'
      FROM generate_series(1, \(Self.rows)) g
      """)
  }

  private func loadUnregistered() async throws {
    try await watcher.script(
      """
      INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, state, state_reason,
        registered_at, tags)
      SELECT \(app), t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1 + g % 2000, 2, 10, 3,
        'Unregistered', now(), CASE WHEN g % 5 = 0 THEN '{rare}'::text[] ELSE '{}' END
      FROM (SELECT g, int8send(-g) || decode(repeat('00', 24), 'hex') AS t FROM generate_series(1, 1000) g) x
      """)
  }

  private static func partitions(_ days: Int) -> String {
    """
    DO $$ DECLARE t text; BEGIN
      FOR d IN 0..\(days - 1) LOOP
        FOREACH t IN ARRAY ARRAY['notifications', 'deliveries', 'runs', 'run_counts', 'idempotency', 'collapse_names'] LOOP
          EXECUTE format('CREATE %s TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
            CASE t WHEN 'collapse_names' THEN 'UNLOGGED' END,
            t || to_char(date '2026-11-21' - d, '_YYYYMMDD'), t, date '2026-11-21' - d, date '2026-11-22' - d);
        END LOOP;
      END LOOP;
    END $$
    """
  }

  /// Disables automatic statistics and every other reader.
  private static let undisturbed = """
    DO $$ DECLARE r record; BEGIN
      FOR r IN SELECT oid::regclass AS name FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LOOP
        EXECUTE format('ALTER TABLE %s SET (autovacuum_enabled = false)', r.name);
      END LOOP;
    END $$
    """

  // MARK: measurement

  /// Returns the maximum number of buffers that a call reads, of several equal calls.
  func buffers(of one: PlanCase) async throws -> Int {
    var most = 0
    for _ in 0..<3 {
      let before = try await fetched()
      try await one.call(self)
      most = max(most, try await fetched() - before)
    }
    return most
  }

  /// Returns the number of sequential scans of a table so far.
  func scans(of table: String) async throws -> Int64 {
    try await flush()
    return try await watcher.value(
      "SELECT seq_scan FROM pg_stat_user_tables WHERE relname = \(table)", as: Int64.self)
  }

  /// Reports the statistics of the store's connections now.
  private func flush() async throws {
    for connection in store.client.connections {
      _ = try await connection.query("SELECT pg_stat_force_next_flush()::text")
    }
  }

  /// Returns the buffers read so far of all tables and indexes.
  private func fetched() async throws -> Int {
    try await flush()
    let sum = try await watcher.value(
      """
      SELECT sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)
        + coalesce(toast_blks_read + toast_blks_hit, 0)
        + coalesce(tidx_blks_read + tidx_blks_hit, 0))::int8
      FROM pg_statio_all_tables WHERE schemaname = 'public'
      """, as: Int64.self)
    return Int(sum)
  }

  /// Runs `body` while the tables of all days are locked, except for those of the notifications
  /// here and adjacent days. Newer pushes are searched up to tomorrow, for whose day only the
  /// default partition exists.
  func whileOtherDaysAreLocked(
    on shard: isolated TestShard, _ body: () async throws -> Void
  ) async throws {
    let others = try await watcher.value(
      """
      SELECT string_agg(c.oid::regclass::text, ', ') FROM pg_class c
      WHERE c.relispartition AND c.relkind = 'r' AND c.relname !~ '^(device_events_default|runs_default|(notifications|deliveries|runs|run_counts|idempotency|collapse_names)_202611(19|20|21))$'
      """, as: String.self)
    let rival = try await database.rival(
      on: shard, "LOCK TABLE \(others) IN ACCESS EXCLUSIVE MODE",
      until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)")
    try await body()
    _ = try await watcher.query("SELECT pg_advisory_lock(2)::text")
    try await rival.committed()
    _ = try await watcher.query("SELECT pg_advisory_unlock(2)::text")
  }
}

/// A hot call of the store, and its maximum cost.
struct PlanCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Maximum number of buffers, for tables of any size.
  let buffers: Int
  /// Whether it may use the tables of all days: a generic plan for a partitioned table locks every
  /// one.
  var locksAllDays = false
  let call: @Sendable (PlanScene) async throws -> Void

  init(
    _ name: String, buffers: Int, locksAllDays: Bool = false,
    _ call: @escaping @Sendable (PlanScene) async throws -> Void
  ) {
    testDescription = name
    self.buffers = buffers
    self.locksAllDays = locksAllDays
    self.call = call
  }
}
