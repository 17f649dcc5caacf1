// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Lists of devices. Each filter has an index. With several filters, the most selective index is
// used, and the other filters are checked on a bounded number of devices for each page.

extension DeviceStore {
  /// Maximum number of devices that are examined for one page.
  package static let examinedLimit = 20_000
  /// Number of devices that one statement examines if the filter may exclude some of them: some
  /// milliseconds of reading.
  private static let examinedAtOnce = 2_000

  /// Returns at most `limit` devices (1 … 1,000) after a position, in the order of tokens or of
  /// broadcasts (`DeviceFilter.goesByTokens`).
  ///
  /// A device's position never changes. A device that exists and matches all the time is therefore
  /// listed exactly once, regardless of concurrent writes.
  package func list(
    app: AppID, filter: DeviceFilter = DeviceFilter(), after: RangeCursor? = nil, limit: Int
  ) async throws(StorageError) -> DevicePage {
    let listed = try await listed(app, filter)
    var window = SlotWindow()
    var devices: [Device] = []
    var examined = 0
    var next: RangeCursor? = after ?? RangeCursor(bucket: 0, token: DeviceToken(bytes: []))
    // One device more than the page shows that another page follows.
    while let place = next, devices.count <= limit, examined < Self.examinedLimit {
      let room = limit + 1 - devices.count
      let range =
        listed.isByBuckets
        ? listed.range(window.buckets(from: place.bucket, to: .lastBucket), after: place)
        : listed.range(after: place, limit: listed.isExact ? room : Self.examinedAtOnce)
      let part = try await part(listed, range, room)
      window.found(part.examined)
      examined += part.examined
      devices += part.devices
      next = part.next
    }
    guard devices.count > limit else { return DevicePage(devices, next: next) }
    let page = Array(devices.prefix(limit))
    return DevicePage(page, next: page.last.map { RangeCursor(of: $0.token) })
  }

  /// Chooses the index for a filter, and reads the first preferences that are known not to match.
  private func listed(
    _ app: AppID, _ filter: DeviceFilter
  ) async throws(StorageError) -> ListedDevices {
    let languages = filter.narrowing.languages
    return try await client.reports.perform(for: app.rawValue) {
      (connection) async throws(StorageError) in
      try await fits.learn(languages, on: connection)
      return try await ListedDevices(
        app: app, filter: filter, unfit: fits.unfit(for: languages), on: connection)
    }
  }

  /// Result of one statement: number of devices examined, devices that match, and the position to
  /// continue at, nil at the end.
  private typealias Examined = (examined: Int, devices: [Device], next: RangeCursor?)

  private func part(
    _ listed: ListedDevices, _ range: ListedDevices.Range, _ room: Int
  ) async throws(StorageError) -> Examined {
    let order = listed.filter.goesByTokens ? "d.token" : "d.bucket, d.token"
    let reverse = listed.filter.goesByTokens ? "d.token DESC" : "d.bucket DESC, d.token DESC"
    let rows = try await reading(
      client.reports(of: listed.app),
      """
      WITH examined AS MATERIALIZED (
        \(fragment: range.devices)
      ), page AS MATERIALIZED (
        SELECT * FROM examined d WHERE true\(fragment: listed.condition)
        ORDER BY \(unsafeSQL: order) LIMIT \(room)
      )
      SELECT c.examined, c.last, \(unsafeSQL: Self.columns)
      FROM (SELECT (SELECT count(*) FROM examined) AS examined,
        (SELECT d.token FROM examined d ORDER BY \(unsafeSQL: reverse) LIMIT 1) AS last) c
      LEFT JOIN page d ON true ORDER BY \(unsafeSQL: order)
      """)
    var examined = 0
    var last: DeviceToken?
    let page = try decoding(rows) { (row) throws(PostgresError) -> Device? in
      examined = Int(try row.decode("examined", as: Int64.self))
      last = try row.decode("last")
      guard try row.decode("token", as: DeviceToken?.self) != nil else { return nil }
      return try Self.device(row)
    }.compactMap(\.self)
    let devices = page.filter { isMeant($0, by: listed.filter) }
    // The statement may have examined devices after the last one that fits into the page.
    if page.count == room {
      return (examined, devices, page.last.map { RangeCursor(of: $0.token) })
    }
    return (examined, devices, range.next(examined, last))
  }

  /// Checks a device whose language list may have been stored after the statement's list of
  /// non-matching ones.
  private func isMeant(_ device: Device, by filter: DeviceFilter) -> Bool {
    filter.language == nil || fits.fits(device.languages, filter.narrowing.languages)
  }
}

extension RangeCursor {
  /// Creates the position of a device, valid in either order.
  package init(of token: DeviceToken) { self.init(bucket: token.bucket, token: token) }
}

extension Int32 {
  /// The last bucket of a broadcast.
  fileprivate static let lastBucket = Int32(UInt16.max)
}
