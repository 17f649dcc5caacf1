// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// A page of the devices of a queue row, in cursor order. A value in columns: a page of a broadcast
/// has thousands of devices, and objects for each would cost more than reading them.
package struct AudiencePage: RandomAccessCollection, Sendable {
  /// A device of the queue row.
  package struct Device: Sendable, Equatable {
    package let recipient: Recipient
    /// Whether the run has a delivery of the device, because an earlier holder of the row sent to
    /// it.
    package let isRecorded: Bool
    /// Whether the device adds to the run's audience count. Named tokens are counted at acceptance.
    package let counts: Bool

    package init(_ recipient: Recipient, isRecorded: Bool = false, counts: Bool = true) {
      self.recipient = recipient
      self.isRecorded = isRecorded
      self.counts = counts
    }
  }

  /// The fields of a device that are true or false.
  package struct Marks: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isRecorded = Marks(rawValue: 1)
    package static let counts = Marks(rawValue: 2)
    package static let isRegistered = Marks(rawValue: 4)
    package static let isUnverified = Marks(rawValue: 8)
    package static let isSandbox = Marks(rawValue: 16)
  }

  /// The bytes of all tokens. The token of a device ends at its element of `tokenEnds`.
  package private(set) var tokens: [UInt8] = []
  package private(set) var tokenEnds: [UInt32] = []
  package private(set) var buckets: [Int32] = []
  package private(set) var marks: [Marks] = []
  /// Language preferences. A device has those at its element of `preferenceOf`.
  package private(set) var preferences: [[String]] = []
  package private(set) var preferenceOf: [UInt32] = []
  /// Time zones. A device has the one at its element of `zoneOf`. Both are empty if no device has
  /// one.
  package private(set) var zones: [String?] = []
  package private(set) var zoneOf: [UInt32] = []
  /// Users by device; empty if no device has one.
  private var users: [String?] = []
  /// The cursor of the next page; nil after the last page.
  package var next: RangeCursor?

  package init(devices: [Device], next: RangeCursor?) {
    self.next = next
    for device in devices { append(device) }
  }

  /// Creates the only page of a row whose devices were read at its acceptance or claim.
  package init(_ recipients: [Recipient], of work: Work) {
    self.init(devices: recipients.map { Device($0, counts: work.counts($0)) }, next: nil)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { tokenEnds.count }

  package subscript(index: Int) -> Device {
    let marks = marks[index]
    return Device(
      Recipient(
        token: token(index), bucket: buckets[index],
        languages: preferences[Int(preferenceOf[index])],
        environment: marks.contains(.isSandbox) ? .sandbox : .production,
        user: users.isEmpty ? nil : users[index],
        isRegistered: marks.contains(.isRegistered),
        timeZone: zoneOf.isEmpty ? nil : zones[Int(zoneOf[index])],
        isUnverified: marks.contains(.isUnverified)),
      isRecorded: marks.contains(.isRecorded), counts: marks.contains(.counts))
  }

  /// Returns the position of a device in a broadcast.
  package func cursor(_ index: Int) -> RangeCursor {
    RangeCursor(bucket: buckets[index], token: token(index))
  }

  package func token(_ index: Int) -> DeviceToken {
    DeviceToken(bytes: Array(tokens[tokenRange(index)]))
  }

  /// Returns the position of a device's token in `tokens`.
  package func tokenRange(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(tokenEnds[index - 1]))..<Int(tokenEnds[index])
  }

  /// Number of devices that add to the run's audience count.
  package var counted: Int { marks.count { $0.contains(.counts) } }

  // MARK: Adding

  package mutating func append(_ device: Device) {
    let recipient = device.recipient
    if preferences.last != recipient.languages { preferences.append(recipient.languages) }
    var marks: Marks = []
    if device.isRecorded { marks.insert(.isRecorded) }
    if device.counts { marks.insert(.counts) }
    if recipient.isRegistered { marks.insert(.isRegistered) }
    if recipient.isUnverified { marks.insert(.isUnverified) }
    if recipient.environment == .sandbox { marks.insert(.isSandbox) }
    tokens.append(contentsOf: recipient.token.bytes)
    append(
      bucket: recipient.bucket, preference: preferences.count - 1, zone: recipient.timeZone,
      marks)
    if recipient.user != nil || !users.isEmpty {
      while users.count + 1 < count { users.append(nil) }
      users.append(recipient.user)
    }
  }

  /// Appends the device whose token is at the end of `tokens`.
  private mutating func append(bucket: Int32, preference: Int, zone: String?, _ marks: Marks) {
    tokenEnds.append(UInt32(tokens.count))
    buckets.append(bucket)
    preferenceOf.append(UInt32(preference))
    self.marks.append(marks)
    guard zone != nil || !zoneOf.isEmpty else { return }
    while zoneOf.count + 1 < count { zoneOf.append(place(of: nil)) }
    zoneOf.append(place(of: zone))
  }

  /// Returns the position of a time zone in `zones`, which have few elements.
  private mutating func place(of zone: String?) -> UInt32 {
    if let known = zones.firstIndex(of: zone) { return UInt32(known) }
    zones.append(zone)
    return UInt32(zones.count - 1)
  }
}

// MARK: Reading

extension AudiencePage {
  /// Reads the devices of a range. Finds the columns once, and decodes each language list once.
  ///
  /// - Parameter rows: a row without a token has no device; an empty page has one.
  init(_ rows: PostgresRows) throws(PostgresError) {
    let (token, bucket) = (try rows.column("token"), try rows.column("bucket"))
    let (list, tags) = (try rows.column("language_list"), try rows.column("languages"))
    let (environment, zone) = (try rows.column("environment"), try rows.column("time_zone"))
    let isRecorded = try rows.column("is_recorded")
    var known: [Int32: Int] = [:]
    for row in rows {
      guard try row.append(token, to: &tokens) else { continue }
      let id = try row.decode(list, as: Int32.self)
      let preference = known[id] ?? preferences.count
      if preference == preferences.count {
        preferences.append(try row.languages(tags))
        known[id] = preference
      }
      var marks: Marks = [.counts, .isRegistered]
      if try row.decode(isRecorded) { marks.insert(.isRecorded) }
      if try row.decode(environment, as: PushEnvironment.self) == .sandbox {
        marks.insert(.isSandbox)
      }
      append(
        bucket: try row.decode(bucket), preference: preference, zone: try row.decode(zone), marks)
    }
  }
}
