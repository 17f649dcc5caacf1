// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Lists of devices. Each filter by itself is found by a range of an index; of several the one goes first that leaves
// the fewest, and what the others say is asked of a bounded number of devices for a page.

extension DeviceStore {
  /// Devices that are looked at for a page at the most.
  package static let lookedAt = 20_000
  /// Of these so many by one statement, where not all that are looked at are meant: some milliseconds' reading.
  private static let lookedAtOnce = 2_000

  /// Devices after a place, at most `limit` (1 … 1,000), in the order of tokens or of broadcasts
  /// (`DeviceFilter.goesByTokens`). What a device is found by there never changes, so whatever is written meanwhile,
  /// one that is there all the time and is meant all the time is listed once.
  package func list(
    app: AppID, filter: DeviceFilter = DeviceFilter(), after: RangeCursor? = nil, limit: Int
  ) async throws(StorageError) -> DevicePage {
    let listed = try await listed(app, filter)
    var window = SlotWindow()
    var devices: [Device] = []
    var looked = 0
    var next: RangeCursor? = after ?? RangeCursor(bucket: 0, token: DeviceToken(bytes: []))
    // One more than the page says that there is more.
    while let place = next, devices.count <= limit, looked < Self.lookedAt {
      let room = limit + 1 - devices.count
      let range =
        listed.isByBuckets
        ? listed.range(window.buckets(from: place.bucket, to: .lastBucket), after: place)
        : listed.range(after: place, limit: listed.isExact ? room : Self.lookedAtOnce)
      let look = try await look(listed, range, room)
      window.found(look.looked)
      looked += look.looked
      devices += look.devices
      next = look.next
    }
    guard devices.count > limit else { return DevicePage(devices, next: next) }
    let page = Array(devices.prefix(limit))
    return DevicePage(page, next: page.last.map { RangeCursor(of: $0.token) })
  }

  /// By what the devices are found, and the lists of languages that are known not to fit.
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

  /// What one statement looked at: how many, those that are meant, and where to go on, nil at the end.
  private typealias Look = (looked: Int, devices: [Device], next: RangeCursor?)

  private func look(
    _ listed: ListedDevices, _ range: ListedDevices.Range, _ room: Int
  ) async throws(StorageError) -> Look {
    let order = listed.filter.goesByTokens ? "d.token" : "d.bucket, d.token"
    let reverse = listed.filter.goesByTokens ? "d.token DESC" : "d.bucket DESC, d.token DESC"
    let rows = try await reading(
      client.reports(of: listed.app),
      """
      WITH looked AS MATERIALIZED (
        \(fragment: range.devices)
      ), page AS MATERIALIZED (
        SELECT * FROM looked d WHERE true\(fragment: listed.condition)
        ORDER BY \(unsafeSQL: order) LIMIT \(room)
      )
      SELECT c.looked, c.last, \(unsafeSQL: Self.columns)
      FROM (SELECT (SELECT count(*) FROM looked) AS looked,
        (SELECT d.token FROM looked d ORDER BY \(unsafeSQL: reverse) LIMIT 1) AS last) c
      LEFT JOIN page d ON true ORDER BY \(unsafeSQL: order)
      """)
    var looked = 0
    var last: DeviceToken?
    let page = try decoding(rows) { (row) throws(PostgresError) -> Device? in
      looked = Int(try row.decode("looked", as: Int64.self))
      last = try row.decode("last")
      guard try row.decode("token", as: DeviceToken?.self) != nil else { return nil }
      return try Self.device(row)
    }.compactMap(\.self)
    let devices = page.filter { isMeant($0, by: listed.filter) }
    // Behind the last that there was room for there may be more that were looked at.
    if page.count == room { return (looked, devices, page.last.map { RangeCursor(of: $0.token) }) }
    return (looked, devices, range.next(looked, last))
  }

  /// Judges lists of languages that came while it was looked.
  private func isMeant(_ device: Device, by filter: DeviceFilter) -> Bool {
    filter.language == nil || fits.fits(device.languages, filter.narrowing.languages)
  }
}

extension RangeCursor {
  /// The place of a device, in either order.
  package init(of token: DeviceToken) { self.init(bucket: token.bucket, token: token) }
}

extension Int32 {
  /// The last of the buckets that devices stand in.
  fileprivate static let lastBucket = Int32(UInt16.max)
}
