// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension AudienceCounter {
  /// Returns the preferred languages of a notification's audience. Stops after
  /// `Acceptance.audienceCountLimit` devices, in the order of broadcasts, which is random with
  /// regard to the devices' attributes.
  func sample(_ notification: Notification) async throws(StorageError) -> AudienceSample {
    try await fits.learn(notification.audience.narrowing.languages, on: connection, again: true)
    return notification.audience.isEveryone
      ? try await sampleOfAll(notification) : try await sampleOfNamed(notification)
  }

  /// Reads in parts, as `narrowed` does, until enough devices are found.
  private func sampleOfAll(
    _ notification: Notification
  ) async throws(StorageError) -> AudienceSample {
    var window = SlotWindow()
    var bucket: Int32 = 0
    var found: [Attributes: Int] = [:]
    var devices = devices(notification, in: Self.environments(notification))
    devices.part = try await devices.narrowest(on: connection)
    while found.values.reduce(0, +) < Acceptance.audienceCountLimit {
      guard let buckets = window.buckets(of: notification.audience.narrowing, from: bucket)
      else { return try await sample(found, isComplete: true) }
      let filter = filter(notification, "\(notification.audience.environment)")
      let part = try await lists(
        """
        SELECT d.language_list, \(unsafeSQL: Self.zone(notification)) AS time_zone, count(*) AS examined,
          count(*) FILTER (WHERE \(fragment: filter.condition)) AS devices
        FROM (\(fragment: devices.candidates(in: buckets))) d
        WHERE d.app = \(notification.app) AND d.bucket BETWEEN \(buckets.lowerBound) AND \(buckets.upperBound)
        GROUP BY 1, 2
        """)
      window.found(part.reduce(0) { $0 + $1.examined })
      for group in part where group.devices > 0 { found[group.of, default: 0] += group.devices }
      bucket = buckets.upperBound + 1
    }
    return try await sample(found, isComplete: bucket > Int32(UInt16.max))
  }

  private func sampleOfNamed(
    _ notification: Notification
  ) async throws(StorageError) -> AudienceSample {
    let audience = notification.audience
    let named = filter(notification, "\(audience.environment)").named(
      app: "\(notification.app)", tokens: "\(audience.tokens)", users: "\(audience.users)",
      columns: "d.token, d.language_list, \(Self.zone(notification)) AS time_zone")
    let limit = Acceptance.audienceCountLimit
    let part = try await lists(
      """
      SELECT language_list, time_zone, count(*) AS examined, count(*) AS devices
      FROM (\(fragment: named) LIMIT \(limit)) d GROUP BY 1, 2
      """)
    let found = Dictionary(part.map { ($0.of, $0.devices) }, uniquingKeysWith: +)
    return try await sample(found, isComplete: found.values.reduce(0, +) < limit)
  }

  /// Attributes by which devices of a sample are counted.
  private struct Attributes: Hashable {
    let list: Int32
    /// Nil: no zone, or the notification has no quiet hours.
    let zone: String?
  }

  private static func zone(_ notification: Notification) -> String {
    notification.message.options.quietHours == nil ? "NULL::text" : "d.time_zone"
  }

  /// - Parameter grouped: selects `language_list`, `time_zone`, `examined` and `devices`.
  private func lists(
    _ grouped: PostgresQuery
  ) async throws(StorageError) -> [(of: Attributes, examined: Int, devices: Int)] {
    try decoding(try await reading(connection, grouped)) { (row) throws(PostgresError) in
      (
        of: Attributes(
          list: try row.decode("language_list", as: Int32.self),
          zone: try row.decode("time_zone", as: String?.self)),
        examined: Int(try row.decode("examined", as: Int64.self)),
        devices: Int(try row.decode("devices", as: Int64.self))
      )
    }
  }

  private func sample(
    _ devices: [Attributes: Int], isComplete: Bool
  ) async throws(StorageError) -> AudienceSample {
    let found = Dictionary(devices.map { ($0.key.list, $0.value) }, uniquingKeysWith: +)
    let rows = try await reading(
      connection, "SELECT id, tags FROM language_lists WHERE id = ANY (\(found.keys.sorted()))")
    let lists = Dictionary(
      try decoding(rows) { (row) throws(PostgresError) in
        (try row.decode("id", as: Int32.self), try row.languages("tags"))
      }
    ) { first, _ in first }
    let preferences = found.map {
      AudienceSample.Preferences(languages: lists[$0.key] ?? [], devices: $0.value)
    }
    return AudienceSample(
      preferences: preferences.sorted {
        $0.devices != $1.devices
          ? $0.devices > $1.devices : $0.languages.lexicographicallyPrecedes($1.languages)
      }, zones: Dictionary(devices.map { ($0.key.zone, $0.value) }, uniquingKeysWith: +),
      isComplete: isComplete)
  }
}
