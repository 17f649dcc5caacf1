// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import TLS

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
