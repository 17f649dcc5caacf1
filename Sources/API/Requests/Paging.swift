// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import TLS

/// A requested page of a list. Uses keyset pagination: a page begins after a key. Its cost is
/// independent of its position, and inserted or deleted rows do not shift it.
struct Paging: Equatable {
  static let names = ["limit", "cursor"]
  static let usualLimit = 100
  /// Maximum items of a page. A page is one response in memory; 1,000 devices take about 400 KB.
  static let maximumLimit = 1000

  let limit: Int
  /// The last key of the previous page.
  let after: [UInt8]?
}

/// The paged lists. A cursor contains its list's number, so that another list rejects it.
enum ListKind: UInt8 {
  case apps = 1
  case credentials, devices, strings, notifications, deliveries, keys, revisions, channels, entries
  /// Devices in the order of broadcasts.
  case devicesByBucket
  /// Deliveries to one device, ordered by their notification.
  case deviceDeliveries
  case webhooks, messages

  /// Name of the array in a response.
  var name: String {
    switch self {
    case .strings: "languages"
    case .devicesByBucket: Self.devices.name
    case .deviceDeliveries: Self.deliveries.name
    default: "\(self)"
    }
  }

  func cursor(after key: [UInt8]) -> String { Base64URL.encode([rawValue] + key) }

  func key(ofCursor cursor: String) -> [UInt8]? {
    guard let bytes = Base64URL.decode(cursor), bytes.first == rawValue else { return nil }
    let key = Array(bytes.dropFirst())
    let isWhole =
      switch self {
      case .notifications, .deviceDeliveries, .webhooks: key.count == 16
      case .keys: key.count == 4
      case .revisions, .entries, .messages: key.count == 8
      default: !key.isEmpty
      }
    return isWhole ? key : nil
  }
}

/// One page of a list.
struct Page<Item> {
  let items: [Item]
  /// Cursor of the next page; nil at the end.
  let next: String?

  /// - Parameter fetched: up to `limit` + 1 items; an extra item shows that another page exists.
  init(_ fetched: [Item], _ paging: Paging, of list: ListKind, key: (Item) -> [UInt8]) {
    items = Array(fetched.prefix(paging.limit))
    next = fetched.count > paging.limit ? items.last.map { list.cursor(after: key($0)) } : nil
  }

  /// Creates a page of exactly the given items.
  /// - Parameter last: key after which the next page begins; nil at the end.
  init(_ items: [Item], of list: ListKind, last: [UInt8]?) {
    self.items = items
    next = last.map { list.cursor(after: $0) }
  }

  /// Creates a page of a list in memory, ordered by key.
  init(cutting all: [Item], _ paging: Paging, of list: ListKind, key: (Item) -> [UInt8]) {
    let sorted = all.map { (key: key($0), item: $0) }
      .filter { one in paging.after.map { $0.lexicographicallyPrecedes(one.key) } ?? true }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map(\.item)
    self.init(sorted, paging, of: list, key: key)
  }

  /// Returns the response with the items under the list's name, `next_cursor`, and a `Link` field
  /// to the next page (RFC 8288).
  /// - Parameters:
  ///   - head: writes members before the items.
  ///   - write: writes one item as one value.
  func response(
    _ list: ListKind, to request: Request, head: (inout JSONWriter) -> Void = { _ in },
    write: (Item, inout JSONWriter) -> Void
  ) -> Response {
    var response = Response.json { json in
      json.object { json in
        head(&json)
        json.field(list.name) { json in
          json.array { json in
            for item in items { write(item, &json) }
          }
        }
        json.field("next_cursor", next)
      }
    }
    if let next {
      response.headers[.link] = "<\(address(of: request, cursor: next))>; rel=\"next\""
    }
    return response
  }

  private func address(of request: Request, cursor: String) -> String {
    var query = request.query.items.filter { $0.name != "cursor" }
      .map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }
    query.append("cursor=\(cursor)")
    return "\(request.path)?\(query.joined(separator: "&"))"
  }
}

/// Percent-encodes all characters except RFC 3986's unreserved ones.
func percentEncoded(_ text: String) -> String {
  var encoded: [UInt8] = []
  for byte in text.utf8 {
    if isAlphanumeric(byte) || "-._~".utf8.contains(byte) {
      encoded.append(byte)
    } else {
      let digits = Array("0123456789ABCDEF".utf8)
      encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}
