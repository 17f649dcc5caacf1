// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import JSONText

/// A gateway that a command asks, and how its answers are shown.
package struct GatewaySession: Sendable {
  let caller: HTTPCaller
  /// Whether answers are for a program.
  let json: Bool

  init(_ caller: HTTPCaller, json: Bool) {
    self.caller = caller
    self.json = json
  }

  func close() { caller.close() }

  // MARK: Asking

  /// Answers the body of a 2xx answer; an empty one is an empty object.
  @discardableResult
  func call(
    _ method: String, _ segments: [String], query: [QueryPair] = [], fields: [HeaderField] = [],
    body: [UInt8]? = nil
  ) async throws -> JSONDocument {
    try await tagged(method, segments, query: query, fields: fields, body: body).document
  }

  /// The same, with the entity tag that the answer has.
  func tagged(
    _ method: String, _ segments: [String], query: [QueryPair] = [], fields: [HeaderField] = [],
    body: [UInt8]? = nil
  ) async throws -> (document: JSONDocument, tag: String?) {
    let (head, answer) = try await exchange(
      method, segments, query: query, fields: fields, body: body)
    guard head.isSuccess else {
      throw CommandFault.refused(Refusal(status: head.status, body: answer))
    }
    do {
      return (try JSONDocument(parsing: answer.isEmpty ? Array("{}".utf8) : answer), head["etag"])
    } catch {
      throw CommandFault.unreachable(
        CallFault(.garbled, "\(caller.address) does not answer with JSON: it is no gateway"))
    }
  }

  private func exchange(
    _ method: String, _ segments: [String], query: [QueryPair], fields: [HeaderField],
    body: [UInt8]?
  ) async throws -> (ResponseHead, [UInt8]) {
    var fields = [HeaderField("Accept", "application/json")] + fields
    if body != nil { fields.append(HeaderField("Content-Type", "application/json")) }
    do {
      return try await caller.send(
        CallRequest(
          method, RequestTarget(["v1"] + segments, query: query), fields: fields, body: body))
    } catch {
      throw CommandFault.unreachable(error)
    }
  }

  /// The items of a list, page by page.
  /// - Parameter limit: at most so many; nil is all.
  func pages(
    of name: String, _ segments: [String], query: [QueryPair] = [], limit: Int?,
    _ body: ([JSONValue]) throws -> Void
  ) async throws {
    var left = limit ?? .max
    var cursor: String?
    repeat {
      var pairs = query + [QueryPair("limit", "\(min(left, 1000))")]
      if let cursor { pairs.append(QueryPair("cursor", cursor)) }
      let page = try await call("GET", segments, query: pairs).root
      let items = page[name]?.elements ?? []
      try body(items)
      left -= items.count
      cursor = page["next_cursor"]?.string
    } while cursor != nil && left > 0
  }

  // MARK: Showing

  /// One thing: its members, or the JSON as it came.
  func show(_ document: JSONDocument) {
    if json {
      tell(document)
    } else {
      Terminal.write(sheet(document.root, isForPeople: Terminal.outputIsTerminal))
    }
  }

  /// The JSON as it came, on a line.
  func tell(_ document: JSONDocument) {
    Terminal.write(String(decoding: document.bytes, as: UTF8.self) + "\n")
  }

  /// What was done: a sentence for people, which a program does not need.
  func say(_ sentence: String) {
    if !json { Terminal.complain(Terminal.harmless(sentence)) }
  }

  /// All pages of a list as a table, or an item on each line.
  func list(
    _ listing: Listing, _ segments: [String], query: [QueryPair] = [], limit: Int?
  ) async throws {
    var table = Table(listing.columns.map(\.title), width: Terminal.outputWidth)
    var count = 0
    try await pages(of: listing.name, segments, query: query, limit: limit) { items in
      count += items.count
      if json {
        Terminal.write(items.map { String(decoding: $0.bytes, as: UTF8.self) + "\n" }.joined())
      } else if !items.isEmpty {
        Terminal.write(table.text(items.map(listing.row)))
      }
    }
    if count == 0, !json, Terminal.errorsAreOnTerminal { Terminal.complain("none") }
  }
}

/// How a list of the API is shown as a table.
struct Listing: Sendable {
  /// A column: its title, its member, and another member for items without that one.
  struct Column: Sendable {
    let title: String
    let member: String
    let other: String?

    init(_ title: String, _ member: String, or other: String? = nil) {
      self.title = title
      self.member = member
      self.other = other
    }

    func cell(_ item: JSONValue) -> String {
      (item[member] ?? other.flatMap { item[$0] })?.cell ?? "-"
    }
  }

  /// The name of the array in an answer.
  let name: String
  let columns: [Column]

  func row(_ item: JSONValue) -> [String] {
    columns.map { $0.cell(item) }
  }
}
