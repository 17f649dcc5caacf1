// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// The devices that match a list's filter, found by the index of one part of the filter.
struct ListedDevices {
  /// The parts of a filter that have an index.
  private enum Part: Equatable {
    case everyone, user, reason
    /// State, environment and token kind.
    case status
    case narrowed(NarrowedPart)
  }

  /// A subquery that reads a range of rows of `devices`.
  struct Range {
    let devices: PostgresQuery
    /// Returns the position to continue at, given the number of examined devices and the last of
    /// them; nil at the end.
    let next: (_ examined: Int, _ last: DeviceToken?) -> RangeCursor?
  }

  let filter: DeviceFilter
  let app: AppID
  private let unfit: [String]
  private var part = Part.everyone

  /// Chooses the most selective part.
  ///
  /// - Parameter unfit: first preferences that are known not to match the language.
  init(
    app: AppID, filter: DeviceFilter, unfit: [String], on connection: PostgresConnection
  ) async throws(StorageError) {
    self.app = app
    self.filter = filter
    self.unfit = unfit
    let parts = parts
    let samples = parts.count > 1 ? parts.map { sample($0, in: NarrowedDevices.sampled) } : []
    part = parts[try await NarrowedDevices.fewest(of: samples, on: connection)]
  }

  /// Parts with an index. A user has few devices, so a filter by user needs no other part; like the
  /// list of all devices, it is in token order.
  private var parts: [Part] {
    if filter.user != nil { return [.user] }
    if filter.goesByTokens { return [.everyone] }
    var parts: [Part] = []
    if filter.reason != nil { parts.append(.reason) }
    parts += narrowed.parts.filter { $0 != .everyone }.map { .narrowed($0) }
    if filter.state != nil || filter.environment != nil || filter.tokenKind != nil {
      parts.append(.status)
    }
    return parts
  }

  /// Whether the index decides alone, so that a page reads no more devices than it returns.
  var isExact: Bool {
    var rest = filter
    switch part {
    case .everyone: break
    case .user: rest.user = nil
    case .reason: rest.reason = nil
    case .status: (rest.state, rest.environment, rest.tokenKind) = (nil, nil, nil)
    case .narrowed: return false
    }
    return rest == DeviceFilter()
  }

  /// Whether the statement reads ranges of buckets instead of single devices.
  var isByBuckets: Bool { if case .narrowed = part { true } else { false } }

  /// The condition on `devices d`, each part after an AND.
  var condition: PostgresQuery {
    var condition: PostgresQuery = ""
    if let user = filter.user { condition += " AND d.user_id = \(user)" }
    if let state = filter.state { condition += " AND d.state = \(state)" }
    if let reason = filter.reason { condition += " AND d.state_reason = \(reason)" }
    if let environment = filter.environment { condition += " AND d.environment = \(environment)" }
    if let kind = filter.tokenKind { condition += " AND d.token_kind = \(kind)" }
    if let since = filter.updatedSince { condition += " AND d.updated_at >= \(since)" }
    condition += filter.narrowing.condition(unfit: unfit)
    return condition
  }

  // MARK: ranges

  /// Returns the devices in some buckets, after a place in the first of them.
  func range(_ buckets: ClosedRange<Int32>, after place: RangeCursor) -> Range {
    Range(
      devices: """
        SELECT d.* FROM (\(fragment: narrowed.candidates(in: buckets))) d
        WHERE d.app = \(app) AND d.bucket <= \(buckets.upperBound)
          AND (d.bucket, d.token) > (\(buckets.lowerBound), \(place.token.bytes))
        """
    ) { _, _ in
      buckets.upperBound < Int32(UInt16.max)
        ? RangeCursor(bucket: buckets.upperBound + 1, token: DeviceToken(bytes: [])) : nil
    }
  }

  /// Returns the next devices after a place, by an index that has their order.
  func range(after place: RangeCursor, limit: Int) -> Range {
    Range(devices: next(after: place, limit: limit)) { examined, last in
      examined < limit ? nil : last.map { RangeCursor(bucket: $0.bucket, token: $0) }
    }
  }

