// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Adapts the number of slots that one statement on a narrowed audience reads. Devices are evenly
/// distributed over buckets, so the devices found so far predict the width for the next statement.
struct SlotWindow {
  /// Buckets per slot. A slot is 16 buckets of an app in an environment (`device_slot`), the
  /// resolution at which the indexes follow the order of broadcasts.
  static let bucketsOfSlot: Int32 = 16
  /// Number of slots in 65,536 buckets.
  static let slots: Int32 = 4_096
  /// Devices that a statement should read: one to four pages, some milliseconds.
  private static let wanted = AudiencePages.size...4 * AudiencePages.size

  /// Slots that the next statement reads.
  private(set) var width: Int32 = 1

  /// Returns the buckets to read next: from `from`, at most up to `to`.
  func buckets(from: Int32, to: Int32) -> ClosedRange<Int32> {
    let last = (from / Self.bucketsOfSlot + width) * Self.bucketsOfSlot - 1
    return from...max(from, min(to, last))
  }

  /// Adapts the width to the number of devices that the last statement found.
  mutating func found(_ devices: Int) {
    if devices > Self.wanted.upperBound {
      width = max(1, width / 2)
    } else if devices < Self.wanted.lowerBound {
      width = min(Self.slots, width * (devices < Self.wanted.lowerBound / 8 ? 8 : 2))
    }
  }
}

/// A part of a narrowing that has an index.
enum NarrowedPart { case tags, languages, versions, everyone }

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
