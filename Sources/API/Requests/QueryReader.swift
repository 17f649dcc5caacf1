// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import PushModel

/// Parses a query as strictly as a body. An unknown name is rejected, because it must not be taken
/// for "no filter". Only repeatable names may occur twice.
struct QueryReader {
  private let query: QueryItems

  /// - Parameters:
  ///   - known: names that the route accepts besides `limit` and `cursor`.
  ///   - repeatable: names that may occur several times.
  ///   - isList: whether the route returns pages and accepts `limit` and `cursor`.
  init(
    _ query: QueryItems, known: [String] = [], repeatable: [String] = [], isList: Bool = true
  ) throws(Fault) {
    self.query = query
    let known = known + repeatable + (isList ? Paging.names : [])
    var seen: [String] = []
    for item in query.items {
      let pointer = "query/\(item.name)"
      guard known.contains(item.name) else {
        let names = known.joined(separator: ", ")
        let expected =
          switch known.count {
          case 0: "expected no parameter"
          case 1: "expected no parameter but \(names)"
          default: "expected one of the parameters \(names)"
          }
        throw Fault(.invalidParameter, at: pointer, expected)
      }
      guard !seen.contains(item.name) || repeatable.contains(item.name) else {
        throw Fault(.invalidParameter, at: pointer, "expected \"\(item.name)\" only once")
      }
      seen.append(item.name)
    }
  }

  func text(_ name: String) throws(Fault) -> String? {
    guard let value = query.first(name) else { return nil }
    guard !value.isEmpty else {
      throw Fault(.invalidParameter, at: "query/\(name)", "expected a value, or no \"\(name)\"")
    }
    return value
  }

  /// Returns all values of a name, in their order.
  func texts(_ name: String) throws(Fault) -> [String] {
    let values = query.items.filter { $0.name == name }.map(\.value)
    guard !values.contains("") else {
      throw Fault(.invalidParameter, at: "query/\(name)", "expected a value, or no \"\(name)\"")
    }
    return values
  }

  /// Returns a value from a fixed list.
  func choice<Choice>(
    _ name: String, _ choices: [(name: String, value: Choice)]
  ) throws(Fault) -> Choice? {
    guard let text = try text(name) else { return nil }
    guard let choice = choices.first(where: { $0.name == text }) else {
      let names = choices.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw Fault(.invalidParameter, at: "query/\(name)", "expected one of \(names)")
    }
    return choice.value
  }

  func notification(_ name: String) throws(Fault) -> NotificationID? {
    guard let text = try text(name) else { return nil }
    guard let id = NotificationID(text) else {
      throw Fault(.invalidParameter, at: "query/\(name)", "expected the id of a notification")
    }
    return id
  }

  func time(_ name: String) throws(Fault) -> Instant? {
    guard let text = try text(name) else { return nil }
    guard let time = RFC3339.parse(text) else {
      throw Fault(.invalidParameter, at: "query/\(name)", timeExpected)
    }
    return time
  }

  func flag(_ name: String) throws(Fault) -> Bool? {
    try choice(name, [("true", true), ("false", false)])
  }

  /// Fault for a cursor that this list did not create.
  static var foreignCursor: Fault {
    Fault(.invalidCursor, at: "query/cursor", "expected \"next_cursor\" of a response of this list")
  }

  /// Returns the requested page size.
  func limit() throws(Fault) -> Int {
    guard let text = try text("limit") else { return Paging.usualLimit }
    guard let number = Int(text), (1...Paging.maximumLimit).contains(number) else {
      throw Fault(
        .invalidParameter, at: "query/limit",
        "expected a number from 1 to \(Paging.maximumLimit)")
    }
    return number
  }

  func paging(_ list: ListKind) throws(Fault) -> Paging {
    let limit = try limit()
    guard let cursor = try text("cursor") else { return Paging(limit: limit, after: nil) }
    guard let key = list.key(ofCursor: cursor) else {
      throw Self.foreignCursor
    }
    return Paging(limit: limit, after: key)
  }
}
