// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Counts a notification's audience before acceptance, if it is a broadcast or narrowed; the
/// accepting statement does not count these. Uses the connection on which requests read.
struct AudienceCounter {
  let connection: PostgresConnection
  let fits: LanguageFits

  /// Counts the audience; returns nil for plain names, which the accepting statement counts.
  func count(_ notification: Notification) async throws(StorageError) -> AudienceCount? {
    let audience = notification.audience
    if audience.isPlain { return audience.isEveryone ? try await everyone(notification) : nil }
    try await fits.learn(audience.narrowing.languages, on: connection, again: true)
    if audience.isEveryone { return try await narrowed(notification) }
    var count = try await named(notification)
    if let unregistered = audience.unregistered {
      count[unregistered.environment] += try await unknownTokens(notification)
    }
    return count
  }

  /// Counts the audience in any case, including plain names.
  func countAll(_ notification: Notification) async throws(StorageError) -> AudienceCount {
    if let count = try await count(notification) { return count }
    return try await named(notification)
  }

  /// Counts in the order of an index. A sequential scan for the first devices of an environment
  /// would read the whole table if these are its last rows.
  private func everyone(_ notification: Notification) async throws(StorageError) -> AudienceCount {
    let rows = try await togetherByKey(
      connection,
      [
        """
        SELECT e.environment, counted.devices FROM unnest(\(Self.environments(notification))) AS e (environment)
        CROSS JOIN LATERAL (
          SELECT count(*) AS devices FROM (
            SELECT 1 FROM devices d WHERE d.app = \(notification.app) AND d.environment = e.environment
              AND d.token_kind = \(notification.tokenKind) AND d.state = \(code: DeviceState.active)
            ORDER BY d.bucket, d.token LIMIT \(Acceptance.audienceCountLimit)) found) counted
        """
      ])
    return try Self.count(rows[0])
  }

  /// - Parameter rows: rows with an environment and a number of devices.
  private static func count(_ rows: PostgresRows) throws(StorageError) -> AudienceCount {
    var count = AudienceCount()
    let parts = try decoding(rows) { (row) throws(PostgresError) in
      (
        try row.decode("environment", as: PushEnvironment.self),
        Int(try row.decode("devices", as: Int64.self))
      )
    }
    for (environment, devices) in parts { count[environment] = devices }
    return count
  }

  /// Counts in parts, so that no other statement waits for a scan of millions of devices.
  private func narrowed(_ notification: Notification) async throws(StorageError) -> AudienceCount {
    var count = AudienceCount()
    for environment in Self.environments(notification) {
      var window = SlotWindow()
      var bucket: Int32 = 0
      let part = try await devices(notification, in: [environment]).narrowest(on: connection)
      while count[environment] < Acceptance.audienceCountLimit,
        let buckets = window.buckets(of: notification.audience.narrowing, from: bucket)
      {
        let found = try await countPart(notification, environment, part, buckets)
        window.found(found.examined)
        count[environment] += found.meant
        bucket = buckets.upperBound + 1
      }
    }
    return count
  }

  private func countPart(
    _ notification: Notification, _ environment: PushEnvironment, _ part: NarrowedPart,
    _ buckets: ClosedRange<Int32>
  ) async throws(StorageError) -> (examined: Int, meant: Int) {
    let filter = filter(notification, "\(code: environment)")
    var devices = devices(notification, in: [environment])
    devices.part = part
    let rows = try await reading(
      connection,
      """
      SELECT count(*) AS examined, count(*) FILTER (WHERE \(fragment: filter.condition)) AS meant
      FROM (\(fragment: devices.candidates(in: buckets))) d
      WHERE d.app = \(notification.app) AND d.bucket BETWEEN \(buckets.lowerBound) AND \(buckets.upperBound)
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      (
        examined: Int(try row.decode("examined", as: Int64.self)),
        meant: Int(try row.decode("meant", as: Int64.self))
      )
    }.first ?? (0, 0)
  }

  func devices(
    _ notification: Notification, in environments: [PushEnvironment]
  ) -> NarrowedDevices {
    NarrowedDevices(
      app: notification.app, environments: environments,
      tokenKind: notification.tokenKind, narrowing: notification.audience.narrowing,
      unfit: fits.unfit(for: notification.audience.narrowing.languages))
  }

  private func named(_ notification: Notification) async throws(StorageError) -> AudienceCount {
    let audience = notification.audience
    let named = filter(notification, "\(audience.environment)").named(
      app: "\(notification.app)", tokens: "\(audience.tokens)", users: "\(audience.users)",
      columns: "d.token, d.environment")
    let rows = try await reading(
      connection,
      """
      SELECT environment, count(*) AS devices
      FROM (\(fragment: named) LIMIT \(Acceptance.audienceCountLimit)) d GROUP BY environment
      """)
    return try Self.count(rows)
  }

  /// Counts the named tokens without a device in the app.
  private func unknownTokens(_ notification: Notification) async throws(StorageError) -> Int {
    let rows = try await reading(
      connection,
      """
      SELECT count(*) AS tokens FROM unnest(\(notification.audience.tokens)) AS t (token)
      LEFT JOIN LATERAL (
        SELECT true AS known FROM devices WHERE app = \(notification.app) AND token = t.token
          AND \(fragment: AudiencePages.isKnown(notification.audience)) OFFSET 0
      ) k ON true WHERE k.known IS NULL
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      Int(try row.decode("tokens", as: Int64.self))
    }.first ?? 0
  }

  func filter(
    _ notification: Notification, _ environment: PostgresQuery
  ) -> AudienceFilter {
    var filter = AudienceFilter(
      tokenKind: "\(code: notification.tokenKind)", environment: environment)
    filter.narrowing = notification.audience.narrowing
    filter.unfit = fits.unfit(for: filter.narrowing.languages)
    return filter
  }

  static func environments(_ notification: Notification) -> [PushEnvironment] {
    notification.audience.environment.map { [$0] } ?? PushEnvironment.allCases
  }
}
