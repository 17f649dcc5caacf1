// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// How much of a narrowed audience one statement looks at. Buckets are filled evenly, so what some of them held says
/// how many more to take.
struct SlotWindow {
  /// Sixteen buckets of an app in an environment (`device_slot`): what the indexes know of the order of broadcasts.
  static let bucketsOfSlot: Int32 = 16
  /// Of 65,536 buckets.
  static let slots: Int32 = 4_096
  /// Devices that a statement is to look at: a page or a few, some milliseconds' reading.
  private static let wanted = AudiencePages.size...4 * AudiencePages.size

  /// Slots that the next statement looks at.
  private(set) var width: Int32 = 1

  /// The buckets from one on up to another, or so many of them as are to be looked at.
  func buckets(from: Int32, to: Int32) -> ClosedRange<Int32> {
    let last = (from / Self.bucketsOfSlot + width) * Self.bucketsOfSlot - 1
    return from...max(from, min(to, last))
  }

  /// A statement has found so many devices to look at. It grows to what it wants and not beyond.
  mutating func found(_ devices: Int) {
    if devices > Self.wanted.upperBound {
      width = max(1, width / 2)
    } else if devices < Self.wanted.lowerBound {
      width = min(Self.slots, width * (devices < Self.wanted.lowerBound / 8 ? 8 : 2))
    }
  }
}

/// A part of a narrowing that an index finds devices by.
enum NarrowedPart { case tags, languages, versions, everyone }

/// The devices that a narrowing is about, for reading them in the order of broadcasts by the index of one of its
/// parts.
struct NarrowedDevices {
  var app: AppID
  var environments: [PushEnvironment]
  /// Asked for of what has no index: everyone.
  var tokenKind = TokenKind.alert
  var narrowing: Narrowing
  /// First preferences that none of the languages fits.
  var unfit: [String] = []
  /// Which part they are found by; nil: the first.
  var part: NarrowedPart?

  /// What there is to find them by. What only leaves some out goes with everyone.
  var parts: [NarrowedPart] {
    var parts: [NarrowedPart] = []
    if !narrowing.tags.all.isEmpty || !narrowing.tags.any.isEmpty { parts.append(.tags) }
    if !narrowing.languages.isEmpty { parts.append(.languages) }
    if narrowing.versions != nil { parts.append(.versions) }
    return parts.isEmpty ? [.everyone] : parts
  }

  /// Buckets whose devices say which part leaves the fewest: one in 64.
  static let sampled: ClosedRange<Int32> = 0...1_023
  /// Devices of each that are counted: parts that leave more are alike.
  private static let counted = 1_000

  /// The part that finds the fewest of a sample; the first of those that are alike.
  func narrowest(on connection: PostgresConnection) async throws(StorageError) -> NarrowedPart {
    guard parts.count > 1 else { return parts[0] }
    let samples = parts.map { part in
      var devices = self
      devices.part = part
      return devices.candidates(in: Self.sampled)
    }
    return parts[try await Self.fewest(of: samples, on: connection)]
  }

  /// Which of some queries finds the fewest; the first of those that are alike, also of none.
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

  /// Rows of `devices` in these buckets and perhaps beside them, among which are all that are meant: a subquery.
  /// Each index is found by an expression that nothing else has, or key by key, so that no plan takes another one,
  /// whatever is known of the table. Tags that must all be there are looked up together.
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

  /// Of devices whose lists of languages are these.
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
