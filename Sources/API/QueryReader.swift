// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer

/// Reads a query as strictly as a body: an unknown name is a mistake that must not pass for "no
/// filter", and a name given twice has no meaning.
struct QueryReader {
  private let query: QueryItems

  /// - Parameters:
  ///   - known: the names this list understands, beside `limit` and `cursor`.
  ///   - later: names of a later version.
  ///   - isList: false for what is no list, and so has no pages.
  init(
    _ query: QueryItems, known: [String] = [], later: [String] = [], isList: Bool = true
  ) throws(Fault) {
    self.query = query
    let known = known + (isList ? Paging.names : [])
    var seen: [String] = []
    for item in query.items {
      let pointer = "query/\(item.name)"
      if later.contains(item.name) {
        throw Fault(.notAvailable, at: pointer, "\"\(item.name)\" is not available in this version")
      }
      guard known.contains(item.name) else {
        let names = known.joined(separator: ", ")
        throw Fault(
          .invalidParameter, at: pointer,
          known.isEmpty ? "expected no parameter" : "expected one of the parameters \(names)")
      }
      guard !seen.contains(item.name) else {
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

  /// A value of a closed list.
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

  func flag(_ name: String) throws(Fault) -> Bool? {
    try choice(name, [("true", true), ("false", false)])
  }

  func paging(_ list: ListKind) throws(Fault) -> Paging {
    var limit = Paging.usualLimit
    if let text = try text("limit") {
      guard let number = Int(text), (1...Paging.maximumLimit).contains(number) else {
        throw Fault(
          .invalidParameter, at: "query/limit",
          "expected a number from 1 to \(Paging.maximumLimit)")
      }
      limit = number
    }
    guard let cursor = try text("cursor") else { return Paging(limit: limit, after: nil) }
    guard let key = list.key(ofCursor: cursor) else {
      throw Fault(
        .invalidCursor, at: "query/cursor", "expected \"next_cursor\" of this list's last answer")
    }
    return Paging(limit: limit, after: key)
  }
}
