// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import JSONText

/// A connection to a gateway for one command, and the printing of its responses.
package struct GatewaySession: Sendable {
  let caller: HTTPCaller
  /// Whether the output is for a program (`--json`).
  let json: Bool

  init(_ caller: HTTPCaller, json: Bool) {
    self.caller = caller
    self.json = json
  }

  func close() { caller.close() }

  // MARK: Requests

  /// Sends a request and returns the body of a 2xx response. An empty body becomes an empty object.
  /// - Parameter prefix: the segments of the path before `segments`.
  @discardableResult
  func call(
    _ method: String, _ segments: [String], under prefix: [String] = ["v1"],
    query: [QueryPair] = [], fields: [HeaderField] = [], body: [UInt8]? = nil
  ) async throws -> JSONDocument {
    try await tagged(method, segments, under: prefix, query: query, fields: fields, body: body)
      .document
  }

  /// Sends a request like `call`, and also returns the response's entity tag.
  func tagged(
    _ method: String, _ segments: [String], under prefix: [String] = ["v1"],
    query: [QueryPair] = [], fields: [HeaderField] = [], body: [UInt8]? = nil
  ) async throws -> (document: JSONDocument, tag: String?) {
    let (head, answer) = try await exchange(
      method, prefix + segments, query: query, fields: fields, body: body)
    guard head.isSuccess else {
      throw CommandFault.refused(Refusal(status: head.status, body: answer))
    }
    do {
      return (try JSONDocument(parsing: answer.isEmpty ? Array("{}".utf8) : answer), head["etag"])
    } catch {
      throw CommandFault.unreachable(
        CallFault(.garbled, "\(caller.address) does not respond with JSON: not a gateway"))
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
          method, RequestTarget(segments, query: query), fields: fields, body: body))
    } catch {
      throw CommandFault.unreachable(error)
    }
  }

  /// Passes the items of a list to `body`, page by page.
  /// - Parameter limit: maximum number of items; nil: all.
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

  // MARK: Output

  /// Prints one object: as a list of its members, or with `--json` as its unchanged JSON.
  func show(_ document: JSONDocument) {
    if json {
      printJSON(document)
    } else {
      Terminal.write(sheet(document.root, isForPeople: Terminal.outputIsTerminal))
    }
  }

  /// Prints the JSON unchanged, on one line.
  func printJSON(_ document: JSONDocument) {
    Terminal.write(String(decoding: document.bytes, as: UTF8.self) + "\n")
  }

  /// Prints a sentence about the result on standard error, except with `--json`.
  func printStatus(_ sentence: String) {
    if !json { Terminal.complain(Terminal.harmless(sentence)) }
  }

  /// Prints all pages of a list: as a table, or with `--json` as one item per line.
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

/// Columns of a list of the API.
struct Listing: Sendable {
  /// A column: its title, the member that it shows, and another member for items that lack the
  /// first.
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

  /// The name of the array in the response.
  let name: String
  let columns: [Column]

  func row(_ item: JSONValue) -> [String] {
    columns.map { $0.cell(item) }
  }
}