  private func next(after place: RangeCursor, limit: Int) -> PostgresQuery {
    let behind: PostgresQuery = """
      (bucket, token) > (\(place.bucket), \(place.token.bytes)) ORDER BY bucket, token LIMIT \(limit)
      """
    switch part {
    case .user:
      return """
        SELECT * FROM devices WHERE app = \(app) AND user_id = \(filter.user)
          AND token > \(place.token.bytes) ORDER BY token LIMIT \(limit)
        """
    case .reason:
      return """
        SELECT * FROM devices WHERE app = \(app) AND state_reason = \(filter.reason)
          AND \(fragment: behind)
        """
    case .status:
      return """
        SELECT d.* FROM (
          SELECT k.bucket, k.token FROM (\(fragment: withStatus(behind))) k
          ORDER BY k.bucket, k.token LIMIT \(limit)
        ) k CROSS JOIN LATERAL (
          SELECT * FROM devices WHERE app = \(app) AND token = k.token OFFSET 0
        ) d
        """
    case .everyone, .narrowed:
      return """
        SELECT * FROM devices WHERE app = \(app) AND token > \(place.token.bytes)
        ORDER BY token LIMIT \(limit)
        """
    }
  }

  /// Selects keys of devices by environment, token kind and state. Each combination is a range of
  /// one of two indexes: active devices, and all others.
  ///
  /// - Parameter further: another condition on each range, beginning with AND.
  private func withStatus(_ further: PostgresQuery) -> PostgresQuery {
    let environments = filter.environment.map { [$0] } ?? PushEnvironment.allCases
    let kinds = filter.tokenKind.map { [$0] } ?? TokenKind.allCases
    let states = filter.state.map { [$0] } ?? DeviceState.allCases
    var ranges: [PostgresQuery] = []
    if states.contains(.active) {
      ranges.append(
        """
        SELECT x.bucket, x.token
        FROM unnest(\(environments)) e (e) CROSS JOIN unnest(\(kinds)) t (t) CROSS JOIN LATERAL (
          SELECT bucket, token FROM devices WHERE app = \(app) AND environment = e.e AND token_kind = t.t
            AND state = \(code: DeviceState.active) AND \(fragment: further)
        ) x
        """)
    }
    let others = states.filter { $0 != .active }
    if !others.isEmpty {
      ranges.append(
        """
        SELECT x.bucket, x.token
        FROM unnest(\(environments)) e (e) CROSS JOIN unnest(\(kinds)) t (t)
        CROSS JOIN unnest(\(others)) s (s) CROSS JOIN LATERAL (
          SELECT bucket, token FROM devices WHERE app = \(app) AND environment = e.e AND token_kind = t.t
            AND state = s.s AND state_reason IS NOT NULL AND \(fragment: further)
        ) x
        """)
    }
    return ranges.count == 1
      ? ranges[0] : "\(fragment: ranges[0]) UNION ALL \(fragment: ranges[1])"
  }

  // MARK: samples

  /// Selects the devices of a part in some buckets.
  private func sample(_ part: Part, in buckets: ClosedRange<Int32>) -> PostgresQuery {
    let inBuckets: PostgresQuery =
      "bucket BETWEEN \(buckets.lowerBound) AND \(buckets.upperBound) OFFSET 0"
    switch part {
    case .narrowed(let part):
      var devices = narrowed
      devices.part = part
      return devices.candidates(in: buckets)
    case .reason:
      return """
        SELECT 1 FROM devices WHERE app = \(app) AND state_reason = \(filter.reason)
          AND \(fragment: inBuckets)
        """
    case .status, .everyone, .user: return withStatus(inBuckets)
    }
  }

  private var narrowed: NarrowedDevices {
    var devices = NarrowedDevices(
      app: app, environments: filter.environment.map { [$0] } ?? PushEnvironment.allCases,
      narrowing: filter.narrowing, unfit: unfit)
    if case .narrowed(let part) = part { devices.part = part }
    return devices
  }
}

extension DeviceFilter {
  /// The tags, languages and versions of the filter, in the form that audiences use.
  var narrowing: Narrowing {
    Narrowing(
      tags: tags, languages: language.map { [$0] } ?? [], versions: versions)
  }
}
