// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import JSONText
package import PushModel

/// The query of `GET …/devices`.
package struct DeviceListQuery {
  /// Names of the filter parameters.
  package static let filters = [
    "user", "language", "app_version", "app_version_from", "app_version_below", "state",
    "reason", "environment", "push_type", "updated_since",
  ]

  package let filter: DeviceFilter
  package let paging: Paging
  /// Position after which the page begins; nil: the start.
  package let place: RangeCursor?

  /// - Throws: a `Fault` that names the first invalid parameter.
  package init(_ query: QueryItems) throws(Fault) {
    let reader = try QueryReader(query, known: Self.filters, repeatable: Self.tagNames)
    filter = try Self.filter(reader)
    paging = try reader.paging(Self.order(of: filter))
    place = try Self.place(paging.after, in: Self.order(of: filter))
  }

  static func filter(_ reader: QueryReader) throws(Fault) -> DeviceFilter {
    var filter = DeviceFilter()
    filter.user = try reader.text("user")
    filter.language = try language(reader)
    filter.tags = try tags(reader)
    filter.versions = try versions(reader)
    filter.state = try reader.choice("state", DeviceState.names)
    filter.reason = try reader.text("reason")
    filter.environment = try reader.choice(
      "environment", PushEnvironment.allCases.map { ($0.rawValue, $0) })
    filter.tokenKind = try reader.choice("push_type", TokenKind.names)
    filter.updatedSince = try reader.time("updated_since")
    if filter.reason != nil, filter.state == .active {
      throw Fault(
        .invalidParameter, at: "query/reason",
        "expected no \"reason\" beside \"state=active\": active devices have none")
    }
    return filter
  }

  /// Filters that may occur several times.
  package static let tagNames = ["tag", "any_tag", "no_tag"]

  /// Parses tags with the rules of audiences: every `tag`, at least one `any_tag`, and no `no_tag`.
  private static func tags(_ reader: QueryReader) throws(Fault) -> Narrowing.Tags {
    var lists: [[String]] = []
    for name in tagNames {
      let tags = try reader.texts(name)
      guard tags.count <= Narrowing.Tags.maximum else {
        throw Fault(
          .invalidParameter, at: "query/\(name)",
          "expected \"\(name)\" at most \(Narrowing.Tags.maximum) times")
      }
      lists.append(tags.uniqueByBytes)
    }
    let tags = Narrowing.Tags(all: lists[0], any: lists[1], none: lists[2])
    if let both = tags.contradiction {
      throw Fault(
        .invalidParameter, at: "query/no_tag",
        "expected no tag that is also required, but \"\(both)\" is")
    }
    return tags
  }

  private static func language(_ reader: QueryReader) throws(Fault) -> String? {
    guard let tag = try reader.text("language") else { return nil }
    guard let language = canonicalLanguage(tag) else {
      throw Fault(.invalidParameter, at: "query/language", languageExpected)
    }
    return language
  }

  /// Parses one version, or a range from one version to below another, with the rules of audiences.
  private static func versions(_ reader: QueryReader) throws(Fault) -> AppVersionRange? {
    let exactly = try version("app_version", reader)
    let from = try version("app_version_from", reader)
    let below = try version("app_version_below", reader)
    guard let exactly else {
      if let from, let below, below <= from {
        throw Fault(
          .invalidParameter, at: "query/app_version_below",
          "expected a version higher than \"app_version_from\"")
      }
      return from == nil && below == nil ? nil : AppVersionRange(from: from, below: below)
    }
    guard from == nil, below == nil else {
      throw Fault(
        .invalidParameter, at: "query/app_version",
        "expected \"app_version\" or a range by \"app_version_from\" and \"app_version_below\"")
    }
    return AppVersionRange(exactly: exactly)
  }

  private static func version(_ name: String, _ reader: QueryReader) throws(Fault) -> AppVersion? {
    guard let text = try reader.text(name) else { return nil }
    guard let version = AppVersion(text) else {
      throw Fault(.invalidParameter, at: "query/\(name)", versionExpected)
    }
    return version
  }

  // MARK: positions

  /// The list's order. Cursors of one order are invalid in the other.
  var order: ListKind { Self.order(of: filter) }

  private static func order(of filter: DeviceFilter) -> ListKind {
    filter.goesByTokens ? .devices : .devicesByBucket
  }

  /// Returns the cursor of the page that begins after a position.
  package func cursor(after place: RangeCursor) -> String { order.cursor(after: key(place)) }

  /// Encodes a position for a cursor: the token, in broadcast order preceded by the bucket. A page
  /// may end at a position that has no device.
  func key(_ place: RangeCursor) -> [UInt8] {
    guard order == .devicesByBucket else { return place.token.bytes }
    let bucket = UInt16(truncatingIfNeeded: place.bucket)
    return [UInt8(bucket >> 8), UInt8(truncatingIfNeeded: bucket)] + place.token.bytes
  }

  private static func place(_ key: [UInt8]?, in order: ListKind) throws(Fault) -> RangeCursor? {
    guard let key else { return nil }
    guard order == .devicesByBucket else {
      return RangeCursor(bucket: 0, token: DeviceToken(bytes: key))
    }
    guard key.count >= 2 else { throw QueryReader.foreignCursor }
    return RangeCursor(
      bucket: Int32(key[0]) << 8 | Int32(key[1]), token: DeviceToken(bytes: Array(key.dropFirst(2)))
    )
  }
}
