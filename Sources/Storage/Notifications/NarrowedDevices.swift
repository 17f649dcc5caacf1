// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Devices that match a narrowing, read in the order of broadcasts by the index of one of its
/// parts.
struct NarrowedDevices {
  var app: AppID
  var environments: [PushEnvironment]
  /// Used only for a narrowing without an indexed part.
  var tokenKind = TokenKind.alert
  var narrowing: Narrowing
  /// First preferences that match none of the languages.
  var unfit: [String] = []
  /// Part whose index is used; nil: the first part.
  var part: NarrowedPart?

  /// Parts with an index. Without any, all devices are read.
  var parts: [NarrowedPart] {
    var parts: [NarrowedPart] = []
    if !narrowing.tags.all.isEmpty || !narrowing.tags.any.isEmpty { parts.append(.tags) }
    if !narrowing.languages.isEmpty { parts.append(.languages) }
    if narrowing.versions != nil { parts.append(.versions) }
    return parts.isEmpty ? [.everyone] : parts
  }

  /// Buckets of the sample that finds the most selective part: one in 64.
  static let sampled: ClosedRange<Int32> = 0...1_023
  /// Maximum number of devices counted per part. Parts with more devices are treated as equal.
  private static let counted = 1_000

  /// Returns the part with the fewest devices in a sample; if several are equal, the first one.
  func narrowest(on connection: PostgresConnection) async throws(StorageError) -> NarrowedPart {
    guard parts.count > 1 else { return parts[0] }
    let samples = parts.map { part in
      var devices = self
      devices.part = part
      return devices.candidates(in: Self.sampled)
    }
    return parts[try await Self.fewest(of: samples, on: connection)]
  }

  /// Returns the index of the query with the fewest rows; if several are equal, the first one. 0
  /// for an empty list.
  static func fewest(
    of samples: [PostgresQuery], on connection: PostgresConnection
  ) async throws(StorageError) -> Int {
    guard !samples.isEmpty else { return 0 }
    var query: PostgresQuery = "SELECT ARRAY["
    for (index, sample) in samples.enumerated() {
      query += """
        \(unsafeSQL: index == 0 ? "" : ", ")(SELECT count(*) FROM (
          SELECT 1 FROM (\(fragment: sample)) d LIMIT \(Self.counted)) c)
        """
    }
    query += "] AS counts"
    let counts = try decoding(try await reading(connection, query)) { (row) throws(PostgresError) in
      try row.decode("counts", as: [Int64].self)
    }.first
    return (counts ?? []).enumerated().min { $0.element < $1.element }?.offset ?? 0
  }

  /// Returns a subquery on `devices` with all devices in these buckets that may match, and possibly
  /// others. Each index is on its own expression, or is read key by key, so that no plan uses
  /// another index, whatever the statistics. Tags that are all required are looked up together.
  func candidates(in buckets: ClosedRange<Int32>) -> PostgresQuery {
    switch part ?? parts[0] {
    case .tags: tagged(in: buckets)
    case .languages: preferring(Narrowing.lists(unfit: unfit), in: buckets)
    case .versions: running(narrowing.versions ?? AppVersionRange(), in: buckets)
    case .everyone:
      """
      SELECT * FROM devices WHERE app = \(app) AND environment = ANY (\(environments))
        AND token_kind = \(tokenKind) AND state = \(code: DeviceState.active)
        AND bucket BETWEEN \(buckets.lowerBound) AND \(buckets.upperBound) OFFSET 0
      """
    }
  }

  private func tagged(in buckets: ClosedRange<Int32>) -> PostgresQuery {
    var query: PostgresQuery = "SELECT * FROM devices WHERE tags <> '{}'"
    for tags in narrowing.tags.all.map({ [$0] }) + [narrowing.tags.any] where !tags.isEmpty {
      query += """
         AND device_tags(app, environment, bucket, tags) && ARRAY(
          SELECT hashtextextended(t COLLATE "C", s) FROM unnest(\(tags)) t, (\(fragment: slots(in: buckets))) s (s))
        """
    }
    query += " OFFSET 0"
    return query
  }

  /// Selects the devices with these lists of languages.
  func preferring(
    _ lists: PostgresQuery, in buckets: ClosedRange<Int32>
  ) -> PostgresQuery {
    """
    SELECT d.* FROM (\(fragment: lists)) l CROSS JOIN LATERAL (
      SELECT * FROM devices WHERE app = \(app) AND language_list = l.id AND language_list > 0
        AND bucket BETWEEN \(buckets.lowerBound) AND \(buckets.upperBound) OFFSET 0
    ) d
    """
  }

  private func running(
    _ versions: AppVersionRange, in buckets: ClosedRange<Int32>
  ) -> PostgresQuery {
    """
    SELECT d.* FROM (\(fragment: slots(in: buckets))) s (s) CROSS JOIN LATERAL (
      SELECT * FROM devices WHERE device_slot(app, environment, bucket) = s.s
        AND app_version IS NOT NULL AND \(fragment: versions.contains("device_version(app_version)")) OFFSET 0
    ) d
    """
  }

  private func slots(in buckets: ClosedRange<Int32>) -> PostgresQuery {
    """
    SELECT device_slot(\(app), e, s * \(SlotWindow.bucketsOfSlot))
    FROM unnest(\(environments)) e,
      generate_series(\(buckets.lowerBound / SlotWindow.bucketsOfSlot), \(buckets.upperBound / SlotWindow.bucketsOfSlot)) s
    """
  }
}
